import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { Player } from '../../slides/player/playback/player-interface.ts'
import { createPartTime } from '../part-time.ts'
import { saveProgress } from '../progress.ts'
import type { Report } from '../report.ts'

interface Followed {
  readonly slides: readonly Slide[]
  readonly report: Pick<Report, 'started' | 'part' | 'beforeSend'>
  /** Path of the page. */
  readonly address: string
  readonly now?: () => number
}

/** The part of a player that is followed. */
type FollowedPlayer = Pick<Player, 'subscribe'> & {
  readonly state: () => Pick<ReturnType<Player['state']>, 'index' | 'playing' | 'waiting' | 'elapsed'>
}

/**
 * Reports the first start and the time that is played of each slide, and keeps the progress on this device. Returns a function
 * that follows a player, instead of the one before.
 */
export function createFollower({ slides, report, address, now }: Followed): (player: FollowedPlayer) => void {
  const { starts, end } = timeline(slides)
  const time = createPartTime(
    slides.map(({ key }) => key),
    report,
    now,
  )
  let started = false
  let before = { index: -1, playing: false }
  let update = () => {}
  let keep = () => {}
  let unsubscribe = () => {}

  const recordState = ({ index, playing, waiting, elapsed }: ReturnType<FollowedPlayer['state']>) => {
    time.update({ index, time: elapsed, counts: playing && !waiting })
    keep = () => {
      const share = Math.min(1, ((starts[index] ?? 0) + Math.max(0, elapsed)) / end)
      if (started) saveProgress({ address, share, completed: false, part: index + 1 })
    }
    if (index !== before.index || (before.playing && !playing)) keep()
    before = { index, playing }
    if (playing && !started) {
      started = true
      report.started()
    }
  }
  report.beforeSend(() => {
    update()
    time.flush()
    keep()
  })
  return (player) => {
    unsubscribe()
    update = () => recordState(player.state())
    unsubscribe = player.subscribe(update)
  }
}
