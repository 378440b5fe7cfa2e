import { Problem } from '@lectern/domain/problems/problems.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { kindOf } from './blocks/block-kinds.ts'
import type { StructuredPage } from './page.ts'

/** A page with fewer words is a note, which is too short to teach from. */
const minWords = 40

/** Whether the page has enough content for a writer. */
export const hasEnoughText = (page: StructuredPage): boolean => teachableWords(page) >= minWords

/** PAGE_TOO_SHORT if the page has too little content for any writer. */
export function requireEnoughText(page: StructuredPage): void {
  if (!hasEnoughText(page)) throw new Problem('PAGE_TOO_SHORT')
}

/** Prose, and half of the code and the descriptions of pictures. */
function teachableWords(page: StructuredPage): number {
  const beside = page.blocks.map((block) => kindOf(block).halfTeaching?.(block) ?? '')
  return page.words + countWords(beside.join(' ')) / 2
}
