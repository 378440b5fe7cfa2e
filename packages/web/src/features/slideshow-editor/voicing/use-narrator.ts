import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findUsualVoice, useUsualVoice } from '../../../voices/use-usual-voice.ts'

export interface Narrator {
  /** Undefined while it is not known, or where there is none. */
  readonly voiceId: string | undefined
  readonly choose: (voiceId: string) => void
  /** Waits until it is known: who presses a button as the editor opens has chosen no voice yet, but will have one. */
  readonly find: () => Promise<string | undefined>
}

/** The narrator's voice: the one chosen, else the one last heard, else the one that is usual. */
export function useNarrator(opened: Slideshow): Narrator {
  const { language } = opened.presentation
  const languages = language === undefined ? [] : [language]
  const client = useQueryClient()
  const usual = useUsualVoice('narrator', languages)
  const [chosen, choose] = useState(
    () => opened.slides.find(({ audio }) => audio && !isOwnRecording(audio))?.audio?.voice_id,
  )
  const voiceId = chosen ?? usual?.id
  return {
    voiceId,
    choose,
    find: async () => voiceId ?? (await findUsualVoice(client, 'narrator', languages))?.id,
  }
}
