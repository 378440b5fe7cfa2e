import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import type { Player } from '../../slides/player/playback/player-interface.ts'
import { switchViews } from '../switch-views.ts'
import { afterNextFrame } from './after-next-frame.ts'
import { createTranscriptMarks } from './transcript-marks.ts'
import { messages } from './messages.ts'
import { slideHeading } from './slide-heading.ts'

/** The part of a player that its page uses. */
type PagePlayer = Pick<Player, 'subscribe' | 'goTo' | 'replay' | 'seek' | 'play'> & {
  readonly state: () => { readonly index: number; readonly elapsed: number }
}

/**
 * Connects the drawn page to its player: views, chapters, and the sentence that is spoken. `follow` replaces the player, when
 * the learner answers the questions again.
 */
export function enhancePage(slides: readonly Slide[]): { readonly follow: (player: PagePlayer) => void } {
  const main = document.querySelector<HTMLElement>('.learn-slideshow')
  document.documentElement.dataset['ready'] = ''
  const marks = createTranscriptMarks(timeline(slides).starts)
  let player: PagePlayer | undefined
  let unsubscribe = () => {}
  let shown = -1
  const update = () => {
    if (!player) return
    const { index, elapsed } = player.state()
    if (index !== shown) showPlace(slides, index)
    shown = index
    marks.show(index, elapsed)
  }
  if (main) {
    switchViews(main)
    seekByLinks(main, () => player)
  }
  return {
    follow(next) {
      unsubscribe()
      player = next
      // The marks need a layout of the page. The next slide is shown before it.
      unsubscribe = next.subscribe(afterNextFrame(update))
      update()
    },
  }
}

function showPlace(slides: readonly Slide[], index: number): void {
  const place = document.getElementById('place')
  const slide = slides[index]
  if (place && slide) {
    const heading = slideHeading(slide)
    place.hidden = false
    place.textContent = [messages.place(index + 1, slides.length), heading].filter(Boolean).join(' · ')
  }
  for (const link of document.querySelectorAll<HTMLElement>('.learn-chapters a')) {
    const isShown = link.dataset['slide'] === String(index)
    if (isShown) link.setAttribute('aria-current', 'step')
    else link.removeAttribute('aria-current')
  }
}

/** A chapter, a heading of the transcript and a sentence start the player at their time. */
function seekByLinks(main: HTMLElement, playerOf: () => PagePlayer | undefined): void {
  main.addEventListener('click', (event) => {
    const player = playerOf()
    const target = event.target instanceof Element ? event.target : undefined
    const link = target?.closest<HTMLElement>('a[data-slide]')
    const sentence = target?.closest<HTMLElement>('[data-at]')
    if (!player) return
    if (link) {
      event.preventDefault()
      player.goTo(Number(link.dataset['slide']))
      player.replay()
    } else if (sentence && getSelection()?.isCollapsed !== false) {
      player.seek(Number(sentence.dataset['at']))
      player.play()
    }
  })
}
