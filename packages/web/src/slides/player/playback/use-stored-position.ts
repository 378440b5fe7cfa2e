import { useEffect } from 'react'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import { savePlaybackPosition } from './playback-position.ts'
import type { Player } from './player-interface.ts'

/** The end of a slide that is not worth resuming, in milliseconds. Then the place is the next slide. */
const skippedEndMs = 1000

/** Keeps the place in a slideshow in the browser, to the second, until the slideshow has ended. */
export function useStoredPosition(player: Player, { presentation, slides }: Slideshow): void {
  useEffect(() => {
    let kept = ''
    return player.subscribe(() => {
      const { index, elapsed } = player.state()
      const slide = slides[index]
      const moment = `${index} ${slide?.key} ${Math.floor(elapsed / 1000)}`
      if (!slide || moment === kept) return
      kept = moment
      const done = elapsed >= slideDuration(slide) - skippedEndMs
      const place = done ? { on: slides[index + 1], time: 0 } : { on: slide, time: elapsed }
      savePlaybackPosition(presentation, place.on && { slide: place.on, time: place.time })
    })
  }, [player, presentation, slides])
}
