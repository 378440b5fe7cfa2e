import { numberOf } from '../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the player outside its controls and its transcript. */
export const messages = translated('slides/player', {
  player: 'Slideshow player',
  empty: 'No slides available.',
  /** The place in the slideshow, for the media controls of the system. */
  part: (slide: number, slides: number) => `Slide ${numberOf(slide)} of ${numberOf(slides)}`,
  waiting: (slide: number, slides: number) =>
    `Waiting for you, slide ${numberOf(slide)} of ${numberOf(slides)}`,
  startOver: 'Start over',
  upcoming: 'What comes next',
})
