import type { Format } from '@lectern/domain/courses/formats.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { Problem } from '@lectern/domain/problems/problems.ts'
import { remarkOf } from '@lectern/domain/problems/remark.ts'
import type { DraftOf } from '../../generation/drafts/draft-of.ts'
import type { Block, StructuredPage } from '../../generation/page.ts'
import type { PodcastDraft } from '../../generation/drafts/podcast-draft.ts'
import type { SlideshowDraft } from '../../generation/drafts/slideshow-draft.ts'
import type { RewritingOf, RewrittenOf, Updating, UpdatingOf } from '../../generation/rewritten-parts.ts'
import type { Writer, WritingRequest } from '../../generation/writer.ts'

export interface FakeWriter extends Writer {
  /** Titles of the pages it wrote about, in order. */
  readonly asked: string[]
  /** Pages with this title fail with this sentence from now on; undefined ends that. */
  failOn(title: string | undefined, sentence?: string): void
  /** Holds all writing until the returned function is called. */
  hold(): () => void
}

/** A writer that writes the same few slides and lines about every page, from the page's first paragraph. */
export function createFakeWriter(): FakeWriter {
  const asked: string[] = []
  let failing: { title: string; sentence: string } | undefined
  let gate: Promise<void> | undefined

  const begin = async ({ page, signal }: Pick<WritingRequest, 'page' | 'signal'>): Promise<Block> => {
    asked.push(page.title)
    if (gate) await Promise.race([gate, aborted(signal)])
    signal?.throwIfAborted()
    if (failing?.title === page.title)
      throw new Problem('WRITER_FAILED', { copyOf: { error: failing.sentence } })
    const [first] = page.blocks
    if (!first || page.words < 20) throw new Problem('PAGE_TOO_SHORT')
    return first
  }

  return {
    id: 'fake',
    name: 'Fake writer',
    declines: { tone: 'The fake writer has no tone.' },
    expect: ({ words, options }) => ({ minutes: options.minutes ?? words / wordsPerMinute }),
    asked,
    failOn(title, sentence = 'The writer lost its pen.') {
      failing = title === undefined ? undefined : { title, sentence }
    },
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => {
        open = resolve
      })
      return () => {
        gate = undefined
        open()
      }
    },
    async write(format, request) {
      const block = await begin(request)
      request.onProgress?.(3, 3)
      return drafts[format](request.page, block)
    },
    rewrites: { slide: [{ instruction: 'Shorter' }], lines: [{ instruction: 'Shorter' }] },
    async rewrite(format, request) {
      const block = await begin(request)
      return rewritten[format](request, block)
    },
    async update(format, request) {
      await begin(request)
      return updated[format](request)
    },
    async answer(request) {
      const block = await begin(request)
      const { language } = request.page
      const [first = ''] = request.question.match(/\p{L}{4,}/u) ?? []
      if (!wordsOf(block).toLowerCase().includes(first.toLowerCase()))
        return { sentences: [], language, warnings: [] }
      return { sentences: [{ text: wordsOf(block), sources: [block.id] }], language, warnings: [] }
    },
    async translate({ title, texts, to, signal }) {
      asked.push(`${title} in ${to}`)
      if (gate) await Promise.race([gate, aborted(signal)])
      signal?.throwIfAborted()
      if (failing?.title === title)
        throw new Problem('WRITER_FAILED', { copyOf: { error: failing.sentence } })
      return { texts: texts.map(({ text }) => fakeTranslation(text, to)), doubtful: [], warnings: [] }
    },
  }
}

/** The fake translation of a text, which is recognised in tests. */
export const fakeTranslation = (text: string, to: string): string => `${to}: ${text}`

const drafts: { readonly [Name in Format]: (page: StructuredPage, block: Block) => DraftOf<Name> } = {
  slideshow: slideshowOf,
  podcast: podcastOf,
}

const todayOf = ({ changes }: Updating): string => changes.map(({ after }) => after?.text ?? '').join(' ')

const updated: { readonly [Name in Format]: (request: UpdatingOf<Name>) => RewrittenOf<Name> } = {
  slideshow: (request) => ({
    slide: { ...request.slide, audio_script: todayOf(request) },
    warnings: [],
  }),
  podcast: (request) => ({
    lines: request.lines.map((line) => ({ ...line, content: todayOf(request) })),
    warnings: [],
  }),
}

const rewritten: {
  readonly [Name in Format]: (request: RewritingOf<Name>, block: Block) => RewrittenOf<Name>
} = {
  slideshow({ slide, slideType }, block) {
    if (slideType !== undefined && slideType !== slide.slide_type)
      return { slide, warnings: [remarkOf('NO_PICTURE_ON_PAGE')] }
    return { slide: { ...slide, audio_script: wordsOf(block), sources: [block.id] }, warnings: [] }
  },
  podcast(request, block) {
    const lines = request.lines.map((line) => ({ ...line, content: wordsOf(block), sources: [block.id] }))
    return { lines, warnings: [] }
  },
}

function slideshowOf(page: StructuredPage, block: Block): SlideshowDraft {
  const text = wordsOf(block)
  const sources = [block.id]
  return {
    title: page.title,
    language: page.language,
    slides: [
      { slide_type: 'title', content: { course_title: page.title }, audio_script: `${page.title}.`, sources },
      {
        slide_type: 'text',
        content: { slide_title: page.title, slide_content: text },
        audio_script: text,
        sources,
      },
      { slide_type: 'summary', content: { summary_text: text }, audio_script: text, sources },
    ],
  }
}

function podcastOf(page: StructuredPage, block: Block): PodcastDraft {
  const sources = [block.id]
  return {
    title: page.title,
    language: page.language,
    target_audience: 'Everyone',
    learning_objectives: [page.title],
    segments: [
      {
        segment_title: page.title,
        duration: 0.5,
        key_points: [page.title],
        dialogue: [
          { speaker: 'ALEX', content: wordsOf(block), tone: 'explanatory', sources },
          { speaker: 'JAMIE', content: `${page.title}?`, tone: 'curious', sources },
        ],
      },
    ],
  }
}

function wordsOf(block: Block): string {
  return 'text' in block ? block.text : `A ${block.kind}.`
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true }))
}
