import {
  type TranslatedPiece,
  translationsApi,
  type Translations,
} from '@lectern/domain/api/documents/translations.ts'
import { readContentStatus } from '@lectern/domain/courses/content-status.ts'
import { translatedPage, translatedPageId } from '@lectern/domain/documents/translated-page.ts'
import { jobKindOf } from '@lectern/domain/jobs/job.ts'
import { Problem, storable } from '@lectern/domain/problems/problems.ts'
import type { ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import { type Language, languageCodes, languageOf } from '@lectern/domain/voices/languages.ts'
import type { Account } from '../../accounts/account.ts'
import type { Narrator } from '../../audio/speech/narrator/narrator.ts'
import type { VoiceChoices } from '../../audio/voices/voice-choices.ts'
import type { CourseAccess } from '../../course-material/access/course-access.ts'
import { courseHome } from '../../course-material/courses/course-home.ts'
import type { Glossaries } from '../../course-material/glossaries/glossaries.ts'
import type { AnswerCaches } from '../../generation/answer-cache/create-answer-caches.ts'
import { createTaskAnswers } from '../../generation/answer-cache/task-answers.ts'
import { presentWarnings } from '../../generation/rewriting/present-proposal.ts'
import { beginProposal, type ProposalDependencies } from '../../generation/rewriting/proposals.ts'
import type { Writer } from '../../generation/writer.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { ok, route, type Route } from '../../route.ts'
import type { SpendingCalls } from '../../spending/create-spending.ts'
import type { DocumentStore } from '../library/store/document-store.ts'
import { fittingVoices } from './fitting-voices.ts'
import { keptTerms } from './kept-terms.ts'
import { translateParts } from './translate-parts.ts'
import type { OpenOriginal, OpenOriginals } from './translation-documents.ts'

export interface TranslationRouteDependencies extends ProposalDependencies {
  readonly access: Pick<CourseAccess, 'requirePage' | 'findPages'>
  readonly store: Pick<DocumentStore, 'statesOf'>
  readonly openOriginal: OpenOriginals
  readonly jobs: Jobs
  readonly narrator: Pick<Narrator, 'requireVoices' | 'voices'>
  readonly choices: VoiceChoices
  readonly glossaries: Pick<Glossaries, 'termsOf'>
  readonly answers: Pick<AnswerCaches, 'of'>
  readonly spending: Pick<SpendingCalls, 'of' | 'require'>
  /** Loaded on first use. */
  readonly writer: () => Promise<Writer>
}

/** The translations of slideshows and podcasts: which there are, a new one, and proposals for one that is behind. */
export function translationRoutes(dependencies: TranslationRouteDependencies): Route[] {
  const { access, store } = dependencies

  /** The place of the original, also for the page id of a translation. NOT_FOUND unless the account may access it. */
  async function originalOf(account: Account, piece: TranslatedPiece) {
    const { page, translation } = await access.requirePage(account, piece.courseId, piece.pageId)
    const pageId = translation?.pageId ?? piece.pageId
    return { page, place: { courseId: piece.courseId, pageId, format: piece.format }, translation }
  }

  /** The translations that exist, by page id. */
  async function existing(account: Account, place: TranslatedPiece) {
    const { courseId, pageId, format } = place
    const ids = languageCodes.map((language) => translatedPageId({ pageId, language }))
    const key = { courseSystem: courseHome(account, courseId), courseId, format }
    const [states, pages] = await Promise.all([
      store.statesOf(key, ids),
      // A page of the course system may have such an id. Its document is no translation.
      access.findPages(account, courseId, ids),
    ])
    return new Map(states.flatMap((state) => (pages.has(state.pageId) ? [] : [[state.pageId, state]])))
  }

  return [
    route(translationsApi.list, async ({ account, params }) => {
      const { place } = await originalOf(account, params)
      const [original, states, writer] = await Promise.all([
        openIfExists(dependencies.openOriginal, account, place),
        existing(account, place),
        dependencies.writer(),
      ])
      const possible = writer.translate !== undefined
      return ok({
        original: {
          page_id: place.pageId,
          language: original?.language ?? null,
          exists: original !== undefined,
        },
        possible,
        problem: possible ? null : storable(new Problem('TRANSLATION_NOT_POSSIBLE')),
        translations: [...states.values()]
          .flatMap(({ pageId, status, updatedAt }): Translations['translations'] => {
            const language = translatedPage(pageId)?.language
            if (!language) return []
            return [
              {
                language,
                page_id: pageId,
                status: readContentStatus(status),
                updated_at: updatedAt.toISOString(),
              },
            ]
          })
          .toSorted(
            (one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language),
          ),
      })
    }),

    route(translationsApi.create, async ({ account, params, body }) => {
      const { page, place } = await originalOf(account, params)
      const { language, ...given } = body
      const writer = await dependencies.writer()
      if (!writer.translate) throw new Problem('TRANSLATION_NOT_POSSIBLE')
      const original = await dependencies.openOriginal(account, place)
      if (languageOf(original.language) === language)
        throw new Problem('TRANSLATION_NOT_POSSIBLE', { reason: 'sameLanguage', values: { language } })
      const pageId = translatedPageId({ pageId: place.pageId, language })
      if ((await existing(account, place)).has(pageId))
        throw new Problem('TRANSLATION_NOT_POSSIBLE', { reason: 'exists', values: { language } })
      if (!(await access.requirePage(account, place.courseId, pageId)).translation)
        throw new Problem('NOT_FOUND')
      const voices = await voicesFor(dependencies, account, place, language, given)
      await dependencies.spending.require(account.id, { pages: 1, ...(voices && { seconds: 1 }) })
      const kind = jobKindOf('translate', place.format)
      const { courseId } = place
      const job_id = await dependencies.jobs.start(account, [
        { kind, courseId, pageId, pageTitle: page.title, request: { ...voices } },
      ])
      if (voices) await dependencies.choices.remember(account, language, voices)
      return ok({ job_id, page_id: pageId }, { status: 202 })
    }),

    route(translationsApi.propose, async ({ account, params, body, signal }) => {
      const spending = await beginProposal(dependencies, account)
      const { place, translation } = await originalOf(account, params)
      if (!translation) throw new Problem('NOT_FOUND')
      const original = await dependencies.openOriginal(account, place)
      const home = courseHome(account, place.courseId)
      const terms = await dependencies.glossaries.termsOf(home, place.courseId)
      const keeping = dependencies.answers.of({ home, ...params })
      const kept = createTaskAnswers(keeping)
      const { texts, remarks } = await translateParts(await dependencies.writer(), {
        format: place.format,
        groups: [chosenParts(original, body.parts)],
        title: original.title,
        from: original.language,
        to: translation.language,
        terms: keptTerms(terms, translation.language),
        isUrgent: true,
        signal,
        kept,
        spending,
      })
      await kept.done()
      return ok({
        parts: [...texts].map(([id, fields]) => ({
          id,
          texts: Object.fromEntries([...fields].map(([name, all]) => [name, [...all]])),
        })),
        // The numbers of slides in a remark would be those of this request.
        ...presentWarnings(remarks.filter(({ notice }) => notice.code !== 'TRANSLATION_TO_CHECK')),
      })
    }),
  ]
}

/** Undefined if the original was deleted. */
async function openIfExists(
  open: OpenOriginals,
  account: Account,
  place: TranslatedPiece,
): Promise<OpenOriginal | undefined> {
  try {
    return await open(account, place)
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

/** The given voices with those that are missing. Undefined if no voice speaks the language. */
async function voicesFor(
  { narrator, choices }: TranslationRouteDependencies,
  account: Account,
  { format }: TranslatedPiece,
  language: Language,
  given: ChosenVoices,
): Promise<ChosenVoices | undefined> {
  await narrator.requireVoices(Object.values(given))
  const [used, voices] = await Promise.all([choices.list(account), narrator.voices()])
  return fittingVoices(format, language, { given, used, voices })
}

/** The parts of a request with only the requested fields. */
function chosenParts(
  { parts }: OpenOriginal,
  chosen: readonly { readonly id: string; readonly fields: readonly string[] }[],
) {
  const wanted = new Map(chosen.map(({ id, fields }) => [id, new Set(fields)]))
  return parts.flatMap((part) => {
    const names = wanted.get(part.id)
    return names ? [{ ...part, fields: part.fields.filter(({ name }) => names.has(name)) }] : []
  })
}
