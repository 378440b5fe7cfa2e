import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages about texts and pictures that are edited on the slide. */
export const messages = translated('slideshow-editor/on-slide', {
  addText: (name: string) => `Add ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  editText: (name: string, text: string) => `${name}, edit: ${text}`,
  clickToEdit: 'Click to edit',
  textOnSlide: (name: string) => `${name}, on the slide`,
  choosePicture: (name: string) => `${name}, choose`,
  clickToChoose: 'Click to choose',

  // Names of the texts of a field.
  bullet: (number: number) => `Bullet ${number}`,
  item: (number: number) => `Item ${number}`,
  paragraph: (name: string, number: number) => `${name}, paragraph ${number}`,

  // Keys.
  editTextByKey: 'Edit a text of the slide',
  goToTextBeside: 'Go to its next or previous text',
  leaveUnchanged: 'Leave a text as it was before',
  bold: 'Bold',
  italic: 'Italic',
})
