import type { WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { readBullets } from '@lectern/domain/slides/read-bullets.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { slideTypes } from '@lectern/domain/slides/slide-types.ts'
import { typesForNewSlides } from '@lectern/domain/slides/types-for-new-slides.ts'
import type { RewrittenSlide, SlideUpdating } from '../../../rewritten-parts.ts'
import type { Material } from '../material/material.ts'
import { ofType } from '../rewriting/change-type.ts'
import { contextOf } from '../rewriting/part-context.ts'
import { refusals } from '../rewriting/refusals.ts'
import { completeSlide } from '../planning/slideshow.ts'
import { applyEdits, sentenceEdits } from './carry-changes.ts'

/**
 * Carries the edits of the page into the texts of a slide: sentences and words that it took from the page. An empty
 * slide is written from the new passages by the rules of a new slideshow.
 */
export async function updateSlide(
  request: SlideUpdating,
  materialOf: () => Material,
): Promise<RewrittenSlide> {
  const { slide, changes, language, signal } = request
  signal?.throwIfAborted()
  if (slide.audio_script.trim() === '' && Object.keys(slide.content).length === 0)
    return newSlide(request, materialOf())
  const edits = sentenceEdits(changes, language)
  const applySlideEdits = (text: string) => applyEdits(text, edits, language) || text
  return {
    slide: {
      ...slide,
      content: editedContent(slide, applySlideEdits),
      audio_script: applySlideEdits(slide.audio_script),
    },
    warnings: [],
  }
}

/** The content with its texts carried. Choices, pictures and fields of no text stay. */
function editedContent(
  { slide_type, content }: WrittenSlide,
  applySlideEdits: (text: string) => string,
): Record<string, unknown> {
  const { fields }: SlideType = slideTypes[slide_type]
  const entries = Object.entries(content).map(([name, value]) => {
    const kind = fields[name]?.kind
    if ((kind === 'line' || kind === 'text') && typeof value === 'string')
      return [name, applySlideEdits(value)]
    if (kind === 'list' && Array.isArray(value)) return [name, readBullets(value).map(applySlideEdits)]
    return [name, value]
  })
  return Object.fromEntries(entries)
}

async function newSlide({ slide, images }: SlideUpdating, material: Material): Promise<RewrittenSlide> {
  const context = await contextOf(material, { sources: slide.sources, text: '' })
  const ideas = context && typesForNewSlides().map((type) => ofType(type, context, slide.sources, images))
  const idea = ideas?.find((one) => one?.sources.some((source) => slide.sources.includes(source)))
  if (!idea) return { slide, warnings: [refusals.nowhere] }
  const { content, ...made } = await completeSlide(idea, material)
  return { slide: { ...made, content: { ...content }, sources: [...made.sources] }, warnings: [] }
}
