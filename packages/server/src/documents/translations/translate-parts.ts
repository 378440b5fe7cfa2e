import type { Format } from '@lectern/domain/courses/formats.ts'
import { type Remark, remarkOf } from '@lectern/domain/problems/remark.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { TranslatablePart, TranslatedTexts } from '@lectern/domain/translation/translatable.ts'
import { translationFormats } from '@lectern/domain/translation/translation-formats.ts'
import type { Translation, TranslationRequest } from '../../generation/translation.ts'
import type { Writer } from '../../generation/writer.ts'
import { inParallel } from '../../platform/runtime/in-parallel.ts'

/** Groups of parts that are translated at the same time. The slots of a model limit its calls. */
const atOnce = 4

export interface PartsRequest extends Omit<TranslationRequest, 'texts'> {
  readonly format: Format
  /** Each is one request to the writer. */
  readonly groups: readonly (readonly TranslatablePart[])[]
  readonly onProgress?: (done: number, total: number) => void
}

export interface TranslatedParts {
  /** By id of the part. */
  readonly texts: ReadonlyMap<string, TranslatedTexts>
  readonly remarks: readonly Remark[]
  /** Display names of the writers. */
  readonly makers: readonly string[]
}

/** Translates parts, some groups at a time. TRANSLATION_NOT_POSSIBLE if the writer works by rules. */
export async function translateParts(
  writer: Pick<Writer, 'name' | 'translate'>,
  { format, groups, onProgress, ...request }: PartsRequest,
): Promise<TranslatedParts> {
  if (!writer.translate) throw new Problem('TRANSLATION_NOT_POSSIBLE')
  let done = 0
  onProgress?.(0, groups.length)
  const numbered = groups.map((parts, index) => ({ parts, number: index + 1 }))
  const translated = await inParallel(numbered, atOnce, async ({ parts, number }) => {
    request.signal?.throwIfAborted()
    const fields = parts.flatMap(({ id, fields: own }) => own.map((field) => ({ id, ...field })))
    const texts = fields.flatMap(({ texts: all, use, isSpoken }) =>
      all.map((text) => ({ text, use, isSpoken })),
    )
    const answer = texts.length > 0 ? await writer.translate?.({ ...request, texts }) : undefined
    done += 1
    onProgress?.(done, groups.length)
    return { fields, answer, number }
  })
  const answers = translated.flatMap(({ answer }) => answer ?? [])
  return {
    texts: new Map(translated.flatMap(({ fields, answer }) => [...textsByPart(fields, answer)])),
    remarks: remarksOn(
      format,
      answers,
      translated.flatMap(({ answer, number }) => (answer && answer.doubtful.length > 0 ? [number] : [])),
    ),
    makers: [...new Set(answers.map(({ made_by }) => made_by ?? writer.name))],
  }
}

function textsByPart(
  fields: readonly { readonly id: string; readonly name: string; readonly texts: readonly string[] }[],
  answer: Translation | undefined,
): Map<string, Map<string, readonly string[]>> {
  const waiting = [...(answer?.texts ?? [])]
  const parts = new Map<string, Map<string, readonly string[]>>()
  for (const { id, name, texts } of fields) {
    const own = parts.get(id) ?? new Map<string, readonly string[]>()
    parts.set(id, own.set(name, waiting.splice(0, texts.length)))
  }
  return parts
}

/** Remarks for the author: which slides or segments to check, and which model took over. */
function remarksOn(format: Format, answers: readonly Translation[], numbers: readonly number[]): Remark[] {
  const warnings = answers.flatMap((answer) => answer.warnings)
  const said = [...new Map(warnings.map((warning) => [warning.sentence, warning])).values()]
  if (numbers.length === 0) return said
  const before = translationFormats[format].isFrameGroup ? 1 : 0
  const places = numbers.map((number) => Math.max(1, number - before))
  const once = [...new Set(places)]
  return [...said, remarkOf('TRANSLATION_TO_CHECK', { format, count: once.length, places: once.join(', ') })]
}
