import type { Narration } from '@lectern/domain/narration/narration.ts'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { readingPace, scriptStatistics } from '@lectern/domain/narration/script-statistics.ts'
import { slideAudioStatus } from '@lectern/domain/slideshow/slide-audio.ts'
import { changeSlide } from '@lectern/domain/slideshow/editing/edit-slides.ts'
import { type ReactNode, useRef } from 'react'
import { MarkButtons } from '../../../editing/panels/mark-buttons.tsx'
import { inputLook } from '../../../ui/fields/field.tsx'
import { classes } from '../../../ui/classes.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { ScriptMarks } from './script-marks.tsx'
import { SpokenMark } from './spoken-mark.tsx'
import { usePresentation, useSelectedSlideParts, useSlideshowStore } from '../document/editor-context.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { messages } from './messages.ts'

/** The layout of the words. The field and the copy below it need the same. */
const scriptLook = 'px-3.5 py-2.5 text-lg leading-[1.55] [scrollbar-gutter:stable]'

interface AudioScriptProps {
  readOnly: boolean
  /** The narrator's voice. Undefined until it is loaded. */
  voiceId: string | undefined
  /** The audio status, at the end of the heading. */
  status: ReactNode
  /** Below the script. */
  children: ReactNode
}

/** The script of the selected slide and its statistics. Does not render again while the author types on the slide. */
export function AudioScript(props: AudioScriptProps) {
  const spoken = useSelectedSlideParts((slide) => ({
    slide: slide.key,
    script: slide.audio_script,
    audio: slide.audio,
    current: slideAudioStatus(slide) === 'Available',
  }))
  return spoken && <ScriptOf {...spoken} {...props} />
}

interface ScriptOfProps extends AudioScriptProps {
  /** Key of the slide. */
  slide: string
  script: string
  audio: Narration | undefined
  /** True if the audio is of this script. */
  current: boolean
}

function ScriptOf({ slide, script, audio, current, readOnly, voiceId, status, children }: ScriptOfProps) {
  const store = useSlideshowStore()
  const ground = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const language = usePresentation((presentation) => presentation.language)
  const { words, characters, minutes } = scriptStatistics(script)
  const pace = current && audio ? readingPace(script, audio.duration_ms) : undefined

  const setScript = (changed: string) =>
    store.edit((show) => changeSlide(show, slide, { audio_script: changed }))

  /** Scrolls the field, which scrolls the copy below it. The page does not scroll. */
  function reveal({ offsetTop, offsetHeight }: HTMLElement): void {
    const area = field.current
    if (!area) return
    const { scrollTop, clientHeight } = area
    const seen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight
    if (!seen) area.scrollTop = offsetTop - 10
  }

  return (
    <section
      aria-labelledby="audio-script"
      className="grid shrink-0 gap-2.5 border-t border-line bg-surface px-3 pt-3 pb-4 md:px-5"
    >
      <header className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h2 id="audio-script" className="leading-snug font-strong">
          {messages.script}
        </h2>
        <p className="flex flex-wrap gap-x-3.5 text-xs text-ink-3 tabular-nums max-lg:order-last max-lg:w-full">
          <span>{messages.words(words)}</span>
          <span>{messages.characters(characters)}</span>
          <span>{messages.aboutMinutes(minutes)}</span>
          {pace !== undefined && <span>{messages.wordsPerMinute(pace)}</span>}
          {isOwnRecording(audio) && audio && (
            <span>{messages.ownVoiceTime(clockTime(audio.duration_ms))}</span>
          )}
        </p>
        <span className="ms-auto">{status}</span>
      </header>
      <div className={classes('relative grid rounded-2', readOnly ? 'bg-sunken' : 'bg-surface')}>
        <div
          ref={ground}
          aria-hidden
          dir={directionOf(language)}
          className={classes(
            scriptLook,
            'pointer-events-none absolute inset-0 overflow-hidden border border-transparent wrap-break-word whitespace-pre-wrap text-transparent',
          )}
        >
          <SpokenMark script={script} audio={audio} onSentence={reveal} />
        </div>
        <textarea
          ref={field}
          aria-labelledby="audio-script"
          lang={language}
          dir={directionOf(language)}
          rows={3}
          readOnly={readOnly}
          value={script}
          onChange={(event) =>
            store.edit(
              (show) => changeSlide(show, slide, { audio_script: event.target.value }),
              `${slide} script`,
            )
          }
          onScroll={({ currentTarget }) => {
            if (ground.current) ground.current.scrollTop = currentTarget.scrollTop
          }}
          className={classes(
            inputLook,
            scriptLook,
            'relative block field-sizing-content max-h-[26dvh] min-h-24 resize-none bg-transparent read-only:border-line read-only:text-ink-2',
          )}
        />
      </div>
      <div className="flex flex-wrap items-start gap-x-3.5 gap-y-1.5 empty:hidden">
        {!readOnly && <MarkButtons field={() => field.current} onScript={setScript} />}
        {script.includes('[') && (
          <ScriptMarks
            script={script}
            voiceId={isOwnRecording(audio) ? undefined : voiceId}
            onScript={readOnly ? undefined : setScript}
            onRemoved={() => field.current?.focus()}
          />
        )}
      </div>
      {children}
    </section>
  )
}
