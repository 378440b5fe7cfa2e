/** A letter, a word or a formula with its place on the screen. */
export interface TextUnit {
  readonly text: string
  readonly rect: DOMRect
  /** The element around it, or the element itself if it is more than letters. */
  readonly element: Element
  /** A formula or code, which is never split. */
  readonly whole: boolean
}

/** Scripts with joined or stacked letters. Their words stay whole. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const uncut = 'code, .slide-math'

const segmenters = {
  letters: new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
  words: new Intl.Segmenter(undefined, { granularity: 'word' }),
}

/** The letters or words of all marked texts in an element, in reading order. Invisible text is skipped. */
export function textUnits(element: HTMLElement, of: 'letters' | 'words'): readonly TextUnit[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(uncut) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const units: TextUnit[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('[data-text]')) continue
    if (node instanceof Text) units.push(...cut(node, node.parentElement, of))
    else if (node instanceof Element && node.matches(uncut)) {
      const rect = node.getBoundingClientRect()
      units.push({ text: node.textContent, rect, element: node, whole: true })
    }
  }
  return units
}

function cut(node: Text, element: Element, of: 'letters' | 'words'): TextUnit[] {
  return [...node.data.matchAll(/\S+/g)].flatMap(({ 0: chunk, index: start }) => {
    const kind = of === 'letters' && !joined.test(chunk) ? 'letters' : 'words'
    const parts = kind === 'words' && !unspaced.test(chunk) ? [whole(chunk)] : split(chunk, kind)
    return parts.flatMap(({ segment, index }) => unitsAt(node, element, start + index, segment))
  })
}

const whole = (segment: string) => ({ segment, index: 0 })
const split = (text: string, kind: 'letters' | 'words') => [...segmenters[kind].segment(text)]

/** One unit, or its letters if it is on two lines. */
function unitsAt(node: Text, element: Element, start: number, text: string): TextUnit[] {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, start + text.length)
  const [rect, ...more] = [...range.getClientRects()].filter(({ width }) => width > 0)
  if (!rect) return []
  const letters = more.some(({ top }) => Math.abs(top - rect.top) > 1) ? split(text, 'letters') : []
  if (letters.length > 1)
    return letters.flatMap(({ segment, index }) => unitsAt(node, element, start + index, segment))
  return [{ text, rect: range.getBoundingClientRect(), element, whole: false }]
}
