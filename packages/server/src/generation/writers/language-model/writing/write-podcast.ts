import { countWords } from '@lectern/domain/narration/count-words.ts'
import { wordsPerMinute } from '@lectern/domain/narration/script-statistics.ts'
import { tones } from '@lectern/domain/podcast/podcast.ts'
import type { z } from 'zod'
import type { LineDraft, PodcastDraft } from '../../../drafts/podcast-draft.ts'
import type { WritingRequest } from '../../../writer.ts'
import type { Ask } from '../ask-model.ts'
import { inLanguage } from '../in-language.ts'
import { paces } from '../paces.ts'
import { fill, prompts } from '../prompts.ts'
import { instructionsFor, promptValues, targetLanguage } from './part-prompt.ts'
import { podcastAnswer } from './podcast-answer.ts'
import { enough, writeParts } from './write-parts.ts'

/** Asks the model for the dialogue of a page, part by part. */
export async function writePodcast(ask: Ask, request: WritingRequest): Promise<PodcastDraft> {
  const language = targetLanguage(request)
  const { first, all } = await writeParts(request, (part, place) => {
    const values = promptValues(request, part, place, paces.podcast)
    const prompt = fill(prompts.podcast, { ...values, tones: tones.join(', ') })
    const schema = inLanguage(podcastAnswer(part), language, ({ segments }) =>
      segments.flatMap(({ dialogue }) => dialogue.map((line) => line.content)),
    )
    const isEnough = (answer: z.infer<typeof schema>) => answer.segments.length >= enough * values.count
    const question = { instructions: instructionsFor(request), prompt, schema, main: 'segments', isEnough }
    return ask(question, request.signal)
  })
  const segments = all.flatMap((answer) => answer.segments)
  return {
    ...first,
    title: first.title ?? request.page.title,
    language,
    segments: segments.map((segment) => ({ ...segment, duration: minutesOf(segment.dialogue) })),
  }
}

/** Rounded to a tenth. */
function minutesOf(dialogue: readonly LineDraft[]): number {
  const words = dialogue.reduce((sum, { content }) => sum + countWords(content), 0)
  return Math.max(0.1, Math.round((words / wordsPerMinute) * 10) / 10)
}
