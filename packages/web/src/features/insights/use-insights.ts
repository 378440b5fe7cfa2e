import { type Insights, insightsApi } from '@lectern/domain/api/learners/insights.ts'
import { podcastsApi } from '@lectern/domain/api/documents/podcasts.ts'
import { sharesApi } from '@lectern/domain/api/learners/shares.ts'
import { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { learnerAddressOf } from './learner-address.ts'

/** A slideshow or podcast of a page. */
export interface Piece {
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}

const dayMs = 86_400_000

/** The first day of the last weeks, this week included. */
export function firstDayOf(weeks: number, now = new Date()): string {
  return new Date(now.getTime() - (weeks - 1) * 7 * dayMs).toISOString().slice(0, 10)
}

const insightsKey = ({ courseId, pageId, format }: Piece) => ['insights', courseId, pageId, format]

export function useInsights(piece: Piece, weeks: number) {
  const params = { ...piece }
  return useQuery({
    queryKey: [...insightsKey(piece), weeks],
    queryFn: ({ signal }): Promise<Insights> =>
      call(
        { ...insightsApi.get, path: `${insightsApi.get.path}?from=${firstDayOf(weeks)}` },
        { params, signal },
      ),
    placeholderData: keepPreviousData,
  })
}

/** The published content of a piece for the screen: its title, and its slides for their pictures. */
interface PublishedPiece {
  readonly title: string
  readonly slideshow?: Slideshow
}

interface PublishedRequest {
  readonly params: { readonly courseId: string; readonly pageId: string }
  readonly signal: AbortSignal
}

/** How the published content of each format is read. */
const publishedReaders: Readonly<Record<Format, (request: PublishedRequest) => Promise<PublishedPiece>>> = {
  async slideshow(request) {
    const slideshow = await call(slideshowsApi.published, request)
    return { title: slideshow.presentation.title, slideshow }
  },
  async podcast(request) {
    const { podcast } = await call(podcastsApi.published, request)
    return { title: podcast.title }
  },
}

/**
 * The published content. Undefined while it is loading. Without a published version, the title is empty.
 * @param isPublished Undefined while it is not known.
 */
export function usePublished(
  { courseId, pageId, format }: Piece,
  isPublished: boolean | undefined,
): PublishedPiece | undefined {
  const params = { courseId, pageId }
  const { data } = useQuery({
    queryKey: ['published', courseId, pageId, format],
    retry: false,
    // The browser would report the 404 of a piece that is not published as an error.
    enabled: isPublished === true,
    async queryFn({ signal }): Promise<PublishedPiece> {
      try {
        return await publishedReaders[format]({ params, signal })
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.status === 404) return unpublished
        throw problem
      }
    },
  })
  return isPublished === false ? unpublished : data
}

const unpublished: PublishedPiece = { title: '' }

/** An address at which learners see the piece now. Undefined without one. */
export function useLearnerAddress(piece: Piece): string | undefined {
  const { courseId } = piece
  const { data } = useQuery({
    queryKey: ['shares', courseId],
    queryFn: ({ signal }) =>
      call(
        { ...sharesApi.list, path: `${sharesApi.list.path}?course_id=${encodeURIComponent(courseId)}` },
        { signal },
      ),
    select: (shares) => learnerAddressOf(shares, piece, new Date()),
  })
  return data
}

/** Turns counting on or off for the whole course. */
export function useCounting(piece: Piece) {
  const client = useQueryClient()
  const { courseId } = piece
  return useMutation({
    mutationFn: (counting: boolean) => call(insightsApi.change, { params: { courseId }, body: { counting } }),
    onSuccess: () => client.invalidateQueries({ queryKey: insightsKey(piece) }),
  })
}
