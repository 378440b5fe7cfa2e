import { useQuery } from '@tanstack/react-query'
import type { SavedVersion } from './document-store.ts'
import { findDraft } from './drafts.ts'
import type { Draft } from './drafts.ts'
import type { EditableDocument, PageAddress } from './editable-document.ts'

export interface LoadedDocument<Document> {
  readonly opened: SavedVersion<Document>
  readonly draft: Draft<Document> | undefined
}

/** Loads a document once, with the draft that was left behind. What happens to it later is the document store's. */
export function useLoadedDocument<Document>(kind: EditableDocument<Document>, page: PageAddress) {
  return useQuery({
    queryKey: ['open', kind.format, page.courseId, page.pageId],
    queryFn: async (): Promise<LoadedDocument<Document>> => {
      const [opened, draft] = await Promise.all([kind.load(page), findDraft(kind, page)])
      return { opened, draft }
    },
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  })
}
