import type { Job } from '@lectern/domain/jobs/job.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { ReactNode } from 'react'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import { DraftOffer } from '../../editing/session/draft-offer.tsx'
import type { EditingSession } from '../../editing/session/editing-session.ts'
import { WaitingToSave } from '../../editing/saving/waiting-to-save.tsx'
import { GeneratingNote } from '../../editing/jobs/generating-note.tsx'
import { UnsavedReason } from '../../editing/merge/unsaved-reason.tsx'
import { SlideCanvas } from './canvas/slide-canvas.tsx'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'
import type { SidePanelState } from './use-side-panel.ts'
import { AudioChip } from './voicing/audio-chip.tsx'
import { AudioControls } from './voicing/audio-controls.tsx'
import { AudioScript } from './voicing/audio-script.tsx'
import { SlideRecording } from './voicing/slide-recording.tsx'
import type { SlideVoicing } from './voicing/use-slide-voicing.ts'

interface SlideAreaProps {
  session: EditingSession<Slideshow>
  /** Says that the page has changed. */
  pageChanged: ReactNode
  side: SidePanelState
  actions: Readonly<Record<'fullscreen' | 'voiceSlide' | 'recordSlide', EditorAction>>
  voicingOf: (slide: Slide) => SlideVoicing
  /** Shows the takes of a slide. */
  sayAgain: (slide: string) => void
  /** The narrator's voice. Undefined until it is loaded. */
  voiceId: string | undefined
  generating: boolean
  /** The job that generates the slideshow. Undefined until the server has accepted the request. */
  job: Job | undefined
  /** Shows the finished slides of the generation. Undefined while there are none. */
  onWatch: (() => void) | undefined
  /** The fullscreen player is open, so that the preview does not play. */
  fullscreen: boolean
}

/** The slide or its preview, what the author should know about the slideshow, and the script below. */
export function SlideArea(props: SlideAreaProps) {
  const { session, pageChanged, side, actions, generating, job, onWatch, fullscreen } = props
  return (
    <main className="relative order-2 flex min-h-0 min-w-0 flex-col low:overflow-y-auto">
      <div className="grid gap-2.5 px-3 pt-3 empty:hidden md:px-6">
        {generating && <GeneratingNote text={messages.generatingSlideshow} job={job} onWatch={onWatch} />}
        <DraftOffer session={session} />
        <WaitingToSave saving={session.saving} />
        <UnsavedReason session={session} />
        {pageChanged}
      </div>
      {side.editing && <SlideCanvas onPicture={side.openField} />}
      {!side.editing && !fullscreen && <Preview onFullscreen={actions.fullscreen.run} />}
      <div className={side.themeOpen ? 'contents max-md:hidden' : 'contents'}>
        <ScriptOrRecorder {...props} />
      </div>
    </main>
  )
}

function ScriptOrRecorder({ side, actions, voicingOf, sayAgain, voiceId }: SlideAreaProps) {
  const { editing, recording, wide, panel } = side
  if (editing && recording) {
    return (
      <SlideRecording
        onTakes={wide && panel === 'voice' ? undefined : () => side.open('voice')}
        onClose={side.stopRecording}
      />
    )
  }
  return (
    <AudioScript readOnly={!editing} voiceId={voiceId} status={<AudioChip />}>
      {editing && (
        <AudioControls
          voicingOf={voicingOf}
          generate={actions.voiceSlide}
          record={actions.recordSlide}
          sayAgain={sayAgain}
        />
      )}
    </AudioScript>
  )
}
