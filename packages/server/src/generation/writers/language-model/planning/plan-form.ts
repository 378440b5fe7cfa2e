import type { JSONSchema7 } from '@ai-sdk/provider'
import { formChoice, formId, formList, formObject, formText } from '../answer/answer-form.ts'
import type { PagePart } from '../page-excerpts.ts'
import type { AnswerForm } from '../models/model-provider.ts'
import { pieceLengths } from './plan.ts'

/** The form of a plan. `own` are the fields of a piece that only this format has. */
export function planForm(
  main: 'slides' | 'segments',
  { ids }: PagePart,
  own: Readonly<Record<string, JSONSchema7>>,
): AnswerForm {
  const blocks = formList(formId(ids))
  const texts = formList(formText)
  const piece = formObject({
    ...own,
    title: formText,
    teaches: formText,
    concepts: texts,
    blocks,
    length: formChoice(pieceLengths),
  })
  const goals: Record<string, JSONSchema7> =
    main === 'slides' ? { goals: texts } : { target_audience: formText, learning_objectives: texts }
  return {
    name: 'plan',
    schema: formObject({
      title: formText,
      ...goals,
      examples: texts,
      [main]: formList(piece),
      left_out: blocks,
    }),
  }
}
