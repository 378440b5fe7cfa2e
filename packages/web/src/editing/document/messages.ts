import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the editors about saving, completing and drafts. */
export const messages = translated('editing/document', {
  retry: 'Retry',

  notSaved: 'Failed to save changes. Please try again.',
  alsoRetried: (draftLocation: string) => `Lectern also tries again by itself. ${draftLocation}`,
  refused: 'Lectern could not save this.',

  // Whether the document is saved.
  waitingTo: { save: 'Waiting to save', complete: 'Waiting to complete' },
  saving: 'Saving...',
  allSaved: 'All changes saved',
  stopped: 'Not saved',
  unsaved: 'Unsaved changes',

  // Why a save waits, and what follows.
  cancel: 'Cancel',
  offline: 'Offline.',
  databaseUnavailable: 'Lectern cannot reach its database at the moment.',
  noAnswer: 'Lectern does not answer.',
  cannotSave: 'Lectern cannot save at the moment.',
  whenPossible: {
    save: 'Your changes are kept in this browser and will be saved as soon as that is possible.',
    saveNotKept: (draftLocation: string) =>
      `${draftLocation} They will be saved as soon as that is possible.`,
    complete: 'Your changes are saved, and will be marked as complete as soon as that is possible.',
  },
  whenOnline: {
    save: 'Your changes are kept in this browser and will be saved when you are back online.',
    saveNotKept: (draftLocation: string) => `${draftLocation} They will be saved when you are back online.`,
    complete: 'Your changes are saved, and will be marked as complete when you are back online.',
  },
  /** After the sentence about a save that waits: the author has pressed Complete. */
  thenComplete: 'After that, they will be marked as complete.',
  kept: 'Your changes are kept in this browser.',
  notKept: 'This browser cannot store your changes, so leave this page open until they are saved.',
  reasonAndNext: (reason: string, next: string) => `${reason} ${next}`,

  unsavedEditsFrom: (time: string) => `You have unsaved edits from ${time}.`,
  restore: 'Restore',

  // After a wait.
  completedLate: 'Completing had to wait, so you stay in the editor.',
  editedSinceComplete:
    'It is not marked as complete, because you edited it in the meantime. Press Complete when it is ready.',

  // Content that was generated while the document is open.
  generationFailed: 'Generation failed',
  generationFailedBecause: (reason: string) => `Generation failed: ${reason}`,
  generatedNotLoaded: {
    slideshow: 'The new slideshow could not be loaded. Please try again.',
    podcast: 'The new podcast could not be loaded. Please try again.',
  },
  generated: {
    slideshow: 'Slideshow generated successfully!',
    podcast: 'Podcast generated successfully!',
  },
  generatedWithoutEdits: 'New content was generated. Your edits are not part of it.',
  openGenerated: 'Open new content',
})
