import type { noticeSentences } from './notice-sentences.ts'
import type { ProblemCode } from './codes/problem-kinds.ts'
import type { problemSentences } from './problem-sentences.ts'

/** The form of an English sentence: any sentence, or a function of the same values. */
type Translated<Sentence> = Sentence extends string ? string : Sentence

type Problems = typeof problemSentences
type Notices = typeof noticeSentences

/** The sentences of the catalogues of problems and notices in an interface language other than English. */
export type ProblemMessages = {
  readonly sentences: {
    readonly [Code in ProblemCode]: {
      readonly [Reason in keyof Problems[Code]]: Translated<Problems[Code][Reason]>
    }
  }
  readonly notices: { readonly [Code in keyof Notices]: Translated<Notices[Code]> }
}
