import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of the dialog that compares two versions. */
export const messages = translated('editing/both-versions', {
  cancel: 'Cancel',
  save: 'Save',
  asProposed: 'As proposed',
  takeAtLeastOne: {
    slideshow: 'Take at least one slide.',
    podcast: 'Take at least one segment.',
  },
  bothStay: (conflictText: string) => `${conflictText} You can get both versions back.`,

  order: 'Order',
  changedInBoth: 'Changed in both',
  different: 'Different',
  without: { slideshow: 'Without this slide', podcast: 'Without this segment' },
  sameInBoth: {
    slideshow: (count: number) =>
      plural(count, { one: '# slide is the same in both:', other: '# slides are the same in both:' }),
    podcast: (count: number) =>
      plural(count, { one: '# segment is the same in both:', other: '# segments are the same in both:' }),
  },

  // The other version is a colleague's.
  ofTwoPeople: {
    title: 'Your version and theirs',
    bothStayTaken: (conflictText: string) =>
      `${conflictText} What only one of you changed is taken already. You can get both versions back.`,
    willBeSaved: {
      slideshow: (count: number) =>
        plural(count, {
          one: '# slide will be saved. Undo brings yours back.',
          other: '# slides will be saved. Undo brings yours back.',
        }),
      podcast: (count: number) =>
        plural(count, {
          one: '# segment will be saved. Undo brings yours back.',
          other: '# segments will be saved. Undo brings yours back.',
        }),
    },
    mine: {
      label: 'Mine',
      all: 'All of mine',
      changed: 'Changed in mine',
      added: 'New in mine',
      deleted: 'Deleted in mine',
      deletedButChanged: 'Deleted in mine, changed in theirs',
      only: 'Only in mine',
      order: {
        slideshow: 'The slides as ordered in mine',
        podcast: 'The segments as ordered in mine',
      },
      sameWords: 'The words are the same. It looks or moves as in mine.',
    },
    theirs: {
      label: 'Theirs',
      all: 'All of theirs',
      changed: 'Changed in theirs',
      added: 'New in theirs',
      deleted: 'Deleted in theirs',
      deletedButChanged: 'Changed in mine, deleted in theirs',
      only: 'Only in theirs',
      order: {
        slideshow: 'The slides as ordered in theirs',
        podcast: 'The segments as ordered in theirs',
      },
      sameWords: 'The words are the same. It looks or moves as in theirs.',
    },
  },
  // The other version is the author's own, from another window.
  ofTwoWindows: {
    title: 'Your two versions',
    bothStayTaken: (conflictText: string) =>
      `${conflictText} What only one window changed is taken already. You can get both versions back.`,
    willBeSaved: {
      slideshow: (count: number) =>
        plural(count, {
          one: '# slide will be saved. Undo brings this version back.',
          other: '# slides will be saved. Undo brings this version back.',
        }),
      podcast: (count: number) =>
        plural(count, {
          one: '# segment will be saved. Undo brings this version back.',
          other: '# segments will be saved. Undo brings this version back.',
        }),
    },
    mine: {
      label: 'This window',
      all: 'All of this window',
      changed: 'Changed in this window',
      added: 'New in this window',
      deleted: 'Deleted in this window',
      deletedButChanged: 'Deleted in this window, changed in the other window',
      only: 'Only in this window',
      order: {
        slideshow: 'The slides as ordered in this window',
        podcast: 'The segments as ordered in this window',
      },
      sameWords: 'The words are the same. It looks or moves as in this window.',
    },
    theirs: {
      label: 'The other window',
      all: 'All of the other window',
      changed: 'Changed in the other window',
      added: 'New in the other window',
      deleted: 'Deleted in the other window',
      deletedButChanged: 'Changed in this window, deleted in the other window',
      only: 'Only in the other window',
      order: {
        slideshow: 'The slides as ordered in the other window',
        podcast: 'The segments as ordered in the other window',
      },
      sameWords: 'The words are the same. It looks or moves as in the other window.',
    },
  },
})

/** The messages about two versions. Both can be the author's own, from two windows. */
export const sideMessages = (own: boolean): SideMessages =>
  own ? messages.ofTwoWindows : messages.ofTwoPeople

export type SideMessages = typeof messages.ofTwoPeople
