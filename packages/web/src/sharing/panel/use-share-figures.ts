import { insightsApi } from '@lectern/domain/api/learners/insights.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The figures of the last weeks of a slideshow or podcast. */
export function useShareFigures(params: {
  readonly courseId: string
  readonly pageId: string
  readonly format: Format
}) {
  const { courseId, pageId, format } = params
  return useQuery({
    // The screen with all figures reads them too, and changes them when it turns counting off.
    queryKey: ['insights', courseId, pageId, format, 'panel'],
    queryFn: ({ signal }) => call(insightsApi.get, { params, signal }),
    staleTime: 0,
    networkMode: 'always',
  })
}
