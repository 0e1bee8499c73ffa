import InputCore

/// The entry points of Korean input: Hangul from jamo, and Hanja.
public enum Korean {
  /// The BCP 47 tag of the language.
  public static let languageTag = "ko"

  /// The keymap of a hardware keyboard. Backspace deletes a jamo. F9 and the Hanja key open
  /// candidates. Other keys end the syllable and are left to the host.
  public static let keymap = (try? Keymap(parsing: keymapText)) ?? Keymap()

  /// The text that `keymap` is parsed from: print it, or start your own keymap with it.
  public static let keymapText = """
    # state    key           command
    composing  BackSpace     delete-backward
    any        F9            reconvert
    any        Hangul_Hanja  reconvert
    choosing   S-Delete      forget-candidate
    choosing   C-Delete      forget-candidate
    choosing   Space         commit
    choosing   Return        commit
    choosing   Escape        cancel
    choosing   Up            previous-candidate
    choosing   Down          next-candidate
    choosing   Left          previous-candidate
    choosing   Right         next-candidate
    choosing   Tab           next-candidate
    choosing   S-Tab         previous-candidate
    choosing   PageUp        previous-page
    choosing   PageDown      next-page
    choosing   1             select-1
    choosing   2             select-2
    choosing   3             select-3
    choosing   4             select-4
    choosing   5             select-5
    choosing   6             select-6
    choosing   7             select-7
    choosing   8             select-8
    choosing   9             select-9
    any        S-Space       toggle-width
    """
}
