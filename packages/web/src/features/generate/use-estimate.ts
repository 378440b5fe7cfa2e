import { generationApi } from '@lectern/domain/api/generation.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { ChosenVoices } from '@lectern/domain/voices/chosen-voices.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../api/call.ts'
import { isTooMuch, leftWords } from '../../spending/budget-words.ts'
import { estimateWords, needsOf } from './estimate-words.ts'
import { recognisedLanguages } from './recognised-languages.ts'
import { chosenFormats, splitIntoRequests, type Selection, voicesFor } from './selection.ts'

/** The request waits for a pause in the input. */
const pauseMs = 400

interface EstimateRequest extends ChosenVoices {
  readonly course_id: string
  readonly page_ids: string[]
  readonly formats: Format[]
  readonly options?: { readonly minutes: number }
}

/** The estimate of a selection. */
export interface SelectionEstimate {
  /** Undefined while there is no estimate, and if it failed. */
  readonly words: string | undefined
  /** A sentence about the rest of today's budgets; undefined without budgets. */
  readonly left: string | undefined
  /** Whether the selection needs more than is left. */
  readonly isTooMuch: boolean
  /** Result of `recognisedLanguages`. Empty until they are known. They stay when a later estimate fails. */
  readonly languages: readonly string[]
}

export function useEstimate(selection: Selection): SelectionEstimate {
  const wanted = JSON.stringify(requestsOf(selection))
  const settled = useDebouncedRequest(wanted, pauseMs)
  const something = wanted !== '[]'
  const { data } = useQuery({
    queryKey: ['estimate', settled],
    queryFn: ({ signal }) =>
      Promise.all(requestsOf(selection).map((body) => call(generationApi.estimate, { body, signal }))),
    enabled: something && settled === wanted,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  const [latest, setLatest] = useState<typeof data>()
  if (data && data !== latest) setLatest(data)
  const languages = useMemo(() => recognisedLanguages(latest ?? []), [latest])
  const shown = something ? data : undefined
  const budgets = shown?.at(-1)?.budgets ?? []
  return {
    words: shown && estimateWords(shown),
    left: leftWords(budgets),
    isTooMuch: shown !== undefined && isTooMuch(budgets, needsOf(shown)),
    languages,
  }
}

/** A request for each course, with the values that affect the estimate. */
function requestsOf(selection: Selection): EstimateRequest[] {
  const { pages, options } = selection
  const formats = [...chosenFormats(selection)]
  if (formats.length === 0) return []
  const voices: ChosenVoices = Object.fromEntries(
    formats.flatMap((format) => Object.entries(voicesFor(format, selection))),
  )
  return splitIntoRequests(pages).map((group) => ({
    course_id: group.course.id,
    page_ids: group.pages.map((page) => page.page_id),
    formats,
    ...(options?.minutes === undefined ? {} : { options: { minutes: options.minutes } }),
    ...voices,
  }))
}

/** The value after it has not changed for some time. */
function useDebouncedRequest(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
