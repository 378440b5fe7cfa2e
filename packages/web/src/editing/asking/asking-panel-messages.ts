import { translated } from '@lectern/domain/messages/translated.ts'

/** Text of the panel for questions to the page. */
export const messages = translated('editing/asking-panel', {
  title: 'Ask the page',
  question: 'Your question',
  questionHint: 'The answer says only what the page says. Every sentence shows its sources.',
  questionMissing: 'Please type a question.',
  ask: 'Ask',
  asking: 'Looking for an answer...',
  cancel: 'Cancel',

  answer: 'Answer',
  notFound: 'The page does not answer this question.',
  source: (number: number) => `Source ${number}`,
  sources: 'Sources',
  answeredBy: (writer: string) => `Answered by: ${writer}`,

  refusedInWords: (words: string) => `The language model declined to answer. It says: “${words}”`,
  refused: 'The language model declined to answer. Ask another question, or ask it in other words.',
  notAnswered: 'Your question was not answered. Please try again.',
})
