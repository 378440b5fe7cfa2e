import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { animated } from '../../motion/animated.ts'
import { Paragraphs } from '../../text/slide-text.tsx'
import type { SlideView, StageProps } from '../slide-view.ts'
import './summary.css'

function Stage({ content, language }: StageProps<'summary'>) {
  return (
    <div className="slide-page" data-page>
      <section className="slide-summary" {...animated('content')}>
        <h2 className="slide-eyebrow">{headings[languageOf(language) ?? 'en']}</h2>
        <Paragraphs field="summary_text" text={content.summary_text} />
      </section>
    </div>
  )
}

/** The heading does not come from the author. It has the language of the slideshow. */
const headings: Readonly<Record<Language, string>> = {
  en: 'Summary',
  es: 'Resumen',
  fr: 'Résumé',
  de: 'Zusammenfassung',
  it: 'Riepilogo',
  ja: 'まとめ',
  ko: '요약',
  pt: 'Resumo',
  ru: 'Итоги',
  zh: '小结',
  ar: 'الخلاصة',
  cs: 'Shrnutí',
  da: 'Opsummering',
  nl: 'Samenvatting',
  fi: 'Yhteenveto',
  el: 'Σύνοψη',
  he: 'סיכום',
  hi: 'सारांश',
  hu: 'Összefoglalás',
  id: 'Ringkasan',
  no: 'Sammendrag',
  pl: 'Podsumowanie',
  ro: 'Rezumat',
  sk: 'Zhrnutie',
  sv: 'Sammanfattning',
  th: 'สรุป',
  tr: 'Özet',
  uk: 'Підсумок',
  vi: 'Tóm tắt',
}

export const summary: SlideView<'summary'> = { Stage, elements: ['content'] }
