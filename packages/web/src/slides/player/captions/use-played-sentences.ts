import { useMemo } from 'react'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { PlayerState } from '../playback/player-state.ts'
import { feedbackSentences, sentenceAt } from './audio-sentences.ts'
import { useCaptions } from './use-captions.ts'
import { useSpokenSentences } from './use-spoken-sentences.ts'

/** The sentences of the audio that plays, and the sentence and the caption of this moment. */
export function usePlayedSentences(
  slides: readonly Slide[],
  { index, elapsed, feedback: shown }: PlayerState,
  { captions, language }: { readonly captions: boolean; readonly language: string | undefined },
) {
  const slide = slides[index]
  const sentences = useSpokenSentences(slides, slide, language)
  const field = shown?.field
  const feedback = useMemo(
    () => (slide && field !== undefined ? feedbackSentences(slide, field) : undefined),
    [slide, field],
  )
  const heard = feedback ?? sentences
  const time = shown?.elapsed ?? elapsed
  const broken = useCaptions(captions, heard, language)
  const caption = sentenceAt(broken, time)
  return {
    /** The sentences of a quiz's feedback. Undefined if the audio of the slide plays. */
    feedback,
    /** The position of the current sentence. */
    sentence: sentenceAt(heard, time),
    /** The position of the current caption. */
    caption,
    captionLines: broken[caption]?.lines ?? [],
  }
}
