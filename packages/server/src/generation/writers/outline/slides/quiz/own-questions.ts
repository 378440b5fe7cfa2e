import { countWords } from '@lectern/domain/narration/count-words.ts'
import { contentWords, overlap } from '../../language/words/content-words.ts'
import type { Material, ReviewQuestion } from '../../material/material.ts'
import { standsAlone } from '../../material/sentence.ts'
import { capitalised } from '../../language/enumerate.ts'
import type { Question, QuestionMaker } from './question.ts'

const mostWords = 14

/** The multiple-choice questions of the page itself, with its options in its order: 'All of the above' stays last. */
export const ownQuestions: QuestionMaker = (material) =>
  material.questions
    .filter(({ options }) => options.every((option) => countWords(option) <= mostWords))
    .flatMap((one): readonly Question[] => {
      const answer = one.options[one.right] ?? ''
      const because = reasonFor(one, answer, material)
      // Without a sentence of the page, the feedback could not say why.
      if (because === undefined) return []
      return [
        {
          kind: 'own',
          ask: one.question,
          right: answer,
          wrong: one.options.filter((_, at) => at !== one.right),
          because,
          teaches: `${one.question} ${answer}`,
          sources: one.sources,
          weight: 1,
          least: 0.6,
          place: one.right,
        },
      ]
    })

/** The question as a statement if it has a gap, otherwise the sentence of the page that states the answer. */
function reasonFor({ question }: ReviewQuestion, answer: string, material: Material): string | undefined {
  const [before = '', after = '', ...more] = question.split(/_{3,}/)
  if (question.includes('___') && more.length === 0) return capitalised(`${before}${answer}${after}`)
  const words = contentWords(`${question} ${answer}`)
  const wanted = contentWords(answer)
  const [best] = material.sentences
    .filter((one) => standsAlone(one) && one.words <= 40)
    .filter(({ text }) => wanted.size > 0 && overlap(wanted, contentWords(text)) >= 0.75)
    .map((sentence) => ({ sentence, shared: overlap(words, contentWords(sentence.text)) }))
    .filter(({ shared }) => shared >= 0.34)
    .sort((a, b) => b.shared - a.shared)
  return best?.sentence.text
}
