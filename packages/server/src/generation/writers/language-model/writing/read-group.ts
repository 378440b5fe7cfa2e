import { type Answer, faultsOf, type Reading, type Unusable } from '../answer/read-answer.ts'
import { type AnsweredItem, readItems } from '../answer/read-items.ts'
import { asData } from '../as-data.ts'
import type { PageExcerpt } from '../page-excerpts.ts'
import type { PartKind } from '../planning/part-kind.ts'
import type { TimedPart } from '../planning/plan.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import type { CheckedPart, PartFault } from './check-part.ts'
import { namesOf } from './part-prompt.ts'

/** A part that was written, and the sentences of it that the page does not support. */
export interface PartDraft<Draft> {
  readonly part: TimedPart
  readonly draft: Draft
  readonly doubts: readonly string[]
}

/** A part and the answer that it was read from. */
interface AnsweredPart<Draft> {
  readonly written: PartDraft<Draft>
  readonly answer: Answer
}

type Check<Draft> = (draft: Draft, answer: unknown, part: TimedPart) => CheckedPart<Draft>

/**
 * A reader of the answers for a group of parts. It keeps the good parts of the first answer, and asks only for the
 * others again, with their faults.
 */
export function readGroup<Draft>(
  kind: PartKind<Draft>,
  { parts, excerpt }: { parts: readonly TimedPart[]; excerpt: PageExcerpt },
  check: Check<Draft>,
): (answer: Answer, isLast: boolean) => Reading<readonly PartDraft<Draft>[]> {
  const good = new Map<number, AnsweredPart<Draft>>()
  /** Drafts with doubts, for parts that the second answer does not have. */
  const doubtful = new Map<number, AnsweredPart<Draft>>()
  const open = () => parts.filter(({ number }) => !good.has(number))

  function read(items: readonly AnsweredItem[], answer: Answer): readonly PartFault[] {
    return open().flatMap((part) => {
      const item = items.find(({ number }) => number === part.number)
      const { written, faults } = readPart(kind, { part, excerpt, item }, check)
      if (written && faults.length === 0) good.set(part.number, { written, answer })
      else if (written && faults.every(isDoubt)) doubtful.set(part.number, { written, answer })
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
      const all = parts.flatMap(({ number }) => good.get(number) ?? [])
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

const isDoubt = (fault: PartFault) => fault.kind === 'doubt'

function readPart<Draft>(
  kind: PartKind<Draft>,
  { part, excerpt, item }: { part: TimedPart; excerpt: PageExcerpt; item: AnsweredItem | undefined },
  check: Check<Draft>,
): { readonly written?: PartDraft<Draft>; readonly faults: readonly PartFault[] } {
  if (!item) return { faults: [{ kind: 'rules', sentence: `The ${kind.one} ${part.number} is missing.` }] }
  const { success, data, error } = kind.schema(part, excerpt).safeParse(item.value)
  const place = `${kind.main}[${item.at}]`
  if (!success) {
    const sentences = faultsOf(error, [kind.main, item.at])
    return { faults: sentences.map((sentence) => ({ kind: 'rules', sentence })) }
  }
  const checked = check(data, item.value, part)
  const faults = checked.faults.map((fault) => ({
    ...fault,
    sentence: `${place}: ${fault.sentence}`,
  }))
  const doubts = faults.flatMap(({ words }) => words ?? [])
  return { written: { part, draft: checked.draft, doubts }, faults }
}

function repairOf<Draft>(
  kind: PartKind<Draft>,
  parts: readonly TimedPart[],
  faults: readonly string[],
): string {
  const listed = faults.map((fault) => `- ${fault}`).join('\n')
  return fillPrompt(prompts.repairPieces, { faults: asData(listed), pieces: namesOf(kind, parts) })
}

function reasonFor({ end }: Answer, faults: readonly PartFault[]): Unusable {
  if (faults.some(({ kind }) => kind === 'language')) return 'language'
  return end === 'length' ? 'cut-off' : 'against-rules'
}
