import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the takes of synthesized speech. */
export const messages = translated('editing/spoken-takes', {
  takes: 'Takes',
  text: 'Text',
  about: 'The same text in the same voice, spoken again.',
  unlikeRegenerating:
    'Regenerate Audio replaces the audio, also with another voice. Say it again keeps every take, so that you can choose.',
  differByPace: 'A built-in voice speaks each take at another pace.',
  alwaysTheSame: 'This voice always speaks a text in the same way.',
  noTakes: 'There is no take of this text yet. Generate its audio first.',
  noFurtherTake: 'This voice has no further takes of this text.',
  loading: 'Loading takes...',
  saving: 'Saving your changes...',
  notSaved: 'The takes are those of the saved text, and your changes could not be saved. Please try again.',
  notLoaded: 'The takes could not be loaded. Please try again.',

  take: (number: number) => `Take ${number}`,
  play: (number: number) => `Play take ${number}`,
  pause: (number: number) => `Pause take ${number}`,
  use: 'Use',
  chooseTake: (number: number) => `Use take ${number}`,
  inUse: 'In use',
  nowInUse: (number: number) => `Take ${number} is in use.`,
  notUsed: 'This take could not be used. Please try again.',

  makeAnother: 'Make another take',
  making: (number: number) => `Making take ${number}...`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. The audio stays as it was.',
  sameAsBefore: (number: number) =>
    `The voice spoke exactly as in take ${number}, so there is no new take. Take ${number} is in use.`,
  tryAgain: 'Try again',
  aboutTryingAgain:
    'You can try again: the voice may speak in another way. If its provider charges, it charges each attempt.',
  notMade: 'The take could not be made. Please try again.',
  changedMeanwhile: 'The text or its takes have changed in the meantime. Please look at the list again.',
})
