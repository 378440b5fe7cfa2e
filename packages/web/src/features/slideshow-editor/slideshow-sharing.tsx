import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useContext } from 'react'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { publishedVersion } from '../../sharing/published/published-version.ts'
import { PublishSection } from '../../publishing/publish-section.tsx'
import { PublishedStatus } from '../../sharing/published/published-status.tsx'
import type { SharedPlace } from '../../sharing/panel/shared-place.ts'
import { SharePanel } from '../../sharing/share-panel.tsx'
import { FullscreenPlayer } from '../../slides/player/fullscreen-player.tsx'
import { useOpenDocument } from '../../editing/document/document-store.ts'
import { PageContext, usePresentation } from './document/editor-context.ts'
import type { SidePanelState } from './use-side-panel.ts'

interface SlideshowSharingProps {
  side: SidePanelState
  session: EditingSession<Slideshow>
}

/** The panel for sharing the open slideshow. */
export function SlideshowSharing({ side, session }: SlideshowSharingProps) {
  const { courseId, pageId } = useContext(PageContext)
  const { title, language } = usePresentation((presentation) => presentation)
  const publication = useOpenDocument(session.store, (open) => open.publication)
  const place: SharedPlace = { courseId, piece: { pageId, format: 'slideshow' }, title, language }
  return (
    <SharePanel
      place={place}
      open={side.wide || side.drawerOpen}
      docked={side.wide}
      onClose={side.close}
      status={
        <>
          <PublishedStatus session={session} show={showSlides} />
          <PublishSection courseId={courseId} piece={{ pageId, format: 'slideshow', title }} />
        </>
      }
      version={publishedVersion(publication)}
    />
  )
}

function showSlides(slideshow: Slideshow, onClose: () => void) {
  return <FullscreenPlayer slideshow={slideshow} start={0} onClose={onClose} />
}
