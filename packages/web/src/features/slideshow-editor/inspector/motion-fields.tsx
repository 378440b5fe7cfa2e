import { backgrounds } from '@lectern/domain/motion/backgrounds.ts'
import { elementAnimations } from '@lectern/domain/motion/element-animations.ts'
import type { MotionName } from '@lectern/domain/motion/motion-name.ts'
import {
  animationDelays,
  animationDurations,
  type backgroundIntensities,
  type backgroundSpeeds,
} from '@lectern/domain/motion/timing.ts'
import { transitions } from '@lectern/domain/motion/transitions.ts'
import { isSlideType } from '@lectern/domain/slides/slide-types.ts'
import { changeSlide } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import type { ElementAnimation, Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { memo } from 'react'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import type { AnimatedElement } from '../../../slides/motion/animated.ts'
import { slideViews } from '../../../slides/views/slide-views.ts'
import { Select } from '../../../ui/fields/select.tsx'
import type { SelectOption } from '../../../ui/fields/select.tsx'
import { selectedSlide, useSelectedKey, useSlideshowStore } from '../document/editor-context.ts'
import { playMotion, previewMotion } from '../canvas/motion-preview-state.ts'
import { messages } from './messages.ts'

const named = (motions: readonly MotionName[]) => motions.map(({ id, label }) => ({ value: id, label }))
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const transitionOptions = () => named(transitions)
const backgroundOptions = () => named(backgrounds)
const animationOptions = () => named(elementAnimations)
const speedOptions = () => optionsOf(messages.speeds satisfies Record<keyof typeof backgroundSpeeds, string>)
const intensityOptions = () =>
  optionsOf(messages.intensities satisfies Record<keyof typeof backgroundIntensities, string>)
const durationOptions = () =>
  animationDurations.map(({ ms, label }) => ({
    value: String(ms),
    label: messages.namedDuration(label, ms),
  }))
const delayOptions = () =>
  animationDelays.map((ms) => ({ value: String(ms), label: messages.milliseconds(ms) }))

/**
 * The transition, the background and the animations of the selected slide. Does not render again when its text changes.
 */
export const MotionFields = memo(function MotionFields() {
  const store = useSlideshowStore()
  const selected = useSelectedKey()
  const transition = useOpenDocument(store, (open) => selectedSlide(open)?.transition ?? 'none')
  const moves = useOpenDocument(store, (open) => selectedSlide(open)?.animations)
  const type = useOpenDocument(store, (open) => selectedSlide(open)?.slide_type ?? '')
  // Animations of elements that this type does not have are kept, because the type may change again.
  const elements = isSlideType(type) ? slideViews[type].elements : []
  const { backgroundAnimation = { type: 'none' }, animations = {} } = moves ?? {}

  const change = (changes: Partial<Slide>) => store.edit((show) => changeSlide(show, selected, changes))
  const withBackground = (changes: Partial<typeof backgroundAnimation>) => ({
    ...moves,
    backgroundAnimation: { ...backgroundAnimation, ...changes },
  })
  const changeBackground = (changes: Partial<typeof backgroundAnimation>) =>
    change({ animations: withBackground(changes) })
  const tryBackground = (part: 'type' | 'speed' | 'intensity') => (value: string | undefined) => {
    const slide = selectedSlide(store.getState())
    previewMotion(
      value === undefined || !slide ? undefined : { ...slide, animations: withBackground({ [part]: value }) },
    )
  }
  const tryTransition = (value: string | undefined) => {
    const { history, place } = store.getState()
    const { slides } = history.present
    const slide = slides[place]
    // The first slide follows a copy of itself, because a slideshow may have only one slide.
    const from = slides[place - 1] ?? (slide && { ...slide, key: `before ${slide.key}` })
    playMotion(
      value === undefined || !slide || !from ? undefined : { slide: { ...slide, transition: value }, from },
    )
  }
  const withElement = (element: AnimatedElement, motion: ElementAnimation) => ({
    ...moves,
    animations: { ...animations, [element]: motion },
  })
  const tryElement = (element: AnimatedElement) => (motion: ElementAnimation | undefined) => {
    const slide = selectedSlide(store.getState())
    playMotion(
      motion && slide ? { slide: { ...slide, animations: withElement(element, motion) } } : undefined,
    )
  }

  return (
    <>
      <div className="grid grid-cols-2 gap-2.5">
        <Select
          label={messages.transition}
          size="small"
          options={withCurrent(transitionOptions(), transition)}
          value={transition}
          onChange={(chosen) => change({ transition: chosen })}
          onTry={tryTransition}
        />
        <Select
          label={messages.background}
          size="small"
          options={withCurrent(backgroundOptions(), backgroundAnimation.type)}
          value={backgroundAnimation.type}
          onChange={(chosen) => changeBackground({ type: chosen })}
          onTry={tryBackground('type')}
        />
        {backgroundAnimation.type !== 'none' && (
          <>
            <Select
              label={messages.speed}
              size="small"
              options={speedOptions()}
              value={backgroundAnimation.speed ?? 'normal'}
              onChange={(speed) => changeBackground({ speed })}
              onTry={tryBackground('speed')}
            />
            <Select
              label={messages.intensity}
              size="small"
              options={intensityOptions()}
              value={backgroundAnimation.intensity ?? 'normal'}
              onChange={(intensity) => changeBackground({ intensity })}
              onTry={tryBackground('intensity')}
            />
          </>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        {elements.map((element) => (
          <ElementMotion
            key={element}
            label={messages.elements[element]}
            motion={animations[element]}
            onChange={(motion) => change({ animations: withElement(element, motion) })}
            onTry={tryElement(element)}
          />
        ))}
      </div>
    </>
  )
})

interface ElementMotionProps {
  label: string
  motion: ElementAnimation | undefined
  onChange: (motion: ElementAnimation) => void
  /** The menu highlights this motion. Undefined when the menu closes. */
  onTry: (motion: ElementAnimation | undefined) => void
}

function ElementMotion({
  label,
  motion = { type: 'none', duration: 500, delay: 0 },
  onChange,
  onTry,
}: ElementMotionProps) {
  const tryWith =
    (part: 'type' | 'duration' | 'delay', read: (value: string) => string | number) =>
    (value: string | undefined) =>
      onTry(value === undefined ? undefined : { ...motion, [part]: read(value) })
  const type = (
    <Select
      label={label}
      size="small"
      options={withCurrent(animationOptions(), motion.type)}
      value={motion.type}
      onChange={(chosen) => onChange({ ...motion, type: chosen })}
      onTry={tryWith('type', String)}
    />
  )
  if (motion.type === 'none') return type
  return (
    <fieldset aria-label={messages.animationOf(label)} className="col-span-2 grid grid-cols-2 gap-2.5">
      <div className="col-span-2">{type}</div>
      <Select
        label={messages.duration}
        size="small"
        options={withCurrent(durationOptions(), String(motion.duration))}
        value={String(motion.duration)}
        onChange={(duration) => onChange({ ...motion, duration: Number(duration) })}
        onTry={tryWith('duration', Number)}
      />
      <Select
        label={messages.delay}
        size="small"
        options={withCurrent(delayOptions(), String(motion.delay))}
        value={String(motion.delay)}
        onChange={(delay) => onChange({ ...motion, delay: Number(delay) })}
        onTry={tryWith('delay', Number)}
      />
    </fieldset>
  )
}

/** Adds a value that is not in the menu (from an older or newer document), so that it is shown and kept. */
function withCurrent(
  options: readonly SelectOption<string>[],
  value: string,
): readonly SelectOption<string>[] {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }]
}
