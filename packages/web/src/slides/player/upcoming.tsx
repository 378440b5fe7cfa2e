import { withoutMarks } from '@lectern/domain/narration/captions/without-marks.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { firstTitle } from '@lectern/domain/slideshow/slide-title.ts'
import { directionOf } from '@lectern/domain/voices/languages.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { messages } from './messages.ts'

/** No layout has space for more. */
const shown = 4

interface UpcomingProps {
  readonly slides: readonly Slide[]
  /** The time at which each slide begins, in milliseconds. */
  readonly starts: readonly number[]
  readonly index: number
  readonly language: string | undefined
  readonly onSeek: (time: number) => void
}

/** The slides after the current one, with the beginning of their script. */
export function Upcoming({ slides, starts, index, language, onSeek }: UpcomingProps) {
  return (
    <ol
      className="player-upcoming"
      aria-label={messages.upcoming}
      dir={language === undefined ? undefined : directionOf(language)}
    >
      {slides.slice(index + 1, index + 1 + shown).map((slide, after) => {
        const at = index + 1 + after
        const start = starts[at] ?? 0
        return (
          <li key={slide.key || slide.slide_id}>
            <button type="button" onClick={() => onSeek(start)}>
              <span>
                <b lang={language} dir="auto">
                  {firstTitle(slide.content) ?? messages.part(at + 1, slides.length)}
                </b>
                <small dir="ltr">{clockTime(start)}</small>
              </span>
              <span lang={language} dir="auto">
                {withoutMarks(slide.audio_script)}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
