import { renderToStaticMarkup } from 'react-dom/server'
import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { fetchCodeOf } from './slides/stage/slide-code.ts'
import { SlideStage } from './slides/stage/stage.tsx'
import { QuizPlaceContext } from './slides/views/quiz-place.ts'

/** The buttons of a quiz are among the controls of the player. */
const withoutAnswers = { slot: null, onAnswered: () => {}, onGoOn: undefined }

/**
 * The HTML of a slide as the player shows it, without controls, motion and background. A page that contains it in the
 * element of the player shows the slide when `player.css` is loaded, before any script runs. Text that does not fit is
 * clipped until the player measures it. Empty if the slideshow has no such slide.
 * @param start The index of the slide.
 * @public
 */
export async function renderFirstSlide(
  { slides, presentation }: Pick<Slideshow, 'slides' | 'presentation'>,
  start = 0,
): Promise<string> {
  const moving = slides[start]
  if (!moving) return ''
  const slide: Slide = { ...moving, animations: null }
  await fetchCodeOf(slide)
  return renderToStaticMarkup(
    <div className="player-alone">
      <div className="player" aria-busy="true">
        <div className="player-main">
          <div className="player-stage">
            <QuizPlaceContext value={withoutAnswers}>
              <SlideStage slide={slide} theme={presentation.css_theme} language={presentation.language} />
            </QuizPlaceContext>
          </div>
        </div>
      </div>
    </div>,
  )
}
