import type { StructuredPage } from '../../../../page.ts'
import { memoized } from '../../language/memoized.ts'
import type { Sentence } from '../../material/sentence.ts'

/** A name of a program longer than a letter, which is no word of a text. */
const name = /[\p{L}_$][\p{L}\p{N}_$]+/gu

/** The names in the program right before each paragraph below the same heading. */
const programs = memoized(({ blocks }: StructuredPage): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, ReadonlySet<string>>()
  for (const [at, { id, kind, path }] of blocks.entries()) {
    const before = blocks[at - 1]
    if (kind !== 'paragraph' || before?.kind !== 'code' || before.path.join('\n') !== path.join('\n'))
      continue
    found.set(id, new Set(before.text.match(name)))
  }
  return found
})

/** Whether a sentence begins a paragraph after a program, and the paragraph names something of it as code: '`total` is zero.' */
export function isAboutCode({ block, index, text }: Sentence, page: StructuredPage): boolean {
  const names = index === 0 ? programs(page).get(block) : undefined
  if (names === undefined) return false
  return [...text.matchAll(/`([^`]+)`/gu)].some(([, code = '']) =>
    (code.match(name) ?? []).some((one) => names.has(one)),
  )
}
