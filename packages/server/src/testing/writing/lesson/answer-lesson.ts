import { readPage } from '../../../generation/page-reader/read-page.ts'
import type { StructuredPage } from '../../../generation/page.ts'
import { messagesOf, type Prompt, readPrompt } from '../read-prompt.ts'
import type { LessonAnswers } from './good-answers.ts'
import { lessonHtml, lessonPicture, lessonTitle } from './lesson-page.ts'

/** The lesson as writers read it. */
export function readLesson(): StructuredPage {
  return readPage({ title: lessonTitle, html: lessonHtml, language: 'en' })
}

/** The picture of the lesson, which counts as fetched. */
export const lessonImages: ReadonlyMap<string, string> = new Map([[lessonPicture, lessonPicture]])

/** The answer of a model to a chat request about the lesson, with its own plan. It repeats its answers when it is asked again. */
export function answerLesson(answers: LessonAnswers, body: unknown): object {
  const prompt = readPrompt(body)
  if (prompt.asks === 'plan') return planOf(answers, prompt)
  const all: readonly object[] = answers[prompt.main]
  const asked = prompt.pieces.flatMap(({ number }) => {
    const piece = all[number - 1]
    return piece ? [{ number, ...piece }] : []
  })
  return { [prompt.main]: asked }
}

/** The faults that a request asks to fix; empty if it asks for the first time. */
export function faultsIn(body: unknown): string {
  const turns = messagesOf(body).filter(({ role }) => role === 'user')
  return turns.length > 1 ? (turns.at(-1)?.content ?? '') : ''
}

function planOf({ title, objectives, slides, segments }: LessonAnswers, { main }: Prompt): object {
  const frame = { teaches: '', concepts: [], length: 'normal' }
  const shared = { title, examples: [], left_out: ['b1', 'b9'] }
  return main === 'slides'
    ? {
        ...shared,
        goals: objectives,
        slides: slides.map(({ slide_type, sources }) => ({
          ...frame,
          type: slide_type,
          title: '',
          blocks: sources,
        })),
      }
    : {
        ...shared,
        target_audience: 'Learners of the Earth',
        learning_objectives: objectives,
        segments: segments.map(({ segment_title, dialogue }) => ({
          ...frame,
          title: segment_title,
          blocks: [...new Set(dialogue.flatMap(({ sources }) => sources))],
        })),
      }
}
