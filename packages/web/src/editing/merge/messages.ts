import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of an editor after a colleague, or the author in another window, has saved in the meantime. */
export const messages = translated('editing/merge', {
  /** `sentence` is 'Grace Hopper saved this after you opened it.' */
  conflictText: (sentence: string, time: string) => `${sentence} (${time})`,

  decide: 'Decide',
  undecided: (conflictText: string) =>
    `${conflictText} Your changes are kept in this browser, and are not saved until you decide.`,
  undecidedAndNotKept: (conflictText: string, draftLocation: string) =>
    `${conflictText} Please decide, so that your changes are saved. ${draftLocation}`,
  notSaved: (reason: string, draftLocation: string) => `Not saved. ${reason} ${draftLocation}`,

  changedMeanwhile: 'Changed in the meantime',
  nothingLost: (conflictText: string) =>
    `${conflictText} Nothing is lost: you can get the other version back.`,
  openBoth: 'Open both',
  decideLater: 'Decide later',
  notLoaded: {
    slideshow: 'Failed to load slideshow.',
    podcast: 'Failed to load podcast.',
  },

  // The other version is a colleague's.
  ofTwoPeople: {
    keepTheirs: 'Keep theirs',
    keepTheirsMeaning: 'Their version is opened here. Undo brings yours back.',
    keepMine: 'Keep mine',
    keepMineMeaning: 'Your version is saved. Theirs stays in the history.',
    openBothMeaning: {
      slideshow: 'Compare them side by side, and take each slide from whom you want.',
      podcast: 'Compare them side by side, and take each segment from whom you want.',
    },
    theirsIsOpen: 'Their version is open. Undo brings yours back.',
  },
  // The other version is the author's own, from another window.
  ofTwoWindows: {
    keepTheirs: 'Keep the other',
    keepTheirsMeaning: 'The version of the other window is opened here. Undo brings this one back.',
    keepMine: 'Keep this one',
    keepMineMeaning: 'The version of this window is saved. The other stays in the history.',
    openBothMeaning: {
      slideshow: 'Compare them side by side, and take each slide from either.',
      podcast: 'Compare them side by side, and take each segment from either.',
    },
    theirsIsOpen: 'The version of the other window is open. Undo brings this one back.',
  },
})
