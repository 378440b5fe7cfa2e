import type { StructuredPage } from '../../page.ts'
import type { Defect, Finding } from './linting/finding.ts'
import { indexPage } from './linting/page-index.ts'
import type { PageIndex } from './linting/page-index.ts'
import { countObjections, noObjections, objectionsTo } from './material/objections.ts'
import type { Objections } from './material/objections.ts'

export interface Linted {
  readonly findings: readonly Finding[]
  /** Slides or lines. */
  readonly parts: number
}

/** How often a draft is written again. Each time costs as much as the first. */
const mostRounds = 3
/** A page of more words is written again once, because it takes seconds. */
const longPage = 8000

/** A draft with fewer of its slides or lines than this is not better. */
const leastKept = 0.8

/** How bad a finding is, compared with others. Defects without a number do not depend on the chosen sentences. */
const weights: Partial<Record<Defect, number>> = {
  reference: 3,
  fragment: 3,
  foreign: 3,
  boilerplate: 3,
  objective: 3,
  twice: 1,
  section: 1,
  unanswered: 1,
  recap: 1,
  term: 0.3,
  figure: 0.3,
}

/**
 * Writes a draft, and writes it again without the sentences that the linter objects to. Returns the best of the drafts.
 */
export async function chooseAgain<Draft>(
  page: StructuredPage,
  write: (objections: Objections, isFirst: boolean) => Promise<Draft>,
  lint: (draft: Draft, index: PageIndex) => Linted,
): Promise<Draft> {
  const index = indexPage(page)
  let objections = noObjections
  let best = await write(objections, true)
  let bestLinted = lint(best, index)
  const fewest = leastKept * bestLinted.parts
  let last = bestLinted
  const rounds = page.words > longPage ? 1 : mostRounds
  for (let round = 0; round < rounds; round++) {
    const more = objectionsTo(last.findings, objections)
    if (countObjections(more) === countObjections(objections)) break
    objections = more
    const next = await write(objections, false)
    last = lint(next, index)
    if (last.parts < fewest || badness(last) >= badness(bestLinted)) continue
    best = next
    bestLinted = last
  }
  return best
}

function badness({ findings }: Linted): number {
  return findings.reduce((sum, { defect }) => sum + (weights[defect] ?? 0), 0)
}
