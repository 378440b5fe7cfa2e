import { plural } from '@lectern/domain/messages/plural.ts'
import { translated } from '@lectern/domain/messages/translated.ts'

/** Texts of the page of a slideshow for learners. */
export const messages = translated('learn/slideshow', {
  slide: (slide: number) => `Slide ${slide}`,
  place: (slide: number, slides: number) => `Slide ${slide} of ${slides}`,
  audioOf: (slide: number) => `Audio of slide ${slide}`,

  ended: 'You have reached the end',
  slidesSeen: (slides: number) =>
    plural(slides, { one: 'This slideshow has # slide.', other: 'This slideshow has # slides.' }),
  result: (right: number, questions: number) => `${right} of ${questions} right`,
  allRight: 'Well done.',
  lookAgain: (answers: number) =>
    plural(answers, {
      one: 'One answer is worth a second look.',
      other: '# answers are worth a second look.',
    }),
  right: 'Right',
  notYet: 'Not yet',
  chose: (chosen: string) => `You chose: ${chosen}`,
  notAnswered: 'You did not answer this question.',
  rightAnswer: (answer: string) => `The right answer: ${answer}`,
  seeSlide: (slide: number) => `See slide ${slide}`,
  watchAgain: 'Watch again',
  answerAgain: 'Answer again',
  next: 'Next',
  nextIn: (module: string) => `Next in ${module}`,
  goOn: 'Go on',
})
