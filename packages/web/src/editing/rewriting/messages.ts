import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of the rewrite panel and of messages with Undo. */
export const messages = translated('editing/rewriting', {
  suggestions: 'Suggestions',
  instruction: 'What is to be different?',
  instructionHint: 'The new text says only what the page says.',
  instructionMissing: 'Please say what is to be different.',
  rewrite: 'Rewrite',
  rewriting: 'Rewriting...',
  unfinished: 'Not yet compared with the page',
  cancel: 'Cancel',
  close: 'Close',
  notRewritten: 'Nothing was rewritten. Please try again.',

  undo: 'Undo',
  editedSince: 'This was edited since. Undo goes back step by step.',
})
