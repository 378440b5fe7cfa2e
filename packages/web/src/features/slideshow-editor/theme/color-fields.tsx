import { readColor, writeColor } from '@lectern/domain/theme/color.ts'
import { repairReadability, unreadablePairs } from '@lectern/domain/theme/readability.ts'
import type { UnreadablePair } from '@lectern/domain/theme/readability.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { Check, TriangleAlert } from 'lucide-react'
import { Section } from '../../../editing/panels/section.tsx'
import { Button } from '../../../ui/button.tsx'
import { ColorWell } from '../../../ui/fields/color-well.tsx'
import { useTheme } from './use-theme.ts'
import { messages } from './messages.ts'

const colors = [
  'primary_color',
  'secondary_color',
  'accent_color',
  'danger_color',
  'card_bg',
  'text_primary',
  'text_secondary',
] as const satisfies readonly (keyof Theme)[]

/** The seven colours, and whether text is readable in them. */
export function ColorFields() {
  const [theme, change] = useTheme()
  const unreadable = unreadablePairs(theme)
  return (
    <Section title={messages.colors} aside={<ContrastNote readable={unreadable.length === 0} />}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-3 gap-y-1">
        {colors.map((name) => (
          <ColorWell
            key={name}
            label={messages.colorNames[name]}
            value={asHex(theme[name])}
            warned={unreadable.some(({ ink }) => ink === name)}
            onChange={(color) => change({ [name]: color }, name)}
          />
        ))}
      </div>
      {unreadable.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <ul className="min-w-0 flex-1 text-xs text-progress-text">
            {unreadable.map((pair) => (
              <li key={`${pair.ink} ${pair.ground}`}>{sentenceOf(pair)}</li>
            ))}
          </ul>
          <Button size="small" look="soft" onClick={() => change(repairReadability(theme))}>
            {messages.makeReadable}
          </Button>
        </div>
      )}
    </Section>
  )
}

function ContrastNote({ readable }: { readable: boolean }) {
  return (
    <output
      className={
        readable
          ? 'inline-flex items-center gap-1 rounded-full bg-done-soft px-2.5 py-1 text-xs font-medium text-done-text'
          : 'inline-flex items-center gap-1 rounded-full bg-progress-soft px-2.5 py-1 text-xs font-medium text-progress-text'
      }
    >
      {readable ? (
        <Check aria-hidden className="size-3.5" />
      ) : (
        <TriangleAlert aria-hidden className="size-3.5" />
      )}
      {readable ? messages.readable : messages.hardToRead}
    </output>
  )
}

/** 'Soft text on the card: contrast 2.9, at least 4.5 is readable.' */
function sentenceOf({ ink, ground, contrast }: UnreadablePair): string {
  const sentences = ink === 'text_primary' ? messages.unreadableText : messages.unreadableSoftText
  // Rounded down: 4.46 must not read as 4.5.
  return sentences[ground](Math.floor(contrast * 10) / 10)
}

/** The value for a colour picker. Black if the colour is not in hexadecimal or RGB form. */
function asHex(css: string): string {
  return writeColor(readColor(css) ?? [0, 0, 0])
}
