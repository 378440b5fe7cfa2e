import type { Job } from '@lectern/domain/jobs/job.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { createDocumentStore } from '../../../editing/document/document-store.ts'
import type { PageAddress, WrittenParts } from '../../../editing/document/editable-document.ts'
import { useWritten } from '../../../editing/jobs/use-written.ts'
import { WatchingStatus } from '../../../editing/jobs/watching-status.tsx'
import { CourseName } from '../../../editing/panels/course-name.tsx'
import { MetaLine } from '../../../editing/panels/meta-line.tsx'
import { createRewriting } from '../../../editing/rewriting/rewriting.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { inBackground } from '../../../ui/in-background.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { createDialogueOperations } from '../document/dialogue-operations.ts'
import { createDialogueSearch } from '../document/dialogue-search.ts'
import { PodcastContext } from '../document/editor-context.ts'
import { podcastDocument } from '../document/podcast-document.ts'
import { messages } from '../messages.ts'
import { FollowPreview, MediaKeysWhilePlaying } from '../now-playing/follow-playback.tsx'
import { NowPlaying } from '../now-playing/now-playing.tsx'
import { createLinePlayer } from '../playback/line-player.ts'
import { WatchedDialogue } from './watched-dialogue.tsx'
import { WatchedSegments } from './watched-segments.tsx'

interface WatchedPodcastProps {
  page: PageAddress
  /** The job that generates the podcast. */
  job: Job
  /** Key of the segment that the author selected last. */
  selected: string | undefined
  onSelect: (segment: string) => void
}

/** A podcast while it is being generated: the finished segments, which can be played, and the open places. Read-only. */
export function WatchedPodcast({ page, job, selected, onSelect }: WatchedPodcastProps) {
  const navigate = useNavigate()
  const written = useWritten(podcastDocument, page, job)
  const { document } = written
  const title = document?.podcast.title ?? job.page_title
  const status = <WatchingStatus job={job} written={written} />
  return (
    <div className="relative min-h-dvh pb-24 md:grid md:h-dvh md:grid-cols-[332px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)] md:overflow-clip md:pb-0">
      <header className="col-span-full flex min-h-14 min-w-0 items-center gap-2.5 border-b border-line bg-surface px-3 py-1.5">
        <IconButton label={messages.back} onClick={() => inBackground(navigate('/courses'))}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <div className="min-w-0">
          <ScreenTitle of={[title, messages.podcast]} />
          <h1
            dir="auto"
            lang={document?.podcast.language}
            className="text-lg leading-tight font-strong wrap-break-word"
          >
            {title}
          </h1>
          <MetaLine>
            <CourseName courseId={page.courseId} />
            <span>{messages.podcast}</span>
          </MetaLine>
        </div>
      </header>
      {document ? (
        <FinishedSegments
          page={page}
          written={{ ...written, document }}
          selected={selected}
          onSelect={onSelect}
        >
          {status}
        </FinishedSegments>
      ) : (
        <main className="col-span-full px-3 pt-3 md:px-8 md:pt-5">
          <div className="mx-auto max-w-195">{status}</div>
        </main>
      )}
    </div>
  )
}

interface FinishedSegmentsProps extends Pick<WatchedPodcastProps, 'page' | 'selected' | 'onSelect'> {
  written: WrittenParts<Podcast> & { readonly document: Podcast }
  /** How far the generation is. */
  children: React.ReactNode
}

function FinishedSegments({ page, written, selected, onSelect, children }: FinishedSegmentsProps) {
  const podcast = usePlayablePodcast(page, written.document, selected)
  const { store } = podcast
  useEffect(() => store.subscribe((open) => onSelect(open.selected)), [store, onSelect])
  return (
    <PodcastContext value={podcast}>
      <aside
        aria-label={messages.podcast}
        className="flex min-h-0 flex-col border-line bg-surface md:border-e"
      >
        <div className="min-h-0 flex-1 overflow-y-auto max-md:hidden">
          <WatchedSegments written={written} />
        </div>
        <NowPlaying />
      </aside>
      <main className="min-w-0 px-3 pt-3 md:overflow-y-auto md:px-8 md:pt-5">
        <div className="mx-auto grid max-w-195 gap-4">
          {children}
          <div className="md:hidden">
            <WatchedSegments written={written} />
          </div>
          <WatchedDialogue />
        </div>
      </main>
      <FollowPreview />
      <MediaKeysWhilePlaying />
    </PodcastContext>
  )
}

/** Returns the state with which the parts of the editor show and play the finished segments. It allows no edits. */
function usePlayablePodcast(page: PageAddress, document: Podcast, selected: string | undefined) {
  const [store] = useState(() => {
    const opened = createDocumentStore({ document, etag: undefined }, (podcast) =>
      podcastDocument.keysOf(podcast),
    )
    if (selected !== undefined) opened.select(selected)
    return opened
  })
  useEffect(() => store.absorb(() => document), [store, document])
  const [player] = useState(() => createLinePlayer(store))
  useEffect(() => () => player.close(), [player])
  return useMemo(
    () => ({
      store,
      player,
      page,
      rewriting: createRewriting(),
      operations: createDialogueOperations(store),
      search: createDialogueSearch(store, () => undefined),
      record: () => undefined,
      sayAgain: () => undefined,
    }),
    [store, player, page],
  )
}
