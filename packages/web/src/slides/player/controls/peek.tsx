import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { firstTitle } from '@lectern/domain/slideshow/slide-title.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { SlideStage } from '../../stage/stage.tsx'

interface PeekProps {
  readonly slide: Slide
  readonly theme: Theme
  readonly language: string | undefined
  /** Of the whole slideshow, in milliseconds. */
  readonly time: number
  /** Position over the seek bar, from 0 to 1. */
  readonly share: number
}

/** The slide at the time that the pointer is on. */
export function Peek({ slide, theme, language, time, share }: PeekProps) {
  return (
    <div
      className="player-peek"
      aria-hidden="true"
      style={{ left: `clamp(104px, ${share * 100}%, calc(100% - 104px))` }}
    >
      <SlideStage slide={slide} theme={theme} language={language} still />
      <b lang={language} dir="auto">
        {firstTitle(slide.content)}
      </b>
      <span>{clockTime(time)}</span>
    </div>
  )
}
