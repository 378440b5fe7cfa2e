import type { Field, Fields, SlideType } from '@lectern/domain/slides/slide-type.ts'
import { type SlideTypeId, isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { z } from 'zod'
import { listOf, nonBlank, oneOf, sourcesOf } from '../answer/answer-schemas.ts'
import type { PageExcerpt } from '../page-excerpts.ts'

/** The types of slide that can be made of a part of a page: picture types only if it has a picture. */
export function typesFor(excerpt: PageExcerpt): readonly (readonly [SlideTypeId, SlideType])[] {
  const all: readonly (readonly [string, SlideType])[] = Object.entries(slideTypes)
  return all.flatMap(([id, type]) => {
    const needsPicture = Object.values(type.fields).some((field) => field.kind === 'image' && field.required)
    return isSlideType(id) && (excerpt.images.length > 0 || !needsPicture) ? [[id, type] as const] : []
  })
}

/** The types with their purpose and their fields, as text for a prompt. */
export function describeTypes(excerpt: PageExcerpt, types = typesFor(excerpt)): string {
  return types
    .map(([id, { about, fields }]) =>
      [`- "${id}": ${about}`, ...fieldsToWrite(fields).map(describeField)].join('\n'),
    )
    .join('\n')
}

/** The fields that a writer fills. */
export function fieldsToWrite(fields: Fields): readonly (readonly [string, Field])[] {
  return Object.entries(fields).filter(([, { authorsOnly }]) => !authorsOnly)
}

function describeField([name, { kind, about, required, choices }]: readonly [string, Field]): string {
  const form = choices ? `one of ${choices.join(', ')}` : kind === 'list' ? 'list of texts' : 'text'
  return `  - "${name}" (${form}${required || choices ? '' : ', may be left out'}): ${about}`
}

/** A slide in a model's answer, of one of these types. */
export function anySlideAnswer(excerpt: PageExcerpt, types = typesFor(excerpt)) {
  const [first, ...others] = types.map(([id, type]) => slideAnswer(id, type, excerpt))
  if (!first) throw new Error('There are no types of slide.')
  return z.preprocess(withPlainType, z.discriminatedUnion('slide_type', [first, ...others]))
}

function withPlainType(slide: unknown): unknown {
  const { data } = z.looseObject({ slide_type: z.string() }).safeParse(slide)
  return data ? { ...data, slide_type: plainType(data.slide_type) } : slide
}

/** The id of a type as models write it: `two-column` for `Two_Column`. */
export function plainType(written: string): string {
  return written
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

function slideAnswer(id: SlideTypeId, { fields }: SlideType, excerpt: PageExcerpt) {
  return z.object({
    slide_type: z.literal(id),
    content: contentAnswer(fields, excerpt.images),
    audio_script: nonBlank,
    sources: sourcesOf(excerpt, 1),
  })
}

function contentAnswer(fields: Fields, images: readonly string[]) {
  const shape = Object.fromEntries(
    fieldsToWrite(fields).map(([name, field]) => [name, fieldAnswer(field, images)]),
  )
  return z
    .object(shape)
    .transform((content) =>
      Object.fromEntries(Object.entries(content).filter(([, value]) => !isBlank(value))),
    )
    .superRefine((content, context) => {
      for (const [name, { choices }] of fieldsToWrite(fields)) {
        const option = `option_${String(content[name]).toLowerCase()}`
        // A choice among the slide's own options must be one of them.
        if (choices && option in fields && !(option in content)) {
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `is ${String(content[name])}, but ${option} is missing`,
          })
        }
      }
    })
}

function fieldAnswer({ kind, choices, required }: Field, images: readonly string[]) {
  if (choices) return oneOf(choices)
  const whole = kind === 'list' ? listOf(nonBlank) : kind === 'image' ? z.enum(images) : nonBlank
  return required ? whole : z.union([whole, z.literal('').nullish()])
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
