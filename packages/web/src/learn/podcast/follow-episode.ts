import { keepProgress, readProgress } from '../progress.ts'
import type { Report } from '../report.ts'
import { type EpisodePlayer, isGoing } from './episode-player.ts'
import type { Episode } from './read-episode.ts'

/** How often the place of the learner is kept, in milliseconds. */
const keptEvery = 5000

/** A place near the start or the end is the start, in milliseconds. */
const worthwhile = 3000

/** Where this device was in the episode, in milliseconds. */
export function placeKept(address: string, duration: number): number {
  const kept = readProgress().find((one) => one.address === address)
  const time = (kept?.share ?? 0) * duration
  return time < worthwhile || time > duration - worthwhile ? 0 : time
}

interface Followed {
  readonly player: Pick<EpisodePlayer, 'state' | 'subscribe'>
  readonly episode: Episode
  readonly report: Pick<Report, 'started' | 'part' | 'completed'>
  readonly address: string
  readonly now?: () => number
}

/** Reports the first start, the time that is played of each chapter, and the end. Keeps the place on this device. */
export function followEpisode({
  player,
  episode,
  report,
  address,
  now = () => performance.now(),
}: Followed): void {
  const { chapters, duration } = episode
  let started = false
  let completed = false
  let chapter = player.state().chapter
  let playedSince: number | undefined
  let played = 0
  let keptAt = -Infinity

  const flush = () => {
    const key = chapters[chapter]?.key
    if (key !== undefined && played >= 500) report.part(key, Math.round(played / 1000))
    played = 0
  }
  const keep = () => {
    keptAt = now()
    const { status, time, chapter: at } = player.state()
    const ended = status === 'ended'
    keepProgress({ address, share: ended ? 1 : time / duration, completed: ended, part: at + 1 })
  }
  const update = () => {
    const state = player.state()
    const moment = now()
    if (playedSince !== undefined) played += moment - playedSince
    playedSince = state.status === 'playing' ? moment : undefined
    const going = isGoing(state)
    if (state.chapter !== chapter || !going) flush()
    chapter = state.chapter
    if (going && !started) {
      started = true
      report.started()
    }
    if (started && (!going || moment - keptAt > keptEvery)) keep()
    if (state.status === 'ended' && !completed) report.completed()
    completed = state.status === 'ended'
  }
  player.subscribe(update)
  // The page may never run again after this event.
  addEventListener('pagehide', () => {
    update()
    flush()
    if (started) keep()
  })
}
