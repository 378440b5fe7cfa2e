import { describe, expect, test } from 'vitest'
import { page } from '../../../../testing/writing/leaf-answers.ts'
import type { Block } from '../../../page.ts'
import { excerptBudget } from '../page-excerpts.ts'
import { remarksOnReading } from '../writing/remarks.ts'
import { slideParts } from '../writing/slide-parts.ts'
import { materialOf } from './material.ts'
import type { PlannedPart } from './plan.ts'
import { splitLarge } from './split-large.ts'

const block = (id: string, characters: number): Block => ({
  kind: 'paragraph',
  id,
  path: [],
  text: 'Leaves make sugar. '.repeat(characters / 19),
})
const content = (blocks: readonly string[]): PlannedPart => ({
  role: 'content',
  type: 'bullets',
  title: 'Leaves',
  teaches: 'Leaves make sugar.',
  concepts: ['sugar'],
  blocks,
  length: 'normal',
})
const materialOfBlocks = (blocks: readonly Block[]) =>
  materialOf({ page: { ...page, blocks }, images: new Map() })

describe('a part with more text than a prompt', () => {
  const blocks = [block('b1', 10_000), block('b2', 10_000), block('b3', 10_000), block('b4', 40_000)]
  const material = materialOfBlocks(blocks)
  const parts = splitLarge(slideParts, [content(['b1', 'b2', 'b3', 'b4'])], material, excerptBudget)

  test('becomes several, so that a model reads all of its blocks', () => {
    expect(parts.map((part) => [part.title, part.blocks])).toEqual([
      ['Leaves', ['b1', 'b2']],
      ['', ['b3']],
      ['', ['b4']],
    ])
  })

  test('stays one if it fits', () => {
    const small = [content(['b1', 'b2'])]
    expect(splitLarge(slideParts, small, material, excerptBudget)).toEqual(small)
  })

  test('and with a block that does not fit is reported to the author', () => {
    const timed = parts.map((part, at) => ({ ...part, number: at + 1, minutes: 1 }))
    expect(remarksOnReading({ material, parts: timed })).toEqual([
      {
        sentence:
          'A part of the page is longer than a model reads at once. Only its beginning was used: “Leaves make sugar. Leaves make sugar. Leaves make …”',
        notice: {
          code: 'READ_IN_PART',
          values: { words: 'Leaves make sugar. Leaves make sugar. Leaves make' },
        },
      },
    ])
  })
})
