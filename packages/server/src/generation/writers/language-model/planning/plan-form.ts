import type { JSONSchema7 } from '@ai-sdk/provider'
import { formChoice, formId, formList, formObject, formText } from '../answer/answer-form.ts'
import type { PageExcerpt } from '../page-excerpts.ts'
import type { AnswerForm } from '../models/model-provider.ts'
import { partLengths } from './plan.ts'

/** The form of a plan. `own` are the fields of a part that only this format has. */
export function planForm(
  main: 'slides' | 'segments',
  { ids }: PageExcerpt,
  own: Readonly<Record<string, JSONSchema7>>,
): AnswerForm {
  const blocks = formList(formId(ids))
  const texts = formList(formText)
  const part = formObject({
    ...own,
    title: formText,
    teaches: formText,
    concepts: texts,
    blocks,
    length: formChoice(partLengths),
  })
  const goals: Record<string, JSONSchema7> =
    main === 'slides' ? { goals: texts } : { target_audience: formText, learning_objectives: texts }
  return {
    name: 'plan',
    schema: formObject({
      title: formText,
      ...goals,
      examples: texts,
      [main]: formList(part),
      left_out: blocks,
    }),
  }
}
