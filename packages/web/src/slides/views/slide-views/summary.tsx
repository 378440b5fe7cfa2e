import { languageOf } from '@lectern/domain/voices/languages.ts'
import { animated } from '../../motion/animated.ts'
import { onDemand, useOnDemand } from '../../runtime/on-demand.ts'
import { Paragraphs } from '../../text/slide-text.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './summary.css'

/** The one word on a slide that no author writes, in the language of the rest. */
const translatedHeadings = onDemand(() => import('../summary-headings.ts'), 'summaryHeadings')

function Stage({ content, language }: StageProps<'summary'>) {
  const known = languageOf(language) ?? 'en'
  const translated = useOnDemand(known !== 'en' && translatedHeadings)
  return (
    <div className="slide-page" data-page>
      <section className="slide-summary" {...animated('content')}>
        <h2 className="slide-eyebrow">{(known !== 'en' && translated?.[known]) || 'Summary'}</h2>
        <Paragraphs field="summary_text" text={content.summary_text} />
      </section>
    </div>
  )
}

export const summary: SlideView<'summary'> = { Stage, elements: ['content'], code: [translatedHeadings] }
