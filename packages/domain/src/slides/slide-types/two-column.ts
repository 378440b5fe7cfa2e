import { line, slideType, text } from '../slide-type.ts'

/** Words in a title that compare two things. */
const against = /\b(?:versus|vs|or|against|oder|gegen|contre|ou|contra|contro)\b|против|还是|対/iu

export const twoColumn = slideType({
  id: 'two-column',
  label: 'Two columns',
  about: 'Two things of equal weight side by side.',
  fields: {
    slide_title: line('Slide title', 'What the two have in common, in at most ten words', { required: true }),
    column1_title: line('Left heading', 'The first thing', { required: true }),
    column1_content: text('Left text', 'At most 35 words', { required: true }),
    column2_title: line('Right heading', 'The second thing', { required: true }),
    column2_content: text('Right text', 'At most 35 words', { required: true }),
  },
  // Each slide gets a half of both columns. A column that cannot be split stays on the first.
  split(content, halve) {
    const columns = ['column1_content', 'column2_content'].map((name) => [name, halve(name)] as const)
    if (columns.every(([, halves]) => !halves)) return undefined
    const side = (at: 0 | 1) =>
      Object.fromEntries(
        columns.map(([name, halves]) => [name, halves ? halves[at] : at ? '' : content[name]]),
      )
    return [{ content: { ...content, ...side(0) } }, { content: { ...content, ...side(1) } }]
  },
  layouts: {
    all: [
      { id: 'side', label: 'Side by side', about: 'For parts of one thing' },
      { id: 'split', label: 'Split field', about: 'For two that stand apart', plainer: 'side' },
    ],
    choose: ({ slide_title }) => (against.test(slide_title) ? 'split' : 'side'),
  },
})
