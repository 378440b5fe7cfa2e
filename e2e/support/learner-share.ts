import type { Page } from '@playwright/test'
import { importOwnCourse, type OwnCourse } from './own-deck.ts'

interface Document {
  presentation: Record<string, unknown>
  slides: Record<string, unknown>[]
}

export interface SharedPiece extends OwnCourse {
  /** Path of the learner's page. */
  readonly path: string
  readonly shareId: string
}

interface SharedDeck {
  /** Changes the generated slideshow before it is completed. */
  readonly change?: (deck: Document) => Document
  /** More settings of the share. */
  readonly share?: object
}

/** The question at the end of a shared deck. */
export const question = {
  slide_id: 'question',
  slide_type: 'quiz',
  audio_script: 'One question.',
  transition: 'none',
  content: {
    quiz_question: 'What causes the tides?',
    option_a: 'The Moon',
    option_b: 'The wind',
    correct_answer: 'A',
    feedback_correct: 'The Moon pulls the water.',
    feedback_incorrect: 'Think of the sky.',
  },
}

/** Two generated slides, the first of them with audio, and a question. */
export const shortDeck = ({ presentation, slides }: Document): Document => ({
  presentation: { ...presentation, title: 'Tides & <b>Currents</b>' },
  slides: [
    ...slides.slice(0, 1),
    {
      slide_id: 'silent',
      slide_type: 'text',
      audio_script: 'The sea rises. The sea falls.',
      transition: 'none',
      content: { slide_title: 'High and **low** water', slide_content: 'The sea rises and falls.' },
    },
    question,
  ],
})

/** Signs in, generates a slideshow with audio, completes it and shares it. */
export async function shareSlideshow(
  page: Page,
  { change = shortDeck, share = {} }: SharedDeck = {},
): Promise<SharedPiece> {
  const course = await importOwnCourse(page)
  const { courseId, pageId, api } = course
  await api('POST', '/api/generate_slideshow', {
    course_id: courseId,
    page_ids: [pageId],
    voice_id: 'flite:slt',
  })
  const address = `/api/slideshow/${courseId}/${pageId}`
  await api('PUT', address, change((await api('GET', address)) as Document))
  await api('PUT', `/api/courses/${courseId}/${pageId}/status`, { slideshow_status: 'Completed' })
  const piece = { course_id: courseId, page_id: pageId, format: 'slideshow' }
  const made = (await api('POST', '/api/shares', { ...piece, ...share })) as { url: string; share_id: string }
  return { ...course, path: new URL(made.url).pathname, shareId: made.share_id }
}
