import { spokenWords } from '@lectern/domain/narration/marks/speech-marks.ts'
import { Mic, RotateCcw, Square, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { RichMessage } from '../messages/rich-message.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { clockTime } from '../ui/clock-time.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { inBackground } from '../ui/in-background.ts'
import { Select } from '../ui/fields/select.tsx'
import { AfterTake } from './after-take.tsx'
import { LevelMeter } from './level-meter.tsx'
import { messages } from './messages.ts'
import { MicrophoneNotice } from './microphone-notice.tsx'
import { promptMs } from './prompt-sentences.ts'
import type { RecordedPart } from './recorded-part.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { useRecordingSettings } from './recording-settings.ts'
import { ScriptPrompt } from './script-prompt.tsx'
import { takeOutbox } from './outbox/take-outbox.ts'
import { stopTake } from './take-player.ts'

interface RecordingStripProps {
  part: RecordedPart
  /** Undefined if the strip is in a dialog, which has its own button to close. */
  onClose?: () => void
}

/** Records takes of a slide or line: its script, the microphone, and the actions for the take. Needs a `key` for each part. */
export function RecordingStrip({ part, onClose }: RecordingStripProps) {
  const recorder = useRecorder(part)
  const stage = useStore(recorder, (state) => state.stage)
  const message = useStore(recorder, (state) => state.message)
  const frame = useRef<HTMLElement>(null)
  const recording = stage.name === 'recording'
  const listening = recording || stage.name === 'ready' || stage.name === 'counting'

  // The pressed button was removed. The focus moves to the button for the next step.
  useEffect(() => {
    if (stage.name === 'opening') return
    const hasLostFocus =
      document.activeElement === document.body || frame.current?.contains(document.activeElement)
    if (hasLostFocus) frame.current?.querySelector<HTMLElement>('[data-next-act]')?.focus()
  }, [stage.name])

  useEffect(() => {
    if (!recording) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [recording])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each key has a button with the same effect
    <section
      ref={frame}
      aria-label={messages.strip}
      onKeyDown={(event) => {
        const plain = !event.ctrlKey && !event.metaKey && !event.altKey
        if (event.key.toLowerCase() !== 'r' || !plain || !recording) return
        event.preventDefault()
        inBackground(recorder.record())
      }}
      className="grid shrink-0 gap-3 bg-surface px-3 pt-3 pb-4 md:px-5"
    >
      <header className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h2 className="flex items-center gap-2 leading-snug font-strong">
          {recording && (
            <span aria-hidden className="size-3 rounded-full bg-danger ring-3 ring-danger-soft" />
          )}
          {recording ? messages.recordingVoice : messages.recordVoice}
        </h2>
        {recording && <Elapsed recorder={recorder} />}
        <span className="text-xs text-ink-3 tabular-nums">
          {messages.scriptTime(clockTime(promptMs(part.script)))}
        </span>
        <span className="ms-auto flex items-center gap-1">
          {listening && !recording && <MicrophoneChoice recorder={recorder} />}
          {onClose && (
            <IconButton label={messages.closeStrip} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          )}
        </span>
      </header>
      {message && <Banner kind="warn">{message}</Banner>}
      {stage.name === 'before asking' && <MicrophoneNotice recorder={recorder} />}
      {stage.name === 'opening' && (
        <p className="py-6 text-center text-ink-2">{messages.openingMicrophone}</p>
      )}
      {stage.name === 'trouble' && <MicrophoneNotice recorder={recorder} trouble={stage.trouble} />}
      {stage.name === 'counting' && <CountIn left={stage.left} recorder={recorder} />}
      {(stage.name === 'ready' || recording || stage.name === 'recorded') && (
        <Prompt part={part} recorder={recorder} />
      )}
      {(stage.name === 'ready' || recording) && <Controls part={part} recorder={recorder} />}
      {stage.name === 'recorded' && <AfterTake id={stage.take} recorder={recorder} />}
      <output className="sr-only">{announcementOf(stage.name)}</output>
    </section>
  )
}

function useRecorder(part: RecordedPart): Recorder {
  const newest = useRef(part)
  useEffect(() => {
    newest.current = part
  })
  const [recorder, setRecorder] = useState<Recorder>(create)
  function create(): Recorder {
    return createRecorder(
      () => newest.current,
      (take) => takeOutbox.add(take),
      useRecordingSettings.getState,
    )
  }
  useEffect(() => {
    // Effects may run twice in development. A closed recorder cannot be opened again.
    const mine = recorder.isClosed() ? create() : recorder
    if (mine !== recorder) setRecorder(mine)
    inBackground(mine.start())
    return () => {
      stopTake()
      mine.close()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one recorder for the life of the strip
  }, [])
  return recorder
}

/** The announcement of a stage for screen readers. Empty while recording, because the microphone would record it. */
function announcementOf(stage: string): string {
  if (stage === 'counting') return messages.countingIn
  if (stage === 'recorded') return messages.recorded
  return stage === 'ready' ? messages.microphoneOn : ''
}

function Elapsed({ recorder }: { recorder: Recorder }) {
  const seconds = useStore(recorder, ({ elapsed }) => Math.floor(elapsed / 1000))
  return <span className="text-lg font-strong tabular-nums">{clockTime(seconds * 1000)}</span>
}

function Prompt({ part, recorder }: { part: RecordedPart; recorder: Recorder }) {
  // Updating the marked sentence four times a second is enough.
  const elapsed = useStore(recorder, (state) =>
    state.stage.name === 'recording' ? Math.floor(state.elapsed / 250) * 250 : undefined,
  )
  return <ScriptPrompt script={spokenWords(part.script)} language={part.language} elapsed={elapsed} />
}

function MicrophoneChoice({ recorder }: { recorder: Recorder }) {
  const microphones = useStore(recorder, (state) => state.microphones)
  const microphone = useStore(recorder, (state) => state.microphone)
  if (microphones.length < 2) {
    return (
      <span className="flex items-center gap-1.5 text-sm text-ink-2">
        <Mic aria-hidden className="size-4" />
        <span className="max-w-48 truncate">{microphones[0]?.name}</span>
      </span>
    )
  }
  return (
    <Select
      label={messages.microphone}
      hideLabel
      size="small"
      className="w-52"
      options={microphones.map(({ id, name }) => ({ value: id, label: name }))}
      value={microphone ?? ''}
      onChange={(id) => inBackground(recorder.open(id))}
    />
  )
}

function CountIn({ left, recorder }: { left: number; recorder: Recorder }) {
  return (
    <div className="grid justify-items-center gap-3 py-2">
      {/* Screen readers do not announce a timer, so the microphone does not record it. */}
      <div
        role="timer"
        aria-label={messages.startsIn(left)}
        className="grid size-24 place-items-center rounded-full border-6 border-accent-strong text-countdown leading-none font-bold tabular-nums"
      >
        {left}
      </div>
      <p className="text-ink-2">{messages.breatheIn}</p>
      <Button data-next-act look="quiet" onClick={recorder.cancel}>
        {messages.cancel}
      </Button>
    </div>
  )
}

const roundLook = 'min-h-12 rounded-full px-6'

function Controls({ part, recorder }: { part: RecordedPart; recorder: Recorder }) {
  const recording = useStore(recorder, ({ stage }) => stage.name === 'recording')
  const isScriptEmpty = part.script.trim() === ''
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {recording ? (
        <Button
          data-next-act
          look="dangerous"
          size="large"
          className={roundLook}
          icon={<Square aria-hidden className="size-4 fill-current" />}
          onClick={() => inBackground(recorder.stop())}
        >
          {messages.stop}
        </Button>
      ) : (
        <Button
          data-next-act
          look="primary"
          size="large"
          className={roundLook}
          icon={<Mic aria-hidden />}
          disabled={isScriptEmpty}
          onClick={() => inBackground(recorder.record())}
        >
          {messages.record}
        </Button>
      )}
      {/* On a phone the meter has its own row. */}
      <div className="flex min-w-0 flex-1 max-md:order-last max-md:basis-full">
        <LevelMeter recorder={recorder} />
      </div>
      {recording && (
        <Button
          look="quiet"
          icon={<RotateCcw aria-hidden className="size-4" />}
          onClick={() => inBackground(recorder.record())}
        >
          {messages.startOver}
        </Button>
      )}
      {recording && (
        <p className="text-xs leading-snug text-ink-3 pointer-coarse:hidden">
          <RichMessage text={messages.keys} parts={{ line: <br /> }} />
        </p>
      )}
      {isScriptEmpty && <p className="w-full text-sm text-ink-2">{messages.scriptFirst}</p>}
    </div>
  )
}
