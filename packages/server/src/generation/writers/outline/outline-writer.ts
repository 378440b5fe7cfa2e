import { languageCode, languageOf } from '@lectern/domain/voices/languages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { StructuredPage } from '../../page.ts'
import { requireEnoughText } from '../../require-enough-text.ts'
import type { Rewriting, Updating } from '../../rewritten-parts.ts'
import type { FormatRewriters, FormatUpdaters, FormatWriters, Writer, WritingRequest } from '../../writer.ts'
import { chooseAgain } from './choose-again.ts'
import type { Linted } from './choose-again.ts'
import { lintDeck } from './linting/lint-deck.ts'
import { lintEpisode } from './linting/lint-episode.ts'
import type { PageIndex } from './linting/page-index.ts'
import { noObjections } from './material/objections.ts'
import { withoutPageLines } from './material/page-lines.ts'
import { answerQuestion } from './answering/answer-question.ts'
import { outlineDescription } from './outline-description.ts'
import { prepareMaterial } from './material/material.ts'
import type { Material } from './material/material.ts'
import { writeEpisode } from './dialogue/podcast.ts'
import { spokenPage, withSourcesOfLists } from './dialogue/spoken-page.ts'
import { warmUpPage } from './warm-up-page.ts'
import { rewriteLines } from './rewriting/rewrite-lines.ts'
import { rewriteSlide } from './rewriting/rewrite-slide.ts'
import { updateLines } from './updating/update-lines.ts'
import { updateSlide } from './updating/update-slide.ts'
import { writeDeck } from './planning/slideshow.ts'

/**
 * The built-in writer. It works by rules: the same page always gives the same slides and lines. Every sentence of
 * content is the page's own, possibly shortened. Only short connecting phrases are its own (`phrases/`). It writes in
 * the page's language. It follows `minutes`, as far as the page's text allows, and `audience`. It cannot follow `tone`
 * and `instructions`, which need other words than the page's. It understands some instructions to rewrite a part, and
 * warns about the others (`rewriting/`). It answers a question with the sentences that have its words (`answering/`).
 */
export function createOutlineWriter(): Writer {
  return {
    ...outlineDescription,
    write: (format, request) => write[format](request),
    rewrite: (format, request) => rewrite[format](request),
    update: (format, request) => update[format](request),
    answer: async (request) => answerQuestion(request),
    async warmUp() {
      const request = { page: warmUpPage, options: {}, images: new Map() }
      await writeDeck(materialOf(request), request)
    },
  }
}

const write: FormatWriters = {
  slideshow: (request) => written(request, writeDeck, lintDeck),
  podcast: (request) =>
    written(
      request,
      async (material, own) => withSourcesOfLists(await writeEpisode(material, own), request.page),
      lintEpisode,
      spokenPage,
    ),
}

const rewrite: FormatRewriters = {
  slideshow: async (request) => rewriteSlide(materialOfPart(request), request),
  podcast: async (request) => rewriteLines(materialOfPart(request), request),
}

const update: FormatUpdaters = {
  slideshow: async (request) => updateSlide(request, () => materialOfPart(request)),
  podcast: async (request) => updateLines(request, () => materialOfPart(request)),
}

/** Writes a draft by rules, and again if the linter finds sentences that should not be in it. */
async function written<Draft>(
  request: WritingRequest,
  draft: (material: Material, request: WritingRequest) => Promise<Draft>,
  lint: (draft: Draft, index: PageIndex) => Linted,
  prepared: (page: StructuredPage) => StructuredPage = (page) => page,
): Promise<Draft> {
  const { onProgress: _, ...silent } = request
  const page = prepared(withoutPageLines(request.page))
  return chooseAgain(
    request.page,
    (objections, isFirst) => draft(materialOf({ ...request, page }, objections), isFirst ? request : silent),
    lint,
  )
}

/** A page that is too short for a document may still have enough content for a line. */
function materialOfPart({ page, language, signal }: Rewriting | Updating): Material {
  signal?.throwIfAborted()
  refuseOtherLanguage(page, language)
  return prepareMaterial(page)
}

function materialOf({ page, options, signal }: WritingRequest, objections = noObjections): Material {
  signal?.throwIfAborted()
  refuseOtherLanguage(page, options.language)
  requireEnoughText(page)
  const material = prepareMaterial(page, objections)
  if (material.sentences.length === 0) throw new Problem('PAGE_TOO_SHORT')
  return material
}

function refuseOtherLanguage(page: StructuredPage, wanted: string | undefined): void {
  if (!wanted || languageOf(wanted) === languageOf(page.language)) return
  const values = { own: languageCode(page.language), asked: languageCode(wanted) }
  throw new Problem('WRITER_FAILED', { reason: 'outlineCannotTranslate', values })
}
