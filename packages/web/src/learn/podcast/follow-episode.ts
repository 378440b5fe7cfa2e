import { createPartTime } from '../part-time.ts'
import { saveProgress, readProgress } from '../progress.ts'
import type { Report } from '../report.ts'
import { type EpisodePlayer, isGoing } from './episode-player.ts'
import type { Episode } from './read-episode.ts'

/** How often the place of the learner is kept, in milliseconds. */
const saveIntervalMs = 5000

/** A place near the start or the end is the start, in milliseconds. */
const shortestResumedSeconds = 3000

/** Where this device was in the episode, in milliseconds. */
export function storedPosition(address: string, duration: number): number {
  const kept = readProgress().find((one) => one.address === address)
  const time = (kept?.share ?? 0) * duration
  return time < shortestResumedSeconds || time > duration - shortestResumedSeconds ? 0 : time
}

interface Followed {
  readonly player: Pick<EpisodePlayer, 'state' | 'subscribe'>
  readonly episode: Episode
  readonly report: Pick<Report, 'started' | 'part' | 'completed' | 'beforeSend'>
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
  const part = createPartTime(
    chapters.map(({ key }) => key),
    report,
    now,
  )
  let started = false
  let completed = false
  let keptAt = -Infinity

  const keep = () => {
    keptAt = now()
    const { status, time, chapter: at } = player.state()
    const ended = status === 'ended'
    saveProgress({ address, share: ended ? 1 : time / duration, completed: ended, part: at + 1 })
  }
  const update = () => {
    const { status, chapter, time } = player.state()
    const going = isGoing({ status })
    part.update({
      index: chapter,
      time: time - (chapters[chapter]?.start ?? 0),
      counts: status === 'playing',
    })
    if (going && !started) {
      started = true
      report.started()
    }
    if (started && (!going || now() - keptAt > saveIntervalMs)) keep()
    if (status === 'ended' && !completed) {
      part.flush()
      report.completed()
    }
    completed = status === 'ended'
  }
  player.subscribe(update)
  report.beforeSend(() => {
    update()
    part.flush()
    if (started) keep()
  })
}
