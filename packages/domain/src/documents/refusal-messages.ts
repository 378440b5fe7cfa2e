import { plural } from '../messages/plural.ts'
import { translated } from '../messages/translated.ts'

/**
 * Why schemas refuse a document or a request. The server sends the English sentence. The browser has the same schemas, and
 * says it in the language of the interface.
 */
export const refusalMessages = translated('refusals', {
  noSlide: 'A slideshow needs at least one slide.',
  noSegment: 'A podcast needs at least one segment.',
  unknownLayout: 'There is no such layout. Leave it out to let the content choose.',
  unknownMusic: (known: string) => `There is no such music. There are ${known}.`,
  notInThemes: 'This is not a value that a theme can have.',
  emptyScript: 'Audio script is empty. Please add text to generate audio.',
  noScriptToRecord: 'Write the script first. Captions need its words.',
  noInstruction: 'Please say what is to be different.',
  instructionTooLong: 'Please say it in at most 500 characters.',
  noQuestion: 'Please type a question.',
  questionTooLong: 'Please ask in at most 500 characters.',
  noPicturePrompt: 'Please describe the picture.',
  picturePromptTooLong: 'Please describe the picture in at most 2,000 characters.',
  noPage: 'Please select at least one page',
  noFormat: 'Please select at least one format (Slideshow or Podcast) to generate',
  tooManyPages: (most: number) =>
    plural(most, { one: 'Choose at most # page at once.', other: 'Choose at most # pages at once.' }),
})
