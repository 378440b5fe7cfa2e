import { slideshowsApi } from '@lectern/domain/api/documents/slideshows.ts'
import type { Job, JobProgress } from '@lectern/domain/jobs/job.ts'
import { keysInSubstitute, keysToVoice, withSlideAudio } from '@lectern/domain/slideshow/slide-audio.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import { call, startJob } from '../../../api/call.ts'
import { hasUnsavedEdits } from '../../../editing/document/document-store.ts'
import type { PageAddress } from '../../../editing/document/editable-document.ts'
import type { EditingSession, SavingActions } from '../../../editing/session/editing-session.ts'
import { followJob } from '../../../editing/jobs/follow-job.ts'
import { useLeavingSignal } from '../../../editing/jobs/use-leaving-signal.ts'
import { useVoicingJob } from '../../../editing/jobs/use-voicing-job.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { newAudio } from '../document/slideshow-document.ts'
import type { Narrator } from './use-narrator.ts'
import { voicingFailureText } from './use-slide-voicing.ts'
import { messageWords } from '../../../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'

/** The slides whose audio is missing or outdated, or every slide with a script. */
export type VoicingExtent = 'those that need it' | 'all'

export interface VoicingAll {
  /** From the press of the button to the end of the job. */
  readonly busy: boolean
  /** The finished slides and their total. Undefined until the server has started. */
  readonly progress: JobProgress | undefined
  /** With `replaceRecordings` also slides with a recording of their author. */
  readonly start: (extent: VoicingExtent, replaceRecordings?: boolean) => Promise<void>
  readonly cancel: () => Promise<void>
  /** Loads the current audio of all slides. */
  readonly refresh: () => Promise<void>
}

/**
 * Generates audio of many slides with one job of the server. The job continues if the tab is closed, and the editor
 * finds it when it opens again. Audio is added slide by slide, also while the author is editing.
 */
export function useVoicingAll(
  session: EditingSession<Slideshow>,
  saving: SavingActions,
  narrator: Narrator,
): VoicingAll {
  const { page, store } = session
  const [starting, setStarting] = useState(false)
  const leaving = useLeavingSignal()
  const refresh = () => takeIn(session)
  const { job, cancel } = useVoicingJob(page, {
    format: 'slideshow',
    applyAudio: refresh,
    onEnd: showOutcome,
  })

  /** The server reads the saved slideshow, so edits are saved first. */
  async function start(extent: VoicingExtent, replaceRecordings = false): Promise<void> {
    if (starting || job) return
    setStarting(true)
    const signal = leaving()
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
      await followJob(job_id, signal)
    } catch (problem) {
      // The job continues, and the editor finds it when it opens again.
      if (signal.aborted) return
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
  return { ...slides, keys: [...new Set([...keysToVoice(saved), ...keysInSubstitute(saved)])] }
}

/**
 * Adds the current audio to each slide. If the request fails, the audio comes with the next step or when the editor
 * opens.
 */
async function takeIn({ page, store }: EditingSession<Slideshow>): Promise<void> {
  const status = await call(slideshowsApi.audioStatus, { params: page }).catch(() => undefined)
  if (!status) return
  const answered = [...status.slide_audio, ...(status.text_audio ?? [])]
  const arrived = newAudio(answered, store.getState().saved.document)
  store.absorb(withSlideAudio(arrived.flatMap(({ audio, ...one }) => (audio ? [{ ...one, audio }] : []))))
}

function showOutcome(job: Job): void {
  const { state, progress } = job
  const message = messageWords(job)
  const { done, total } = progress
  if (state === 'cancelled') return toast.success(messages.cancelled(done))
  if (state === 'failed') return toast.error(message ?? messages.failed)
  if (message === undefined) return toast.success(messages.generated(total))
  toast.error(messages.partlyGenerated(done, total, message))
}
