"""A window with a text field of Qt 5. Writes the field's text to a file whenever it changes.

qt_field.py FILE
"""
import sys

from PyQt5.QtWidgets import QApplication, QLineEdit


def write(text):
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(text)


application = QApplication(sys.argv)
field = QLineEdit()
field.setWindowTitle("field")
field.setMinimumWidth(600)
field.textChanged.connect(write)
write("")
field.show()
application.exec()
