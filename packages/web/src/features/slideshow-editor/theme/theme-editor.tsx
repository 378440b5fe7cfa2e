import { defaultTheme, themes } from '@lectern/domain/theme/themes.ts'
import type { Theme, ThemePreset } from '@lectern/domain/theme/theme.ts'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { BrandTheme } from './brand-theme.tsx'
import { ColorFields } from './color-fields.tsx'
import { GradientFields } from './gradient-fields.tsx'
import { PresetChoice } from './preset-choice.tsx'
import { ChangeFields, ShapeFields } from './shape-fields.tsx'
import { useTheme } from './use-theme.ts'
import { messages } from './messages.ts'

const presets: readonly ThemePreset[] = Object.values(themes)
const presetOf = (wanted: unknown) => presets.find(({ id }) => id === wanted)

/** All settings of the look of a slideshow. Every change is visible on the slide immediately and can be undone. */
export function ThemeEditor() {
  const [theme, change] = useTheme()
  const preset = presetOf(theme.preset) ?? presetOf(defaultTheme.id) ?? defaultTheme
  return (
    <>
      <PresetChoice />
      <div className="flex justify-end border-b border-line px-5 pb-3">
        <Button
          size="small"
          look="quiet"
          icon={<RotateCcw aria-hidden className="size-4" />}
          disabled={isAsIn(preset.theme, theme)}
          onClick={() => change(preset.theme)}
        >
          {messages.resetTo(preset.name)}
        </Button>
      </div>
      <ColorFields />
      <GradientFields />
      <ShapeFields />
      <ChangeFields />
      <BrandTheme />
    </>
  )
}

function isAsIn(preset: Theme, theme: Theme): boolean {
  return Object.entries(preset).every(([name, value]) => theme[name] === value)
}
