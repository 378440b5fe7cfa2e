import { type Color, readColor, writeColor } from './color.ts'
import { relativeLuminance } from './contrast.ts'
import { repairReadability } from './readability.ts'
import type { Theme } from './theme.ts'

/**
 * A theme in brand colours. The first colour is the primary one, and the others follow if there are any. Background and
 * card are pale tints of it, or deep shades if `dark`. Text is readable on both.
 */
export function themeFromColors(colors: readonly string[], base: Theme, { dark = false } = {}): Theme {
  const read = colors.map(readColor).filter((color) => color !== undefined)
  const [lead] = read
  if (!lead) return base
  const [, second = tint(lead, 0.4), third = turn(lead)] = read
  const ground = (share: number) => writeColor(dark ? shade(lead, share) : tint(lead, share))
  const visible = (color: Color) =>
    writeColor(dark ? tint(color, dullness(color)) : shade(color, glare(color)))
  return repairReadability({
    ...base,
    primary_color: visible(lead),
    secondary_color: visible(second),
    accent_color: visible(third),
    card_bg: dark ? ground(0.72) : '#FFFFFF',
    text_primary: dark ? writeColor(tint(lead, 0.94)) : writeColor(shade(lead, 0.78)),
    text_secondary: dark ? writeColor(tint(lead, 0.8)) : writeColor(shade(lead, 0.6)),
    bg_gradient: dark
      ? `linear-gradient(140deg, ${ground(0.85)} 0%, ${ground(0.78)} 100%)`
      : `linear-gradient(140deg, ${ground(0.97)} 0%, ${ground(0.88)} 100%)`,
  })
}

const tint = (color: Color, share: number): Color => mix(color, [255, 255, 255], share)
const shade = (color: Color, share: number): Color => mix(color, [0, 0, 0], share)

function mix(one: Color, other: Color, share: number): Color {
  const [red, green, blue] = one
  return [
    red + (other[0] - red) * share,
    green + (other[1] - green) * share,
    blue + (other[2] - blue) * share,
  ]
}

/** How much darker a very light colour must become to be visible on a pale background. */
const glare = (color: Color) => Math.max(0, relativeLuminance(color) - 0.4)
/** How much lighter a very dark colour must become to be visible on a deep background. */
const dullness = (color: Color) => Math.max(0, 0.35 - relativeLuminance(color)) * 1.4

/** A secondary colour a third of the colour circle away: the channels are rotated. */
function turn([red, green, blue]: Color): Color {
  return [blue, red, green]
}
