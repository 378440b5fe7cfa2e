import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages of the help menu, the offer of the tour and the news. */
export const messages = translated('guide', {
  help: 'Help',
  helpWithNews: 'Help, there is news',
  takeTour: 'Take the tour',
  continueTour: 'Continue the tour',
  whatsNew: "What's new",
  whatsNewUnseen: "What's new<unseen>, not seen yet</unseen>",

  tour: 'Tour',
  tourOffer:
    '<question>New here?</question> A tour of two minutes shows the way from a page to a finished slideshow.',
  noThanks: 'No, thanks',

  latest: 'Latest',
  version: (version: string) => `Version ${version}`,
})
