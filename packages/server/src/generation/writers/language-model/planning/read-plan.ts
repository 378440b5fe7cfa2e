import { z } from 'zod'
import type { WritingRequest } from '../../../writer.ts'
import { listOf, nonBlank } from '../answer/answer-schemas.ts'
import { type Answer, readAnswer, type Reading, type Usable, type Wanted } from '../answer/read-answer.ts'
import { asData } from '../as-data.ts'
import { faultSentence } from '../fault-sentence.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import { type Frame, frameFaults } from './frame-faults.ts'
import type { PartKind } from './part-kind.ts'
import type { PlanAnswer } from './plan-answer.ts'

/** The title and the objectives of a second answer. The rest of the plan is kept. */
const frameAnswer = z.object({
  title: nonBlank,
  learning_objectives: listOf(nonBlank).optional(),
})

/**
 * A reader of plans. A title or objectives that do not agree with the page are asked for again, without the rest of the
 * plan. Of both answers, those with fewer faults are used.
 */
export function readPlan<Draft>(
  kind: PartKind<Draft>,
  wanted: Wanted<PlanAnswer>,
  request: WritingRequest,
): (answer: Answer, isLast: boolean) => Reading<PlanAnswer> {
  let first: Required<Usable<PlanAnswer>> | undefined
  const faultsOf = (frame: Frame) => frameFaults(kind, frame, request)

  function readFrame(answer: Answer, before: Required<Usable<PlanAnswer>>): Reading<PlanAnswer> {
    const reading = readAnswer(answer, { schema: frameAnswer, main: 'title' })
    if (!reading.ok) return { ok: true, ...before }
    const { title, learning_objectives: goals = before.value.goals } = reading.value
    const value = { ...before.value, title, ...(kind.hasGoals && { goals }) }
    return faultsOf(value).length < faultsOf(before.value).length
      ? { ok: true, value, from: [...before.from, answer] }
      : { ok: true, ...before }
  }

  return (answer, isLast) => {
    if (first) return readFrame(answer, first)
    const reading = readAnswer(answer, wanted)
    if (!reading.ok) return reading
    const faults = faultsOf(reading.value)
    if (faults.length === 0 || isLast) return reading
    first = { value: reading.value, from: [answer] }
    const sentences = faults.map((fault) => faultSentence(fault, request.page))
    const listed = sentences.map((sentence) => `- ${sentence}`).join('\n')
    const fields = kind.hasGoals ? '`title` and `learning_objectives`' : '`title`'
    return {
      ok: false,
      reason: 'against-rules',
      faults: sentences,
      repair: fillPrompt(prompts.repairFrame, { faults: asData(listed), fields }),
      instead: first,
    }
  }
}
