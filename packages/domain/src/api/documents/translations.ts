import { z } from 'zod/mini'
import { type Format, formatNames } from '../../courses/formats.ts'
import { externalId } from '../../courses/ids.ts'
import { contentStatuses } from '../../courses/content-status.ts'
import { noticesBeside, storedProblem } from '../../problems/codes/problem-reason.ts'
import { allVoices, voiceFields } from '../../voices/chosen-voices.ts'
import { type Language, languages } from '../../voices/languages.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** A page and a format. The page may be that of a translation: `42@de`. */
const pieceParams = z.object({ courseId: externalId, pageId: externalId, format: z.enum(formatNames) })
export type TranslatedPiece = { readonly courseId: string; readonly pageId: string; readonly format: Format }

const path = '/api/translations/{courseId}/{pageId}/{format}'
const language = z.enum(Object.keys(languages) as [Language, ...Language[]])

const translations = z.object({
  original: z.object({
    page_id: z.string(),
    /** Language tag of the content. Null if it is not known, or if there is no content. */
    language: z.nullable(z.string()),
    /** False if it was deleted. Its translations stay. */
    exists: z.boolean(),
  }),
  /** Whether Lectern can translate. */
  possible: z.boolean(),
  /** Why not. Null if it can. */
  problem: z.nullable(storedProblem),
  /** In the order of the languages. */
  translations: z.array(
    z.object({
      language,
      /** All calls for slideshows and podcasts take it in place of the id of the page. */
      page_id: z.string(),
      status: z.enum(contentStatuses),
      updated_at: z.string(),
    }),
  ),
})
export type Translations = z.output<typeof translations>

/** Parts in one request for a proposal. */
const mostParts = 20

const texts = z.record(z.string(), z.array(z.string()))

/**
 * Translations of a slideshow or podcast. A translation is a document of its own. Its page id is that of the original with the
 * language: `42@de`. So `GET /api/slideshow/{courseId}/42@de` returns it, and every other call of documents works with it.
 */
export const translationsApi = {
  list: endpoint({
    method: 'GET',
    path,
    summary: 'The languages in which a slideshow or podcast exists, and whether it can be translated.',
    access: 'user',
    params: pieceParams,
    answer: translations,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary:
      'Translate a slideshow or podcast, and generate its audio in voices of the language. Without voices, Lectern chooses them. GET /api/jobs/{job_id} has the progress. A second request for the same language joins the first. TRANSLATION_NOT_POSSIBLE without a language model, or if the translation exists.',
    access: 'user',
    params: pieceParams,
    body: z.object({ language, ...voiceFields(allVoices) }),
    answer: z.object({
      job_id: z.string(),
      /** The page id of the translation. */
      page_id: z.string(),
    }),
    status: 202,
  }),
  propose: endpoint({
    method: 'POST',
    path: `${path}/parts`,
    summary:
      'Propose new translations of parts of the original, for a translation that is behind. Nothing is stored. The page id is that of the translation. Closing the connection cancels the request.',
    access: 'user',
    params: pieceParams,
    body: z.object({
      parts: z
        .array(
          z.object({
            /** Key of the slide or line, `segment:{key}`, or `frame` for the title of the whole. */
            id: z.string().check(z.minLength(1), z.maxLength(100)),
            /** The fields to translate, such as `audio_script` and `content.slide_title`. */
            fields: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(300)),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostParts)),
    }),
    answer: z.object({
      /** The translated texts of each field, in the order of its texts. Parts that the original does not have are left out. */
      parts: z.array(z.object({ id: z.string(), texts })),
      warnings: z.array(z.string()),
      notices: noticesBeside,
    }),
    slow: true,
  }),
} as const
