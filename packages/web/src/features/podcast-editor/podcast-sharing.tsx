import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { PublishSection } from '../../publishing/publish-section.tsx'
import { messages as publishedMessages } from '../../sharing/published/panel-messages.ts'
import { publishedVersion } from '../../sharing/published/published-version.ts'
import { PublishedStatus } from '../../sharing/published/published-status.tsx'
import type { SharedPlace } from '../../sharing/panel/shared-place.ts'
import { SharePanel } from '../../sharing/share-panel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { usePodcastPart } from './document/editor-context.ts'

interface PodcastSharingProps {
  session: EditingSession<Podcast>
  open: boolean
  /** There is room for it beside the lines. */
  docked: boolean
  onClose: () => void
}

/** The panel for sharing the open podcast. */
export function PodcastSharing({ session, ...panel }: PodcastSharingProps) {
  const { courseId, pageId } = session.page
  const title = usePodcastPart(({ podcast }) => podcast.title)
  const language = usePodcastPart(({ podcast }) => podcast.language)
  const publication = useOpenDocument(session.store, (open) => open.publication)
  const place: SharedPlace = { courseId, piece: { pageId, format: 'podcast' }, title, language }
  return (
    <SharePanel
      {...panel}
      place={place}
      status={
        <>
          <PublishedStatus session={session} show={showLines} />
          {!translatedPage(pageId) && (
            <PublishSection courseId={courseId} piece={{ pageId, format: 'podcast', title }} />
          )}
        </>
      }
      version={publishedVersion(publication)}
    />
  )
}

function showLines(podcast: Podcast, onClose: () => void) {
  const { language } = podcast.podcast
  return (
    <Dialog open onClose={onClose} title={publishedMessages.whatLearnersSee} place="panel" textOnly>
      <div lang={language} dir="auto" className="grid gap-5">
        {podcast.segments.map((segment) => (
          <section key={segment.key} className="grid gap-2.5">
            <h3 className="font-strong">{segment.segment_title}</h3>
            {segment.dialogue.map((line) => (
              <p key={line.key} className="wrap-anywhere">
                <b className="font-strong">{line.speaker}</b> {spokenWords(line.content)}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
