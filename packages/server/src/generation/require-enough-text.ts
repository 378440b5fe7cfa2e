import { Problem } from '@lectern/domain/problems/problems.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { StructuredPage } from './page.ts'

/** Fewer words than this are a note, not something to teach from. */
const leastWords = 40

/** PAGE_TOO_SHORT when there is too little on a page for any writer. */
export function requireEnoughText(page: StructuredPage): void {
  if (teachableWords(page) < leastWords) throw new Problem('PAGE_TOO_SHORT')
}

/** Prose, and half of the code and the descriptions of pictures. */
function teachableWords(page: StructuredPage): number {
  const beside = page.blocks.map((block) =>
    block.kind === 'code' ? block.text : block.kind === 'figure' ? block.alt : '',
  )
  return page.words + countWords(beside.join(' ')) / 2
}
