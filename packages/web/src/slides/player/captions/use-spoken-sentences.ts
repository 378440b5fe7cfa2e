import { useMemo } from 'react'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { onDemand, useOnDemand } from '../../runtime/on-demand.ts'
import { audioSentences } from './audio-sentences.ts'

/** Splits scripts into sentences: slides with audio need none of it. */
const readScripts = onDemand(() => import('./spoken-sentences.ts'), 'spokenSentences')

/** What is said on a slide of a slideshow, and when; nothing while that is being found out for the first time. */
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
