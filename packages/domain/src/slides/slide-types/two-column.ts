import { line, slideType, text } from '../slide-type.ts'

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
})
