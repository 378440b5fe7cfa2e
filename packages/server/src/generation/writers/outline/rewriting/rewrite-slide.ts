import type { WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import { readBullets } from '@lectern/domain/slides/read-bullets.ts'
import type { SlideTypeId } from '@lectern/domain/slides/slide-types.ts'
import type { Remark } from '@lectern/domain/problems/remark.ts'
import type { RewrittenSlide, SlideRewriting } from '../../../rewritten-parts.ts'
import type { Material } from '../material/material.ts'
import { completeSlide } from '../planning/slideshow.ts'
import { type PartContext, contextOf } from './part-context.ts'
import { rewriteContent } from './rewrite-content.ts'
import { rewriteText } from './rewrite-text.ts'
import { ofType, ownWords } from './change-type.ts'
import { refusals } from './refusals.ts'
import { parseInstruction } from './parse-instruction.ts'

/** Rewrites a slide by an instruction: first its type, then its text. */
export async function rewriteSlide(material: Material, request: SlideRewriting): Promise<RewrittenSlide> {
  const { instruction, language } = request
  const parsed = parseInstruction(instruction, { of: 'slide', language, type: request.slideType })
  const warnings = [...parsed.warnings]
  let slide: WrittenSlide = request.slide
  const take = (next: WrittenSlide | undefined, refusal: Remark): void => {
    if (next) slide = next
    else warnings.push(refusal)
  }
  const place = () => contextOf(material, { sources: slide.sources, text: textsOf(slide).join('\n') })
  let context = await place()
  if (!context) return { slide, warnings: warnings.length > 0 ? warnings : [refusals.nowhere] }
  if (parsed.type && parsed.type !== slide.slide_type) {
    take(await retyped(slide, parsed.type, context, request.images), refusals.type(parsed.type))
    context = (await place()) ?? context
  }
  for (const direction of parsed.directions) {
    request.signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- each direction starts from the slide of the previous one
    take(await turned(slide, direction, context), refusals[direction])
  }
  return { slide, warnings }
}

/** The texts of a slide, one by one. */
function textsOf({ content, audio_script }: WrittenSlide): readonly string[] {
  const shown = Object.values(content).flatMap((value) => (Array.isArray(value) ? readBullets(value) : value))
  return [audio_script, ...shown.filter((text) => typeof text === 'string')]
}

/** Keeps the slide's own words and script if the new type can show them. Otherwise uses the content of the page. */
async function retyped(
  slide: WrittenSlide,
  type: SlideTypeId,
  context: PartContext,
  images: ReadonlyMap<string, string>,
): Promise<WrittenSlide | undefined> {
  const own = ownWords(slide, type, context.material.page.language)
  if (own) return { ...slide, slide_type: type, content: own }
  const idea = ofType(type, context, slide.sources, images)
  if (!idea) return undefined
  const made = await completeSlide(idea, context.material)
  const heading = slide.content['slide_title']
  const keeps = typeof heading === 'string' && heading.trim() !== '' && 'slide_title' in made.content
  return {
    ...made,
    content: { ...made.content, ...(keeps ? { slide_title: heading } : {}) },
    sources: [...made.sources],
  }
}

async function turned(
  slide: WrittenSlide,
  direction: Parameters<typeof rewriteText>[1],
  context: PartContext,
): Promise<WrittenSlide | undefined> {
  const shown = rewriteContent(slide, direction, context)
  const spoken = { text: slide.audio_script, sources: slide.sources }
  const rewritten = await rewriteText(spoken, direction, context, [slide.audio_script])
  if (!rewritten && Object.keys(shown.content).length === 0) return undefined
  return {
    ...slide,
    content: { ...slide.content, ...shown.content },
    audio_script: rewritten?.text ?? slide.audio_script,
    sources: [...new Set([...(rewritten?.sources ?? slide.sources), ...shown.sources])],
  }
}
