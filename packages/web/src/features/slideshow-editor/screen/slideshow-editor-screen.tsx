import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router'
import { useWatching } from '../../../editing/jobs/use-watching.ts'
import { LoadingScreen } from '../../../editing/panels/loading-screen.tsx'
import { useLoadedDocument } from '../../../editing/document/use-loaded-document.ts'
import { fetchSlideViews } from '../../../slides/stage/slide-code.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { slideshowDocument } from '../document/slideshow-document.ts'
import { WatchedSlideshow } from '../watching/watched-slideshow.tsx'
import { SlideshowEditor } from './slideshow-editor.tsx'
import { SlideshowLoadError } from './slideshow-load-error.tsx'
import { messages } from '../messages.ts'

/** /edit-slideshow/{courseId}/{pageId} */
export function SlideshowEditorScreen() {
  const { courseId = '', pageId = '' } = useParams()
  const page = useMemo(() => ({ courseId, pageId }), [courseId, pageId])
  useEffect(() => inBackground(fetchSlideViews()), [])
  const loaded = useLoadedDocument(slideshowDocument, page)
  const watching = useWatching('slideshow', page, loaded)
  const { job, selected, select, watch } = watching
  if (job)
    return <WatchedSlideshow key={job.id} page={page} job={job} selected={selected} onSelect={select} />
  if (loaded.isPending || watching.isPending)
    return <LoadingScreen title={messages.slideshow} text={messages.loading} />
  if (loaded.isError) {
    return <SlideshowLoadError page={page} problem={loaded.error} onGenerated={loaded.refetch} />
  }
  return (
    <SlideshowEditor
      key={`${courseId}/${pageId}`}
      page={page}
      loaded={loaded.data}
      start={selected}
      onWatch={watch}
    />
  )
}
