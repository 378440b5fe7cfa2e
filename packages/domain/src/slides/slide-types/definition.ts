import { line, slideType, text } from '../slide-type.ts'

export const definition = slideType({
  id: 'definition',
  label: 'Definition',
  about: 'One term and what it means.',
  fields: {
    slide_title: line('Slide title', 'A small heading above the term'),
    term: line('Term', 'The term alone', { required: true }),
    definition: text('Definition', 'What it means, in one or two sentences', { required: true }),
  },
})
