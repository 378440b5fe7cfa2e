import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** An entry takes about 200 bytes. */
const feedsInMemory = 10_000
const second = 1000

interface SeenFeed {
  readonly content: string
  /** In milliseconds, without a part of a second, because HTTP dates have none. */
  readonly modified: number
}

/**
 * The time of the last change of each feed, as this process saw it. The times in the database are not enough: they do not
 * change when an episode is removed or the course is renamed. A feed that this process has not seen counts as changed now,
 * so that an app downloads it again instead of missing a change.
 */
export function createFeedChanges(now: () => number = Date.now) {
  const known = new LRUCache<string, SeenFeed>({ max: feedsInMemory })
  return {
    /**
     * Undefined in the second of an earlier change: two contents with the same time would look equal to an app.
     * @param feed Identifies the feed.
     */
    modifiedAt(feed: string, xml: string): Date | undefined {
      const content = createHash('sha256').update(xml).digest('base64')
      const present = Math.floor(now() / second) * second
      const before = known.get(feed)
      const modified =
        before?.content === content ? before.modified : Math.max(present, (before?.modified ?? 0) + second)
      known.set(feed, { content, modified })
      return modified > present ? undefined : new Date(modified)
    },
  }
}
