import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { Player } from '../../slides/player/playback/player.ts'
import { keepProgress } from '../progress.ts'
import type { Report } from '../report.ts'

interface Followed {
  readonly player: Pick<Player, 'state' | 'subscribe'>
  readonly slides: readonly Slide[]
  readonly report: Pick<Report, 'started' | 'part'>
  readonly address: string
  readonly now?: () => number
}

/** Reports the first start and the time that is played of each slide, and keeps the progress on this device. */
export function followPlayer({ player, slides, report, address, now = () => performance.now() }: Followed): void {
  const { starts, end } = timeline(slides)
  let started = false
  let shownIndex = -1
  let playedSince: number | undefined
  let played = 0

  const flush = () => {
    const key = slides[shownIndex]?.key
    if (key !== undefined && played >= 500) report.part(key, Math.round(played / 1000))
    played = 0
  }
  const update = () => {
    const { index, playing, elapsed } = player.state()
    const moment = now()
    if (playedSince !== undefined) played += moment - playedSince
    playedSince = playing ? moment : undefined
    if (index !== shownIndex || !playing) flush()
    if (index !== shownIndex && started) {
      keepProgress({ address, share: ((starts[index] ?? 0) + elapsed) / end, completed: false })
    }
    shownIndex = index
    if (playing && !started) {
      started = true
      report.started()
    }
  }
  player.subscribe(update)
  // The page may never run again after this event.
  addEventListener('pagehide', () => {
    update()
    flush()
  })
}
