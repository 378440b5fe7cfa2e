import { slideshowsApi } from '@lectern/domain/api/slideshows.ts'
import type { Job, JobProgress } from '@lectern/domain/jobs/job.ts'
import { keysToVoice, withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import { call, startJob } from '../../../api/call.ts'
import { hasUnsavedEdits } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import type { EditingSession, SavingActions } from '../../../editing/document/editing-session.ts'
import { followJob } from '../../../editing/jobs/follow-job.ts'
import { useVoicingJob } from '../../../editing/jobs/use-voicing-job.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { arrivedAudio } from '../document/slideshow-document.ts'
import type { Narrator } from './use-narrator.ts'
import { voicingFailureText } from './use-slide-voicing.ts'
import { messages } from './messages.ts'

/** The slides that have no audio of their words, or every slide that says something. */
export type VoicingExtent = 'those that need it' | 'all'

export interface VoicingAll {
  /** From the press until it has ended. */
  readonly busy: boolean
  /** Slides that have their audio, of those that get some; undefined until the server has begun. */
  readonly progress: JobProgress | undefined
  /** With `replaceRecordings` also slides that their author has recorded. */
  readonly start: (extent: VoicingExtent, replaceRecordings?: boolean) => Promise<void>
  readonly cancel: () => Promise<void>
  /** Takes in what is known of the audio by now. */
  readonly refresh: () => Promise<void>
}

/**
 * Has many slides voiced by one job of the server, which goes on where the tab is closed: opened again, the editor shows
 * how far it is. Audio is taken in slide by slide, also while the author goes on editing.
 */
export function useVoicingAll(
  session: EditingSession<Slideshow>,
  saving: SavingActions,
  narrator: Narrator,
): VoicingAll {
  const { page, store } = session
  const [starting, setStarting] = useState(false)
  const refresh = () => takeIn(session)
  const { job, cancel } = useVoicingJob(page, {
    kind: 'voice-slideshow',
    takeIn: refresh,
    onEnd: tellOutcome,
  })

  /** The server voices what is saved, so edits are saved first. */
  async function start(extent: VoicingExtent, replaceRecordings = false): Promise<void> {
    if (starting || job) return
    setStarting(true)
    try {
      const voiceId = await narrator.find()
      if (voiceId === undefined) return toast.error(messages.noVoice)
      if (hasUnsavedEdits(store.getState()) && !(await saving.save())) return
      const { job_id } = await startJob(slideshowsApi.voiceAll, {
        body: {
          ...requestFor(extent, page, voiceId, store.getState().saved.document),
          replace_recordings: replaceRecordings,
        },
      })
      await followJob(job_id)
    } catch (problem) {
      toast.error(voicingFailureText(problem))
    } finally {
      setStarting(false)
    }
  }

  return { busy: starting || job !== undefined, progress: job?.progress, start, cancel, refresh }
}

function requestFor(extent: VoicingExtent, page: PageAddress, voiceId: string, saved: Slideshow) {
  const slides = { course_id: page.courseId, page_id: page.pageId, voice_id: voiceId }
  if (extent === 'all') return { ...slides, regenerate: true }
  return { ...slides, keys: [...keysToVoice(saved)] }
}

/** Gives each slide what audio it has by now. What cannot be asked for comes with the next step, or the next opening. */
async function takeIn({ page, store }: EditingSession<Slideshow>): Promise<void> {
  const status = await call(slideshowsApi.audioStatus, { params: page }).catch(() => undefined)
  if (!status) return
  const answered = [...status.slide_audio, ...(status.text_audio ?? [])]
  const arrived = arrivedAudio(answered, store.getState().saved.document)
  store.absorb(withSlideAudio(arrived.flatMap(({ audio, ...one }) => (audio ? [{ ...one, audio }] : []))))
}

function tellOutcome({ state, progress, message }: Job): void {
  const { done, total } = progress
  if (state === 'cancelled') return toast.success(messages.cancelled(done))
  if (state === 'failed') return toast.error(message ?? messages.failed)
  if (message === undefined) return toast.success(messages.generated(total))
  toast.error(messages.partlyGenerated(done, total, message))
}
