import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the private podcast feed, on the pages of courses and podcasts. */
export const messages = translated('learn/feed', {
  feed: 'Take the podcasts with you',
  feedHint:
    'Add the course to your podcast app. New episodes arrive by themselves. The address is private: please keep it in the class.',
  feedAddress: 'Feed address',
  copyFeed: 'Copy the feed address',
  copied: 'Copied',
  addToApp: 'Add to a podcast app',
})
