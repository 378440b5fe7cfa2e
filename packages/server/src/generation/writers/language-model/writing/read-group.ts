import { type Answer, faultsOf, type Reading, type Unusable } from '../answer/read-answer.ts'
import { type AnsweredItem, readItems } from '../answer/read-pieces.ts'
import { asData } from '../as-data.ts'
import type { PagePart } from '../page-parts.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import type { TimedPiece } from '../planning/plan.ts'
import { fill, prompts } from '../prompts.ts'
import type { CheckedPiece, PieceFault } from './check-piece.ts'
import { namesOf } from './piece-prompt.ts'

/** A piece that was written, and the sentences of it that the page does not support. */
export interface WrittenPiece<Draft> {
  readonly piece: TimedPiece
  readonly draft: Draft
  readonly doubts: readonly string[]
}

/** A piece and the answer that it was read from. */
interface AnsweredPiece<Draft> {
  readonly written: WrittenPiece<Draft>
  readonly answer: Answer
}

type Check<Draft> = (draft: Draft, answer: unknown, piece: TimedPiece) => CheckedPiece<Draft>

/**
 * A reader of the answers for a group of pieces. It keeps the good pieces of the first answer, and asks only for the
 * others again, with their faults.
 */
export function readGroup<Draft>(
  kind: PieceKind<Draft>,
  { pieces, part }: { pieces: readonly TimedPiece[]; part: PagePart },
  check: Check<Draft>,
): (answer: Answer, isLast: boolean) => Reading<readonly WrittenPiece<Draft>[]> {
  const good = new Map<number, AnsweredPiece<Draft>>()
  /** Drafts with doubts, for pieces that the second answer does not have. */
  const doubtful = new Map<number, AnsweredPiece<Draft>>()
  const open = () => pieces.filter(({ number }) => !good.has(number))

  function read(items: readonly AnsweredItem[], answer: Answer): readonly PieceFault[] {
    return open().flatMap((piece) => {
      const item = items.find(({ number }) => number === piece.number)
      const { written, faults } = readPiece(kind, { piece, part, item }, check)
      if (written && faults.length === 0) good.set(piece.number, { written, answer })
      else if (written && faults.every(isDoubt)) doubtful.set(piece.number, { written, answer })
      return faults
    })
  }

  return (answer, isLast) => {
    const items = readItems(
      answer,
      kind.main,
      open().map(({ number }) => number),
    )
    const faults = items.ok ? read(items.value, answer) : []
    if (isLast) for (const { number } of open()) if (doubtful.has(number)) take(number)
    if (open().length === 0) {
      const all = pieces.flatMap(({ number }) => good.get(number) ?? [])
      return {
        ok: true,
        value: all.map(({ written }) => written),
        from: all.map((one) => one.answer),
      }
    }
    const sentences = items.ok ? [...cutOff(answer), ...faults.map(({ sentence }) => sentence)] : items.faults
    const reason = items.ok ? reasonFor(answer, faults) : items.reason
    const isPart = good.size > 0 || items.ok
    return {
      ok: false,
      reason,
      faults: sentences,
      keeps: good.size > 0,
      ...(isPart && { repair: repairOf(kind, open(), sentences) }),
    }
  }

  function take(number: number): void {
    const written = doubtful.get(number)
    if (written) good.set(number, written)
  }
}

function cutOff({ end }: Answer): readonly string[] {
  return end === 'length' ? ['It was cut off. Write less, so that it gets to its end.'] : []
}

const isDoubt = (fault: PieceFault) => fault.kind === 'doubt'

function readPiece<Draft>(
  kind: PieceKind<Draft>,
  { piece, part, item }: { piece: TimedPiece; part: PagePart; item: AnsweredItem | undefined },
  check: Check<Draft>,
): { readonly written?: WrittenPiece<Draft>; readonly faults: readonly PieceFault[] } {
  if (!item) return { faults: [{ kind: 'rules', sentence: `The ${kind.one} ${piece.number} is missing.` }] }
  const { success, data, error } = kind.schema(piece, part).safeParse(item.value)
  const place = `${kind.main}[${item.at}]`
  if (!success) {
    const sentences = faultsOf(error, [kind.main, item.at])
    return { faults: sentences.map((sentence) => ({ kind: 'rules', sentence })) }
  }
  const checked = check(data, item.value, piece)
  const faults = checked.faults.map((fault) => ({
    ...fault,
    sentence: `${place}: ${fault.sentence}`,
  }))
  const doubts = faults.flatMap(({ words }) => words ?? [])
  return { written: { piece, draft: checked.draft, doubts }, faults }
}

function repairOf<Draft>(
  kind: PieceKind<Draft>,
  pieces: readonly TimedPiece[],
  faults: readonly string[],
): string {
  const listed = faults.map((fault) => `- ${fault}`).join('\n')
  return fill(prompts.repairPieces, { faults: asData(listed), pieces: namesOf(kind, pieces) })
}

function reasonFor({ end }: Answer, faults: readonly PieceFault[]): Unusable {
  if (faults.some(({ kind }) => kind === 'language')) return 'language'
  return end === 'length' ? 'cut-off' : 'against-rules'
}
