import type { Block } from '../../../page.ts'
import { type PageExcerpt, excerptBudget, excerptOf, excerptWithin } from '../page-excerpts.ts'
import type { Material } from './material.ts'

/** Characters of a page in a planning prompt: as many as in the other prompts, so that small models can plan too. */
export const planBudget = excerptBudget
/** With fewer characters a block does not show what it is about. */
const least = 60
/** Blocks of a section that a plan names in a page of very many blocks. */
const perSection = [24, 12, 6, 3, 1] as const

/** A page in a planning prompt. */
export interface PageExtent {
  readonly excerpt: PageExcerpt
  /** Sentences for the model on what is left out. Empty if all of the page is there. */
  readonly about: string
}

/**
 * The whole page if it fits into a planning prompt. Otherwise every block shortened. If there are too many for that,
 * the first and the most important blocks of each section: the plan gets the other blocks from `coverPage`.
 */
export function pageExtent({ blocks, images, size }: Material, budget = planBudget): PageExtent {
  const frame = blocks.length * 8
  if (size(blocks.map(({ id }) => id)) + frame <= budget)
    return { excerpt: excerptOf(blocks, images, budget), about: '' }
  if (blocks.length * (least + 8) <= budget)
    return {
      excerpt: excerptWithin(blocks, images, budget - frame),
      about:
        'The page is long. Its longer blocks are shortened here and end in “[…]”. Those who write the pieces see them in full.',
    }
  for (const most of perSection) {
    const some = sampled(blocks, most)
    const isLast = most === perSection.at(-1)
    if (some.length * (least + 30) <= budget || isLast) {
      const fitting = some.slice(0, Math.floor(budget / (least + 30)))
      return {
        excerpt: excerptWithin(fitting, images, budget - fitting.length * 30),
        about:
          'The page is very long. Only some blocks of each section are here, shortened. The blocks between them belong to the piece of the block before them.',
      }
    }
  }
  throw new Error('The last step always fits.')
}

/** The first blocks of each section, definitions and pictures before paragraphs, in page order. */
function sampled(blocks: readonly Block[], most: number): readonly Block[] {
  const sections = Map.groupBy(blocks, ({ path }) => path.join('\n'))
  const chosen = new Set(
    [...sections.values()].flatMap((section) => {
      const [first, ...others] = section
      const important = others.toSorted((one, other) => Number(isPlain(one)) - Number(isPlain(other)))
      return [first, ...important].slice(0, most)
    }),
  )
  return blocks.filter((block) => chosen.has(block))
}

function isPlain({ kind }: Block): boolean {
  return kind === 'paragraph' || kind === 'list' || kind === 'media'
}
