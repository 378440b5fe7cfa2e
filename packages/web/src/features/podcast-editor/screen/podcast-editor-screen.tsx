import { CircleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { sentenceOf } from '../../../api/api-problem.ts'
import { useWatching } from '../../../editing/jobs/use-watching.ts'
import { LoadingScreen } from '../../../editing/panels/loading-screen.tsx'
import { useLoadedDocument } from '../../../editing/document/use-loaded-document.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { podcastDocument } from '../document/podcast-document.ts'
import { messages } from '../messages.ts'
import { PodcastEditor } from '../podcast-editor.tsx'
import { WatchedPodcast } from '../watching/watched-podcast.tsx'

/** /edit-podcast/{courseId}/{pageId} */
export function PodcastEditorScreen() {
  const { courseId = '', pageId = '' } = useParams()
  const page = useMemo(() => ({ courseId, pageId }), [courseId, pageId])
  const loaded = useLoadedDocument(podcastDocument, page)
  const watching = useWatching('podcast', page, loaded)
  const { job, selected, select, watch } = watching
  if (job) return <WatchedPodcast key={job.id} page={page} job={job} selected={selected} onSelect={select} />
  if (loaded.isPending || watching.isPending)
    return <LoadingScreen title={messages.podcast} text={messages.loading} />
  if (loaded.isError) return <PodcastLoadError problem={loaded.error} />
  return (
    <PodcastEditor
      key={`${courseId}/${pageId}`}
      page={page}
      loaded={loaded.data}
      start={selected}
      onWatch={watch}
    />
  )
}

function PodcastLoadError({ problem }: { problem: unknown }) {
  const navigate = useNavigate()
  return (
    <main className="grid min-h-dvh place-content-center">
      <ScreenTitle of={[messages.loadErrorTitle]} />
      <div role="alert">
        <EmptyState
          picture={<CircleAlert aria-hidden className="size-12 text-danger" />}
          title={messages.loadErrorTitle}
          actions={
            <Button look="primary" onClick={() => inBackground(navigate('/courses'))}>
              {messages.backToCourses}
            </Button>
          }
        >
          {sentenceOf(problem, messages.loadError)}
        </EmptyState>
      </div>
    </main>
  )
}
