import type { WrittenLine } from '@lectern/domain/api/rewriting.ts'
import type { LinesRewriting, RewrittenLines } from '../../../writer.ts'
import type { Material } from '../material.ts'
import { groundOf } from './ground.ts'
import { refusals } from './refusals.ts'
import { retell } from './retell.ts'
import type { Direction } from './wish-words.ts'
import { readWish } from './wish.ts'

/** Lines by a wish, one after the other, so that none says what another says. There are as many afterwards. */
export async function rewriteLines(material: Material, request: LinesRewriting): Promise<RewrittenLines> {
  const wish = readWish(request.instruction, { of: 'lines', language: request.language })
  const warnings = [...wish.warnings]
  const lines = [...request.lines]
  for (const direction of wish.directions) {
    let changed = 0
    for (const [at, line] of lines.entries()) {
      request.signal?.throwIfAborted()
      const others = lines.map(({ content }) => content)
      // oxlint-disable-next-line no-await-in-loop -- each line must know what those before it have come to say
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
  // What rests on nothing greets, asks or leads over: it has nothing to be told by.
  if (line.sources.length === 0 && direction !== 'shorter')
    return question(line, direction, material, present)
  const ground = await groundOf(material, { sources: line.sources, text: line.content })
  const told =
    ground && (await retell({ text: line.content, sources: line.sources }, direction, ground, present))
  return told && { ...line, content: told.text, sources: [...told.sources] }
}

/** A question that leads on is asked in another of the writer's own ways. */
function question(
  line: WrittenLine,
  direction: Direction,
  { lexicon }: Material,
  present: readonly string[],
): WrittenLine | undefined {
  const { askOn } = lexicon.phrases
  const content = askOn.find((one) => !present.includes(one))
  if (direction !== 'other' || content === undefined || !askOn.includes(line.content)) return undefined
  return { ...line, content }
}
