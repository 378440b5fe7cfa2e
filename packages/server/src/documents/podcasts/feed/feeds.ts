import { bindFunctions } from '../../../platform/runtime/bind-functions.ts'
import { putArtwork, removeArtwork, seeArtwork } from './feed-artwork.ts'
import { createFeedChanges } from './feed-changes.ts'
import type { FeedDependencies } from './feed-context.ts'
import { listEpisodes } from './feed-episodes.ts'
import { createListings } from './listings.ts'
import { createFeed, describeFeed, feedUrlOf, forgetFeed, getFeed, revokeFeed } from './own-feeds.ts'
import { artwork, placeOf, rss } from './published-feed.ts'

export type Feeds = ReturnType<typeof createFeeds>

/** The private podcast feeds of courses. */
export function createFeeds(dependencies: FeedDependencies) {
  const { episodes, episodeStore } = dependencies
  const context = {
    ...dependencies,
    listings: createListings({ episodes, store: episodeStore }),
    changes: createFeedChanges(),
  }
  return {
    // For authors.
    ...bindFunctions(context, {
      get: getFeed,
      create: createFeed,
      describe: describeFeed,
      episodes: listEpisodes,
      putArtwork,
      removeArtwork,
      seeArtwork,
      revoke: revokeFeed,
      urlOf: feedUrlOf,
      forget: forgetFeed,
    }),
    // For podcast apps, which know the secret address.
    ...bindFunctions(context, { rss, artwork, place: placeOf }),
  }
}
