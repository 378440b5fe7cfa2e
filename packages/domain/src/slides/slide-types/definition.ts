import { countWords } from '../../narration/count-words.ts'
import { line, slideType, text } from '../slide-type.ts'

/** Maximum number of words of a term in large type. */
const mostWords = 2

export const definition = slideType({
  id: 'definition',
  label: 'Definition',
  about: 'One term and what it means.',
  rewrite: { instruction: 'As a definition' },
  defines: true,
  fields: {
    slide_title: line('Slide title', 'A small heading above the term'),
    term: line('Term', 'The term alone', { required: true }),
    definition: text('Definition', 'What it means, in one or two sentences', { required: true }),
  },
  layouts: {
    all: [
      { id: 'standing', label: 'Standing', about: 'For a term of one or two words', plainer: 'entry' },
      { id: 'entry', label: 'Entry', about: 'The term beside its meaning and an example' },
    ],
    choose: ({ term, definition: meaning }, { sentencesOf }) =>
      countWords(term) <= mostWords && sentencesOf(meaning).length < 2 ? 'standing' : 'entry',
  },
})
