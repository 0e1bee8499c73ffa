// Who keeps a history names its lessons, its time and its engine.
@_exported import UserHistory
