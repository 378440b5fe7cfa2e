import { requireEnoughText } from '../../../require-enough-text.ts'
import type { WritingRequest } from '../../../writer.ts'
import type { Ask } from '../models/ask-model.ts'
import { excerptBudget } from '../page-excerpts.ts'
import type { PartKind } from '../planning/part-kind.ts'
import { type PagePlan, planPage } from '../planning/plan-page.ts'
import { remarksOnFrame, remarksOnLength, remarksOnReading, remarksOnSentences } from './remarks.ts'
import { fitLength } from './fit-length.ts'
import { groupParts } from './group-parts.ts'
import { inParallel } from '../../../../platform/runtime/in-parallel.ts'
import { createQuoteRequests } from './quote-requests.ts'
import { judgeClaims } from './judge-claims.ts'
import { writeGroup } from './write-group.ts'

/** The parts of a page in their order, and their plan. */
export interface WrittenPage<Draft> {
  readonly plan: PagePlan
  readonly drafts: readonly Draft[]
}

/** A part when it is written, with the title of the whole. */
interface WrittenDraft<Draft> {
  readonly title: string
  readonly index: number
  readonly total: number
  readonly draft: Draft
}

/** How parts are written and checked. */
export interface WritingModel {
  readonly ask: Ask
  /** Calls for one page at the same time. */
  readonly parallel: number
  /** Asks the second model, which judges what was written. */
  readonly judge?: Ask
}

/**
 * Plans a page with one question, writes its parts in groups at the same time, and fits their length to the wished
 * minutes. `onPart` gets each part when it is written, in any order. Answers are kept for another attempt.
 */
export async function writeParts<Draft>(
  { ask, parallel, judge }: WritingModel,
  kind: PartKind<Draft>,
  request: WritingRequest,
  onPart: (part: WrittenDraft<Draft>) => void,
): Promise<WrittenPage<Draft>> {
  requireEnoughText(request.page)
  const { signal, kept, spending } = request
  signal?.throwIfAborted()
  request.onProgress?.(0, 2)
  const asking = { signal, kept, spending }
  const plan = await planPage(ask, kind, request, asking)
  const groups = groupParts(plan.parts, plan.material, { most: kind.perCall, budget: excerptBudget })
  const total = groups.length + 1
  let done = 1
  request.onProgress?.(done, total)
  const writing = { ask, kind, request, plan, asking, quotes: createQuoteRequests() }
  const results = await inParallel(groups, parallel, async (parts) => {
    const written = await writeGroup(writing, parts)
    done += 1
    request.onProgress?.(done, total)
    for (const { part, draft } of written)
      onPart({ title: plan.title, index: part.number - 1, total: plan.parts.length, draft })
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
