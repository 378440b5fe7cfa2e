import { type CourseChanges, pageChangesApi } from '@lectern/domain/api/page-changes.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { inBackground } from '../../ui/in-background.ts'
import type { PageAddress } from '../document/editable-document.ts'

/** Milliseconds during which an editor uses what the course list has found out. */
const freshFor = 60_000

const query = (courseId: string) => ({
  queryKey: ['page-changes', courseId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(pageChangesApi.ofCourse, { params: { courseId }, signal }),
  retry: false,
  refetchOnWindowFocus: false,
})

/** Finds out which pages of a course have changed, whenever its list of pages was read. */
export function useCheckPages(courseId: string, listReadAt: number, hasContent: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    // Without an answer, the list shows what was known before.
    if (hasContent && listReadAt > 0)
      inBackground(client.fetchQuery({ ...query(courseId), staleTime: 0 }).catch(() => undefined))
  }, [client, courseId, listReadAt, hasContent])
}

/** The formats whose content is not in step with this page, as far as it is known. */
export function useChangedFormats({ courseId, pageId }: PageAddress): readonly Format[] {
  const { data } = useQuery({
    ...query(courseId),
    enabled: false,
    select: ({ pages }: CourseChanges) => pages.find(({ page_id }) => page_id === pageId)?.formats,
  })
  return data ?? []
}

/** Whether the page of an open document has changed. */
export function useIsPageChanged({ courseId, pageId }: PageAddress, format: Format): boolean {
  const { data } = useQuery({
    ...query(courseId),
    staleTime: freshFor,
    select: ({ pages }: CourseChanges) =>
      pages.some(({ page_id, formats }) => page_id === pageId && formats.includes(format)),
  })
  return data === true
}
