import type { WrittenLine } from '@lectern/domain/api/documents/rewriting.ts'
import type { LinesUpdating, RewrittenLines } from '../../../rewritten-parts.ts'
import { marksOf } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { contextOf } from '../rewriting/part-context.ts'
import { refusals } from '../rewriting/refusals.ts'
import { applyEdits, sentenceEdits } from './carry-changes.ts'

/** Sentences of one new line. */
const mostSentences = 3

/** Carries the edits of the page into lines. An empty line says the first sentences of the new passages. */
export async function updateLines(
  { lines, changes, language, signal }: LinesUpdating,
  materialOf: () => Material,
): Promise<RewrittenLines> {
  signal?.throwIfAborted()
  const edits = sentenceEdits(changes, language)
  const isEmpty = lines.some(({ content }) => content.trim() === '')
  const material = isEmpty ? materialOf() : undefined
  const updated = await Promise.all(
    lines.map(async (line) =>
      material && line.content.trim() === ''
        ? newLine(line, material)
        : { ...line, content: applyEdits(line.content, edits, language) || line.content },
    ),
  )
  const isRefused = updated.some(({ content }) => content.trim() === '')
  return { lines: updated, warnings: isRefused ? [refusals.nowhere] : [] }
}

async function newLine(line: WrittenLine, material: Material): Promise<WrittenLine> {
  const context = await contextOf(material, { sources: line.sources, text: '' })
  if (!context) return line
  const [resting] = context.rings
  const said = resting.slice(0, mostSentences).map(context.asSaid)
  return { ...line, content: said.join(marksOf(material.page.language).space) }
}
