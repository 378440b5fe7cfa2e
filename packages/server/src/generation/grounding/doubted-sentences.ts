import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { z } from 'zod/mini'
import type { GroundedText, GroundingFault } from './evidence/grounded-text.ts'

const notice = z.object({ code: z.string(), values: z.optional(z.record(z.string(), z.unknown())) })
/** The notices of a finished job, or the remarks that a job stores with its document before it makes the audio. */
const remarked = z.object({
  notes: z.nullish(z.array(notice)),
  outcome: z.nullish(z.object({ remarks: z._default(z.array(z.object({ notice })), []) })),
})

/** The sentences that a second model found unsupported when this job wrote the document. */
export function doubtedSentences(job: unknown): ReadonlySet<string> {
  const { notes, outcome } = remarked.safeParse(job).data ?? {}
  const notices = notes ?? outcome?.remarks.map((remark) => remark.notice) ?? []
  const doubts = notices.filter(({ code }) => code === 'SENTENCE_DOUBTED')
  return new Set(doubts.flatMap(({ values }) => z.string().safeParse(values?.['words']).data ?? []))
}

/** The doubted sentences that are still in the texts. An edited sentence is a new one, which no model has checked. */
export function findDoubted(
  texts: readonly GroundedText[],
  doubted: ReadonlySet<string>,
  language: string | undefined,
): GroundingFault[] {
  if (doubted.size === 0) return []
  return texts.flatMap(({ path, text, sources }) =>
    [...new Set(splitSentences(text, language ?? 'en'))]
      .filter((sentence) => doubted.has(sentence))
      .map((sentence) => {
        const [block] = sources
        return { path, reason: 'doubted', sentence, words: [], expected: [], ...(block && { block }) }
      }),
  )
}
