import { X } from '../../runtime/icons.tsx'
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react'
import { isOwnRecording } from '@lectern/domain/narration/audio/own-recording.ts'
import { withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import type { SpokenSentence } from '@lectern/domain/narration/narration.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { PlayerButton } from '../controls/player-button.tsx'
import { messages } from './transcript-messages.ts'
import { spokenSentences } from './spoken-sentences.ts'

interface TranscriptProps {
  readonly slides: readonly Slide[]
  /** The time at which each slide begins, in milliseconds. */
  readonly starts: readonly number[]
  readonly language: string | undefined
  /** The shown slide, and the index of its spoken sentence: -1 for none. */
  readonly index: number
  readonly sentence: number
  /** The quiz feedback that is played. Then `sentence` is an index in it. */
  readonly feedback: readonly SpokenSentence[] | undefined
  /** Called with a time of the whole slideshow. */
  readonly onSeek: (time: number) => void
  readonly onClose: () => void
}

/**
 * The spoken text, slide by slide. Pressing a sentence plays from there. The Tab key stops once in the list. The arrow keys
 * move between sentences.
 */
export function Transcript(props: TranscriptProps) {
  const { slides, starts, language, index, sentence, feedback, onSeek, onClose } = props
  const list = useRef<HTMLOListElement>(null)
  const parts = useMemo(
    () =>
      slides
        .map((slide, at) => ({ slide, at, sentences: spokenSentences(slide, language) }))
        .filter(({ sentences }) => sentences.length > 0),
    [slides, language],
  )
  const sentenceSelector = feedback ? '[data-feedback]' : '[role=button]'
  useEffect(
    () => showSentence(list.current, index + 1, sentenceSelector, sentence),
    [index, sentenceSelector, sentence],
  )
  // The Tab key needs a stop, also while a slide without words is shown.
  const entrance = parts.some(({ at }) => at === index) ? index : parts[0]?.at
  return (
    <section className="player-transcript" aria-label={messages.transcript}>
      <header>
        <h2>{messages.transcript}</h2>
        <PlayerButton label={messages.close} onClick={onClose}>
          <X />
        </PlayerButton>
      </header>
      {parts.length === 0 && <p>{messages.silent}</p>}
      {/* The arrow keys only move the focus between sentences. Each sentence is a button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} dir={directionOf(language)} onKeyDown={moveFocus}>
        {parts.map(({ slide, at, sentences }) => (
          <TranscriptPart
            key={slide.slide_id}
            number={at + 1}
            language={language}
            recorded={isOwnRecording(slide.audio)}
            start={starts[at] ?? 0}
            sentences={sentences}
            shown={at === index}
            spoken={at === index ? sentence : -1}
            feedback={at === index ? feedback : undefined}
            reachable={at === entrance}
            onSeek={onSeek}
          />
        ))}
      </ol>
    </section>
  )
}

interface TranscriptPartProps {
  readonly number: number
  /** Language tag of the text. The line above the text is in the language of the interface. */
  readonly language: string | undefined
  /** The author recorded the audio. */
  readonly recorded: boolean
  readonly start: number
  readonly sentences: readonly SpokenSentence[]
  readonly shown: boolean
  readonly spoken: number
  readonly feedback: readonly SpokenSentence[] | undefined
  readonly reachable: boolean
  readonly onSeek: (time: number) => void
}

const TranscriptPart = memo(function TranscriptPart(props: TranscriptPartProps) {
  const { number, language, recorded, start, sentences, shown, feedback, reachable, onSeek } = props
  const spoken = feedback ? -1 : props.spoken
  return (
    <li data-slide={number} aria-current={shown ? 'step' : undefined}>
      <small>
        <span dir="ltr">{clockTime(start)}</span> <bdi>{messages.slide(number)}</bdi>
        {recorded && (
          <>
            {' · '}
            <bdi>{messages.ownRecording}</bdi>
          </>
        )}
      </small>
      <p lang={language}>
        {sentences.map(({ text, start_ms: at }, position) => (
          <span key={at}>
            <span
              // A button element does not wrap across lines, and the sentences are one text.
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="button"
              tabIndex={reachable && position === Math.max(0, spoken) ? 0 : -1}
              aria-current={position === spoken ? 'true' : undefined}
              onClick={() => onSeek(start + at)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                onSeek(start + at)
              }}
            >
              {withoutMarks(text)}
            </span>{' '}
          </span>
        ))}
      </p>
      {feedback && (
        <p lang={language}>
          {feedback.map(({ text, start_ms: at }, position) => (
            <span key={at}>
              <span data-feedback aria-current={position === props.spoken ? 'true' : undefined}>
                {text}
              </span>{' '}
            </span>
          ))}
        </p>
      )}
    </li>
  )
})

/** Scrolls only the list, so that the spoken sentence is visible. Does not scroll while the list has the focus. */
function showSentence(list: HTMLElement | null, slide: number, selector: string, sentence: number): void {
  const sentences = list?.querySelectorAll(`[data-slide='${slide}'] ${selector}`)
  const current = sentences?.[Math.max(0, sentence)]
  if (!list || !current || list.contains(document.activeElement)) return
  const [frame, line] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
  if (line.top < frame.top || line.bottom > frame.bottom)
    list.scrollTop += line.top - frame.top - frame.height / 3
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const sentences = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=button]')]
  const at = sentences.findIndex((sentence) => sentence === event.target)
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: sentences.length - 1,
  }
  const goal = goals[event.key]
  if (goal === undefined) return
  event.preventDefault()
  sentences[goal]?.focus()
}
