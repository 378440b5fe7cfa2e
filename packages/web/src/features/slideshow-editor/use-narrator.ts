import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultVoice } from '@lectern/domain/voices/voice.ts'
import { useState } from 'react'
import { useVoices } from '../../voices/use-voices.ts'

/** The narrator's voice: the one chosen, else the one last heard, else the default. */
export function useNarrator(opened: Slideshow): [string | undefined, (voiceId: string) => void] {
  const { voices } = useVoices()
  const [chosen, choose] = useState(() => opened.slides.find((slide) => slide.audio)?.audio?.voice_id)
  return [chosen ?? defaultVoice(voices)?.id, choose]
}
