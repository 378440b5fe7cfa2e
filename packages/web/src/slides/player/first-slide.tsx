import type { Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { SlideStage } from '../stage/stage.tsx'
import { QuizPlaceContext } from '../views/quiz-place.ts'

interface FirstSlideProps {
  readonly slide: Slide
  readonly presentation: Slideshow['presentation']
}

/** The buttons of a quiz are among the controls of the player. */
const withoutAnswers = { slot: null, onAnswered: () => {}, onGoOn: undefined }

/**
 * A slide as the player shows it first, without controls, motion and background. For pages that are rendered on a server. The
 * code of the slide must be loaded.
 */
export function FirstSlide({ slide, presentation }: FirstSlideProps) {
  return (
    <div className="player-alone">
      <div className="player" aria-busy="true">
        <div className="player-main">
          <div className="player-stage">
            <QuizPlaceContext value={withoutAnswers}>
              <SlideStage
                slide={{ ...slide, animations: null }}
                theme={presentation.css_theme}
                language={presentation.language}
              />
            </QuizPlaceContext>
          </div>
        </div>
      </div>
    </div>
  )
}
