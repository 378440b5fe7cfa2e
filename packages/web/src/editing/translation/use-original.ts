import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import { inBackground } from '../../ui/in-background.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { originalOf } from './translation-list.ts'

/** The original of an open translation, as it is stored. */
export interface LoadedOriginal<Document> {
  readonly document: Document | undefined
  readonly state: 'loading' | 'loaded' | 'gone' | 'failed'
  /** Loads it again. */
  readonly retry: () => void
}

/** Loads the original. It is loaded again when the window gets the focus, because it is edited in another one. */
export function useOriginal<Document>({ kind, page }: EditingSession<Document>): LoadedOriginal<Document> {
  const address = originalOf(page)
  const query = useQuery({
    queryKey: ['original', kind.format, address.courseId, address.pageId],
    queryFn: async () => (await kind.load(address)).document,
    enabled: translatedPage(page.pageId) !== undefined,
    refetchOnWindowFocus: 'always',
    structuralSharing: false,
    gcTime: 0,
    retry: false,
  })
  const isGone = query.error instanceof ApiProblem && query.error.status === 404
  return {
    document: isGone ? undefined : query.data,
    state: query.isPending ? 'loading' : isGone ? 'gone' : query.data === undefined ? 'failed' : 'loaded',
    retry: () => inBackground(query.refetch()),
  }
}
