import { podcastsApi } from '@lectern/domain/api/podcasts.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { allLines, withLineAudio } from '@lectern/domain/podcast/line-audio.ts'
import type { Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useJobs } from '../../api/events.ts'
import { hasUnsavedEdits } from '../../editing/document-store.ts'
import type { PageAddress } from '../../editing/editable-document.ts'
import type { EditingSession } from '../../editing/editing-session.ts'
import { toast } from '../../ui/toast.ts'

export type ChosenVoices = Readonly<Record<Host, string | undefined>>

export interface PodcastVoicing {
  readonly generating: boolean
  /** Lines that have their audio, of all lines that get some. */
  readonly progress: { done: number; total: number } | undefined
  /** What went wrong. */
  readonly message: string | undefined
  readonly dismiss: () => void
  readonly generate: (voices: ChosenVoices) => Promise<void>
}

/** The specified rhythm: asked again after 2 s, then every 5 s. The event stream is usually faster. */
const firstAskMs = 2000
const askEveryMs = 5000

/** Lets the hosts speak, and takes in each line's audio as it is made. */
export function usePodcastVoicing(session: EditingSession<Podcast>): PodcastVoicing {
  const { page } = session
  const [starting, setStarting] = useState(false)
  const [started, setStarted] = useState(false)
  const [message, setMessage] = useState<string>()
  const job = useJobs()?.find((each) => voices(each, page))
  const running = started || job !== undefined

  const { data: progress } = useQuery({
    // Each step of the job asks anew.
    queryKey: ['podcast audio', page.courseId, page.pageId, job?.progress.done],
    enabled: running,
    gcTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.dataUpdateCount > 1 ? askEveryMs : firstAskMs),
    queryFn: async () => {
      const status = await takeInAudio(session)
      if (status.status !== 'generating') {
        setStarted(false)
        setMessage(status.message)
      }
      return status.progress
    },
  })

  async function generate(chosen: ChosenVoices): Promise<void> {
    if (!chosen.ALEX || !chosen.JAMIE) return setMessage('Please select voices for both hosts')
    setMessage(undefined)
    setStarting(true)
    try {
      await startVoicing(session, chosen.ALEX, chosen.JAMIE)
      setStarted(true)
      toast.success('Audio generation started successfully!')
    } catch {
      setMessage('Failed to generate audio. Please try again.')
    } finally {
      setStarting(false)
    }
  }

  return {
    generating: starting || running,
    progress,
    message,
    dismiss: () => setMessage(undefined),
    generate,
  }
}

function voices(job: Job, { courseId, pageId }: PageAddress): boolean {
  return (
    job.kind === 'voice-podcast' &&
    !isEnded(job.state) &&
    job.course_id === courseId &&
    job.page_id === pageId
  )
}

/** Asks how far the audio is, and gives every line what it has by now. */
async function takeInAudio({ page, store }: EditingSession<Podcast>) {
  const podcastId = String(store.getState().history.present.podcast.id)
  const status = await call(podcastsApi.audioStatus, { params: { ...page, podcastId } })
  const voiced = await call(podcastsApi.get, { params: page })
  store.absorb((cast) => withLineAudio(cast, allLines(voiced)))
  return status
}

/** The hosts speak what is saved, so edits are saved first. */
async function startVoicing(session: EditingSession<Podcast>, alex: string, jamie: string): Promise<void> {
  const { page, store, saving } = session
  if (hasUnsavedEdits(store.getState()) && (await saving.save()) !== 'saved') throw new Error('Not saved')
  await call(podcastsApi.generateAudio, {
    body: {
      course_id: page.courseId,
      page_id: page.pageId,
      podcast_id: store.getState().history.present.podcast.id,
      voice_id_host1: alex,
      voice_id_host2: jamie,
    },
  })
}

/** The voices that the lines were last spoken with. */
export function voicesOf(cast: Podcast): ChosenVoices {
  const voiceOf = (host: Host) =>
    allLines(cast).find((line) => line.speaker === host && line.audio)?.audio?.voice_id
  return { ALEX: voiceOf('ALEX'), JAMIE: voiceOf('JAMIE') }
}
