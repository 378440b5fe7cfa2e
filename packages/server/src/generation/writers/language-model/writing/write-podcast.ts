import type { PodcastDraft } from '../../../drafts/podcast-draft.ts'
import type { WritingRequest } from '../../../writer.ts'
import { promptVersion } from '../prompts.ts'
import { targetLanguage } from '../request-values.ts'
import { segmentPieces } from './segment-parts.ts'
import { type WritingModel, writePieces } from './write-parts.ts'

/** Plans the segments of a page with the model and lets it write their dialogue. */
export async function writePodcast(model: WritingModel, request: WritingRequest): Promise<PodcastDraft> {
  const language = targetLanguage(request)
  const { plan, drafts } = await writePieces(model, segmentPieces, request, ({ draft, ...place }) =>
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
