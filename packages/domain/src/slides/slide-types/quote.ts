import { countWords } from '../../narration/count-words.ts'
import { line, slideType, text } from '../slide-type.ts'

/** Maximum number of words of a quote in large type. */
const mostWords = 20

export const quote = slideType({
  id: 'quote',
  label: 'Quote',
  about: 'Words of a person or a text, quoted exactly.',
  fields: {
    slide_title: line('Slide title', 'A small heading above the quote'),
    quote_text: text('Quote', 'The exact words, without quotation marks', { required: true }),
    quote_author: line('Author', 'Who said it'),
    highlight_text: line('Highlight', 'What to remember of it'),
  },
  layouts: {
    all: [
      { id: 'standing', label: 'Standing', about: 'For up to 20 words', plainer: 'framed' },
      { id: 'framed', label: 'Framed', about: 'For longer quotes' },
    ],
    choose: ({ quote_text }) => (countWords(quote_text) <= mostWords ? 'standing' : 'framed'),
  },
})
