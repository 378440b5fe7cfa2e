import { translated } from '@lectern/domain/messages/translated.ts'

/** What is said around the slide that is edited. */
export const messages = translated('slideshow-editor/canvas', {
  slide: (title: string) => `Slide: ${title}`,
  tooMuchText: 'Too much text for one slide',
  split: 'Split',
  replay: 'Replay',
})
