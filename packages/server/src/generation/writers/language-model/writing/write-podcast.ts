import type { PodcastDraft } from '../../../drafts/podcast-draft.ts'
import type { WritingRequest } from '../../../writer.ts'
import { promptVersion } from '../prompts.ts'
import { targetLanguage } from '../request-values.ts'
import { segmentParts } from './segment-parts.ts'
import { type WritingModel, writeParts } from './write-parts.ts'

/** Plans the segments of a page with the model and lets it write their dialogue. */
export async function writePodcast(model: WritingModel, request: WritingRequest): Promise<PodcastDraft> {
  const language = targetLanguage(request)
  const { plan, drafts } = await writeParts(model, segmentParts, request, ({ draft, ...place }) =>
    request.onPart?.({ ...place, language, segment: draft }),
  )
  return {
    title: plan.title,
    language,
    target_audience: plan.audience || (request.options.audience ?? request.page.title),
    learning_objectives: plan.goals,
    segments: drafts,
    promptVersion: promptVersion('podcast'),
  }
}
