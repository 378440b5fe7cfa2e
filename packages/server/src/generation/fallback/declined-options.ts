import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { Writer } from '../writer.ts'

/**
 * The requested options that a writer cannot follow, with its sentences. The language is not among them: a writer refuses
 * a page in a language that it does not support.
 */
export function declinedOptions({ declines }: Writer, options: WritingOptions): Remark[] {
  return (['audience', 'instructions', 'minutes', 'tone'] as const).flatMap((option) => {
    const sentence = declines[option]
    if (sentence === undefined || !(option in options)) return []
    return [{ sentence, notice: { code: `${option.toUpperCase()}_NOT_FOLLOWED` } }]
  })
}
