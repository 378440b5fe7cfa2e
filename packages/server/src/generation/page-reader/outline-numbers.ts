import type { FoundBlock } from './collect-blocks.ts'

/** '1. ', '2) ' and '1.2 ' before a heading. */
const numbered = /^(\d{1,2})(?:[.)]|((?:\.\d{1,2})+)[.)]?)\s+(?=[\p{L}¿¡"“«„(])/u
const fewest = 2

/**
 * The blocks with headings without the numbers of an outline: 'Causes' of '2. Causes'. Headings are an outline if their numbers are
 * 1, 2 and so on, and the words after them differ: '1. Weltkrieg' and '2. Weltkrieg' keep their ordinals.
 */
export function withoutOutlineNumbers(blocks: readonly FoundBlock[]): readonly FoundBlock[] {
  const headings = [...new Set(blocks.flatMap(({ path }) => path))]
  const parts = headings.flatMap((heading) => {
    const [whole, number, below] = numbered.exec(heading) ?? []
    return whole === undefined || below !== undefined
      ? []
      : [{ number: Number(number), name: heading.slice(whole.length) }]
  })
  const isOutline =
    parts.length >= fewest &&
    parts.every(({ number }, at) => number === at + 1) &&
    new Set(parts.map(({ name }) => name.toLowerCase())).size === parts.length
  if (!isOutline) return blocks
  return blocks.map((block) => ({
    ...block,
    path: block.path.map((heading) => heading.replace(numbered, '')),
  }))
}
