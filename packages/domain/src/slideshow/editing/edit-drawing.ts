import { describeDrawing } from '../../drawings/describe-drawing.ts'
import type { Drawing } from '../../drawings/drawing.ts'
import { drawingAsTable } from '../../slides/drawing-as-table.ts'
import { readText } from '../../slides/read-text.ts'
import { changeSlide, replaceSlide, slideOf } from './edit-slides.ts'
import type { Slide, Slideshow } from '../slideshow.ts'

/**
 * Sets the drawing of a slide. Undefined removes it, and the slide shows its picture with its description again. The
 * description of a drawing stays empty unless the author wrote one: it is computed from the data when it is shown.
 */
export function putDrawing(slideshow: Slideshow, key: string, drawing: Drawing | undefined): Slideshow {
  const slide = slideOf(slideshow, key)
  if (!slide) return slideshow
  const alt = readText(slide.content['image_alt'])
  const before = slide.drawing
  if (!drawing) {
    const content = { ...slide.content, image_alt: before?.picture_alt ?? '' }
    return before ? changeSlide(slideshow, key, { drawing: null, content }) : slideshow
  }
  if (!before) {
    const next = alt.trim() ? { ...drawing, picture_alt: alt } : drawing
    return changeSlide(slideshow, key, { drawing: next, content: { ...slide.content, image_alt: '' } })
  }
  // Earlier versions stored the computed description.
  const isComputed = alt.trim() === describeDrawing(before, slideshow.presentation.language)
  return changeSlide(slideshow, key, {
    drawing,
    ...(isComputed && alt && { content: { ...slide.content, image_alt: '' } }),
  })
}

/** Changes a part of the drawing of a slide. Unchanged if the slide has none. */
export function changeDrawing(slideshow: Slideshow, key: string, changes: Partial<Drawing>): Slideshow {
  const drawing = slideOf(slideshow, key)?.drawing
  return drawing ? putDrawing(slideshow, key, { ...drawing, ...changes }) : slideshow
}

/**
 * Replaces a drawing with a plain table of the same data, on the same slide with the same script. Other content of the
 * slide stays, for a later change of its type. Unchanged if a table has no room for all rows.
 */
export function showAsTable(slideshow: Slideshow, key: string): Slideshow {
  const slide = slideOf(slideshow, key)
  if (!slide?.drawing) return slideshow
  const { drawing, ...rest } = slide
  const cells = drawingAsTable(drawing, slideshow.presentation.language)
  if (!cells) return slideshow
  // Cells of an earlier table would be shown beside the data.
  const others = Object.entries(slide.content).filter(
    ([name]) => !/^(?:header_\d|row_\d|row_count$|column_count$)/.test(name),
  )
  const content = {
    ...Object.fromEntries(others),
    image_alt: drawing.picture_alt ?? '',
    slide_title: readText(slide.content['slide_title']),
    ...cells,
  }
  const table: Slide = { ...rest, slide_type: 'table', content }
  return replaceSlide(slideshow, key, [table])
}
