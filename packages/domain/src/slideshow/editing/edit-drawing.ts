import { describeDrawing } from '../../drawings/describe-drawing.ts'
import type { Drawing } from '../../drawings/drawing.ts'
import { drawingAsTable } from '../../drawings/drawing-as-table.ts'
import { readText } from '../../slides/read-text.ts'
import { changeSlide, replaceSlide, slideOf } from './edit-slides.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

/**
 * Sets the drawing of a slide. Its description follows the data, unless the author wrote another one. Undefined removes
 * the drawing, and the slide shows its picture again.
 */
export function putDrawing(slideshow: Slideshow, key: string, drawing: Drawing | undefined): Slideshow {
  const slide = slideOf(slideshow, key)
  if (!slide) return slideshow
  const { language } = slideshow.presentation
  const described = readText(slide.content['image_alt']).trim()
  const before = slide.drawing ? describeDrawing(slide.drawing, language) : ''
  const isOwn = described !== '' && described !== before
  const next = drawing ? describeDrawing(drawing, language) : ''
  return changeSlide(slideshow, key, {
    drawing: drawing ?? null,
    ...(!isOwn && { content: { ...slide.content, image_alt: next } }),
  })
}

/** Changes a part of the drawing of a slide. Unchanged if the slide has none. */
export function changeDrawing(slideshow: Slideshow, key: string, changes: Partial<Drawing>): Slideshow {
  const drawing = slideOf(slideshow, key)?.drawing
  return drawing ? putDrawing(slideshow, key, { ...drawing, ...changes }) : slideshow
}

/** Replaces a drawing with a plain table of the same data, on the same slide with the same script. */
export function showAsTable(slideshow: Slideshow, key: string): Slideshow {
  const slide = slideOf(slideshow, key)
  if (!slide?.drawing) return slideshow
  const { drawing, ...rest } = slide
  const content = {
    slide_title: readText(slide.content['slide_title']),
    ...drawingAsTable(drawing, slideshow.presentation.language),
  }
  const table: Slide = { ...rest, slide_type: 'table', content }
  return replaceSlide(slideshow, key, [table])
}
