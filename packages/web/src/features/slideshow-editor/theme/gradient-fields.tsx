import { readColor, writeColor } from '@lectern/domain/theme/color.ts'
import { readGradient, writeGradient } from '@lectern/domain/theme/gradient-values.ts'
import { gradients } from '@lectern/domain/theme/gradients.ts'
import { Section } from '../../../editing/panels/section.tsx'
import { ColorWell } from '../../../ui/fields/color-well.tsx'
import { Slider } from '../../../ui/fields/slider.tsx'
import { useTheme } from './use-theme.ts'
import { messages } from './messages.ts'

/** Eight backgrounds to choose from, or a gradient of two colours of the author. */
export function GradientFields() {
  const [{ bg_gradient: chosen }, change] = useTheme()
  const values = readGradient(chosen)
  const mix = (changes: Partial<typeof values>) =>
    change({ bg_gradient: writeGradient({ ...values, ...changes }) }, 'gradient')
  const asHex = (css: string) => writeColor(readColor(css) ?? [255, 255, 255])
  return (
    <Section title={messages.gradient}>
      <div className="grid grid-cols-8 gap-2">
        {gradients.map(({ id, label, gradient }) => (
          <button
            key={id}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={gradient === chosen}
            style={{ background: gradient }}
            onClick={() => change({ bg_gradient: gradient })}
            className="h-8 min-w-6 rounded-row ring ring-line aria-pressed:outline-[2.5px] aria-pressed:outline-offset-2 aria-pressed:outline-brand"
          />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <ColorWell
          label={messages.gradientFrom}
          value={asHex(values.from)}
          onChange={(from) => mix({ from })}
        />
        <ColorWell label={messages.gradientTo} value={asHex(values.to)} onChange={(to) => mix({ to })} />
      </div>
      <Slider
        label={messages.direction}
        min={0}
        max={360}
        step={5}
        value={((values.angle % 360) + 360) % 360}
        text={messages.degrees(values.angle)}
        onChange={(angle) => mix({ angle })}
      />
    </Section>
  )
}
