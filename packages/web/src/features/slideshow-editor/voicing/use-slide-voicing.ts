import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import { audioStatus } from '@lectern/domain/narration/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { sanitizeSlideId, slideAudioFilename, withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import {
  type SlideText,
  slideTexts,
  spokenTexts,
  textsToVoice,
} from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem, sentenceOf } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { mediaAddress } from '@lectern/domain/api/media-address.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import type { Narrator } from './use-narrator.ts'
import { messages } from './messages.ts'

/** How far the voicing of one slide is: under way, or what went wrong. */
export interface SlideVoicing {
  readonly busy: boolean
  readonly message: string | undefined
}

/** Who answers in time may still say that there is no audio, and why. */
const voiceOneOrSayWhy = {
  ...slideshowsApi.voiceOne,
  answer: z.union([
    slideshowsApi.voiceOne.answer,
    z.object({ status: z.string(), message: z.optional(z.string()) }),
  ]),
}

const idle: SlideVoicing = { busy: false, message: undefined }

/** How far the voicing of a slide is, and the words that it was for. */
interface ToldVoicing extends SlideVoicing {
  readonly words: string
}

/**
 * Voices slides one by one. Going to another slide, or moving this one, does not stop it. What went wrong is told as long
 * as the slide has the same words.
 */
export function useSlideVoicing(store: DocumentStore<Slideshow>, page: PageAddress, narrator: Narrator) {
  const [states, setStates] = useState<ReadonlyMap<string, ToldVoicing>>(new Map())

  /** Speaks a slide: what of it needs audio, else all of it; or these texts of it. */
  async function voice(slide: Slide, texts = textsToSpeak(slide)): Promise<void> {
    const words = wordsOf(slide)
    const tell = (state: SlideVoicing) =>
      setStates((others) => new Map(others).set(slide.key, { ...state, words }))
    tell({ busy: true, message: undefined })
    const voiceId = await narrator.find()
    if (voiceId === undefined) return tell({ busy: false, message: messages.noVoice })
    if (texts.length === 0) return tell({ busy: false, message: messages.emptyScript })
    try {
      for (const text of texts) {
        // oxlint-disable-next-line no-await-in-loop -- the script first, which is heard first
        const message = await voiceText(slide, text, voiceId)
        if (message !== undefined) return tell({ busy: false, message })
      }
      tell({ busy: false, message: undefined })
    } catch (problem) {
      tell({ busy: false, message: voicingFailureText(problem) })
    }
  }

  /**
   * Speaks a text of a slide. Answers what went wrong. In the place of a recording, audio of its words that is there already
   * will do, and so it does for what a quiz says to answers, which many slides say alike.
   */
  async function voiceText(slide: Slide, text: SlideText, voiceId: string): Promise<string | undefined> {
    const recorded = isOwnRecording(text.audio)
    const isScript = text.field === undefined
    const arrived = await call(voiceOneOrSayWhy, {
      body: {
        course_id: page.courseId,
        page_id: page.pageId,
        key: text.key,
        slide_id: sanitizeSlideId(slide.slide_id),
        filename: slideAudioFilename(slide.slide_id),
        text: text.script,
        voice_id: voiceId,
        regenerate: isScript ? !recorded : audioStatus(text) === 'Available',
        replace_recording: recorded,
      },
    })
    if (!('audio_path' in arrived)) return arrived.message || messages.failed
    const { audio_path, audio } = arrived
    store.absorb(withSlideAudio([{ key: text.key, audio_path, audio }]))
    return (await becomesAccessible(audio_path)) ? undefined : messages.notYetAccessible
  }

  function voicingOf(slide: Slide): SlideVoicing {
    const told = states.get(slide.key)
    if (!told || told.words === wordsOf(slide)) return told ?? idle
    return { busy: told.busy, message: undefined }
  }

  return { voicingOf, voice }
}

/** What is spoken when a slide is to be voiced: the texts that need it, else all that say something. */
export function textsToSpeak(slide: Slide): readonly SlideText[] {
  const needed = textsToVoice(slide)
  return needed.length > 0 || !slide.audio_script.trim() ? needed : spokenTexts(slide)
}

function wordsOf(slide: Slide): string {
  return slideTexts(slide)
    .map(({ script }) => script.trim())
    .join('\n')
}

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
  return answered ? sentenceOf(problem, messages.failed) : messages.failedTryAgain
}
