import { catch as orElse, z } from 'zod/mini'

/** Values in a sentence, by name. */
export type ProblemValues = Readonly<Record<string, string | number | undefined>>

/** Values of another form, from a newer server, are left out: the English sentence is shown then. */
const values = orElse(z.optional(z.record(z.string(), z.union([z.string(), z.number()]))), undefined)

/**
 * Why something failed: a code, the more exact reason if there is one, and the values of its sentence. It accompanies an
 * English sentence. Rows and servers of other versions may lack reason and values, or have unknown ones.
 */
export const problemReason = z.object({
  code: z.string(),
  reason: z.optional(z.string()),
  values,
})
export type ProblemReason = z.infer<typeof problemReason>

/** A problem as it is stored and sent: the English sentence, and its reason. */
export const storedProblem = z.object({ error: z.string(), ...problemReason.shape })
export type StoredProblem = z.infer<typeof storedProblem>

/**
 * The problem beside its English sentence. One of another form, in a row or from a server of another version, is left out:
 * the sentence says the same.
 */
export const problemBeside = orElse(z.optional(problemReason), undefined)

/**
 * A remark on something that did not fail: a code of `notice-sentences.ts` and the values of its sentence, and the problem
 * that it explains.
 */
export const notice = z.object({
  code: z.string(),
  values,
  because: z.optional(storedProblem),
})
export type Notice = z.infer<typeof notice>

/** Notices beside their English sentences. They are left out in the same way. */
export const noticeBeside = orElse(z.optional(notice), undefined)
export const noticesBeside = orElse(z.optional(z.array(notice)), undefined)
