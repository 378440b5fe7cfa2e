import { Problem } from '@lectern/domain/problems/problems.ts'
import { remarkOf } from '@lectern/domain/problems/remark.ts'
import { meaningfulWords, wordsOf } from '../../../asking/question-words.ts'
import type { PageQuestion, QuestionAnswer } from '../../../page-question.ts'
import { formId, formList, formObject, formText } from '../answer/answer-form.ts'
import { asData } from '../as-data.ts'
import type { Ask, Question } from '../models/ask-model.ts'
import { type PageExcerpt, excerptBudget, excerptsOf, readInPart } from '../page-excerpts.ts'
import { fillPrompt, prompts } from '../prompts.ts'
import { namesAsContext } from '../request-values.ts'
import { remarkOnBlock } from '../writing/remarks.ts'
import { type CheckedAnswer, readSentences } from './read-sentences.ts'

/** Sentences that the prompt asks for. */
const mostSentences = 4

/**
 * Asks a model a question about a page. A page that is longer than a prompt is read part by part, until a part answers. The
 * part with most of the question's words is the first. Sentences that do not agree with their blocks are left out, and the
 * warnings quote them.
 */
export async function answerQuestion(
  ask: Ask,
  budget: number,
  request: PageQuestion,
): Promise<QuestionAnswer> {
  const { page, images, signal } = request
  const excerpts = rankedExcerpts(excerptsOf(page, images, budget), request)
  if (excerpts.length === 0) throw new Problem('PAGE_TOO_SHORT')
  const left: string[] = []
  for (const excerpt of excerpts) {
    signal?.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- a later part is read only if the earlier ones do not answer
    const answer = await ask(questionAbout(excerpt, request), request)
    left.push(...answer.left)
    if (answer.sentences.length > 0) return presentAnswer(answer, left, request)
  }
  return presentAnswer({ sentences: [], language: page.language, left }, left, request)
}

function questionAbout(excerpt: PageExcerpt, { page, question }: PageQuestion): Question<CheckedAnswer> {
  const sentence = formObject({ text: formText, sources: formList(formId(excerpt.ids)) })
  return {
    instructions: prompts.answerer,
    prompt: fillPrompt(prompts.answerQuestion, {
      question: asData(question),
      context: namesAsContext({ Page: page.title }),
      most: mostSentences,
      example: page.language,
      page: excerpt.text,
    }),
    form: {
      name: 'answer',
      schema: formObject({ language: formText, sentences: formList(sentence), refusal: formText }),
    },
    read: readSentences(excerpt, page),
  }
}

/** The excerpts of a page by the number of the question's words in them. Equal excerpts keep their order. */
function rankedExcerpts(
  excerpts: readonly PageExcerpt[],
  { page, question }: PageQuestion,
): readonly PageExcerpt[] {
  if (excerpts.length < 2) return excerpts
  const asked = meaningfulWords(question, page.language, () => false)
  const ranked = excerpts.map((excerpt) => {
    const words = wordsOf(excerpt.text, page.language)
    return { excerpt, shared: asked.filter((word) => words.has(word)).length }
  })
  return ranked.toSorted((one, other) => other.shared - one.shared).map(({ excerpt }) => excerpt)
}

function presentAnswer(
  { sentences, language }: CheckedAnswer,
  left: readonly string[],
  { page, images }: PageQuestion,
): QuestionAnswer {
  const used = new Set(sentences.flatMap(({ sources }) => sources))
  const read = used.size > 0 ? page.blocks.filter(({ id }) => used.has(id)) : page.blocks
  return {
    sentences,
    language,
    warnings: [
      ...readInPart(read, images, excerptBudget).map(remarkOnBlock),
      ...left.map((words) => remarkOf('SENTENCE_NOT_FROM_PAGE', { words })),
    ],
  }
}
