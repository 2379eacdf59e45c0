"""Pictures of pages: positions, references, what is lit, and sentences for what cannot be."""

from fnmatch import fnmatch

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTextDocument, QTextImageFormat

from ui.language import Language
from ui.paint.cache import render
from ui.paint.canvas import Canvas
from ui.rules.compose import Scene
from ui.rules.illustrator import Illustrator, row_name
from ui.rules.pictures import Album, BadPicture, Position, Shown, album_of, arrange, arranged, shown
from ui.theme.look import light

OPAQUE = 255
LOADED = Position(3, {}, 1, ("load b 1.1", "load c 1.3"))


@pytest.fixture
def scene(qapp):
    """Make the scene of a picture of a loaded ship."""

    def make(*show, **more):
        setup, state = arrange("imhotep", LOADED)
        what = Shown("loaded", show, **more)
        language = Language()
        return Scene("test", what, setup, state, light(), language.voice(["A", "B", "C"]), "en")

    return make


def painted(picture):
    """The picture as an image, transparent where nothing is."""
    box = picture.box
    image = QImage(round(box.w), round(box.h), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-box.x, -box.y)
    picture.draw(Canvas(painter, light()))
    painter.end()
    return image


def clear(image):
    """How much of an image is empty, 0 to 1."""
    spots = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    return sum(image.pixelColor(*spot).alpha() == 0 for spot in spots) / len(spots)


def test_a_position_is_moves_and_then_entries_of_the_state():
    _, state = arrange("imhotep", LOADED)
    assert state.to_json()["berths"][:4] == [2, 0, 3, 0]
    _, state = arrange("imhotep", Position(2, {}, 1, (), {"temple_points": [1, 0], "score": [1, 0]}))
    assert state.to_json()["score"] == [1, 0]


@pytest.mark.parametrize(
    ("reference", "kinds"),
    [
        ("piece: ship 1.0", 1),
        ("piece: ship 1.*", 4),
        ("zone: Market", 6),
        ("place: Ship 1, berth *", 3),
        ("to: load b 1.2", 1),
        ("from: sail 1 temple", 1),
        ("board", 1),
        ("dock", 1),
        ("box: 10 20 30 40", 1),
    ],
)
def test_references_find_what_they_name(scene, reference, kinds):
    found = scene("board").spots([reference])
    assert len(found) == kinds or (reference.startswith("zone") and len(found) >= kinds - 2)


@pytest.mark.parametrize(
    "reference", ["piece: barge 1", "zone: Nowhere", "to: load b 9.9", "to: fly", "shore", "place: Sphinx"]
)
def test_a_reference_to_nothing_is_an_error_that_names_the_picture(scene, reference):
    with pytest.raises(BadPicture, match="test: "):
        scene(reference).picture()


def test_board_and_dock_are_not_in_one_picture(scene):
    with pytest.raises(BadPicture, match="either the board or the dock"):
        scene("board", "dock").picture()


def test_a_picture_is_cut_to_what_it_shows_and_its_margin(scene):
    box = scene("box: 100 50 200 80", margin=10).picture().box
    assert box == (90, 40, 220, 100)


def test_a_bare_picture_has_no_ground_but_carries_what_rides_on_the_piece(scene):
    bare = painted(scene("piece: ship 1.0", bare=True).picture())
    grounded = painted(scene("piece: ship 1.0").picture())
    assert clear(bare) > 0.05
    assert clear(grounded) < 0.02
    empty = painted(scene("piece: ship 1.1", bare=True).picture())
    assert bare != empty


def test_a_held_piece_lights_its_places_and_a_drop_lays_a_ghost(scene):
    plain = painted(scene("board").picture())
    held = painted(scene("board", hold="piece: sled 0").picture())
    dropped = painted(scene("board", hold="piece: sled 0", drop="load a 1.2").picture())
    assert plain != held != dropped
    lights = scene("board", hold="piece: sled 0")._lights()
    assert len(lights) == sum(
        1 for place in scene("board").plan.places if fnmatch(place.name, "Ship ?, berth ?, empty")
    )


def test_what_is_wrong_with_the_data_is_said():
    with pytest.raises(BadPicture, match="has no such picture"):
        shown("imhotep", "nothing-like-it")
    with pytest.raises(BadPicture, match="has no such position"):
        arranged("imhotep", "nothing-like-it")


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"{", "truncated"),
        (b'{"pictures": {"x": {"position": "p"}}}', "show"),
        (b'{"pictures": {"x": {"position": "p", "show": [], "zoom": 2}}}', "zoom"),
        (b'{"positions": {"x": {"players": "two"}}}', "players"),
    ],
)
def test_a_file_that_is_no_album_is_refused_with_the_field(tmp_path, data, why):
    (tmp_path / "nim").mkdir()
    (tmp_path / "nim" / "pictures.json").write_bytes(data)
    with pytest.raises(BadPicture, match=why):
        album_of("nim", tmp_path)


def test_a_game_without_pictures_has_an_empty_album(tmp_path):
    assert album_of("nim", tmp_path) == Album()


@pytest.mark.parametrize("shift", [0.0, 0.4, 0.7])
def test_a_picture_is_painted_pixel_for_pixel_wherever_its_line_stands(around, shift):
    illustrator = Illustrator("imhotep", around.language, around.theme.theme)
    form = QTextImageFormat()
    form.setName(row_name(("table",), 0))
    picture, width = illustrator.picture("table"), 610.3
    scale = width / picture.box.w
    drawn = QImage(660, 480, QImage.Format.Format_ARGB32_Premultiplied)
    drawn.fill(Qt.GlobalColor.white)
    painter = QPainter(drawn)
    rect = QRectF(10 + shift, 10 + shift, width, picture.box.h * scale)
    illustrator.drawObject(painter, rect, QTextDocument(), 0, form)
    painter.end()
    wanted = render(picture, around.theme.theme, 1.0, scale).toImage()
    left = 10 + round(shift)
    found = drawn.copy(left, left, wanted.width(), wanted.height())
    middle = wanted.width() // 2
    rows = [row for row in range(wanted.height()) if wanted.pixelColor(middle, row).alpha() == OPAQUE]
    assert len(rows) > 0.9 * wanted.height()
    for row in rows:
        assert found.pixelColor(middle, row).rgb() == wanted.pixelColor(middle, row).rgb(), row
