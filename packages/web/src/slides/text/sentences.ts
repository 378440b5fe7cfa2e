import { useCallback } from 'react'
import { onDemand, useOnDemand } from '../runtime/on-demand.ts'

/** What parts texts into sentences, and knows the abbreviations of the languages. */
export const sentenceSplitter = onDemand(
  () => import('@lectern/domain/narration/split-sentences.ts'),
  'splitSentences',
)

/** Parts texts of a slide into sentences; roughly, until the splitter is fetched. */
export function useSentences(language = ''): (text: string) => readonly string[] {
  const split = useOnDemand(sentenceSplitter)
  return useCallback(
    (text: string) => (split ? split(text, language) : text.split(roughEnd).filter(Boolean)),
    [split, language],
  )
}

const roughEnd = /(?<=[.!?。！？])\s+|\n+/
