import { animated } from '../animated.ts'
import { SlideText } from '../slide-text.tsx'
import { Eyebrow } from '../slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './quote.css'

function Stage({ content }: StageProps<'quote'>) {
  return (
    <div className="slide-page" data-page>
      <figure className="slide-quote">
        <Eyebrow field="slide_title" text={content.slide_title} />
        <span className="slide-quote-mark" aria-hidden="true">
          “
        </span>
        <SlideText as="blockquote" field="quote_text" text={content.quote_text} {...animated('quote')} />
        <SlideText
          as="figcaption"
          field="quote_author"
          text={content.quote_author}
          {...animated('content')}
        />
        <SlideText
          as="p"
          className="slide-highlight"
          field="highlight_text"
          text={content.highlight_text}
          {...animated('content')}
        />
      </figure>
    </div>
  )
}

export const quote: SlideView<'quote'> = { Stage, elements: ['subtitle', 'quote', 'content'] }
