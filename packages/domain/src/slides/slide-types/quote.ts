import { line, slideType, text } from '../slide-type.ts'

export const quote = slideType({
  id: 'quote',
  label: 'Quote',
  about: 'Words of somebody, quoted exactly.',
  fields: {
    slide_title: line('Slide title', 'A small heading above the quote'),
    quote_text: text('Quote', 'The exact words, without quotation marks', { required: true }),
    quote_author: line('Author', 'Who said it'),
    highlight_text: line('Highlight', 'What to remember of it'),
  },
})
