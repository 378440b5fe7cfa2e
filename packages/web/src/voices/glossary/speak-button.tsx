import { speaksLanguage, type Voice } from '@lectern/domain/voices/voice.ts'
import { Pause, Volume2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { messages as voicesMessages } from '../messages.ts'
import { toggleSample, useSamplePlayer } from '../sample-player.ts'
import { useDefaultVoice } from '../use-default-voice.ts'
import { useVoices } from '../use-voices.ts'
import { messages } from './messages.ts'

interface SpeakButtonProps {
  /** The spoken text. */
  text: string
  /** The term that is pronounced like this. */
  term: string
  /** Language of the voice. Undefined for any language. */
  language: string | undefined
  className?: string
}

/** Speaks the pronunciation of a term in a voice of the language. */
export function SpeakButton({ text, term, language, className }: SpeakButtonProps) {
  const { voices } = useVoices()
  const usual = useDefaultVoice('narrator', language === undefined ? [] : [language])
  const voice = voiceFor(language, voices, usual)
  const phase = useSamplePlayer((player) =>
    player.voiceId === voice?.id && player.text === text ? player.phase : 'idle',
  )
  const failed = useSamplePlayer((player) => player.failedVoiceId === voice?.id && player.text === text)
  const playing = phase === 'playing'
  return (
    <>
      <IconButton
        label={playing ? messages.pause(term) : messages.say(term)}
        title={voice || voices.length === 0 ? messages.sayIt : messages.noVoice}
        className={className}
        aria-busy={phase === 'loading' || undefined}
        disabled={!voice || text.trim() === ''}
        onClick={() => voice && inBackground(toggleSample(voice.id, text.trim()))}
      >
        {phase === 'loading' && <Spinner className="size-4" />}
        {playing && <Pause aria-hidden className="size-4 fill-current" />}
        {(phase === 'idle' || phase === 'paused') && <Volume2 aria-hidden className="size-4" />}
      </IconButton>
      {failed && (
        <p role="alert" className="col-span-full text-xs font-medium text-danger-text">
          {voicesMessages.sampleFailed}
        </p>
      )}
    </>
  )
}

/** The usual voice if it speaks the language, otherwise the first voice that does. */
function voiceFor(
  language: string | undefined,
  voices: readonly Voice[],
  usual: Voice | undefined,
): Voice | undefined {
  if (language === undefined) return usual ?? voices[0]
  const speaks = (voice: Voice) => speaksLanguage(voice, language)
  return usual && speaks(usual) ? usual : voices.find(speaks)
}
