import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import { sanitizeSlideId, slideAudioFilename, withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { DocumentStore } from '../../editing/document-store.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import type { Narrator } from './use-narrator.ts'

/** How far the voicing of one slide is: under way, or what went wrong. */
export interface SlideVoicing {
  readonly busy: boolean
  readonly message: string | undefined
}

export const noVoice = 'Please select a voice first'
const noWords = 'Audio script is empty. Please add text to generate audio.'
const failed = 'Failed to generate audio'

/** Who answers in time may still say that there is no audio, and why. */
const voiceOneOrSayWhy = {
  ...slideshowsApi.voiceOne,
  answer: z.union([
    slideshowsApi.voiceOne.answer,
    z.object({ status: z.string(), message: z.optional(z.string()) }),
  ]),
}

const idle: SlideVoicing = { busy: false, message: undefined }

/**
 * Voices slides one by one. Going to another slide does not stop it. How far it is belongs to the words, as audio does:
 * slides are renumbered when they are moved, and words that are edited meanwhile are without audio still.
 */
export function useSlideVoicing(store: DocumentStore<Slideshow>, page: PageAddress, narrator: Narrator) {
  const [states, setStates] = useState<Readonly<Record<string, SlideVoicing>>>({})

  async function voice(slide: Slide): Promise<void> {
    const tell = (state: SlideVoicing) => setStates((others) => ({ ...others, [wordsOf(slide)]: state }))
    tell({ busy: true, message: undefined })
    const voiceId = await narrator.find()
    if (voiceId === undefined) return tell({ busy: false, message: noVoice })
    if (wordsOf(slide) === '') return tell({ busy: false, message: noWords })
    try {
      const arrived = await call(voiceOneOrSayWhy, {
        body: {
          course_id: page.courseId,
          page_id: page.pageId,
          slide_id: sanitizeSlideId(slide.slide_id),
          filename: slideAudioFilename(slide.slide_id),
          text: slide.audio_script,
          voice_id: voiceId,
          regenerate: true,
        },
      })
      if (!('audio_path' in arrived)) return tell({ busy: false, message: arrived.message || failed })
      const { audio_path, audio } = arrived
      store.absorb((show) => withSlideAudio(show, [{ audio_path, audio }]))
      tell({ busy: false, message: (await becomesAccessible(audio_path)) ? undefined : notYetAccessible })
    } catch (problem) {
      tell({ busy: false, message: voicingFailureText(problem) })
    }
  }

  return { voicingOf: (slide: Slide): SlideVoicing => states[wordsOf(slide)] ?? idle, voice }
}

function wordsOf({ audio_script }: Slide): string {
  return audio_script.trim()
}

const notYetAccessible =
  'Audio generation completed, but the file is not yet accessible. Please wait a moment and try playing again.'
const lookAgainAfterMs = 2000

/** Whether the file can be fetched, at once or a little later. */
async function becomesAccessible(path: string): Promise<boolean> {
  if (await isAccessible(path)) return true
  await new Promise((resolve) => setTimeout(resolve, lookAgainAfterMs))
  return await isAccessible(path)
}

async function isAccessible(path: string): Promise<boolean> {
  const answer = await fetch(mediaAddress(path), { method: 'HEAD' }).catch(() => undefined)
  return answer?.ok ?? false
}

/** Why there is no audio, in the words of the server where it has some. */
export function voicingFailureText(problem: unknown): string {
  const answered = problem instanceof ApiProblem && problem.status > 0
  return answered ? sentenceOf(problem, failed) : 'Failed to generate audio. Please try again.'
}
