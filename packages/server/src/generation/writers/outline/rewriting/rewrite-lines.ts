import type { WrittenLine } from '@lectern/domain/api/documents/rewriting.ts'
import type { LinesRewriting, RewrittenLines } from '../../../rewritten-parts.ts'
import type { Material } from '../material/material.ts'
import { contextOf } from './part-context.ts'
import { refusals } from './refusals.ts'
import { rewriteText } from './rewrite-text.ts'
import type { Direction } from './instruction-words.ts'
import { parseInstruction } from './parse-instruction.ts'

/** Rewrites lines by a direction, one after the other, so that no line repeats another. Their number stays. */
export async function rewriteLines(material: Material, request: LinesRewriting): Promise<RewrittenLines> {
  const parsed = parseInstruction(request.instruction, { of: 'lines', language: request.language })
  const warnings = [...parsed.warnings]
  const lines = [...request.lines]
  for (const direction of parsed.directions) {
    let changed = 0
    for (const [at, line] of lines.entries()) {
      request.signal?.throwIfAborted()
      const others = lines.map(({ content }) => content)
      // oxlint-disable-next-line no-await-in-loop -- each line depends on the text of the previous ones
      const next = await turned(line, direction, material, others)
      if (!next) continue
      lines[at] = next
      changed += 1
    }
    if (changed === 0) warnings.push(refusals[direction])
  }
  return { lines, warnings }
}

async function turned(
  line: WrittenLine,
  direction: Direction,
  material: Material,
  present: readonly string[],
): Promise<WrittenLine | undefined> {
  // A line without sources greets, asks or leads over. It has no place on the page.
  if (line.sources.length === 0 && direction !== 'shorter')
    return question(line, direction, material, present)
  const context = await contextOf(material, { sources: line.sources, text: line.content })
  const rewritten =
    context && (await rewriteText({ text: line.content, sources: line.sources }, direction, context, present))
  return rewritten && { ...line, content: rewritten.text, sources: [...rewritten.sources] }
}

/** A question of the writer's own becomes another one that the same answer fits. */
function question(
  line: WrittenLine,
  direction: Direction,
  { lexicon }: Material,
  present: readonly string[],
): WrittenLine | undefined {
  const { askOn, askRelation } = lexicon.phrases
  const kind = [askOn, ...Object.values(askRelation)].find((one) => one.includes(line.content))
  const content = kind?.find((one) => !present.includes(one))
  return direction === 'other' && content !== undefined ? { ...line, content } : undefined
}
