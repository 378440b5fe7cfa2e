import { z } from 'zod/mini'
import { forEachFormat } from '../../courses/formats.ts'
import { pageParams } from '../../courses/ids.ts'
import { refusalMessages } from '../../documents/refusal-messages.ts'
import { noticesBeside } from '../../problems/codes/problem-reason.ts'
import { passage } from '../../sources/passage.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** The longest question, in characters. */
export const longestQuestion = 500
/** Maximum size of a request, in bytes. */
const questionLimit = 16 * 1024

/** An author's question about the page. */
const question = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => refusalMessages.noQuestion }),
    z.maxLength(longestQuestion, { error: () => refusalMessages.questionTooLong }),
  )

const pageAnswer = z.object({
  /** False if the page does not answer the question. Then there are no sentences. */
  found: z.boolean(),
  /** The answer. `sources` are ids of `passages`, at least one. */
  sentences: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
  /** The passages that the sentences name, in the order of the page. */
  passages: z.array(passage),
  /** Language tag of the sentences. */
  language: z.string(),
  /** Language tag of the passages. */
  page_language: z.string(),
  /** Display name of the writer or of the model that answered. */
  writer: z.string(),
  /** Sentences about what the author should know. */
  warnings: z.array(z.string()),
  /** The warnings as notices, in the same order. */
  notices: noticesBeside,
})
export type PageAnswer = z.output<typeof pageAnswer>

const shared = {
  method: 'POST',
  access: 'user',
  params: pageParams,
  body: z.object({ question }),
  answer: pageAnswer,
  bodyLimit: questionLimit,
  slow: true,
} as const

/**
 * Answers a question about the page from its passages alone. The writer uses the page as it was when the document was
 * generated. Nothing is stored. Closing the connection cancels the request.
 */
export const askingApi = forEachFormat((_, format) =>
  endpoint({
    ...shared,
    path: `/api/${format}/{courseId}/{pageId}/ask`,
    summary: `Answer a question about the page of a ${format}, with the passages of each sentence.`,
  }),
)
