import { animated } from '../animated.ts'
import { Paragraphs, SlideText } from '../slide-text.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import { TitleArt } from '../title-art.tsx'
import './title.css'

function Stage({ content, family }: StageProps<'title'>) {
  return (
    <>
      <TitleArt family={family} />
      <div className="slide-page" data-page>
        <div className="slide-opening">
          <SlideText as="h2" field="course_title" text={content.course_title} {...animated('title')} />
          <SlideText
            as="p"
            className="slide-subtitle"
            field="course_subtitle"
            text={content.course_subtitle}
            {...animated('subtitle')}
          />
          <div className="slide-intro" {...animated('content')}>
            <Paragraphs field="course_intro" text={content.course_intro} />
          </div>
        </div>
      </div>
    </>
  )
}

export const title: SlideView<'title'> = { Stage, elements: ['title', 'subtitle', 'content'] }
