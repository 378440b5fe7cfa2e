import type { PageExcerpt } from '../page-excerpts.ts'
import { coverPage } from './cover-page.ts'
import { fitCount } from './fit-count.ts'
import type { Material } from './material.ts'
import type { PartKind } from './part-kind.ts'
import type { PartAnswer, PlanAnswer } from './plan-answer.ts'
import type { PlannedPart, PartRole } from './plan.ts'
import type { TargetLength } from './target-length.ts'

/**
 * The parts of a plan in their final form: every one with known blocks, one opening, one closing, questions after the
 * content that they ask about, the wanted number of parts, and every block of the page that teaches.
 */
export function repairParts<Draft>(
  kind: PartKind<Draft>,
  { parts, leftOut }: Pick<PlanAnswer, 'parts' | 'leftOut'>,
  { material, excerpt, target }: { material: Material; excerpt: PageExcerpt; target: TargetLength },
): readonly PlannedPart[] {
  const placed = parts.map((part, at) =>
    placedPart(kind, part, { at, count: parts.length, excerpt, material }),
  )
  const content = placed.filter(({ role, blocks }) => role === 'content' && blocks.length > 0)
  const opening = placed.find(({ role }) => role === 'opening')
  const closing = placed.find(({ role }) => role === 'closing')
  const body = withQuestions(kind, placed, content, target)
  const framed = [
    opening ?? added(kind, 'opening', content),
    ...body,
    closing ?? added(kind, 'closing', content),
  ]
  const fitted = fitCount(coverPage(framed, leftOut, material), target.content, material)
  return fitted.map((part) => withType(kind, withSources(part, fitted, material)))
}

function placedPart<Draft>(
  kind: PartKind<Draft>,
  { type, blocks, ...part }: PartAnswer,
  { at, count, excerpt, material }: { at: number; count: number; excerpt: PageExcerpt; material: Material },
): PlannedPart {
  return { ...part, ...kind.place(type, at, count, excerpt), blocks: material.sorted(blocks) }
}

/** Content and questions in their order. Too many questions are dropped, and a missing one is added at the end. */
function withQuestions<Draft>(
  kind: PartKind<Draft>,
  placed: readonly PlannedPart[],
  content: readonly PlannedPart[],
  { questions }: TargetLength,
): readonly PlannedPart[] {
  const asked = placed.filter(({ role }) => role === 'question')
  const kept = new Set(asked.slice(0, questions + 1))
  const first = placed.findIndex((part) => content.includes(part))
  const early = asked.filter((part) => kept.has(part) && placed.indexOf(part) < first)
  const body = placed.filter((part) => content.includes(part) || (kept.has(part) && !early.includes(part)))
  const missing = questions > 0 && kept.size === 0 ? [added(kind, 'question', content)] : []
  return [...body, ...early, ...missing]
}

function added<Draft>(kind: PartKind<Draft>, role: PartRole, content: readonly PlannedPart[]): PlannedPart {
  const type = kind.typeOf(role)
  const [longest] = content.toSorted((one, other) => other.blocks.length - one.blocks.length)
  const blocks = role === 'question' ? (longest?.blocks ?? []) : []
  return { role, ...(type && { type }), title: '', teaches: '', concepts: [], blocks, length: 'normal' }
}

/** The opening, the closing and questions without blocks get those of the content that they are about. */
function withSources(part: PlannedPart, all: readonly PlannedPart[], material: Material): PlannedPart {
  if (part.blocks.length > 0) return part
  const content = all.filter(({ role }) => role === 'content')
  const firsts = content.flatMap(({ blocks }) => blocks.slice(0, 1))
  const chosen = part.role === 'opening' ? firsts.slice(0, 4) : firsts
  return { ...part, blocks: material.sorted(chosen) }
}

function withType<Draft>(kind: PartKind<Draft>, part: PlannedPart): PlannedPart {
  const type = part.type ?? kind.typeOf(part.role)
  return type ? { ...part, type } : part
}
