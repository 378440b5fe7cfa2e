import { podcastsApi } from '@lectern/domain/api/documents/podcasts.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { call } from '../../../api/call.ts'
import { hasUnsavedEdits } from '../../../editing/document/document-store.ts'
import type { EditingSession } from '../../../editing/session/editing-session.ts'
import { useVoicingJob } from '../../../editing/jobs/use-voicing-job.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { messageWords, reasonWords } from '../../../messages/problems/problem-sentence.ts'
import { messages } from './messages.ts'
import type { ChosenVoices } from './use-host-voices.ts'

/** A line that could not be voiced. */
export interface UnvoicedLine {
  readonly key: string
  readonly reason: string
}

/** The lines to voice. */
export interface VoicingExtent {
  /** Also lines whose audio is current. */
  readonly regenerate?: boolean
  /** Also lines that an author has recorded. */
  readonly replaceRecordings?: boolean
  /** Only the lines with these keys. */
  readonly keys?: readonly string[]
}

export interface PodcastVoicing {
  readonly generating: boolean
  /** The number of voiced lines, and of all lines that will be voiced. */
  readonly progress: { done: number; total: number } | undefined
  /** Why the voicing failed. */
  readonly message: string | undefined
  /** The lines that could not be voiced. */
  readonly failed: readonly UnvoicedLine[]
  readonly dismiss: () => void
  /** Voices the lines without current audio. */
  readonly generate: (extent?: VoicingExtent) => Promise<void>
  /** Cancels the voicing and keeps finished audio. Undefined if there is nothing to cancel. */
  readonly cancel: (() => Promise<void>) | undefined
  /** Loads the current audio of the lines. */
  readonly refresh: () => Promise<void>
}

interface Failure {
  readonly message: string | undefined
  readonly failed: readonly UnvoicedLine[]
}

type VoicingStatus = z.infer<typeof podcastsApi.audioStatus.answer>

/** The specified polling: after 2 s, then every 5 s. The event stream is usually faster. */
const firstPollMs = 2000
const pollEveryMs = 5000
const noFailure: Failure = { message: undefined, failed: [] }

/**
 * Voices the lines, and adds the audio of each line to the podcast when it is ready. `findVoices` waits for the voices of
 * the hosts.
 */
export function usePodcastVoicing(
  session: EditingSession<Podcast>,
  findVoices: () => Promise<ChosenVoices>,
): PodcastVoicing {
  const { page } = session
  const [starting, setStarting] = useState(false)
  const [started, setStarted] = useState(false)
  const [failure, setFailure] = useState(noFailure)

  async function takeIn(): Promise<VoicingStatus> {
    const status = await withNewAudio(session)
    if (status.status !== 'generating') setStarted(false)
    return status
  }

  /** Audio that cannot be loaded now is loaded at the next step, or when the podcast is opened again. */
  async function refresh(): Promise<void> {
    await takeIn().catch(() => undefined)
  }

  const { job, cancel } = useVoicingJob(page, {
    format: 'podcast',
    applyAudio: refresh,
    onEnd: (ended) => inBackground(reportEnd(ended)),
  })
  const running = started || job !== undefined

  const { data: asked } = useQuery({
    queryKey: ['podcast audio', page.courseId, page.pageId],
    enabled: running,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.dataUpdateCount > 1 ? pollEveryMs : firstPollMs),
    queryFn: async () => {
      const status = await takeIn()
      if (status.status !== 'generating') showFailure(status)
      return status.progress
    },
  })

  function showFailure(status: VoicingStatus, message = messageWords(status)): void {
    const failed = status.failed ?? []
    setFailure({ message, failed: failed.map((line) => ({ key: line.key, reason: reasonWords(line) })) })
  }

  async function reportEnd(ended: Job): Promise<void> {
    const { state, progress } = ended
    const message = messageWords(ended)
    setStarted(false)
    if (state === 'cancelled') return toast.success(messages.cancelled(progress.done, progress.total))
    if (state === 'succeeded' && message === undefined) return toast.success(messages.everyLineHasAudio)
    const status = await takeIn().catch(() => undefined)
    if (status) showFailure(status, message)
    else setFailure({ message: message ?? messages.generationFailed, failed: [] })
  }

  async function generate({
    regenerate = false,
    replaceRecordings = false,
    keys,
  }: VoicingExtent = {}): Promise<void> {
    if (running || starting) return
    setFailure(noFailure)
    setStarting(true)
    try {
      const { ALEX, JAMIE } = await findVoices()
      if (!ALEX || !JAMIE) return setFailure({ message: messages.selectVoices, failed: [] })
      await startVoicing(session, {
        voice_id_host1: ALEX,
        voice_id_host2: JAMIE,
        regenerate,
        replace_recordings: replaceRecordings,
        ...(keys && { keys: [...keys] }),
      })
      setStarted(true)
      toast.success(messages.generationStarted)
    } catch {
      setFailure({ message: messages.generationFailed, failed: [] })
    } finally {
      setStarting(false)
    }
  }

  const known = job && job.progress.total > 0 ? job.progress : undefined
  return {
    generating: starting || running,
    progress: known ?? (running ? asked : undefined),
    ...failure,
    dismiss: () => setFailure(noFailure),
    generate,
    cancel: job && cancel,
    refresh,
  }
}

/** Loads the status of the voicing and the current audio of every line. */
async function withNewAudio({ kind, page, store }: EditingSession<Podcast>): Promise<VoicingStatus> {
  const podcastId = String(store.getState().history.present.podcast.id)
  const status = await call(podcastsApi.audioStatus, { params: { ...page, podcastId } })
  const { document: voiced } = await kind.load(page, store.getState().saved.document)
  store.absorb(kind.audioOf(voiced))
  return status
}

interface VoicingRequest {
  readonly voice_id_host1: string
  readonly voice_id_host2: string
  readonly regenerate: boolean
  readonly replace_recordings: boolean
  readonly keys?: string[]
}

/** Starts the voicing. The server voices the saved podcast, so edits are saved first. */
async function startVoicing(session: EditingSession<Podcast>, request: VoicingRequest): Promise<void> {
  const { page, store, saving } = session
  if (hasUnsavedEdits(store.getState()) && (await saving.save()) !== 'saved') throw new Error('Not saved')
  await call(podcastsApi.generateAudio, {
    body: {
      course_id: page.courseId,
      page_id: page.pageId,
      podcast_id: store.getState().history.present.podcast.id,
      ...request,
    },
  })
}
