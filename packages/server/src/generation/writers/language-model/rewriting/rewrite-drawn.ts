import type { WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { describeDrawing } from '@lectern/domain/drawings/describe-drawing.ts'
import { readContent } from '@lectern/domain/slides/read-content.ts'
import { type Fields, fieldsOfPictures, type SlideType } from '@lectern/domain/slides/slide-type.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { SlideDraft } from '../../../drafts/slideshow-draft.ts'
import type { PageExcerpt } from '../page-excerpts.ts'
import { typesFor } from '../writing/slideshow-answer.ts'

/** The types that a slide can get. A slide with a drawing needs no picture to keep its type. */
export function typesOf(
  { slide_type: own, drawing }: WrittenSlide,
  excerpt: PageExcerpt,
): readonly (readonly [SlideTypeId, SlideType])[] {
  const all = typesFor(excerpt)
  if (!drawing) return all
  const type: SlideType = slideTypes[own]
  return [[own, { ...type, fields: withoutPictures(type) }], ...all.filter(([id]) => id !== own)]
}

/** Presents a slide to a model: its fields, and its drawing described in words. */
export function presented(slide: WrittenSlide, language: string): object {
  const { drawing, ...written } = slide
  const type: SlideType = slideTypes[slide.slide_type]
  if (!drawing) return { ...written, content: readContent(type, slide.content) }
  const content = readContent<Fields>({ ...type, fields: withoutPictures(type) }, slide.content)
  return { ...written, content, drawing: describeDrawing(drawing, language) }
}

/** A sentence for the prompt about the drawing of a slide. */
export function aboutDrawing({ drawing }: WrittenSlide): string {
  return drawing ? ' While its type stays, it shows the data in `drawing`, which stay as they are.' : ''
}

/** The answer with the drawing of the slide and its hidden picture, unless the type changed. */
export function withDrawingOf(slide: WrittenSlide, answer: SlideDraft): SlideDraft {
  if (!slide.drawing || answer.slide_type !== slide.slide_type) return answer
  const names = fieldsOfPictures(slideTypes[slide.slide_type])
  const pictures = Object.entries(slide.content).filter(([name]) => names.includes(name))
  return {
    ...answer,
    content: { ...answer.content, ...Object.fromEntries(pictures) },
    drawing: slide.drawing,
  }
}

function withoutPictures(type: SlideType): Fields {
  const pictures = fieldsOfPictures(type)
  return Object.fromEntries(Object.entries(type.fields).filter(([name]) => !pictures.includes(name)))
}
