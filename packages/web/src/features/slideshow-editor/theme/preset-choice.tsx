import { themeCategories } from '@lectern/domain/theme/theme-category.ts'
import type { ThemePreset } from '@lectern/domain/theme/theme.ts'
import { themes } from '@lectern/domain/theme/themes.ts'
import { Check } from 'lucide-react'
import { useTheme } from './use-theme.ts'
import { messages } from './messages.ts'

const presets: readonly ThemePreset[] = Object.values(themes)

/** The twelve presets by category. Choosing one applies its theme immediately. */
export function PresetChoice() {
  const [{ preset: chosen }, change] = useTheme()
  return (
    <div className="grid gap-3 pb-4">
      {themeCategories.map((category) => (
        <section
          key={category}
          className="px-5 pt-2.5"
          aria-label={messages.themesOf(messages.categories[category])}
        >
          <h3 className="mb-1.5 text-xs font-strong text-ink-2 capitalize">
            {messages.categories[category]}
          </h3>
          <div className="grid grid-cols-3 items-start gap-3">
            {presets
              .filter((preset) => preset.category === category)
              .map((preset) => (
                <PresetButton
                  key={preset.id}
                  preset={preset}
                  chosen={preset.id === chosen}
                  onPress={() => change(preset.theme)}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}

interface PresetButtonProps {
  preset: ThemePreset
  chosen: boolean
  onPress: () => void
}

function PresetButton({ preset: { name, description, theme, preview }, chosen, onPress }: PresetButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      title={description}
      onClick={onPress}
      className="group min-w-0 rounded-2 text-start"
    >
      <span
        aria-hidden
        style={{ background: theme.bg_gradient, color: theme.text_primary }}
        className="relative block aspect-[16/8] overflow-hidden rounded-2 px-2.5 py-2 ring ring-line group-aria-pressed:outline-[2.5px] group-aria-pressed:outline-offset-2 group-aria-pressed:outline-brand"
      >
        <b className="block text-lg leading-none font-bold tracking-tight">{'Aa'}</b>
        <span className="absolute start-2.5 bottom-2 flex gap-1">
          {preview.map((color) => (
            <span
              key={color}
              style={{ background: color }}
              className="size-3 rounded-full ring ring-current/25"
            />
          ))}
        </span>
        {chosen && (
          <span className="absolute end-1.5 top-1.5 grid size-5 place-items-center rounded-full bg-brand text-on-brand ring-2 ring-surface">
            <Check className="size-3 stroke-[3.4]" />
          </span>
        )}
      </span>
      <span className="mt-1.5 block text-xs leading-[1.3] text-ink-2 group-aria-pressed:font-strong group-aria-pressed:text-brand-text">
        {name}
      </span>
    </button>
  )
}
