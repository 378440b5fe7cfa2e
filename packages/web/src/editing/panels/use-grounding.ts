import {
  groundingApi,
  groundingHeadingsApi,
  type GroundingAnswerFault,
} from '@lectern/domain/api/documents/grounding.ts'
import type { WrittenLine, WrittenSlide } from '@lectern/domain/api/documents/rewriting.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { PageAddress } from '../document/editable-document.ts'

/** A pause in typing, in ms, after which the texts are checked. */
const pauseMs = 700
/** Time in ms until the rest of a long part is checked. */
const nextPartMs = 1500

/** The texts of a part, or the title and objectives of a document, as the author sees them. */
export type TextsToCheck =
  | { readonly slide: WrittenSlide }
  | { readonly lines: WrittenLine[] }
  | { readonly format: Format; readonly headings: string[] }

/**
 * The sentences of a part that do not agree with the page, as the server finds them. Empty while it checks another
 * version of the part, and if the server cannot be reached. `version` is the stored version of the document, whose passages
 * the server compares.
 */
export function useGrounding(
  page: PageAddress,
  texts: TextsToCheck | undefined,
  version: string | undefined,
): readonly GroundingAnswerFault[] {
  const wanted = JSON.stringify(texts ?? null)
  const settled = useDebounced(wanted, pauseMs)
  const { data } = useQuery({
    queryKey: ['grounding', page.courseId, page.pageId, version, settled],
    queryFn: async ({ signal }) => (texts ? await findFaults(page, texts, signal) : noFaults),
    enabled: texts !== undefined && settled === wanted,
    staleTime: Infinity,
    // The server keeps what it has checked, so that the next request completes it.
    refetchInterval: ({ state }) => (state.data?.complete === false ? nextPartMs : false),
    retry: false,
  })
  return settled === wanted ? (data ?? noFaults).faults : noFaults.faults
}

interface Found {
  readonly faults: readonly GroundingAnswerFault[]
  /** False if the server had no time to check all texts. */
  readonly complete: boolean
}

const noFaults: Found = { faults: [], complete: true }

function findFaults(page: PageAddress, texts: TextsToCheck, signal: AbortSignal): Promise<Found> {
  const params = page
  if ('slide' in texts) return call(groundingApi.slide, { params, body: texts, signal })
  if ('lines' in texts) return call(groundingApi.lines, { params, body: texts, signal })
  const { format, headings } = texts
  return call(groundingHeadingsApi[format], { params, body: { headings }, signal })
}

/** Number of different sentences with faults. */
export function sentencesOf(faults: readonly GroundingAnswerFault[]): readonly string[] {
  return [...new Set(faults.map(({ sentence }) => sentence))]
}
