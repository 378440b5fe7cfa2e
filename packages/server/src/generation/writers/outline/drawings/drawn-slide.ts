import { itemsOf } from '@lectern/domain/drawings/drawing-items.ts'
import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { withEndMark, marksOf } from '../language/marks.ts'
import type { SlideIdea } from '../slides/slide-idea.ts'

interface DrawnSlide extends Pick<
  SlideIdea,
  'says' | 'sources' | 'at' | 'worth' | 'showsPart' | 'otherTitle'
> {
  readonly title: string
  readonly language: string
}

/** An image slide with a drawing instead of a picture. Its description is computed from its data when it is shown. */
export function drawnSlide(drawing: Drawing, { title, language, ...idea }: DrawnSlide): SlideIdea {
  const { colon } = marksOf(language)
  const otherwise = drawing.rows.map((row) => {
    const detail = itemsOf(row).join(', ')
    return withEndMark(detail === '' ? row.label : `${row.label}${colon}${detail}`, language)
  })
  return { ...idea, otherwise, type: 'image', content: { slide_title: title }, drawing }
}

/** A drawing of rows with texts. */
export function textDrawing(
  kind: Drawing['kind'],
  rows: readonly { readonly label: string; readonly text?: string }[],
): Drawing {
  return {
    kind,
    unit: '',
    axis: '',
    series: [],
    rows: rows.map(({ label, text = '' }) => ({ label, text, values: [] })),
  }
}
