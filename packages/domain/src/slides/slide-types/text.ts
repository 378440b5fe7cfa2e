import { line, slideType, text as textField } from '../slide-type.ts'

export const text = slideType({
  id: 'text',
  label: 'Text',
  about: 'A heading with a short paragraph or two, for what cannot be a list.',
  fields: {
    slide_title: line('Slide title', 'What the slide says, in at most ten words', { required: true }),
    slide_content: textField('Text', 'At most 60 words', { required: true }),
  },
})
