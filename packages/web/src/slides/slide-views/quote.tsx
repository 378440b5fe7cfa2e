import { animated } from '../animated.ts'
import { RichText } from '../rich-text.tsx'
import { Eyebrow } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './quote.css'

function Stage({ content }: StageProps<'quote'>) {
  return (
    <div className="slide-page" data-page>
      <figure className="slide-quote">
        <Eyebrow text={content.slide_title} />
        <span className="slide-quote-mark" aria-hidden="true">
          “
        </span>
        <blockquote data-text {...animated('quote')}>
          <RichText text={content.quote_text} />
        </blockquote>
        {content.quote_author && (
          <figcaption data-text {...animated('content')}>
            <RichText text={content.quote_author} />
          </figcaption>
        )}
        {content.highlight_text && (
          <p className="slide-highlight" data-text {...animated('content')}>
            <RichText text={content.highlight_text} />
          </p>
        )}
      </figure>
    </div>
  )
}

export const quote: SlideView<'quote'> = { Stage }
