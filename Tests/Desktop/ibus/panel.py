"""Plays the panel: turns pages, clicks on candidates, forgets one with the right button."""
import sys

from field import FOCUS, PREEDIT, SURROUNDING, Field, IBus, settle, wait

bus = IBus.Bus()
state = {"table": None}


class Program(Field):
    """A program that leaves candidates to the panel."""

    draws = 0


def show(_, table, visible):
    if not visible:
        state["table"] = None
        return
    count = table.get_number_of_candidates()
    state["table"] = [table.get_candidate(i).get_text() for i in range(count)]


def main():
    panel_bus = IBus.Bus.new()
    panel_bus.request_name(IBus.SERVICE_PANEL, 0)
    panel = IBus.PanelService.new(panel_bus.get_connection())
    panel.connect("update-lookup-table", show)
    panel.connect("hide-lookup-table", lambda _: state.update(table=None))
    settle()
    field = Program(bus, "gtk3-im:panel", PREEDIT | FOCUS | SURROUNDING)
    field.focus()
    bus.set_global_engine("globekey:zh-Hans")
    field.kind(0)

    field.type("shi")
    wait(lambda: state["table"], "the candidates")
    first = state["table"]
    panel.page_down()
    wait(lambda: state["table"] not in (None, first), "the second page")
    second = state["table"]
    assert not set(first) & set(second), (first, second)
    panel.page_up()
    wait(lambda: state["table"] == first, "the first page again")
    panel.cursor_down()
    panel.candidate_clicked(3, 1, 0)
    wait(lambda: field.text, "the commit")
    assert field.text == first[3], (field.text, first)
    wait(lambda: state["table"] is None, "the end of the list")

    # What was chosen twice comes first; forgotten by the right button, it does not.
    chosen = first[3]
    for _ in range(2):
        field.type("shi")
        wait(lambda: state["table"], "the candidates")
        panel.candidate_clicked(state["table"].index(chosen), 1, 0)
        wait(lambda: state["table"] is None, "the end of the list")
    # A word that the text before has may stay first, so it is forgotten in an empty field.
    field.text, field.caret = "", 0
    field.report()
    # Lessons are written beside the typing, so the first list may come before them.
    for _ in range(50):
        field.type("shi")
        wait(lambda: state["table"], "the candidates")
        if state["table"][0] == chosen:
            break
        field.press("Escape")
        wait(lambda: state["table"] is None, "the end of the list")
    assert state["table"][0] == chosen, state["table"]
    panel.candidate_clicked(0, 3, 0)
    wait(lambda: state["table"] and state["table"][0] != chosen, "the list without it")
    field.press("Escape")
    print("panel: passed")


try:
    main()
except AssertionError as error:
    print(f"panel: failed: {error}; the panel shows {state['table']}")
    sys.exit(1)
