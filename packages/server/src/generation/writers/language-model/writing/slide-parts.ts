import type { JSONSchema7 } from '@ai-sdk/provider'
import type { Field, SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { textsOfSlide } from '../../../grounding/draft-texts.ts'
import { formChoice, formId, formList, formObject, formText } from '../answer/answer-form.ts'
import type { PageExcerpt } from '../page-excerpts.ts'
import { planForm } from '../planning/plan-form.ts'
import type { PlannedPart, PartRole } from '../planning/plan.ts'
import type { PartKind } from '../planning/part-kind.ts'
import { prompts } from '../prompts.ts'
import { citingBlock } from './citing-block.ts'
import { formOfQuotes, readQuotes } from './read-quotes.ts'
import { anySlideAnswer, describeTypes, fieldsToWrite, plainType, typesFor } from './slideshow-answer.ts'

type TypeOfPart = readonly [SlideTypeId, SlideType]

/** Slides: a few neighbours in one call, so that the description of their types is paid for once. */
export const slideParts: PartKind<SlideDraft> = {
  format: 'slideshow',
  main: 'slides',
  hasGoals: false,
  one: 'slide',
  perCall: 3,
  planPrompt: prompts.planSlideshow,
  writePrompt: prompts.slides,
  place(named, _at, _count, excerpt) {
    const type = plainType(named)
    const role = roleOf(type)
    const isPossible = typesFor(excerpt).some(([id]) => id === type)
    return { role, ...(isPossible && isSlideType(type) && { type }) }
  },
  typeOf: (role) => typesOfRole(role).find(([, { isProse }]) => role !== 'content' || isProse)?.[0],
  planValues: (excerpt) => ({
    types: describePurposes(typesFor(excerpt)),
    example: exampleOf(typesFor(excerpt)),
  }),
  writeValues(parts, excerpt) {
    const types = typesOfParts(parts, excerpt)
    return { types: describeTypes(excerpt, types), example: exampleOf(types) }
  },
  planForm: (excerpt) =>
    planForm('slides', excerpt, { type: formChoice(typesFor(excerpt).map(([id]) => id)) }),
  writeForm: (parts, excerpt) => ({
    name: 'slides',
    schema: formObject({
      slides: formList({ anyOf: typesOfParts(parts, excerpt).map((type) => formOfType(type, excerpt)) }),
    }),
  }),
  schema: (part, excerpt) => anySlideAnswer(excerpt, typesOfPart(part, excerpt)),
  spoken: ({ audio_script }) => [audio_script],
  shown: ({ content }) => Object.values(content).flatMap((value) => [value].flat().map(String)),
  texts: (slide, answer) => {
    // The quotes are those of the whole slide.
    const quotes = { path: 'slide.quotes', text: '', sources: slide.sources, quotes: readQuotes(answer) }
    return [...textsOfSlide(slide, 'slide'), quotes]
  },
  citing: (slide, { block }) => citingBlock(slide, block),
}

/** The role of a type: types that open or close a slideshow, types with a question, and all others. */
function roleOf(id: string): PartRole {
  if (!isSlideType(id)) return 'content'
  const { place, hasQuestion }: SlideType = slideTypes[id]
  if (place) return place === 'first' ? 'opening' : 'closing'
  return hasQuestion ? 'question' : 'content'
}

function typesOfRole(role: PartRole): readonly TypeOfPart[] {
  return Object.entries(slideTypes).flatMap(([id, type]) =>
    isSlideType(id) && roleOf(id) === role ? [[id, type] as const] : [],
  )
}

/** The types that a part can have: content may have another one than planned, if its blocks do not fill that. */
function typesOfPart({ role }: Pick<PlannedPart, 'role'>, excerpt: PageExcerpt): readonly TypeOfPart[] {
  return typesFor(excerpt).filter(([id]) => roleOf(id) === role)
}

/**
 * The types that a prompt describes: those that are planned, and prose for content whose blocks cannot fill its type. The
 * description and the form of all types would be a third of the prompt.
 */
function typesOfParts(parts: readonly PlannedPart[], excerpt: PageExcerpt): readonly TypeOfPart[] {
  const planned = new Set(parts.map(({ type }) => type))
  const roles = new Set(parts.map(({ role }) => role))
  return typesFor(excerpt).filter(
    ([id, { isProse }]) => roles.has(roleOf(id)) && (isProse || planned.has(id) || roleOf(id) !== 'content'),
  )
}

function describePurposes(types: readonly TypeOfPart[]): string {
  return types.map(([id, { about }]) => `- "${id}": ${about}`).join('\n')
}

function exampleOf(types: readonly TypeOfPart[]): string {
  return types[0]?.[0] ?? ''
}

function formOfType(type: TypeOfPart, excerpt: PageExcerpt): JSONSchema7 {
  return formObject({ number: { type: 'integer' }, ...fieldsOfSlide(type, excerpt), quotes: formOfQuotes })
}

/** The form of one slide of some types. */
export function formOfSlide(types: readonly TypeOfPart[], excerpt: PageExcerpt): JSONSchema7 {
  return { anyOf: types.map((type) => formObject({ ...fieldsOfSlide(type, excerpt), quotes: formOfQuotes })) }
}

function fieldsOfSlide(
  [id, { fields }]: TypeOfPart,
  excerpt: PageExcerpt,
): Readonly<Record<string, JSONSchema7>> {
  const content = fieldsToWrite(fields).map(([name, field]) => [name, formOfField(field, excerpt)] as const)
  return {
    slide_type: formChoice([id]),
    content: formObject(Object.fromEntries(content)),
    audio_script: formText,
    sources: formList(formId(excerpt.ids)),
  }
}

/** A field that may be left out is the empty text. */
function formOfField({ kind, choices, required }: Field, { images }: PageExcerpt): JSONSchema7 {
  if (choices) return formChoice(choices)
  if (kind === 'list') return formList(formText)
  return kind === 'image' ? formChoice(required ? images : [...images, '']) : formText
}
