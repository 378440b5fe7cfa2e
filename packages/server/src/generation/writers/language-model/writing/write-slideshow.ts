import type { z } from 'zod'
import type { SlideshowDraft } from '../../../drafts/slideshow-draft.ts'
import type { WritingRequest } from '../../../writer.ts'
import type { Ask } from '../ask-model.ts'
import { inLanguage } from '../in-language.ts'
import { paces } from '../paces.ts'
import { fill, prompts } from '../prompts.ts'
import { instructionsFor, promptValues, targetLanguage } from './part-prompt.ts'
import { describeTypes, slideshowAnswer, typesFor } from './slideshow-answer.ts'
import { enough, writeParts } from './write-parts.ts'

/** Asks the model for the slides of a page, part by part. */
export async function writeSlideshow(ask: Ask, request: WritingRequest): Promise<SlideshowDraft> {
  const language = targetLanguage(request)
  const { first, all } = await writeParts(request, (part, place) => {
    const values = promptValues(request, part, place, paces.slideshow)
    const prompt = fill(prompts.slideshow, {
      ...values,
      types: describeTypes(part),
      example: typesFor(part)[0]?.[0] ?? '',
    })
    const schema = inLanguage(slideshowAnswer(part), language, ({ slides }) =>
      slides.map((slide) => slide.audio_script),
    )
    const isEnough = ({ slides }: z.infer<typeof schema>) => slides.length >= enough * values.count
    const question = { instructions: instructionsFor(request), prompt, schema, main: 'slides', isEnough }
    return ask(question, request.signal)
  })
  return { title: first.title ?? request.page.title, language, slides: all.flatMap(({ slides }) => slides) }
}
