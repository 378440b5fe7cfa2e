import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import type { SampleTexts } from './sample-texts.ts'

type Content = Slide['content']

/** Three times as much as a slide should hold, and a word that fits nowhere. */
export function overlong(texts: SampleTexts): SampleTexts {
  return {
    title: stretch(texts.title),
    text: stretch(texts.text),
    bullets: stretch(texts.bullets),
    image: stretch(texts.image),
    'two-column': stretch(texts['two-column']),
    definition: stretch(texts.definition),
    table: stretch(texts.table),
    comparison: stretch(texts.comparison),
    quote: stretch(texts.quote),
    quiz: stretch(texts.quiz),
    summary: stretch(texts.summary),
  }
}

function stretch(content: Content): Content {
  const fields = Object.entries(content).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value, ...value].map(stretchText) : stretchText(value),
  ])
  return Object.fromEntries(fields) as Content
}

/** An address or a letter that is chosen stays what it is. */
function stretchText(value: unknown): string {
  const text = String(value)
  if (text.length === 1 || text.startsWith('data:')) return text
  return `${text} ${text} Wasserstandsvorhersagedienst ${text}`
}
