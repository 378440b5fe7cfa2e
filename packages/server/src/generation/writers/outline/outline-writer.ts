import type { RewriteChoices } from '@lectern/domain/api/rewriting.ts'
import { languageOf, languages } from '@lectern/domain/voices/languages.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import type { StructuredPage } from '../../page.ts'
import { requireEnoughText } from '../../require-enough-text.ts'
import type { Rewriting, Writer, WritingRequest } from '../../writer.ts'
import { expectAudio } from './expect-audio.ts'
import { prepare } from './material.ts'
import type { Material } from './material.ts'
import { writeEpisode } from './podcast.ts'
import { rehearsalPage } from './rehearsal.ts'
import { rewriteLines } from './rewriting/rewrite-lines.ts'
import { rewriteSlide } from './rewriting/rewrite-slide.ts'
import { writeDeck } from './slideshow.ts'

/**
 * The built-in writer. It works by rules alone: the same page always gives the same slides and lines, every sentence of
 * content is the page's own, trimmed at most, and only short connecting phrases are its own (`phrases/`). It writes in the
 * page's language. Of the options it follows `minutes`, as far as the page's text goes, and `audience`; it cannot follow
 * `tone` and `instructions`, which ask for other words than the page's. Of instructions to rewrite one part it understands
 * some, and says so of the others (`rewriting/`).
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
    rewrites: { slide: [...ways, ...types], lines: ways },
    rewriteSlide: async (request) => rewriteSlide(materialOfPart(request), request),
    rewriteLines: async (request) => rewriteLines(materialOfPart(request), request),
    async warmUp() {
      const request = { page: rehearsalPage, options: {}, images: new Map() }
      await writeDeck(materialOf(request), request)
    },
  }
}

const ways = ['Shorter', 'More detail', 'Different wording', 'Another example'].map((instruction) => ({
  instruction,
}))
const types: RewriteChoices['slide'] = [
  { instruction: 'As bullets', slide_type: 'bullets' },
  { instruction: 'As text', slide_type: 'text' },
  { instruction: 'As a table', slide_type: 'table' },
  { instruction: 'As a definition', slide_type: 'definition' },
  { instruction: 'As a quiz', slide_type: 'quiz' },
]

/** A page too short to make a document of may still tell enough for a line. */
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
