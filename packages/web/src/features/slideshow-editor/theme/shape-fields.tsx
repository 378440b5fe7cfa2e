import { transitions } from '@lectern/domain/motion/transitions.ts'
import { transitionEverywhere } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { readShadow, shadowBounds, writeShadow } from '@lectern/domain/theme/shadow-values.ts'
import { shadows } from '@lectern/domain/theme/shadows.ts'
import {
  radiusBounds,
  readRadius,
  readSpeedStep,
  speedBounds,
  writeRadius,
  writeSpeedStep,
} from '@lectern/domain/theme/shape-values.ts'
import { Section } from '../../../editing/panels/section.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useSlideshowStore } from '../document/editor-context.ts'
import { useTheme } from './use-theme.ts'
import { messages } from './messages.ts'

/** Border radius and shadow of the cards. */
export function ShapeFields() {
  const [theme, change] = useTheme()
  const shadow = readShadow(theme.shadow)
  const cast = (changes: Partial<typeof shadow>) =>
    change({ shadow: writeShadow({ ...shadow, ...changes }) }, `shadow ${Object.keys(changes).join()}`)
  const radius = readRadius(theme.border_radius)
  return (
    <Section title={messages.shape}>
      <Slider
        label={messages.borderRadius}
        {...radiusBounds}
        value={radius}
        text={messages.pixels(radius)}
        onChange={(px) => change({ border_radius: writeRadius(px) }, 'radius')}
      />
      <fieldset className="grid grid-cols-5 gap-2">
        <legend className="sr-only">{messages.shadow}</legend>
        {shadows.map(({ id, label, shadow: css }) => (
          <button
            key={id}
            type="button"
            aria-pressed={css === theme.shadow}
            onClick={() => change({ shadow: css })}
            className="group grid justify-items-center gap-2 rounded-2 bg-sunken px-1 pt-3 pb-1.5 text-xs text-ink-2 hover:bg-hover aria-pressed:font-strong aria-pressed:text-brand-text"
          >
            <span
              aria-hidden
              style={{ boxShadow: css }}
              className="h-7 w-10 rounded-row bg-surface ring ring-line group-aria-pressed:ring-2 group-aria-pressed:ring-brand"
            />
            {label}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-0.5">
        <Slider
          label={messages.shadowOffset}
          {...shadowBounds.vertical}
          value={shadow.vertical}
          text={messages.pixels(shadow.vertical)}
          onChange={(vertical) => cast({ vertical })}
        />
        <Slider
          label={messages.shadowBlur}
          {...shadowBounds.blur}
          value={shadow.blur}
          text={messages.pixels(shadow.blur)}
          onChange={(blur) => cast({ blur })}
        />
        <Slider
          label={messages.shadowOpacity}
          {...shadowBounds.opacity}
          value={Math.round(shadow.opacity * 100)}
          text={messages.percent(Math.round(shadow.opacity * 100))}
          onChange={(percent) => cast({ opacity: percent / 100 })}
        />
      </div>
    </Section>
  )
}

const transitionOptions = () => transitions.map(({ id, label }) => ({ value: id as string, label }))

/** The default transition of new slides, and its speed. */
export function ChangeFields() {
  const store = useSlideshowStore()
  const [theme, change] = useTheme()
  const { transition_type: type } = theme
  const step = readSpeedStep(theme.transition_speed)
  const options = transitionOptions()
  const known = options.some(({ value }) => value === type)

  function applyToAll() {
    store.edit((show) => transitionEverywhere(show, type))
    toast.success(messages.appliedToAll, { action: { label: messages.undo, onPress: store.undo } })
  }

  return (
    <Section title={messages.transition}>
      <Slider
        label={messages.transitionSpeed}
        {...speedBounds}
        value={step}
        text={messages.seconds(step / 10)}
        onChange={(next) => change({ transition_speed: writeSpeedStep(next) }, 'speed')}
      />
      <div className="flex items-end gap-2.5">
        <Select
          label={messages.transitionType}
          size="small"
          className="min-w-0 flex-1"
          options={known ? options : [...options, { value: type, label: type }]}
          value={type}
          onChange={(transition_type) => change({ transition_type })}
        />
        <Button size="small" look="soft" className="min-h-8.5" onClick={applyToAll}>
          {messages.applyToAll}
        </Button>
      </div>
      <p className="text-xs text-ink-3">{messages.forNewSlides}</p>
    </Section>
  )
}
