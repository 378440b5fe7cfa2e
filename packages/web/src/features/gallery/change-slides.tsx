import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { themes } from '@lectern/domain/theme/themes.ts'
import { sampleSlides } from './samples.ts'
import { ChangingStage } from '../../slides/stage/changing-stage.tsx'
import { createClock } from '../../slides/runtime/clock.ts'
import { transitionTo } from '../../slides/motion/motion.ts'
import { transitions } from '../../slides/motion/transitions.ts'

const { theme } = themes['corporate-dark']
const samples = sampleSlides('typical')
const ofType = (type: string) => samples.find(({ slide_type }) => slide_type === type)

/**
 * For `bench/transitions.ts`: the ids of all transitions, once the code of each is here.
 * @public
 */
export async function fetchTransitions(): Promise<string[]> {
  await Promise.all(Object.values(transitions).flatMap((code) => code?.fetch() ?? []))
  return Object.keys(transitions)
}

/** Frames of a transition: half a second at 60 frames per second. */
const count = 30

/**
 * Shows the transition from one slide to another, frame by frame. Returns the milliseconds of each frame. In the first frame,
 * slides may be cut into pieces.
 * @public
 */
export async function changeSlides(transition: string): Promise<number[]> {
  const [from, to] = [ofType('text'), ofType('bullets')]
  if (!from || !to) return []
  const next = { ...to, key: 'next', transition }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const clock = createClock()
  const { duration } = transitionTo(next, theme)
  clock.seek(-duration)
  flushSync(() => root.render(<ChangingStage slide={from} next={next} theme={theme} clock={clock} />))
  // The next slide is drawn ahead, as in the player.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await new Promise(requestAnimationFrame)
  const begins = [performance.now()]
  flushSync(() => root.render(<ChangingStage slide={next} theme={theme} clock={clock} />))
  for (let frame = 1; frame <= count; frame += 1) {
    begins.push(await new Promise<number>(requestAnimationFrame))
    clock.seek((frame / count - 1) * duration)
  }
  root.unmount()
  place.remove()
  return begins.slice(1).map((begin, frame) => begin - (begins[frame] ?? begin))
}
