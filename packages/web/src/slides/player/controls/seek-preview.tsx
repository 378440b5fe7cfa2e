import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { firstTitle } from '@lectern/domain/slideshow/slide-title.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { SlideStage } from '../../stage/stage.tsx'

interface SeekPreviewProps {
  readonly slide: Slide
  readonly theme: Theme
  readonly language: string | undefined
  /** Of the whole slideshow, in milliseconds. */
  readonly time: number
  /** Position over the seek bar, from 0 to 1. */
  readonly share: number
}

/** The slide at the time that the pointer is on. */
export function SeekPreview({ slide, theme, language, time, share }: SeekPreviewProps) {
  return (
    <div
      className="player-seek-preview"
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
