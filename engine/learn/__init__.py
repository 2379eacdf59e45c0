"""Lessons: what a lesson is, where it lies, how it runs. No Qt; screens are in `ui/learn`. Start with `lesson.py`."""
