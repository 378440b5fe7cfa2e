import type { Slideshow } from '../../packages/domain/src/slideshow/slideshow.ts'
import { themes } from '../../packages/domain/src/theme/themes.ts'

/** A slide that every tool can show: a heading and one of five kinds of text below it. */
export type DeckSlide = { readonly heading: string } & (
  | { readonly kind: 'text' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly points: readonly string[] }
  | { readonly kind: 'columns'; readonly columns: readonly (readonly [heading: string, text: string])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
)

const sentences = [
  'Warm air over the land rises in the afternoon, and cooler air from the sea flows in below it.',
  'At night the land cools faster than the water, so that the wind turns round.',
  'The breeze is felt some kilometres inland, further where no hills stand in its way.',
  'Sailors know it by the line of clouds that stands above the coast at noon.',
]
const at = (index: number) => sentences[index % sentences.length] ?? ''

/** The heading of a slide. No heading is part of another, so that a search finds one slide. */
export const headingOf = (index: number): string => `Wind and water, part ${index + 1}.`

/** The same text for every tool. */
export function deckOf(count: number): readonly DeckSlide[] {
  return Array.from({ length: count }, (_, index): DeckSlide => {
    const heading = headingOf(index)
    switch (index % 5) {
      case 1:
        return { heading, kind: 'list', points: [0, 1, 2].map((step) => at(index + step)) }
      case 2:
        return {
          heading,
          kind: 'columns',
          columns: [
            ['By day', at(index)],
            ['By night', at(index + 1)],
          ],
        }
      case 3:
        return {
          heading,
          kind: 'table',
          rows: [
            ['Hour', 'Land', 'Sea'],
            ['Noon', `${20 + (index % 9)} °C`, '17 °C'],
            ['Midnight', '12 °C', `${14 + (index % 3)} °C`],
          ],
        }
      case 4:
        return { heading, kind: 'quote', text: at(index) }
      default:
        return { heading, kind: 'text', text: `${at(index)} ${at(index + 1)}` }
    }
  })
}

/** The transitions of the decks. Each slide uses the next one. */
const transitionsOf = {
  lectern: ['fade', 'slide-left', 'zoom-in'],
  reveal: ['fade', 'slide', 'zoom'],
  slidev: ['fade', 'slide-left', 'slide-up'],
} as const
const transitionOf = (tool: keyof typeof transitionsOf, index: number): string =>
  transitionsOf[tool][index % 3] ?? 'fade'

/** The deck as a Lectern slideshow. With an audio address, every slide has audio: two sentences in `audioMs`. */
export function lecternDeck(deck: readonly DeckSlide[], audio?: { path: string; ms: number }): Slideshow {
  const labels = { organization: 'Riverside College', course_id: '7001', page_id: '700105' }
  const slides = deck.map((slide, index) => {
    const spoken = [slide.heading, at(index)]
    const half = (audio?.ms ?? 0) / 2
    return {
      ...labels,
      key: `slide-${index + 1}`,
      slide_id: `slide-${index + 1}`,
      ...lecternContent(slide),
      audio_script: spoken.join(' '),
      transition: transitionOf('lectern', index),
      ...(audio && {
        audio_path: audio.path,
        audio: {
          text: spoken.join(' '),
          voice_id: 'bench',
          engine: 'bench',
          duration_ms: audio.ms,
          sentences: spoken.map((text, place) => ({
            text,
            start_ms: place * half,
            end_ms: (place + 1) * half,
          })),
        },
      }),
    }
  })
  const css_theme = themes['educational-blue'].theme
  return {
    presentation: {
      ...labels,
      title: 'Wind and water',
      css_theme,
      language: 'en',
      total_slides: slides.length,
    },
    slides,
  }
}

function lecternContent(slide: DeckSlide): Pick<Slideshow['slides'][number], 'slide_type' | 'content'> {
  const slide_title = slide.heading
  switch (slide.kind) {
    case 'text':
      return { slide_type: 'text', content: { slide_title, slide_content: slide.text } }
    case 'quote':
      return { slide_type: 'quote', content: { slide_title, quote_text: slide.text } }
    case 'list':
      return { slide_type: 'bullets', content: { slide_title, bullet_points: slide.points } }
    case 'columns':
      return {
        slide_type: 'two-column',
        content: {
          slide_title,
          ...Object.fromEntries(
            slide.columns.flatMap(([heading, text], column) => [
              [`column${column + 1}_title`, heading],
              [`column${column + 1}_content`, text],
            ]),
          ),
        },
      }
    case 'table': {
      const [header = [], ...rows] = slide.rows
      const cells = rows.flatMap((row, y) => row.map((cell, x) => [`row_${y + 1}_col_${x + 1}`, cell]))
      const headers = header.map((cell, x) => [`header_${x + 1}`, cell])
      return { slide_type: 'table', content: { slide_title, ...Object.fromEntries([...headers, ...cells]) } }
    }
  }
}

/** The deck as the sections of a reveal.js page. */
export function revealDeck(deck: readonly DeckSlide[]): string {
  return deck
    .map(
      (slide, index) =>
        `<section data-transition="${transitionOf('reveal', index)}"><h2>${slide.heading}</h2>${bodyHtml(slide)}</section>`,
    )
    .join('\n')
}

/** The deck as Slidev Markdown. */
export function slidevDeck(deck: readonly DeckSlide[]): string {
  return deck
    .map((slide, index) => {
      const head =
        index === 0 ? ['theme: default', 'title: Wind and water', 'fonts:', '  provider: none'] : []
      const front = [...head, `transition: ${transitionOf('slidev', index)}`, 'layout: default'].join('\n')
      return `---\n${front}\n---\n\n# ${slide.heading}\n\n${bodyHtml(slide)}\n`
    })
    .join('\n')
}

function bodyHtml(slide: DeckSlide): string {
  const tags = (name: string, texts: readonly string[]) =>
    texts.map((text) => `<${name}>${text}</${name}>`).join('')
  switch (slide.kind) {
    case 'text':
      return tags('p', [slide.text])
    case 'quote':
      return tags('blockquote', [slide.text])
    case 'list':
      return `<ul>${tags('li', slide.points)}</ul>`
    case 'columns':
      return `<div style="display:grid;grid-template-columns:1fr 1fr;gap:2em">${slide.columns
        .map(([heading, text]) => `<div><h3>${heading}</h3><p>${text}</p></div>`)
        .join('')}</div>`
    case 'table':
      return `<table>${slide.rows.map((row) => `<tr>${tags('td', row)}</tr>`).join('')}</table>`
  }
}
