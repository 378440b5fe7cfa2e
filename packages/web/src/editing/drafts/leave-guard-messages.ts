import { translated } from '@lectern/domain/messages/translated.ts'

/** The question before the user leaves a screen with unsaved changes. The account settings use it too. */
export const messages = translated('editing/leave-guard', {
  question: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  changesAreKept: 'Your changes are not saved. This browser keeps them, and offers them when you come back.',
  changesAreLost:
    'Your changes are not saved, and this browser cannot store them. They are lost if you leave.',
})
