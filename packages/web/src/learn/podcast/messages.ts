import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the page of a podcast for learners. */
export const messages = translated('learn/podcast', {
  goals: 'What you learn',
  span: (start: string, end: string) => `${start} to ${end}`,
  playFrom: (time: string) => `Play from ${time}`,
  noAudio: 'This podcast has no audio yet. You can read it here.',
  download: (size: string) => `Download, ${size}`,

  player: 'Player',
  place: (time: string, end: string, chapter: string) => `${time} of ${end}, ${chapter}`,
  chapter: (chapter: number, chapters: number) => `Chapter ${chapter} of ${chapters}`,
  previousChapter: 'Previous chapter',
  nextChapter: 'Next chapter',
  back: (seconds: number) => `Back ${seconds} seconds`,
  forward: (seconds: number) => `Forward ${seconds} seconds`,

  ended: 'You have reached the end.',
  next: 'Next',
  nextIn: (module: string) => `Next in ${module}`,
})
