import { slideType, text } from '../slide-type.ts'

export const summary = slideType({
  id: 'summary',
  label: 'Summary',
  about: 'Closes the slideshow with what to remember.',
  place: 'last',
  isProse: true,
  fields: {
    summary_text: text('Summary', 'Two or three sentences, at most 50 words', { required: true }),
  },
})
