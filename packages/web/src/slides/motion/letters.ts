import type { Animation, Letters, Piece } from './animation.ts'
import { applyFrame } from './frame.ts'
import { type TextUnit, textUnits } from './text-units.ts'

/** More letters than this would be too small to see and too slow for a frame, so words move instead. */
const mostLetters = 220

/**
 * Adds copies of the letters of all marked texts of an element exactly over them, and hides the originals visually. The
 * element must be at rest meanwhile, and the slide must not be rotated.
 */
export function liftLetters(element: HTMLElement, { of, frame }: NonNullable<Animation['pieces']>): Letters {
  const found = textUnits(element, of)
  const units = of === 'letters' && found.length > mostLetters ? textUnits(element, 'words') : found
  const looks = new Map([...new Set(units.map((unit) => unit.element))].map((from) => [from, lookOf(from)]))

  const layer = document.createElement('span')
  layer.className = 'slide-letters'
  layer.ariaHidden = 'true'
  element.toggleAttribute('data-lettered', true)
  element.append(layer)
  const origin = layer.getBoundingClientRect()
  const scale = scaleOf(element)
  const copies = units.map((unit) => {
    const copy = unit.whole ? (unit.element.cloneNode(true) as HTMLElement) : document.createElement('span')
    if (!unit.whole) copy.textContent = unit.text
    const { left, top, width, height } = unit.rect
    const box = { left: left - origin.left, top: top - origin.top, width, height }
    const place = Object.entries(box).map(([side, length]) => `${side}:${length / scale}px`)
    copy.style.cssText = [looks.get(unit.element), ...place, !unit.whole && `line-height:${height / scale}px`]
      .filter(Boolean)
      .join(';')
    return copy
  })
  layer.append(...copies)
  for (const [index, unit] of units.entries()) if (unit.whole) settle(copies[index], unit, scale)

  const pieces = units.map(({ text }, index): Piece => ({ text, index, count: units.length }))
  return {
    show(progress) {
      for (const [index, piece] of pieces.entries()) {
        const copy = copies[index]
        if (!copy) continue
        const { text = piece.text, ...look } = frame(progress, piece)
        applyFrame(copy, look)
        if (!units[index]?.whole && copy.textContent !== text) copy.textContent = text
      }
    },
    remove() {
      layer.remove()
      element.removeAttribute('data-lettered')
    },
  }
}

/** The styles that a copy needs at its new place. */
function lookOf(element: Element): string {
  const { font, letterSpacing, color } = getComputedStyle(element)
  const link = element.closest('a')
  const line = link && `;text-decoration:${getComputedStyle(link).textDecoration}`
  return `font:${font};letter-spacing:${letterSpacing};color:${color}${line ?? ''}`
}

/** Screen px per px of the stage. */
function scaleOf(element: HTMLElement): number {
  const canvas = element.closest<HTMLElement>('.slide-canvas')
  return canvas ? canvas.getBoundingClientRect().width / canvas.offsetWidth || 1 : 1
}

/**
 * The box of a formula is not where its characters are. Moves the copy until its characters are over those of the
 * original.
 */
function settle(copy: HTMLElement | undefined, { element }: TextUnit, scale: number): void {
  if (!copy) return
  const signs = (whole: Element) => {
    const range = document.createRange()
    range.selectNodeContents(whole)
    return range.getBoundingClientRect()
  }
  const [wanted, there] = [signs(element), signs(copy)]
  copy.style.left = `${Number.parseFloat(copy.style.left) + (wanted.left - there.left) / scale}px`
  copy.style.top = `${Number.parseFloat(copy.style.top) + (wanted.top - there.top) / scale}px`
}
