import { useEffect } from 'react'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { slideDuration } from '@lectern/domain/slideshow/timeline.ts'
import { keepPlace } from './player-memory.ts'
import type { Player } from './player.ts'

/** Nobody comes back to a slide for its last words, in milliseconds. */
const lastWords = 1000

/** Keeps in the browser where a slideshow is being played, to the second, until it has been played to its end. */
export function useKeptPlace(player: Player, { presentation, slides }: Slideshow): void {
  useEffect(() => {
    let kept = ''
    return player.subscribe(() => {
      const { index, elapsed } = player.state()
      const slide = slides[index]
      const moment = `${index} ${slide?.key} ${Math.floor(elapsed / 1000)}`
      if (!slide || moment === kept) return
      kept = moment
      const done = elapsed >= slideDuration(slide) - lastWords
      const place = done ? { on: slides[index + 1], time: 0 } : { on: slide, time: elapsed }
      keepPlace(presentation, place.on && { slide: place.on, time: place.time })
    })
  }, [player, presentation, slides])
}
