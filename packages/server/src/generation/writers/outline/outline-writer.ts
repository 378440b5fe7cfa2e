import { languageOf, languages } from '@lectern/domain/voices/languages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { StructuredPage } from '../../page.ts'
import { requireEnoughText } from '../../require-enough-text.ts'
import { rewritesOf } from '../../rewrites.ts'
import type { Rewriting, Writer, WritingRequest } from '../../writer.ts'
import { expectAudio } from './expect-audio.ts'
import { prepare } from './material/material.ts'
import type { Material } from './material/material.ts'
import { writeEpisode } from './dialogue/podcast.ts'
import { warmUpPage } from './warm-up-page.ts'
import { rewriteLines } from './rewriting/rewrite-lines.ts'
import { rewriteSlide } from './rewriting/rewrite-slide.ts'
import { writeDeck } from './slides/slideshow.ts'

/**
 * The built-in writer. It works by rules: the same page always gives the same slides and lines. Every sentence of
 * content is the page's own, possibly shortened. Only short connecting phrases are its own (`phrases/`). It writes in
 * the page's language. It follows `minutes`, as far as the page's text allows, and `audience`. It cannot follow `tone`
 * and `instructions`, which need other words than the page's. It understands some instructions to rewrite a part, and
 * warns about the others (`rewriting/`).
 */
export function createOutlineWriter(): Writer {
  return {
    id: 'outline',
    name: 'Outline writer',
    declines: {
      tone: 'The outline writer keeps to the words of the page and cannot change their tone.',
      language: 'The outline writer writes in the language of the page and cannot translate.',
      instructions: 'The outline writer works by its own rules and cannot follow instructions.',
    },
    expect: expectAudio,
    writeSlideshow: async (request) => writeDeck(materialOf(request), request),
    writePodcast: async (request) => writeEpisode(materialOf(request), request),
    rewrites: rewritesOf(instructions, { understands: false }),
    rewriteSlide: async (request) => rewriteSlide(materialOfPart(request), request),
    rewriteLines: async (request) => rewriteLines(materialOfPart(request), request),
    async warmUp() {
      const request = { page: warmUpPage, options: {}, images: new Map() }
      await writeDeck(materialOf(request), request)
    },
  }
}

const instructions = ['Shorter', 'More detail', 'Different wording', 'Another example']

/** A page that is too short for a document may still have enough content for a line. */
function materialOfPart({ page, language, signal }: Rewriting): Material {
  signal?.throwIfAborted()
  refuseOtherLanguage(page, language)
  return prepare(page)
}

function materialOf({ page, options, signal }: WritingRequest): Material {
  signal?.throwIfAborted()
  refuseOtherLanguage(page, options.language)
  requireEnoughText(page)
  const material = prepare(page)
  if (material.sentences.length === 0) throw new Problem('PAGE_TOO_SHORT')
  return material
}

function refuseOtherLanguage(page: StructuredPage, wanted: string | undefined): void {
  if (!wanted || languageOf(wanted) === languageOf(page.language)) return
  const [asked, own] = [wanted, page.language].map((tag) => {
    const language = languageOf(tag)
    return language ? languages[language] : tag
  })
  throw new Problem('WRITER_FAILED', {
    sentence: `The outline writer writes in the language of the page, which is ${own}. To have it written in ${asked}, choose a language model.`,
  })
}
