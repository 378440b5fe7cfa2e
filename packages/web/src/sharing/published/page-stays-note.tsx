import { publicationsApi } from '@lectern/domain/api/learners/publications.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { messages } from './messages.ts'

interface PageStaysNoteProps {
  courseId: string
  pageId: string
  format: Format
}

/** Says that the page in the course stays when its piece is deleted or no longer shown. Nothing if there is no page. */
export function PageStaysNote({ courseId, pageId, format }: PageStaysNoteProps) {
  const { data: pages = [] } = useQuery({
    // The dialog for publishing reads them too, and changes them.
    queryKey: ['publications', courseId],
    queryFn: ({ signal }) => call(publicationsApi.list, { query: { course_id: courseId }, signal }),
    staleTime: 0,
    networkMode: 'always',
  })
  const page = pages.find((one) => one.page_id === pageId && one.format === format && one.url !== null)
  return page && <span className="mt-2 block">{messages.pageStays(page.title)}</span>
}
