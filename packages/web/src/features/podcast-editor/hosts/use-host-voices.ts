import { audioStatus, isOfAnotherHost } from '@lectern/domain/narration/audio/audio-status.ts'
import { chosenVoiceOf } from '@lectern/domain/narration/audio/chosen-voice.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { allLines } from '@lectern/domain/podcast/line-audio.ts'
import type { Host, Podcast } from '@lectern/domain/podcast/podcast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { findDefaultVoice } from '../../../voices/use-default-voice.ts'

export type ChosenVoices = Readonly<Record<Host, string | undefined>>

export const rolesOfHosts = { ALEX: 'alex', JAMIE: 'jamie' } as const

export interface VoicesOfHosts {
  /** A voice is undefined until it is loaded, or if there is none. */
  readonly voices: ChosenVoices
  readonly choose: (host: Host, voiceId: string) => void
  /** Waits until the voices are loaded, because an author may press a button while the editor is opening. */
  readonly find: () => Promise<ChosenVoices>
}

/** The voices of the hosts: the chosen ones, otherwise those of the existing audio, otherwise the default ones. */
export function useHostVoices(opened: Podcast): VoicesOfHosts {
  const { language } = opened.podcast
  const languages = language === undefined ? [] : [language]
  const client = useQueryClient()
  const [voices, setVoices] = useState(() => voicesOf(opened))
  // The author may choose a voice while the list is loading for a button that was pressed before.
  const latest = useRef(voices)
  const find = async (host: Host) => {
    if (latest.current[host] !== undefined) return latest.current[host]
    const found = await findDefaultVoice(client, rolesOfHosts[host], languages)
    return latest.current[host] ?? found?.id
  }
  return {
    voices,
    choose: (host, voiceId) => {
      latest.current = { ...latest.current, [host]: voiceId }
      setVoices(latest.current)
    },
    find: async () => {
      const [ALEX, JAMIE] = await Promise.all([find('ALEX'), find('JAMIE')])
      return { ALEX, JAMIE }
    },
  }
}

/** The last voice of each host. Recordings and audio of another host do not count. */
export function voicesOf(cast: Podcast): ChosenVoices {
  const heard = allLines(cast).filter(
    ({ audio, speaker }) => audio && !isOwnRecording(audio) && !isOfAnotherHost(audio, speaker),
  )
  const fitting = heard.filter((line) => audioStatus({ ...line, script: line.content }) === 'Available')
  const voiceOf = (host: Host) =>
    chosenVoiceOf(
      (fitting.find(({ speaker }) => speaker === host) ?? heard.find(({ speaker }) => speaker === host))
        ?.audio,
    )
  return { ALEX: voiceOf('ALEX'), JAMIE: voiceOf('JAMIE') }
}
