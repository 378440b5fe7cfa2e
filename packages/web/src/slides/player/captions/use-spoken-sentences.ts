import { useMemo } from 'react'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { onDemand, useOnDemand } from '../../runtime/on-demand.ts'
import { audioSentences } from './audio-sentences.ts'

/** Splits scripts into sentences. Slides with audio do not need it. */
const readScripts = onDemand(() => import('./spoken-sentences.ts'), 'spokenSentences')

/** The spoken sentences of a slide with their times. Empty until the code that splits scripts is loaded. */
export function useSpokenSentences(
  slides: readonly Slide[],
  slide: Slide | undefined,
  language: string | undefined,
): readonly SpokenSentence[] {
  const anyUnknown = useMemo(() => slides.some((one) => audioSentences(one) === undefined), [slides])
  const spokenSentences = useOnDemand(anyUnknown && readScripts)
  return useMemo(
    () => (slide && (audioSentences(slide) ?? spokenSentences?.(slide, language))) ?? [],
    [slide, language, spokenSentences],
  )
}
