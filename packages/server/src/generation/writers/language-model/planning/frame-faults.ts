import { findUngrounded } from '../../../grounding/find-ungrounded.ts'
import type { GroundingFault } from '../../../grounding/evidence/grounded-text.ts'
import type { WritingRequest } from '../../../writer.ts'
import { targetLanguage } from '../request-values.ts'
import type { PartKind } from './part-kind.ts'

/** The texts around the parts: the title, and the objectives if the format has them. */
export interface Frame {
  readonly title: string
  readonly goals: readonly string[]
}

/** The faults of a title and of objectives: numbers, names and terms that neither the page, its course nor the author has. */
export function frameFaults<Draft>(
  { hasGoals }: Pick<PartKind<Draft>, 'hasGoals'>,
  { title, goals }: Frame,
  { page, context, options, ...request }: Pick<WritingRequest, 'page' | 'context' | 'options'>,
): readonly GroundingFault[] {
  const objectives = hasGoals ? goals : []
  const texts = [
    { path: 'title', text: title },
    ...objectives.map((text, at) => ({ path: `learning_objectives[${at}]`, text })),
  ]
  const headings = texts.map((text) => ({ ...text, sources: [], kind: 'heading' }) as const)
  const given = JSON.stringify([context, options])
  return findUngrounded(headings, page, targetLanguage({ page, options, ...request })).filter(
    ({ words }) => words.length === 0 || !words.every((word) => given.includes(word)),
  )
}
