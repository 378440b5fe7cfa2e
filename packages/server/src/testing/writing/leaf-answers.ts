import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { StructuredPage } from '../../generation/page.ts'
import type { WritingRequest } from '../../generation/writer.ts'

export const leaf = 'Leaves take in light and carbon dioxide, and make sugar of them. '
/** A page with a text and a picture. */
export const page: StructuredPage = {
  title: 'How leaves work',
  language: 'en',
  direction: 'ltr',
  words: 120,
  blocks: [
    { kind: 'paragraph', id: 'b1', path: [], text: leaf.repeat(8) },
    {
      kind: 'figure',
      id: 'b2',
      path: [],
      image: { url: 'https://lms.example/leaf.png' },
      alt: 'A leaf',
      caption: '',
    },
  ],
}
export const images = new Map([['https://lms.example/leaf.png', '/api/media/leaf.png']])
export const script =
  'Leaves take in light. From it and the carbon dioxide of the air they make the sugar that a plant lives on.'

/** Answers of a model about the page. */
export const slides = {
  title: {
    slide_type: 'title',
    content: { course_title: 'How leaves work' },
    audio_script: script,
    sources: ['b1'],
  },
  image: {
    slide_type: 'image',
    content: {
      slide_title: 'A leaf',
      image_url: '/api/media/leaf.png',
      image_alt: 'A leaf',
      slide_content: null,
    },
    audio_script: script,
    sources: ['b1', 'b2'],
  },
  quiz: {
    slide_type: 'quiz',
    content: {
      quiz_question: 'What do leaves make?',
      option_a: 'Salt',
      option_b: 'Sugar',
      correct_answer: 'b',
    },
    audio_script: script,
    sources: ['b1'],
  },
}
export const slideshow = { title: 'How leaves work', slides: [slides.title, slides.image, slides.quiz] }
export const podcast = {
  title: 'Leaves',
  target_audience: 'Beginners',
  learning_objectives: ['Say what leaves make.'],
  segments: [
    {
      segment_title: 'Sugar',
      key_points: ['Leaves make sugar.'],
      dialogue: [
        { speaker: 'Jamie', content: 'Hello! What do leaves do all day?', tone: 'nosy' },
        { speaker: 'ALEX', content: script, tone: 'explanatory', sources: ['b1'] },
      ],
    },
  ],
}

export const lines = podcast.segments[0]?.dialogue ?? []

/** A slide of the requested type, with a text in every field. */
export function slideOfType(asked: string) {
  const slide_type = /becomes a slide of the type \\"([a-z-]+)/.exec(asked)?.[1] ?? 'text'
  const { fields }: SlideType = isSlideType(slide_type) ? slideTypes[slide_type] : slideTypes.text
  const content = Object.entries(fields).map(([name, { kind, choices }]) => [
    name,
    choices?.[0] ?? (kind === 'list' ? ['Light', 'Sugar', 'Air'] : 'Leaves make sugar'),
  ])
  return { slide_type, content: Object.fromEntries(content) as object, audio_script: script, sources: ['b1'] }
}

export const ask = (more: Partial<WritingRequest> = {}): WritingRequest => ({
  page,
  images,
  options: {},
  ...more,
})
