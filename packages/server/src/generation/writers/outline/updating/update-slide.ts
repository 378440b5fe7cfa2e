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
import { finish } from '../planning/slideshow.ts'
import { carryEdits, sentenceEdits } from './carry-changes.ts'

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
  const carry = (text: string) => carryEdits(text, edits, language) || text
  return {
    slide: { ...slide, content: carriedContent(slide, carry), audio_script: carry(slide.audio_script) },
    warnings: [],
  }
}

/** The content with its texts carried. Choices, pictures and fields of no text stay. */
function carriedContent(
  { slide_type, content }: WrittenSlide,
  carry: (text: string) => string,
): Record<string, unknown> {
  const { fields }: SlideType = slideTypes[slide_type]
  const entries = Object.entries(content).map(([name, value]) => {
    const kind = fields[name]?.kind
    if ((kind === 'line' || kind === 'text') && typeof value === 'string') return [name, carry(value)]
    if (kind === 'list' && Array.isArray(value)) return [name, readBullets(value).map(carry)]
    return [name, value]
  })
  return Object.fromEntries(entries)
}

async function newSlide({ slide, images }: SlideUpdating, material: Material): Promise<RewrittenSlide> {
  const context = await contextOf(material, { sources: slide.sources, text: '' })
  const ideas = context && typesForNewSlides().map((type) => ofType(type, context, slide.sources, images))
  const idea = ideas?.find((one) => one?.sources.some((source) => slide.sources.includes(source)))
  if (!idea) return { slide, warnings: [refusals.nowhere] }
  const { content, ...made } = await finish(idea, material)
  return { slide: { ...made, content: { ...content }, sources: [...made.sources] }, warnings: [] }
}
