import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { Player } from '../../slides/player/playback/player-interface.ts'
import { keepProgress } from '../progress.ts'
import type { Report } from '../report.ts'

interface Followed {
  readonly slides: readonly Slide[]
  readonly report: Pick<Report, 'started' | 'part'>
  /** Path of the page. */
  readonly address: string
  readonly now?: () => number
}

/** The part of a player that is followed. */
type FollowedPlayer = Pick<Player, 'subscribe'> & {
  readonly state: () => Pick<ReturnType<Player['state']>, 'index' | 'playing' | 'elapsed'>
}

/** Less is a slide that the learner skips, in milliseconds. */
const shortestReported = 500

/**
 * Reports the first start and the time that is played of each slide, and keeps the progress on this device. Returns a function
 * that follows a player, instead of the one before.
 */
export function createFollower({
  slides,
  report,
  address,
  now = () => performance.now(),
}: Followed): (player: FollowedPlayer) => void {
  const { starts, end } = timeline(slides)
  let started = false
  let shown = -1
  let playedSince: number | undefined
  let played = 0
  let update = () => {}
  let unsubscribe = () => {}

  const reportPart = () => {
    const key = slides[shown]?.key
    if (key !== undefined && played >= shortestReported) report.part(key, Math.round(played / 1000))
    played = 0
  }
  const note = ({ index, playing, elapsed }: ReturnType<FollowedPlayer['state']>) => {
    const moment = now()
    if (playedSince !== undefined) played += moment - playedSince
    playedSince = playing ? moment : undefined
    if (index !== shown || !playing) reportPart()
    if (index !== shown && started)
      keepProgress({
        address,
        share: ((starts[index] ?? 0) + elapsed) / end,
        completed: false,
        part: index + 1,
      })
    shown = index
    if (playing && !started) {
      started = true
      report.started()
    }
  }
  // The page may never run again after this event.
  addEventListener('pagehide', () => {
    update()
    reportPart()
  })
  return (player) => {
    unsubscribe()
    update = () => note(player.state())
    unsubscribe = player.subscribe(update)
  }
}
