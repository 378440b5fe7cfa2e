import { requireEnoughText } from '../../../require-enough-text.ts'
import type { WritingRequest } from '../../../writer.ts'
import type { Ask } from '../models/ask-model.ts'
import { partBudget } from '../page-parts.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import { type PagePlan, planPage } from '../planning/plan-page.ts'
import { remarksOnFrame, remarksOnLength, remarksOnReading, remarksOnSentences } from './remarks.ts'
import { fitLength } from './fit-length.ts'
import { groupPieces } from './group-pieces.ts'
import { inParallel } from './in-parallel.ts'
import { createQuoteRequests } from './quote-requests.ts'
import { judgeClaims } from './judge-claims.ts'
import { writeGroup } from './write-group.ts'

/** The pieces of a page in their order, and their plan. */
export interface WrittenPage<Draft> {
  readonly plan: PagePlan
  readonly drafts: readonly Draft[]
}

/** A piece when it is written, with the title of the whole. */
interface WrittenDraft<Draft> {
  readonly title: string
  readonly index: number
  readonly total: number
  readonly draft: Draft
}

/** How pieces are written and checked. */
export interface WritingModel {
  readonly ask: Ask
  /** Calls for one page at the same time. */
  readonly parallel: number
  /** Asks the second model, which judges what was written. */
  readonly judge?: Ask
}

/**
 * Plans a page with one question, writes its pieces in groups at the same time, and fits their length to the wished
 * minutes. `onPiece` gets each piece when it is written, in any order. Answers are kept for another attempt.
 */
export async function writePieces<Draft>(
  { ask, parallel, judge }: WritingModel,
  kind: PieceKind<Draft>,
  request: WritingRequest,
  onPiece: (piece: WrittenDraft<Draft>) => void,
): Promise<WrittenPage<Draft>> {
  requireEnoughText(request.page)
  const { signal, kept, spending } = request
  signal?.throwIfAborted()
  request.onProgress?.(0, 2)
  const asking = { signal, kept, spending }
  const plan = await planPage(ask, kind, request, asking)
  const groups = groupPieces(plan.pieces, plan.material, { most: kind.perCall, budget: partBudget })
  const total = groups.length + 1
  let done = 1
  request.onProgress?.(done, total)
  const writing = { ask, kind, request, plan, asking, quotes: createQuoteRequests() }
  const results = await inParallel(groups, parallel, async (pieces) => {
    const written = await writeGroup(writing, pieces)
    done += 1
    request.onProgress?.(done, total)
    for (const { piece, draft } of written)
      onPiece({ title: plan.title, index: piece.number - 1, total: plan.pieces.length, draft })
    return written
  })
  const fitted = await fitLength(writing, results.flat(), parallel)
  const remarks = [
    ...remarksOnFrame(kind, plan, request),
    ...remarksOnSentences(fitted),
    ...(judge ? await judgeClaims(judge, writing, fitted) : []),
    ...remarksOnReading(plan),
    ...remarksOnLength(kind, plan, fitted),
  ]
  for (const remark of remarks) request.onRemark?.(remark)
  return { plan, drafts: fitted.map(({ draft }) => draft) }
}
