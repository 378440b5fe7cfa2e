import { mediaAddress } from '@lectern/domain/api/endpoint/media-address.ts'
import { withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { timeline } from '@lectern/domain/slideshow/timeline.ts'
import { blankAfter } from '../../messages/sentences.ts'
import { spokenSentences } from '../../slides/player/captions/spoken-sentences.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { messages as learn } from '../messages.ts'
import { interfaceTextAttributes } from '../interface-text-attributes.ts'
import type { PageLanguage } from '../page-language.ts'
import { messages } from './messages.ts'
import { QuizOptions } from './quiz-options.tsx'
import { slideHeading } from './slide-heading.ts'

interface TranscriptProps {
  readonly slideshow: Slideshow
  readonly language: PageLanguage
}

/**
 * The spoken text as real text, with a heading for each slide. The page's script marks the sentence that is spoken. Without
 * it, each slide has its audio here.
 */
export function TranscriptText({ slideshow, language }: TranscriptProps) {
  const { slides, presentation } = slideshow
  const { starts } = timeline(slides)
  return (
    <section id="transcript" className="learn-transcript" aria-labelledby="transcript-title">
      <header {...interfaceTextAttributes(language)}>
        <h2 id="transcript-title">{learn.transcript}</h2>
        <button type="button" id="follow" className="learn-follow" hidden>
          {learn.followAlong}
        </button>
      </header>
      <div className="learn-scroll">
        {slides.map((slide, at) => (
          <SlideText
            key={slide.key || at}
            slide={slide}
            at={at}
            start={starts[at] ?? 0}
            language={language}
            contentLanguage={presentation.language}
          />
        ))}
      </div>
    </section>
  )
}

interface SlideTextProps {
  readonly slide: Slide
  readonly at: number
  /** The time of the slide in the slideshow, in milliseconds. */
  readonly start: number
  readonly language: PageLanguage
  /** Language tag of the slideshow. */
  readonly contentLanguage: string | undefined
}

function SlideText({ slide, at, start, language, contentLanguage }: SlideTextProps) {
  const heading = slideHeading(slide)
  const sentences = spokenSentences(slide, language.lang)
    .map((sentence) => ({ ...sentence, text: withoutMarks(sentence.text) }))
    .filter(({ text }) => text)
  return (
    <section id={`slide-${at + 1}`} data-slide={at}>
      <h3>
        <a
          href={`#slide-${at + 1}`}
          data-slide={at}
          dir="auto"
          {...(heading === undefined ? interfaceTextAttributes(language) : {})}
        >
          {heading ?? messages.slide(at + 1)}
        </a>
        <span dir="ltr">{clockTime(start)}</span>
      </h3>
      {sentences.length > 0 && (
        <p dir="auto">
          {sentences.map(({ text, start_ms: time }, number) => (
            <span key={number} data-at={Math.round(start + time)}>
              {text}
              {number < sentences.length - 1 && blankAfter(text)}
            </span>
          ))}
        </p>
      )}
      <QuizOptions slide={slide} language={contentLanguage} />
      {slide.audio_path && (
        <noscript>
          {/* The text of the audio is above. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio
            controls
            preload="none"
            src={mediaAddress(slide.audio_path)}
            aria-label={messages.audioOf(at + 1)}
          />
        </noscript>
      )}
    </section>
  )
}
