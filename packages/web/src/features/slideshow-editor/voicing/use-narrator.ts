import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { chosenVoiceOf } from '@lectern/domain/narration/audio/chosen-voice.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findDefaultVoice, useDefaultVoice } from '../../../voices/use-default-voice.ts'

export interface Narrator {
  /** Undefined until it is loaded, or if there is no voice. */
  readonly voiceId: string | undefined
  readonly choose: (voiceId: string) => void
  /** Waits until the voice is loaded, because an author may press a button while the editor is opening. */
  readonly find: () => Promise<string | undefined>
}

/** The narrator's voice: the chosen one, otherwise the voice of the existing audio, otherwise the usual one. */
export function useNarrator(opened: Slideshow): Narrator {
  const { language } = opened.presentation
  const languages = language === undefined ? [] : [language]
  const client = useQueryClient()
  const usual = useDefaultVoice('narrator', languages)
  const [chosen, choose] = useState(() =>
    chosenVoiceOf(opened.slides.find(({ audio }) => audio && !isOwnRecording(audio))?.audio),
  )
  const voiceId = chosen ?? usual?.id
  return {
    voiceId,
    choose,
    find: async () => voiceId ?? (await findDefaultVoice(client, 'narrator', languages))?.id,
  }
}
