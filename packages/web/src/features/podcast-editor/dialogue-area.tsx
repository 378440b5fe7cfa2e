import type { Job } from '@lectern/domain/jobs/job.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { DraftOffer } from '../../editing/session/draft-offer.tsx'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { WaitingToSave } from '../../editing/saving/waiting-to-save.tsx'
import { GeneratingNote } from '../../editing/jobs/generating-note.tsx'
import { UnsavedReason } from '../../editing/merge/unsaved-reason.tsx'
import { useMediaQuery } from '../../editing/panels/use-media-query.ts'
import { Banner } from '../../ui/banner.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { usePodcastEditor } from './document/editor-context.ts'
import { messages } from './messages.ts'
import { PodcastSharing } from './podcast-sharing.tsx'
import { SegmentEditor } from './segments/segment-editor.tsx'
import { SegmentPanel } from './segments/segment-panel.tsx'

interface DialogueAreaProps {
  session: EditingSession<Podcast>
  /** Says that the page has changed. */
  pageChanged: ReactNode
  /** The job that generates the podcast. */
  job: Job | undefined
  /** Shows the finished segments of the generation. Undefined while there are none. */
  onWatch: (() => void) | undefined
  /** The panel for sharing is open. It replaces the settings of the segment. */
  sharing: boolean
  onSharingClose: () => void
  className: string
}

/** The selected segment, what the author should know about the podcast, and the settings of the segment. */
export function DialogueArea(props: DialogueAreaProps) {
  const { session, pageChanged, job, onWatch, sharing, onSharingClose, className } = props
  const wide = useMediaQuery('(min-width: 73.75rem)')
  const [settingsOpen, setSettingsOpen] = useState(false)
  return (
    <>
      <main
        className={classes(
          'relative min-w-0 px-3 pt-3 md:overflow-x-hidden md:overflow-y-auto md:px-8 md:pt-5',
          className,
        )}
      >
        <div className="mx-auto grid max-w-195 gap-2.5 pb-2.5 empty:hidden">
          {job && <GeneratingNote text={messages.writing} job={job} onWatch={onWatch} />}
          <DraftOffer session={session} />
          <WaitingToSave saving={session.saving} />
          <UnsavedReason session={session} />
          {pageChanged}
          <PlaybackMessage />
        </div>
        <SegmentEditor onSettings={wide ? undefined : () => setSettingsOpen(true)} />
      </main>
      {sharing && <PodcastSharing session={session} open docked={wide} onClose={onSharingClose} />}
      {wide && !sharing && (
        <aside
          aria-label={messages.segment}
          className="relative overflow-x-hidden overflow-y-auto border-s border-line bg-surface"
        >
          <SegmentPanel />
        </aside>
      )}
      <Dialog
        open={settingsOpen && !wide}
        onClose={() => setSettingsOpen(false)}
        title={messages.segmentSettings}
        place="end"
      >
        <div className="-mx-5">
          <SegmentPanel />
        </div>
      </Dialog>
    </>
  )
}

function PlaybackMessage() {
  const { player } = usePodcastEditor()
  const message = useStore(player.state, (state) => state.message)
  return message === undefined ? null : <Banner onDismiss={player.stop}>{message}</Banner>
}
