import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { useState } from 'react'
import { useUsualVoice } from '../../voices/use-usual-voice.ts'

/** The narrator's voice: the one chosen, else the one last heard, else the one that is usual. */
export function useNarrator(opened: Slideshow): [string | undefined, (voiceId: string) => void] {
  const { language } = opened.presentation
  const usual = useUsualVoice('narrator', language === undefined ? [] : [language])
  const [chosen, choose] = useState(() => opened.slides.find((slide) => slide.audio)?.audio?.voice_id)
  return [chosen ?? usual?.id, choose]
}
