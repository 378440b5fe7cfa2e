import { translated } from '@lectern/domain/messages/translated.ts'

/** Messages around the edited slide. */
export const messages = translated('slideshow-editor/canvas', {
  slide: (title: string) => `Slide: ${title}`,
  tooMuchText: 'Too much text for one slide',
  split: 'Split',
  replay: 'Replay',
})
