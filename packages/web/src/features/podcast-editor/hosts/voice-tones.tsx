import { toneNames } from '@lectern/domain/podcast/podcast.ts'
import { listOf } from '../../../messages/lists.ts'
import { useVoices } from '../../../voices/use-voices.ts'
import { messages } from './messages.ts'

/** The tones that a voice expresses, so that an author knows what the tone of a line changes. */
export function VoiceTones({ voiceId }: { voiceId: string | undefined }) {
  const voice = useVoices().voices.find(({ id }) => id === voiceId)
  if (!voice) return null
  const { tones } = voice
  return (
    <p className="px-3 pt-1 text-xs text-ink-3">
      {tones ? messages.expressesTones(listOf(tones.map((tone) => toneNames[tone]))) : messages.tonesAlike}
    </p>
  )
}
