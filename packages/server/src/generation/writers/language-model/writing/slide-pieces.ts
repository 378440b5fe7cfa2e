import type { JSONSchema7 } from '@ai-sdk/provider'
import type { Field, SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import { textsOfSlide } from '../../../grounding/draft-texts.ts'
import { formChoice, formId, formList, formObject, formText } from '../answer/answer-form.ts'
import type { PagePart } from '../page-parts.ts'
import { planForm } from '../planning/plan-form.ts'
import type { Piece, PieceRole } from '../planning/plan.ts'
import type { PieceKind } from '../planning/piece-kind.ts'
import { prompts } from '../prompts.ts'
import { citingBlock } from './citing-block.ts'
import { formOfQuotes, readQuotes } from './read-quotes.ts'
import { anySlideAnswer, describeTypes, fieldsToWrite, plainType, typesFor } from './slideshow-answer.ts'

type TypeOfPart = readonly [SlideTypeId, SlideType]

/** Slides: a few neighbours in one call, so that the description of their types is paid for once. */
export const slidePieces: PieceKind<SlideDraft> = {
  format: 'slideshow',
  main: 'slides',
  one: 'slide',
  perCall: 3,
  planPrompt: prompts.planSlideshow,
  writePrompt: prompts.slides,
  place(named, _at, _count, part) {
    const type = plainType(named)
    const role = roleOf(type)
    const isPossible = typesFor(part).some(([id]) => id === type)
    return { role, ...(isPossible && isSlideType(type) && { type }) }
  },
  typeOf: (role) => typesOfRole(role).find(([, { isProse }]) => role !== 'content' || isProse)?.[0],
  planValues: (part) => ({ types: describePurposes(typesFor(part)), example: exampleOf(typesFor(part)) }),
  writeValues(pieces, part) {
    const types = typesOfPieces(pieces, part)
    return { types: describeTypes(part, types), example: exampleOf(types) }
  },
  planForm: (part) => planForm('slides', part, { type: formChoice(typesFor(part).map(([id]) => id)) }),
  writeForm: (pieces, part) => ({
    name: 'slides',
    schema: formObject({
      slides: formList({ anyOf: typesOfPieces(pieces, part).map((type) => formOfType(type, part)) }),
    }),
  }),
  schema: (piece, part) => anySlideAnswer(part, typesOfPiece(piece, part)),
  spoken: ({ audio_script }) => [audio_script],
  shown: ({ content }) => Object.values(content).flatMap((value) => [value].flat().map(String)),
  texts: (slide, answer) => {
    // The quotes are those of the whole slide.
    const quotes = { path: 'slide.quotes', text: '', sources: slide.sources, quotes: readQuotes(answer) }
    return [...textsOfSlide(slide, 'slide'), quotes]
  },
  citing: (slide, { block }) => citingBlock(slide, block),
}

/** The role of a type: what opens or closes a slideshow, what asks, and the rest. */
function roleOf(id: string): PieceRole {
  if (!isSlideType(id)) return 'content'
  const { place, asks }: SlideType = slideTypes[id]
  if (place) return place === 'first' ? 'opening' : 'closing'
  return asks ? 'question' : 'content'
}

function typesOfRole(role: PieceRole): readonly TypeOfPart[] {
  return Object.entries(slideTypes).flatMap(([id, type]) =>
    isSlideType(id) && roleOf(id) === role ? [[id, type] as const] : [],
  )
}

/** The types that a piece can have: content may have another one than planned, if its blocks do not fill that. */
function typesOfPiece({ role }: Pick<Piece, 'role'>, part: PagePart): readonly TypeOfPart[] {
  return typesFor(part).filter(([id]) => roleOf(id) === role)
}

/**
 * The types that a prompt describes: those that are planned, and prose for content whose blocks cannot fill its type. The
 * description and the form of all types would be a third of the prompt.
 */
function typesOfPieces(pieces: readonly Piece[], part: PagePart): readonly TypeOfPart[] {
  const planned = new Set(pieces.map(({ type }) => type))
  const roles = new Set(pieces.map(({ role }) => role))
  return typesFor(part).filter(
    ([id, { isProse }]) => roles.has(roleOf(id)) && (isProse || planned.has(id) || roleOf(id) !== 'content'),
  )
}

function describePurposes(types: readonly TypeOfPart[]): string {
  return types.map(([id, { about }]) => `- "${id}": ${about}`).join('\n')
}

function exampleOf(types: readonly TypeOfPart[]): string {
  return types[0]?.[0] ?? ''
}

function formOfType(type: TypeOfPart, part: PagePart): JSONSchema7 {
  return formObject({ number: { type: 'integer' }, ...fieldsOfSlide(type, part), quotes: formOfQuotes })
}

/** The form of one slide of some types. */
export function formOfSlide(types: readonly TypeOfPart[], part: PagePart): JSONSchema7 {
  return { anyOf: types.map((type) => formObject({ ...fieldsOfSlide(type, part), quotes: formOfQuotes })) }
}

function fieldsOfSlide([id, { fields }]: TypeOfPart, part: PagePart): Readonly<Record<string, JSONSchema7>> {
  const content = fieldsToWrite(fields).map(([name, field]) => [name, formOfField(field, part)] as const)
  return {
    slide_type: formChoice([id]),
    content: formObject(Object.fromEntries(content)),
    audio_script: formText,
    sources: formList(formId(part.ids)),
  }
}

/** A field that may be left out is the empty text. */
function formOfField({ kind, choices, required }: Field, { images }: PagePart): JSONSchema7 {
  if (choices) return formChoice(choices)
  if (kind === 'list') return formList(formText)
  return kind === 'image' ? formChoice(required ? images : [...images, '']) : formText
}
