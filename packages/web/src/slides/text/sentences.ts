import { useCallback } from 'react'
import { onDemand, useOnDemand } from '../runtime/on-demand.ts'

/** Splits texts into sentences. It contains the abbreviations of all languages. */
export const sentenceSplitter = onDemand(
  () => import('@lectern/domain/narration/split-sentences.ts'),
  'splitSentences',
)

/** Splits texts of a slide into sentences. The result is approximate until the splitter is loaded. */
export function useSentences(language = ''): (text: string) => readonly string[] {
  const split = useOnDemand(sentenceSplitter)
  return useCallback(
    (text: string) => (split ? split(text, language) : text.split(roughEnd).filter(Boolean)),
    [split, language],
  )
}

const roughEnd = /(?<=[.!?。！？])\s+|\n+/
