import { animated } from '../animated.ts'
import { Paragraphs, RichText } from '../rich-text.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import { TitleArt } from '../title-art.tsx'
import './title.css'

function Stage({ content, family }: StageProps<'title'>) {
  return (
    <>
      <TitleArt family={family} />
      <div className="slide-page" data-page>
        <div className="slide-opening">
          <h2 data-text {...animated('title')}>
            <RichText text={content.course_title} />
          </h2>
          {content.course_subtitle && (
            <p className="slide-subtitle" data-text {...animated('subtitle')}>
              <RichText text={content.course_subtitle} />
            </p>
          )}
          <div className="slide-intro" {...animated('content')}>
            <Paragraphs text={content.course_intro} />
          </div>
        </div>
      </div>
    </>
  )
}

export const title: SlideView<'title'> = { Stage }
