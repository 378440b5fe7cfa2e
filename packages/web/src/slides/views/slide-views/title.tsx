import { animated } from '../../motion/animated.ts'
import { Fetched, onDemand } from '../../runtime/on-demand.ts'
import { Paragraphs, SlideText } from '../../text/slide-text.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './title.css'

/** The drawing. Usually one slide of a slideshow has one. */
const art = onDemand(() => import('../title-art.tsx'), 'TitleArt')

function Stage({ content }: StageProps<'title'>) {
  return (
    <>
      <Fetched code={art} props={{ title: content.course_title, subtitle: content.course_subtitle }} />
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

export const title: SlideView<'title'> = {
  Stage,
  elements: ['title', 'subtitle', 'content'],
  code: [art],
}
