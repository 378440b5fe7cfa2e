import { useMemo } from 'react'
import { useParams } from 'react-router'
import { LoadingScreen } from '../../editing/loading-screen.tsx'
import { useLoadedDocument } from '../../editing/use-loaded-document.ts'
import { slideshowDocument } from './slideshow-document.ts'
import { SlideshowEditor } from './slideshow-editor.tsx'
import { SlideshowLoadError } from './slideshow-load-error.tsx'

/** /edit-slideshow/{courseId}/{pageId} */
export function SlideshowEditorScreen() {
  const { courseId = '', pageId = '' } = useParams()
  const page = useMemo(() => ({ courseId, pageId }), [courseId, pageId])
  const loaded = useLoadedDocument(slideshowDocument, page)
  if (loaded.isPending) return <LoadingScreen title="Slideshow" text="Loading slideshow..." />
  if (loaded.isError) {
    return <SlideshowLoadError page={page} problem={loaded.error} onGenerated={loaded.refetch} />
  }
  return <SlideshowEditor key={`${courseId}/${pageId}`} page={page} loaded={loaded.data} />
}
