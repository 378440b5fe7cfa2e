import { podcastsApi } from '@lectern/domain/api/podcasts.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { audioStatus, isOfAnotherHost } from '@lectern/domain/narration/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { allLines } from '@lectern/domain/podcast/line-audio.ts'
import type { Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod/mini'
import { call } from '../../../api/call.ts'
import { hasUnsavedEdits } from '../../../editing/document/document-store.ts'
import type { EditingSession } from '../../../editing/document/editing-session.ts'
import { useVoicingJob } from '../../../editing/jobs/use-voicing-job.ts'
import { inBackground } from '../../../ui/in-background.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { messages } from './messages.ts'

export type ChosenVoices = Readonly<Record<Host, string | undefined>>

/** A line that got no audio, by its key. */
export interface UnvoicedLine {
  readonly key: string
  readonly reason: string
}

/** Which lines are spoken. */
export interface VoicingExtent {
  /** Also lines that have audio of their words. */
  readonly regenerate?: boolean
  /** Also lines that an author has recorded. */
  readonly replaceRecordings?: boolean
  /** Only the lines with these keys. */
  readonly keys?: readonly string[]
}

export interface PodcastVoicing {
  readonly generating: boolean
  /** Lines that have their audio, of all lines that get some. */
  readonly progress: { done: number; total: number } | undefined
  /** What went wrong. */
  readonly message: string | undefined
  /** The lines that it went wrong with. */
  readonly failed: readonly UnvoicedLine[]
  readonly dismiss: () => void
  /** Speaks what has no audio of its words in these voices. */
  readonly generate: (voices: ChosenVoices, wish?: VoicingExtent) => Promise<void>
  /** Keeps what is done. Undefined where there is nothing to cancel yet. */
  readonly cancel: (() => Promise<void>) | undefined
  /** Takes in what is known of the audio by now. */
  readonly refresh: () => Promise<void>
}

interface Trouble {
  readonly message: string | undefined
  readonly failed: readonly UnvoicedLine[]
}

type VoicingStatus = z.infer<typeof podcastsApi.audioStatus.answer>

/** The specified rhythm: asked again after 2 s, then every 5 s. The event stream is usually faster. */
const firstAskMs = 2000
const askEveryMs = 5000
const noTrouble: Trouble = { message: undefined, failed: [] }

/** Lets the hosts speak, and takes in each line's audio as it is made. */
export function usePodcastVoicing(session: EditingSession<Podcast>): PodcastVoicing {
  const { page } = session
  const [starting, setStarting] = useState(false)
  const [started, setStarted] = useState(false)
  const [trouble, setTrouble] = useState(noTrouble)

  async function takeIn(): Promise<VoicingStatus> {
    const status = await takeInAudio(session)
    if (status.status !== 'generating') setStarted(false)
    return status
  }

  /** What cannot be asked for comes with the next step, or the next opening. */
  async function refresh(): Promise<void> {
    await takeIn().catch(() => undefined)
  }

  const { job, cancel } = useVoicingJob(page, {
    kind: 'voice-podcast',
    takeIn: refresh,
    onEnd: (ended) => inBackground(tellEnd(ended)),
  })
  const running = started || job !== undefined

  const { data: asked } = useQuery({
    queryKey: ['podcast audio', page.courseId, page.pageId],
    enabled: running,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.dataUpdateCount > 1 ? askEveryMs : firstAskMs),
    queryFn: async () => {
      const status = await takeIn()
      if (status.status !== 'generating') tellTrouble(status)
      return status.progress
    },
  })

  function tellTrouble({ message, failed = [] }: VoicingStatus): void {
    setTrouble({ message, failed: failed.map(({ key, reason }) => ({ key, reason })) })
  }

  async function tellEnd({ state, progress, message }: Job): Promise<void> {
    setStarted(false)
    if (state === 'cancelled') return toast.success(messages.cancelled(progress.done, progress.total))
    if (state === 'succeeded' && message === undefined) return toast.success(messages.everyLineHasAudio)
    const status = await takeIn().catch(() => undefined)
    if (status) tellTrouble({ ...status, message: message ?? status.message })
    else setTrouble({ message: message ?? messages.generationFailed, failed: [] })
  }

  async function generate(
    chosen: ChosenVoices,
    { regenerate = false, replaceRecordings = false, keys }: VoicingExtent = {},
  ): Promise<void> {
    if (running || starting) return
    const { ALEX, JAMIE } = chosen
    if (!ALEX || !JAMIE) return setTrouble({ message: messages.selectVoices, failed: [] })
    setTrouble(noTrouble)
    setStarting(true)
    try {
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
      setTrouble({ message: messages.generationFailed, failed: [] })
    } finally {
      setStarting(false)
    }
  }

  const known = job && job.progress.total > 0 ? job.progress : undefined
  return {
    generating: starting || running,
    progress: known ?? (running ? asked : undefined),
    ...trouble,
    dismiss: () => setTrouble(noTrouble),
    generate,
    cancel: job && cancel,
    refresh,
  }
}

/** Asks how far the audio is, and gives every line what it has by now. */
async function takeInAudio({ kind, page, store }: EditingSession<Podcast>): Promise<VoicingStatus> {
  const podcastId = String(store.getState().history.present.podcast.id)
  const status = await call(podcastsApi.audioStatus, { params: { ...page, podcastId } })
  const { document: voiced } = await kind.load(page, store.getState().saved.document)
  store.absorb(kind.audioOf(voiced))
  return status
}

interface VoicingWish {
  readonly voice_id_host1: string
  readonly voice_id_host2: string
  readonly regenerate: boolean
  readonly replace_recordings: boolean
  readonly keys?: string[]
}

/** The hosts speak what is saved, so edits are saved first. */
async function startVoicing(session: EditingSession<Podcast>, wish: VoicingWish): Promise<void> {
  const { page, store, saving } = session
  if (hasUnsavedEdits(store.getState()) && (await saving.save()) !== 'saved') throw new Error('Not saved')
  await call(podcastsApi.generateAudio, {
    body: {
      course_id: page.courseId,
      page_id: page.pageId,
      podcast_id: store.getState().history.present.podcast.id,
      ...wish,
    },
  })
}

/** The voices that the hosts were last heard with: only audio that was made for the host tells. */
export function voicesOf(cast: Podcast): ChosenVoices {
  const heard = allLines(cast).filter(
    ({ audio, speaker }) => audio && !isOwnRecording(audio) && !isOfAnotherHost(audio, speaker),
  )
  const fitting = heard.filter((line) => audioStatus({ ...line, script: line.content }) === 'Available')
  const voiceOf = (host: Host) =>
    (fitting.find(({ speaker }) => speaker === host) ?? heard.find(({ speaker }) => speaker === host))?.audio
      ?.voice_id
  return { ALEX: voiceOf('ALEX'), JAMIE: voiceOf('JAMIE') }
}
