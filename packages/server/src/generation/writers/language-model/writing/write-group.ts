import type { WritingRequest } from '../../../writer.ts'
import type { Block } from '../../../page.ts'
import type { Ask, Asking } from '../models/ask-model.ts'
import { excerptBudget, type PageExcerpt, excerptWithin } from '../page-excerpts.ts'
import type { PartKind } from '../planning/part-kind.ts'
import type { PagePlan } from '../planning/plan-page.ts'
import type { TimedPart } from '../planning/plan.ts'
import { instructionsFor } from '../request-values.ts'
import { checkPart } from './check-part.ts'
import { partPrompt, type Rewritten } from './part-prompt.ts'
import type { QuoteRequests } from './quote-requests.ts'
import { readGroup, type PartDraft } from './read-group.ts'

/** Everything that the calls for the parts of one page share. */
export interface Writing<Draft> {
  readonly ask: Ask
  readonly kind: PartKind<Draft>
  readonly request: WritingRequest
  readonly plan: PagePlan
  readonly asking: Asking
  readonly quotes: QuoteRequests
}

/** Writes some neighbouring parts with one question. With `again`, they exist already and get another length. */
export async function writeGroup<Draft>(
  { ask, kind, request, plan, asking, quotes }: Writing<Draft>,
  parts: readonly TimedPart[],
  again?: Rewritten<Draft>,
): Promise<readonly PartDraft<Draft>[]> {
  const excerpt = excerptOfParts(plan, parts)
  const prompt = partPrompt(kind, request, plan, { parts, excerpt, ...(again && { again }) })
  const check = (draft: Draft, answer: unknown, part: TimedPart) =>
    checkPart(kind, draft, { request, answer, needsQuotes: () => quotes.areNeeded(part) })
  const read = readGroup(kind, { parts, excerpt }, check)
  return ask(
    { instructions: instructionsFor(request), prompt, form: kind.writeForm(parts, excerpt), read },
    asking,
  )
}

/** The blocks of the parts, in page order. */
function excerptOfParts({ material }: PagePlan, parts: readonly TimedPart[]): PageExcerpt {
  const ids = material.sorted(parts.flatMap(({ blocks }) => blocks))
  const blocks = ids.flatMap((id): Block[] => {
    const block = material.block(id)
    return block ? [block] : []
  })
  return excerptWithin(blocks, material.images, excerptBudget)
}
