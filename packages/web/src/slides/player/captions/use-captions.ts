import { useMemo } from 'react'
import type { Caption } from '@lectern/domain/narration/captions/captions.ts'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import { onDemand, useOnDemand } from '../../runtime/on-demand.ts'

/** Breaks sentences at phrases. It contains tables of words, so slides do not wait for it. */
export const captionCode = onDemand(
  () => import('@lectern/domain/narration/captions/captions.ts'),
  'captionsOf',
)

/** The captions of a slide. Empty while captions are off, and until the code that breaks them is loaded. */
export function useCaptions(
  on: boolean,
  sentences: readonly SpokenSentence[],
  language: string | undefined,
): readonly Caption[] {
  const captionsOf = useOnDemand(on && captionCode)
  return useMemo(() => captionsOf?.(sentences, language) ?? [], [captionsOf, sentences, language])
}
