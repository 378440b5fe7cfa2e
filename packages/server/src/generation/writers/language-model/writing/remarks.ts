import { proseOf } from '../../../blocks/block-kinds.ts'
import type { Block } from '../../../page.ts'
import type { WritingRequest } from '../../../writer.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { excerptBudget, readInPart } from '../page-excerpts.ts'
import { frameFaults } from '../planning/frame-faults.ts'
import type { PartKind } from '../planning/part-kind.ts'
import type { PagePlan } from '../planning/plan-page.ts'
import { minutesOf } from '../spoken-length.ts'
import { deviation, tolerance } from './fit-length.ts'
import type { PartDraft } from './read-group.ts'

/** Words that show the author which block is meant. */
const shownWords = 8

export function remarksOnSentences(written: readonly PartDraft<unknown>[]): readonly Remark[] {
  const doubts = new Set(written.flatMap((one) => one.doubts))
  return [...doubts].map((words) => remarkOf('SENTENCE_NOT_FROM_PAGE', { words }))
}

/** The title, and the objectives of a podcast, with numbers, names or terms that neither the page nor its course has. */
export function remarksOnFrame<Draft>(
  kind: PartKind<Draft>,
  frame: Pick<PagePlan, 'title' | 'goals'>,
  request: WritingRequest,
): readonly Remark[] {
  const sentences = frameFaults(kind, frame, request).map(({ sentence }) => sentence)
  return [...new Set(sentences)].map((words) => remarkOf('SENTENCE_NOT_FROM_PAGE', { words }))
}

/** Blocks of which the model read only the beginning. */
export function remarksOnReading({
  material,
  parts,
}: Pick<PagePlan, 'material' | 'parts'>): readonly Remark[] {
  const used = new Set(parts.flatMap(({ blocks }) => blocks))
  const blocks = material.blocks.filter(({ id }) => used.has(id))
  return readInPart(blocks, material.images, excerptBudget).map(remarkOnBlock)
}

export function remarkOnBlock(block: Block): Remark {
  const words = proseOf(block).trim().split(/\s+/).slice(0, shownWords).join(' ').slice(0, 120)
  return remarkOf('READ_IN_PART', { words })
}

/** Wished minutes that the page is too short for, or that the model did not keep to. */
export function remarksOnLength<Draft>(
  kind: PartKind<Draft>,
  { target }: Pick<PagePlan, 'target'>,
  written: readonly PartDraft<Draft>[],
): readonly Remark[] {
  const { minutes, wished } = target
  if (wished === undefined) return []
  const remarks: Remark[] = []
  if (Math.abs(minutes / wished - 1) > tolerance)
    remarks.push(remarkOf('LENGTH_LIMITED_BY_PAGE', { wished: asTime(wished), most: asTime(minutes) }))
  if (deviation(kind, written, minutes) > tolerance) {
    const spoken = minutesOf(written.flatMap(({ draft }) => kind.spoken(draft)))
    remarks.push(remarkOf('LENGTH_NOT_MET', { wished: asTime(wished), written: asTime(spoken) }))
  }
  return remarks
}

/** Minutes as 3:05. */
function asTime(minutes: number): string {
  const seconds = Math.round(minutes * 60)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
