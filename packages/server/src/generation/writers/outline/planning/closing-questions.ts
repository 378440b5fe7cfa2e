import { withEndMark, withoutStop } from '../language/marks.ts'
import type { Material } from '../material/material.ts'
import { reviewQuestions } from '../material/review-questions.ts'
import { trimHeading } from '../slides/headline.ts'
import type { QuizSlide } from '../slides/quiz/quiz-slide.ts'

/** A slide of the questions with which a page ends, without those that are `asked` in a quiz. Its title is the heading of the page above them. */
export function closingQuestions(material: Material, asked: readonly string[]): QuizSlide | undefined {
  const { page, lexicon } = material
  const questions = reviewQuestions(material, asked)
  const [first] = questions
  if (!first) return undefined
  const title = trimHeading(first.title, lexicon)
  const points = questions.map(({ text }) => withoutStop(text, page.language))
  return {
    type: points.length > 1 ? 'bullets' : 'text',
    content: {
      slide_title: title,
      ...(points.length > 1 ? { bullet_points: points } : { slide_content: first.text }),
    },
    says: [
      withEndMark(title, page.language),
      ...questions.map(({ text }) => withEndMark(text, page.language)),
    ],
    sources: [...new Set(questions.map(({ source }) => source))],
  }
}
