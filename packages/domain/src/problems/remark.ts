import { noticeSentences } from './notice-sentences.ts'
import type { Notice } from './codes/problem-reason.ts'

type Sentences = typeof noticeSentences

/** A remark on something that did not fail: the English sentence, and what it says. */
export interface Remark {
  readonly sentence: string
  readonly notice: Notice
}

/** The values of a sentence as arguments: none if it is always the same. */
type ValuesOf<Sentence> = Sentence extends (values: infer Values) => string ? [values: Values] : []

/** A remark of the catalogue, with the values of its sentence. */
export function remarkOf<Code extends keyof Sentences>(
  code: Code,
  ...[values]: ValuesOf<Sentences[Code]>
): Remark {
  const sentence: string | ((values: never) => string) = noticeSentences[code]
  // The parameters accept only the values of the code.
  if (typeof sentence === 'function') return { sentence: sentence(values as never), notice: { code, values } }
  return { sentence, notice: { code } }
}
