import { podcastsApi } from '@lectern/domain/api/podcasts.ts'
import { isEnded } from '@lectern/domain/jobs/job.ts'
import { allLines, withLineAudio } from '@lectern/domain/podcast/line-audio.ts'
import type { Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { useJobs } from '../../api/events.ts'
import { hasUnsavedEdits } from '../../editing/document-store.ts'
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

/** The specified rhythm: asked 2 s after the start, then every 5 s. The event stream is usually faster. */
const firstAskMs = 2000
const askEveryMs = 5000

/** Lets the hosts speak, and takes in each line's audio as it is made. */
export function usePodcastVoicing(session: EditingSession<Podcast>): PodcastVoicing {
  const { page, store, saving } = session
  const [started, setStarted] = useState(false)
  const [progress, setProgress] = useState<PodcastVoicing['progress']>()
  const [message, setMessage] = useState<string>()
  const job = useJobs()?.find(
    ({ kind, state, course_id, page_id }) =>
      kind === 'voice-podcast' && !isEnded(state) && course_id === page.courseId && page_id === page.pageId,
  )
  const generating = started || job !== undefined

  const refresh = useCallback(async () => {
    const podcastId = String(store.getState().history.present.podcast.id)
    const status = await call(podcastsApi.audioStatus, { params: { ...page, podcastId } })
    const voiced = await call(podcastsApi.get, { params: page })
    store.absorb((cast) => withLineAudio(cast, allLines(voiced)))
    setProgress(status.progress)
    if (status.status === 'generating') return
    setStarted(false)
    setMessage(status.message)
  }, [page, store])

  useEffect(() => {
    if (!generating) return
    let timer = setTimeout(ask, firstAskMs)
    function ask(): void {
      // What cannot be asked now is asked again.
      void refresh().catch(() => undefined)
      timer = setTimeout(ask, askEveryMs)
    }
    return () => clearTimeout(timer)
  }, [generating, refresh])

  const done = job?.progress.done
  useEffect(() => {
    if (generating) void refresh().catch(() => undefined)
  }, [generating, done, refresh])

  async function generate(voices: ChosenVoices): Promise<void> {
    if (!voices.ALEX || !voices.JAMIE) return setMessage('Please select voices for both hosts')
    setMessage(undefined)
    setProgress(undefined)
    setStarted(true)
    try {
      // The hosts speak what is saved.
      if (hasUnsavedEdits(store.getState()) && (await saving.save()) !== 'saved') throw new Error('Not saved')
      await call(podcastsApi.generateAudio, {
        body: {
          course_id: page.courseId,
          page_id: page.pageId,
          podcast_id: store.getState().history.present.podcast.id,
          voice_id_host1: voices.ALEX,
          voice_id_host2: voices.JAMIE,
        },
      })
      toast.success('Audio generation started successfully!')
    } catch {
      setStarted(false)
      setMessage('Failed to generate audio. Please try again.')
    }
  }

  return { generating, progress, message, dismiss: () => setMessage(undefined), generate }
}

/** The voices that the lines were last spoken with. */
export function voicesOf(cast: Podcast): ChosenVoices {
  const voiceOf = (host: Host) =>
    allLines(cast).find((line) => line.speaker === host && line.audio)?.audio?.voice_id
  return { ALEX: voiceOf('ALEX'), JAMIE: voiceOf('JAMIE') }
}
