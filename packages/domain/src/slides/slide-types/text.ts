import { isCodeLines } from '../text/code-lines.ts'
import { findFigure } from '../text/find-figure.ts'
import { type LayoutHints, line, slideType, text as textField } from '../slide-type.ts'

/** Maximum length, in UTF-16 units, of a first sentence that is set apart, of the text after it, and of a side note. */
const most = { statement: 110, rest: 190, note: 130 }

export const text = slideType({
  id: 'text',
  label: 'Text',
  about: 'A heading with a short paragraph or two, for what cannot be a list.',
  isProse: true,
  rewrite: { instruction: 'As text' },
  fields: {
    slide_title: line('Slide title', 'What the slide says, in at most ten words', { required: true }),
    slide_content: textField('Text', 'At most 60 words', { required: true }),
  },
  layouts: {
    all: [
      {
        id: 'statement',
        label: 'Statement',
        about: 'The first sentence large, the rest below it',
        plainer: 'lead',
      },
      {
        id: 'lead',
        label: 'Lead and body',
        about: 'The first sentence beside the rest',
        plainer: 'plain',
      },
      {
        id: 'note',
        label: 'Side note',
        about: 'The last sentence at the side, with its number',
        plainer: 'lead',
      },
      { id: 'plain', label: 'Plain', about: 'One column, for long texts', reserve: true },
    ],
    choose: ({ slide_content }, { sentencesOf }: LayoutHints) => {
      // A program has no first sentence to set apart.
      if (isCodeLines(slide_content)) return 'plain'
      const [first = '', ...rest] = sentencesOf(slide_content)
      const last = rest.at(-1)
      if (last && last.length <= most.note && findFigure(last)) return 'note'
      const isShort = first.length <= most.statement && rest.join(' ').length <= most.rest
      return isShort || rest.length === 0 ? 'statement' : 'lead'
    },
  },
})
