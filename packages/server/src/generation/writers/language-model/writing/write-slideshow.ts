import type { SlideshowDraft } from '../../../drafts/slideshow-draft.ts'
import type { WritingRequest } from '../../../writer.ts'
import { promptVersion } from '../prompts.ts'
import { targetLanguage } from '../request-values.ts'
import { slideParts } from './slide-parts.ts'
import { type WritingModel, writeParts } from './write-parts.ts'

/** Plans the slides of a page with the model and lets it write them. */
export async function writeSlideshow(model: WritingModel, request: WritingRequest): Promise<SlideshowDraft> {
  const language = targetLanguage(request)
  const { plan, drafts } = await writeParts(model, slideParts, request, ({ draft, ...place }) =>
    request.onPart?.({ ...place, language, slide: draft }),
  )
  return {
    title: plan.title,
    language,
    slides: drafts,
    promptVersion: promptVersion('slideshow'),
  }
}
