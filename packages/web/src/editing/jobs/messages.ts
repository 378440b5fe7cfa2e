import { numberOf } from '../../messages/numbers.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of the editors about the jobs of a page. */
export const messages = translated('editing/jobs', {
  opensHere: (generating: string) => `${generating} It opens here when it is ready.`,
  cancel: 'Cancel',
  notCancelled: 'This could not be cancelled. Please try again.',

  // Content that is shown while it is being generated.
  watch: 'Watch',
  reading: 'The page is being read.',
  waiting: 'The work continues in a moment.',
  cancelled: {
    slideshow: 'The slideshow was cancelled before it was complete.',
    podcast: 'The podcast was cancelled before it was complete.',
  },
  slideshow: {
    planning: 'The slideshow is being planned.',
    beingWritten: (slide: number, all: number) =>
      `Slide ${numberOf(slide)} of about ${numberOf(all)} is being written`,
    finished: (finished: number, all: number) =>
      `Slides finished: ${numberOf(finished)} of about ${numberOf(all)}.`,
    voiced: (voiced: number, all: number) => `Slides with audio: ${numberOf(voiced)} of ${numberOf(all)}.`,
    playable: 'You can play the finished slides. The slideshow opens for editing when it is complete.',
    first: 'The first slide appears here as soon as it is written.',
  },
  podcast: {
    planning: 'The podcast is being planned.',
    beingWritten: (segment: number, all: number) =>
      `Segment ${numberOf(segment)} of about ${numberOf(all)} is being written`,
    finished: (finished: number, all: number) =>
      `Segments finished: ${numberOf(finished)} of about ${numberOf(all)}.`,
    voiced: (voiced: number, all: number) => `Lines with audio: ${numberOf(voiced)} of ${numberOf(all)}.`,
    playable: 'You can listen to the finished segments. The podcast opens for editing when it is complete.',
    first: 'The first segment appears here as soon as it is written.',
  },
})
