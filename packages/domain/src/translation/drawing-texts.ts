import type { Drawing } from '../drawings/drawing.ts'

/** The texts of a drawing, in a fixed order. */
export function textsOfDrawing({ unit, axis, series, rows, picture_alt }: Drawing): readonly string[] {
  const labels = rows.flatMap(({ label, text }) => [label, text])
  return [unit, axis, ...series, ...labels, ...(picture_alt === undefined ? [] : [picture_alt])]
}

/** The drawing with these texts in that order. A missing text is empty. */
export function withTextsOfDrawing(drawing: Drawing, texts: readonly string[]): Drawing {
  const waiting = [...texts]
  const next = () => waiting.shift() ?? ''
  const [unit, axis] = [next(), next()]
  const series = drawing.series.map(next)
  const rows = drawing.rows.map((row) => ({ ...row, label: next(), text: next() }))
  const alt = drawing.picture_alt === undefined ? {} : { picture_alt: next() }
  return { ...drawing, unit, axis, series, rows, ...alt }
}
