import type { FoundBlock } from './collect-blocks.ts'

/** '1. ', '2) ', '3- ' and '1.2 ' before a heading; 'II) ', 'II. ' and '二、' too. */
const numbered = /^(\d{1,2})(?:\s?[.)-]|((?:\.\d{1,2})+)[.)]?)\s+(?=[\p{L}¿¡"“«„(])/u
const others = /^(?:([IVX]{1,4})(?:[.)]|\s[–—-])\s+|([一二三四五六七八九十])、\s*)(?=[\p{L}¿¡"“«„(])/u
const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const han = '一二三四五六七八九十'
const fewest = 2

/**
 * The blocks with headings without the numbers of an outline: 'Causes' of '2. Causes'. Headings are an outline if their numbers are
 * 1, 2 and so on, and the words after them differ: '1. Weltkrieg' and '2. Weltkrieg' keep their ordinals.
 */
export function withoutOutlineNumbers(blocks: readonly FoundBlock[]): readonly FoundBlock[] {
  const headings = [...new Set(blocks.flatMap(({ path }) => path))]
  const parts = headings.flatMap((heading) => partOf(heading) ?? [])
  const isOutline =
    parts.length >= fewest &&
    parts.every(({ number }, at) => number === at + 1) &&
    new Set(parts.map(({ name }) => name.toLowerCase())).size === parts.length
  if (!isOutline) return blocks
  return blocks.map((block) => ({
    ...block,
    path: block.path.map((heading) => heading.replace(numbered, '').replace(others, '')),
  }))
}

function partOf(heading: string): { readonly number: number; readonly name: string } | undefined {
  const [whole, number, below] = numbered.exec(heading) ?? []
  if (whole !== undefined)
    return below === undefined ? { number: Number(number), name: heading.slice(whole.length) } : undefined
  const [start, letters, sign] = others.exec(heading) ?? []
  if (start === undefined) return undefined
  const at = letters === undefined ? han.indexOf(sign ?? '') : roman.indexOf(letters)
  return at < 0 ? undefined : { number: at + 1, name: heading.slice(start.length) }
}
