import { use } from 'react'
import { findWords } from '@lectern/domain/slides/text/find-words.ts'
import { animated } from '../../motion/animated.ts'
import { RichText } from '../../text/rich-text.tsx'
import { isSamePlace, SlideEditingContext } from '../../text/slide-editing.ts'
import { SlideText } from '../../text/slide-text.tsx'
import { Eyebrow } from '../../text/slide-title.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './quote.css'

function Stage({ content }: StageProps<'quote'>) {
  const editing = use(SlideEditingContext)
  const { quote_text, highlight_text } = content
  const parts = findWords(quote_text, highlight_text)
  // Words of the quote are highlighted in it. Other words, and words that are edited, are below it.
  const marked = parts && !isSamePlace(editing?.typed, { field: 'highlight_text' })
  return (
    <div className="slide-page slide-framed" data-page>
      <Eyebrow field="slide_title" text={content.slide_title} />
      <figure className="slide-quote">
        <SlideText
          as="blockquote"
          field="quote_text"
          text={quote_text}
          drawn={
            parts && (
              <>
                <RichText text={parts[0].text} />
                <mark>
                  <RichText text={parts[1].text} />
                </mark>
                <RichText text={parts[2].text} />
              </>
            )
          }
          {...animated('quote')}
        />
        <SlideText
          as="figcaption"
          field="quote_author"
          text={content.quote_author}
          {...animated('content')}
        />
        {!marked && (
          <SlideText
            as="p"
            className="slide-highlight"
            field="highlight_text"
            text={highlight_text}
            {...animated('content')}
          />
        )}
      </figure>
    </div>
  )
}

export const quote: SlideView<'quote'> = { Stage, elements: ['subtitle', 'quote', 'content'] }
