"""A bare window of PySide6 with a label, which ends once it is painted."""

from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

from tests.bench.first_paint import FirstPaint

application = QApplication([])
watch = FirstPaint(application)
window = QMainWindow()
window.setCentralWidget(QLabel("Lamplight"))
window.resize(1280, 800)
window.show()
application.exec()
