import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { WritingRequest } from '../../../writer.ts'
import { isUnusableAnswer } from '../answer/unusable-answer.ts'
import type { Ask, Asking } from '../models/ask-model.ts'
import { inLanguage } from '../in-language.ts'
import { excerptBudget } from '../page-excerpts.ts'
import { fillPrompt } from '../prompts.ts'
import { instructionsFor, requestValues, targetLanguage } from '../request-values.ts'
import { type Material, materialOf } from './material.ts'
import { type PageExtent, pageExtent } from './page-extent.ts'
import type { PartKind } from './part-kind.ts'
import { planAnswer, type PlanAnswer } from './plan-answer.ts'
import { planWithoutModel } from './plan-without-model.ts'
import type { Plan, TimedPart } from './plan.ts'
import { readPlan } from './read-plan.ts'
import { repairParts } from './repair-plan.ts'
import { shareMinutes } from './share-minutes.ts'
import { splitLarge } from './split-large.ts'
import { targetLength, type TargetLength } from './target-length.ts'

/** A plan with the length of each of its parts. */
export interface PagePlan extends Omit<Plan, 'parts'> {
  readonly parts: readonly TimedPart[]
  readonly material: Material
  readonly target: TargetLength
}

/**
 * Plans a page with one question to the model. Code completes the plan, so that it covers the page and has the wanted
 * number of parts. If the model cannot plan, the plan follows the headings of the page.
 */
export async function planPage<Draft>(
  ask: Ask,
  kind: PartKind<Draft>,
  request: WritingRequest,
  asking: Asking,
): Promise<PagePlan> {
  const material = materialOf(request)
  const extent = pageExtent(material)
  const target = targetLength(request, kind.format, countWords(extent.excerpt.text))
  const answer = await askForPlan(ask, kind, request, { extent, target, asking }).catch((error: unknown) => {
    if (isUnusableAnswer(error)) return planWithoutModel(material)
    throw error
  })
  const parts = repairParts(kind, answer, { material, excerpt: extent.excerpt, target })
  return {
    title: answer.title || request.page.title,
    goals: answer.goals,
    audience: answer.audience,
    examples: answer.examples,
    parts: shareMinutes(splitLarge(kind, parts, material, excerptBudget), target.minutes, kind.format),
    material,
    target,
  }
}

async function askForPlan<Draft>(
  ask: Ask,
  kind: PartKind<Draft>,
  request: WritingRequest,
  { extent, target, asking }: { extent: PageExtent; target: TargetLength; asking: Asking },
): Promise<PlanAnswer> {
  const { excerpt, about } = extent
  const prompt = fillPrompt(kind.planPrompt, {
    ...requestValues(request, kind.format),
    ...kind.planValues(excerpt),
    content: target.content,
    questions: target.questions === 1 ? 'one question' : `${target.questions} questions`,
    extent: about,
    page: excerpt.text,
  })
  const schema = inLanguage(
    planAnswer(excerpt, kind.main),
    targetLanguage(request),
    ({ title, goals, parts }) => [title, ...goals, ...parts.flatMap((part) => [part.title, part.teaches])],
  )
  // Code adds what the missing end of a plan would have covered.
  const read = readPlan(kind, { schema, main: kind.main, isEnough: () => true }, request)
  return ask({ instructions: instructionsFor(request), prompt, form: kind.planForm(excerpt), read }, asking)
}
