import { messages } from './messages.ts'

/** The keys of texts on the slide, for the list of shortcuts. */
export const slideTextKeys = () => [
  { label: messages.editTextByKey, keys: 'Enter F2' },
  { label: messages.goToTextBeside, keys: 'Tab Shift+Tab' },
  { label: messages.leaveUnchanged, keys: 'Esc' },
  { label: messages.bold, keys: 'Mod+B' },
  { label: messages.italic, keys: 'Mod+I' },
]
