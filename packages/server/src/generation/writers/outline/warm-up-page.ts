import type { StructuredPage } from '../../page.ts'

const text =
  'A lectern is a stand that holds the words of a speaker. It was first built for heavy books, too heavy to hold ' +
  'in one hand while reading aloud. In 1450 most of them stood in churches. Today teachers lean their notes on them, and ' +
  'some of them carry a microphone as well. If its top is $h$ above the floor and slopes by $\\frac{1}{4}$, a page of ' +
  '$x^2$ still stays in place.'

/** The page of the warm-up, which compiles patterns and loads the library for spoken math. */
export const warmUpPage: StructuredPage = {
  title: 'The Lectern',
  language: 'en',
  direction: 'ltr',
  words: 69,
  blocks: [{ id: 'b1', kind: 'paragraph', path: [], text }],
}
