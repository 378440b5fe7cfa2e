import type { WritingRequest } from '../../../writer.ts'
import type { Block } from '../../../page.ts'
import type { Ask, Asking } from '../models/ask-model.ts'
import { partBudget, type PagePart, partWithin } from '../page-parts.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import type { PagePlan } from '../planning/plan-page.ts'
import type { TimedPiece } from '../planning/plan.ts'
import { instructionsFor } from '../request-values.ts'
import { checkPiece } from './check-piece.ts'
import { piecePrompt, type Rewritten } from './piece-prompt.ts'
import type { QuoteRequests } from './quote-requests.ts'
import { readGroup, type WrittenPiece } from './read-group.ts'

/** Everything that the calls for the pieces of one page share. */
export interface Writing<Draft> {
  readonly ask: Ask
  readonly kind: PieceKind<Draft>
  readonly request: WritingRequest
  readonly plan: PagePlan
  readonly asking: Asking
  readonly quotes: QuoteRequests
}

/** Writes some neighbouring pieces with one question. With `again`, they exist already and get another length. */
export async function writeGroup<Draft>(
  { ask, kind, request, plan, asking, quotes }: Writing<Draft>,
  pieces: readonly TimedPiece[],
  again?: Rewritten<Draft>,
): Promise<readonly WrittenPiece<Draft>[]> {
  const part = partOfPieces(plan, pieces)
  const prompt = piecePrompt(kind, request, plan, { pieces, part, ...(again && { again }) })
  const check = (draft: Draft, answer: unknown, piece: TimedPiece) =>
    checkPiece(kind, draft, { request, answer, needsQuotes: () => quotes.areNeeded(piece) })
  const read = readGroup(kind, { pieces, part }, check)
  return ask(
    { instructions: instructionsFor(request), prompt, form: kind.writeForm(pieces, part), read },
    asking,
  )
}

/** The blocks of the pieces, in page order. */
function partOfPieces({ material }: PagePlan, pieces: readonly TimedPiece[]): PagePart {
  const ids = material.sorted(pieces.flatMap(({ blocks }) => blocks))
  const blocks = ids.flatMap((id): Block[] => {
    const block = material.block(id)
    return block ? [block] : []
  })
  return partWithin(blocks, material.images, partBudget)
}
