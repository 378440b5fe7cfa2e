import { audioStatus } from '@lectern/domain/narration/audio/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { slideAudioStatus } from '@lectern/domain/slideshow/slide-audio.ts'
import { type SlideText, slideTexts, textsToVoice } from '@lectern/domain/slideshow/slide-texts.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { AudioLines, RefreshCw, Repeat } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EditorAction } from '../../../editing/commands/editor-action.ts'
import { rowOf } from '../../../messages/lists.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { SlideAudioPlayer } from './slide-audio-player.tsx'
import { useSelectedSlideParts } from '../document/editor-context.ts'
import type { SlideVoicing } from './use-slide-voicing.ts'
import { messages } from './messages.ts'

const actions = {
  generate: { label: () => messages.generate, icon: AudioLines, look: 'secondary' },
  regenerate: { label: () => messages.regenerate, icon: RefreshCw, look: 'secondary' },
  update: { label: () => messages.update, icon: RefreshCw, look: 'primary' },
} as const

const actionFor = {
  'Not Generated': 'generate',
  Available: 'regenerate',
  'Update Needed': 'update',
} as const

interface AudioControlsProps {
  voicingOf: (slide: Slide) => SlideVoicing
  generate: EditorAction
  /** Opens the recorder. */
  record: EditorAction
  /** Shows the takes of a text of a slide. */
  sayAgain: (text: string) => void
}

/** Whether a text has current audio that is no recording. */
const hasTakes = (text: SlideText): boolean =>
  audioStatus(text) === 'Available' && !isOwnRecording(text.audio)

/**
 * Plays and generates the audio of the selected slide. Outdated audio is not played until it is generated again. The
 * feedback of a quiz is generated with the script.
 */
export function AudioControls({ voicingOf, generate, record, sayAgain }: AudioControlsProps) {
  const [stops, setStops] = useState(0)
  const generateButton = useRef<HTMLButtonElement>(null)
  const audio = useSelectedSlideParts((slide) => ({
    ...voicingOf(slide),
    key: slide.key,
    status: slideAudioStatus(slide),
    path: slide.audio_path ?? undefined,
    duration: slide.audio?.duration_ms,
    withTakes: slideTexts(slide).find(hasTakes)?.key,
    beside: rowOf(textsToVoice(slide).flatMap(({ label }) => label ?? [])),
  }))
  if (!audio) return null
  const { busy, cancel, message, remark, key, status, path, duration, withTakes, beside } = audio
  const { label, icon: Icon, look } = actions[status === 'Available' && beside ? 'update' : actionFor[status]]
  return (
    <div className="grid gap-2.5">
      <div data-lifts-toasts className="flex min-h-11 flex-wrap items-center gap-3.5">
        {status === 'Available' && (
          <SlideAudioPlayer key={`${key} ${path} ${stops}`} path={path} knownDuration={duration} />
        )}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2.5">
          <Button size="small" icon={<record.icon aria-hidden className="size-4" />} onClick={record.run}>
            {messages.record}
          </Button>
          {withTakes !== undefined && (
            <Button
              size="small"
              icon={<Repeat aria-hidden className="size-4" />}
              disabled={busy}
              onClick={() => {
                // A new player does not play while the author listens to takes.
                setStops(stops + 1)
                sayAgain(withTakes)
              }}
            >
              {messages.sayAgain}
            </Button>
          )}
          <Button
            ref={generateButton}
            look={look}
            size="small"
            icon={<Icon aria-hidden className="size-4" />}
            busy={busy}
            onClick={generate.run}
          >
            {busy ? messages.generating : label()}
          </Button>
          {cancel && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                // This button disappears.
                generateButton.current?.focus()
                cancel()
              }}
            >
              {messages.cancel}
            </Button>
          )}
        </div>
      </div>
      {beside && <p className="text-xs text-ink-3">{messages.alsoNeedsAudio(beside)}</p>}
      {message && <Banner>{message}</Banner>}
      {remark && <Banner kind="warn">{remark}</Banner>}
    </div>
  )
}
