import { type ChangedDocument, pageChangesApi } from '@lectern/domain/api/documents/page-changes.ts'
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

/** A piece of the list whose page is known to have changed. */
const isChanged = ({ changed, removed, added }: ChangedDocument): boolean => changed + removed + added > 0

/**
 * Finds out which pages of a course have changed, whenever its list of pages was read. One request reads a limited
 * number of pages, so further requests follow while each reads some.
 */
export function useCheckPages(courseId: string, listReadAt: number, hasContent: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    let unread = Infinity
    let isLeft = false
    const check = async (): Promise<void> => {
      const pieces = await client.fetchQuery({ ...query(courseId), staleTime: 0 })
      const now = pieces.filter(({ checked_at }) => checked_at === null).length
      const goesOn = now > 0 && now < unread
      unread = now
      if (goesOn && !isLeft) await check()
    }
    // Without an answer, the list shows what was known before.
    if (hasContent && listReadAt > 0) inBackground(check().catch(() => undefined))
    return () => {
      isLeft = true
    }
  }, [client, courseId, listReadAt, hasContent])
}

/** The formats whose content is not in step with this page, as far as it is known. */
export function useChangedFormats({ courseId, pageId }: PageAddress): readonly Format[] {
  const { data } = useQuery({
    ...query(courseId),
    enabled: false,
    select: (pieces: readonly ChangedDocument[]) =>
      pieces.filter((piece) => piece.page_id === pageId && isChanged(piece)).map(({ format }) => format),
  })
  return data ?? []
}

/** Whether the page of an open document has changed. */
export function useIsPageChanged({ courseId, pageId }: PageAddress, format: Format): boolean {
  const { data } = useQuery({
    ...query(courseId),
    staleTime: freshFor,
    select: (pieces: readonly ChangedDocument[]) =>
      pieces.some((piece) => piece.page_id === pageId && piece.format === format && isChanged(piece)),
  })
  return data === true
}
