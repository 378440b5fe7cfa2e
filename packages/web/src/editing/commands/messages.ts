import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Names of the commands of every editor, and text of the command palette and the list of shortcuts. */
export const messages = translated('editing/commands', {
  undo: 'Undo',
  redo: 'Redo',
  saveChanges: 'Save Changes',
  complete: 'Complete',
  saveAndComplete: {
    slideshow: 'Save, and mark this slideshow as complete',
    podcast: 'Save, and mark this podcast as complete',
  },
  commands: 'Commands',
  keyboardShortcuts: 'Keyboard shortcuts',

  /** A tooltip: 'Undo (Ctrl+Z)'. */
  labelWithKeys: (label: string, keys: string) => `${label} (${keys})`,
  /** As keyboards of the language name these keys. */
  keyNames: {
    Ctrl: 'Ctrl',
    Shift: 'Shift',
    Alt: 'Alt',
    Enter: 'Enter',
    Space: 'Space',
    Delete: 'Delete',
    Tab: 'Tab',
    Esc: 'Esc',
  },

  searchCommands: 'Search commands',
  whatToDo: 'What do you want to do?',
  noCommandFound: 'No command has these words.',
  commandsFound: (count: number) => plural(count, { one: '# command', other: '# commands' }),
})
