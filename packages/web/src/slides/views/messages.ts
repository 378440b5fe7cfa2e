import { translated } from '@lectern/domain/messages/translated.ts'

/** What slides say in the language of the interface. Text in the language of the slideshow is in `quiz-words.ts`. */
export const messages = translated('slides/views', {
  feature: 'Feature',
  noPicture: 'No picture has been chosen for this slide.',
  brokenPicture: 'This picture cannot be shown.',
  emptyDrawing: 'This drawing has no data yet.',
})
