import { type RefObject, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { type Clock, createClock } from '../runtime/clock.ts'
import './motion.css'
import { progressAt, transitionTo } from '../motion/motion.ts'
import { QuizPlaceContext } from '../views/quiz-place.ts'
import { whenMotionComes } from './slide-code.ts'
import { stageTransition } from './stage-transition.ts'
import { SlideStage } from './stage.tsx'
import { themeStyle } from './theme-style.ts'
import { planElements } from './use-element-motion.ts'
import { usePrerenderedSlide } from './use-prerendered-slide.ts'
import { useReducedMotion } from '../runtime/use-reduced-motion.ts'

interface ChangingStageProps {
  readonly slide: Slide
  /** The probable next slide. It is rendered and fitted in advance, so that it can appear within a frame. */
  readonly next?: Slide | undefined
  readonly theme: Theme
  readonly language?: string | undefined
  /** At 0 the slide has entered. Before that its transition runs, and after that its elements enter. */
  readonly clock: Clock
  /** Animates the background, also while slides change. */
  readonly backdrop?: Clock | undefined
}

/** The key of a slide, or its id in a document without keys. */
const identityOf = ({ key, slide_id }: Slide) => key || slide_id

/** Never runs, so that nothing is painted behind an invisible slide. */
const standing = createClock()

/** A stage that changes from one slide to the next. */
export function ChangingStage({ slide, next, theme, language, clock, backdrop }: ChangingStageProps) {
  const [shown, setShown] = useState(slide)
  const [leaving, setLeaving] = useState<Slide>()
  if (shown !== slide) {
    setShown(slide)
    if (identityOf(shown) !== identityOf(slide)) setLeaving(shown)
  }
  const entering = useRef<HTMLDivElement>(null)
  const left = useRef<HTMLDivElement>(null)
  const over = useRef<HTMLDivElement>(null)
  const still = useReducedMotion()
  useTransition({ slide, theme, clock, entering, left, over, active: leaving !== undefined }, () =>
    setLeaving(undefined),
  )
  const style = useMemo(() => themeStyle(theme), [theme])
  const quizPlace = use(QuizPlaceContext)
  // A quiz that enters or leaves cannot be answered.
  const noPlace = useMemo(() => quizPlace && { ...quizPlace, slot: null }, [quizPlace])
  const ahead = usePrerenderedSlide(next, leaving !== undefined)
  const isBack = leaving && identityOf(leaving) === identityOf(slide)
  const layers = [isBack ? undefined : leaving, slide, ahead]
  return (
    <div className="slide-change" style={style} data-changing={leaving && ''}>
      {layers
        .filter((layer) => layer !== undefined)
        .map((layer) => (
          // Keyed, so that a rendered slide is not rendered again to enter or to leave.
          <div
            key={identityOf(layer)}
            className="slide-layer"
            ref={layer === slide ? entering : layer === leaving ? left : undefined}
            data-ahead={layer === ahead || undefined}
            inert={layer !== slide}
          >
            <QuizPlaceContext value={layer === slide ? quizPlace : noPlace}>
              <SlideStage
                slide={layer}
                theme={theme}
                language={language}
                clock={layer === slide && !still ? clock : undefined}
                backdrop={layer === ahead ? standing : backdrop}
              />
            </QuizPlaceContext>
          </div>
        ))}
      {leaving && <div className="slide-over" ref={over} inert aria-hidden="true" />}
    </div>
  )
}

interface TransitionProps {
  readonly slide: Slide
  readonly theme: Theme
  readonly clock: Clock
  readonly entering: RefObject<HTMLElement | null>
  readonly left: RefObject<HTMLElement | null>
  readonly over: RefObject<HTMLElement | null>
  readonly active: boolean
}

function useTransition(
  { slide, theme, clock, entering, left, over, active }: TransitionProps,
  onEnd: () => void,
): void {
  const still = useReducedMotion()
  const end = useRef(onEnd)
  useLayoutEffect(() => {
    end.current = onEnd
  })
  useLayoutEffect(() => {
    if (!active) return
    const [comes, goes] = [entering.current, left.current]
    // The focus must not leave with the slide, because keys would then have no target.
    if (goes?.contains(document.activeElement))
      goes.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    const { duration } = transitionTo(slide, theme)
    const begin = () => {
      const { transition } = transitionTo(slide, theme)
      if (still || !transition || !comes || !goes || !over.current) return undefined
      const moving = planElements(comes, slide)
      const layers = { entering: comes, leaving: goes, over: over.current }
      return stageTransition(transition, layers, (part) => moving.has(part))
    }
    let change = begin()
    const show = (time: number) => {
      const progress = progressAt(time, -duration, 0)
      if (!change || progress === 1) return end.current()
      change.show(progress)
    }
    show(clock.time())
    const stop = clock.subscribe(show)
    // Parts whose code is still loading fade meanwhile.
    const stopWaiting = whenMotionComes(slide, () => {
      change?.remove()
      change = begin()
      show(clock.time())
    })
    return () => {
      stopWaiting()
      stop()
      change?.remove()
    }
  }, [slide, theme, clock, entering, left, over, active, still])
}
