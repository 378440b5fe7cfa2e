import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { elementAnimations } from '@lectern/domain/motion/element-animations.ts'
import { transitions } from '@lectern/domain/motion/transitions.ts'
import { animatedElements } from '@lectern/domain/motion/animated-elements.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { ChangingStage } from '../../slides/stage/changing-stage.tsx'
import { createClock } from '../../slides/runtime/clock.ts'
import { animationsEnd, transitionTo } from '../../slides/motion/motion.ts'
import { SlideStage } from '../../slides/stage/stage.tsx'
import { BackgroundMotions } from './background-motions.tsx'

interface MotionsProps {
  /** The slide that leaves, and the one that comes and whose parts enter. */
  readonly slides: readonly [from: Slide, to: Slide]
  readonly theme: Theme
  readonly language?: string
}

/** Every transition, element animation and background at one moment, which a slider chooses, or the slides as they are without. */
export function Motions({ slides: [from, to], theme, language }: MotionsProps) {
  const [progress, setProgress] = useState(0.5)
  const [without, setWithout] = useState(false)
  const { still, changed, entered } = useMemo(() => samplesOf(to), [to])
  const rest = without && <SlideStage slide={still} theme={theme} language={language} />
  return (
    <>
      <label>
        <input type="checkbox" checked={without} onChange={(event) => setWithout(event.target.checked)} />
        Without motion
      </label>
      <label style={{ position: 'sticky', top: 0, zIndex: 1, display: 'flex', gap: 12 }}>
        Progress
        <input
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={progress}
          style={{ flex: 1 }}
          onChange={(event) => setProgress(event.target.valueAsNumber)}
        />
      </label>
      <h3>Transitions</h3>
      <div style={grid}>
        {changed.map(({ id, label, slide }) => (
          <figure key={id} data-motion={`transition ${id}`}>
            {rest || (
              <Changing from={from} to={slide} theme={theme} language={language} progress={progress} />
            )}
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      <h3>Element animations</h3>
      <div style={grid}>
        {entered.map(({ id, label, slide }) => (
          <figure key={id} data-motion={`animation ${id}`}>
            {rest || <Entering slide={slide} theme={theme} language={language} progress={progress} />}
            <figcaption>{label}</figcaption>
          </figure>
        ))}
      </div>
      <BackgroundMotions slide={still} theme={theme} language={language} progress={progress} />
    </>
  )
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16 }

/** A slide that comes by each transition, and one whose parts enter by each animation. */
function samplesOf(slide: Slide) {
  const still: Slide = { ...slide, transition: 'none', animations: null }
  return {
    still,
    changed: transitions.map(({ id, label }) => ({ id, label, slide: { ...still, transition: id } })),
    entered: elementAnimations.map(({ id, label }) => ({ id, label, slide: entering(still, id) })),
  }
}

function entering(slide: Slide, type: string): Slide {
  const animation = { type, duration: 500, delay: 0 }
  return {
    ...slide,
    animations: { animations: Object.fromEntries(animatedElements.map((element) => [element, animation])) },
  }
}

interface MomentProps {
  readonly theme: Theme
  readonly language?: string | undefined
  readonly progress: number
}

/** A transition at one moment. It ends at 1, and starts again when the progress decreases. */
function Changing({ from, to, ...moment }: MomentProps & { readonly from: Slide; readonly to: Slide }) {
  const { progress, theme } = moment
  const [seen, setSeen] = useState({ progress, round: 0 })
  if (seen.progress !== progress) setSeen({ progress, round: seen.round + (seen.progress === 1 ? 1 : 0) })
  const time = -transitionTo(to, theme).duration * (1 - progress)
  return <Change key={seen.round} from={from} to={to} time={time} {...moment} />
}

function Change({
  from,
  to,
  time,
  theme,
  language,
}: MomentProps & { readonly from: Slide; readonly to: Slide; readonly time: number }) {
  const clock = useStoppedClock(time)
  const slide = useDeferredValue(to, from)
  return <ChangingStage slide={slide} theme={theme} language={language} clock={clock} />
}

/** Elements at one moment of their entrance. */
function Entering({ slide, theme, language, progress }: MomentProps & { readonly slide: Slide }) {
  // Elements do not start before the slide is shown.
  const clock = useStoppedClock(progress === 0 ? -1 : progress * animationsEnd(slide))
  return <SlideStage slide={slide} theme={theme} language={language} clock={clock} />
}

function useStoppedClock(time: number) {
  const [clock] = useState(() => {
    const created = createClock()
    created.seek(time)
    return created
  })
  useEffect(() => clock.seek(time), [clock, time])
  return clock
}
