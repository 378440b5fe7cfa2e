import { numberOf } from '../../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

export const messages = translated('slides/player/transcript', {
  transcript: 'Transcript',
  close: 'Close transcript',
  silent: 'Nothing is said in this slideshow.',
  slide: (slide: number) => `Slide ${numberOf(slide)}`,
  ownRecording: 'Own recording',
})
