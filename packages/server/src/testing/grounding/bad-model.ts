import type { GroundingReason } from '@lectern/domain/api/documents/grounding.ts'
import type { LineDraft } from '../../generation/drafts/podcast-draft.ts'
import type { SlideDraft } from '../../generation/drafts/slideshow-draft.ts'
import { pageOfPassages } from '../../generation/rewriting/page-of-passages.ts'

/** The page that the scripted models answer from. */
export const pageOfAnswers = pageOfPassages(
  [
    { id: 'b1', path: ['Volcanoes'], text: 'Mount Tambora erupted in April 1815 on the island of Sumbawa.' },
    {
      id: 'b2',
      path: ['Volcanoes'],
      text: 'The eruption threw about 150 cubic kilometres of rock into the air.',
    },
    { id: 'b3', path: ['Volcanoes'], text: 'Ash in the atmosphere caused a cold summer in Europe.' },
    { id: 'b4', path: ['Volcanoes'], text: 'The summer of 1816 was colder than the summer of 1815.' },
    { id: 'b5', path: ['Volcanoes'], text: 'The harbour of Bima was closed before the ash fell.' },
    {
      id: 'b6',
      path: ['Magma'],
      text: 'Magma is molten rock below the surface. Lava is molten rock that reached the surface.',
    },
    { id: 'b7', path: ['Magma'], text: 'The lava has a temperature of 1,100 °C.' },
  ],
  { title: 'Volcanoes', language: 'en' },
)

const title: SlideDraft = {
  slide_type: 'title',
  content: { course_title: 'Volcanoes', course_subtitle: 'How Mount Tambora changed the summer' },
  audio_script: 'Welcome! Today we look at Mount Tambora, which erupted in April 1815.',
  sources: ['b1'],
}
const bullets: SlideDraft = {
  slide_type: 'bullets',
  content: {
    slide_title: 'A cold summer',
    bullet_points: ['Ash in the atmosphere caused a cold summer', '1816 was colder than 1815'],
  },
  audio_script: 'Ash in the atmosphere caused a cold summer in Europe. 1815 was warmer than 1816.',
  sources: ['b3', 'b4'],
}
const quiz: SlideDraft = {
  slide_type: 'quiz',
  content: {
    quiz_question: 'What caused the cold summer in Europe?',
    option_a: 'Ash in the atmosphere',
    option_b: 'The harbour of Bima',
    option_c: 'Wooden ships',
    option_d: 'Molten rock',
    correct_answer: 'A',
    correct_feedback: 'Correct! Ash in the atmosphere caused the cold summer.',
    incorrect_feedback: 'Not quite. Try again!',
  },
  audio_script: 'What caused the cold summer in Europe?',
  sources: ['b3'],
}

/** A slideshow without faults. */
export const goodSlides: readonly SlideDraft[] = [title, bullets, quiz]

interface BadAnswer {
  readonly fault: string
  readonly slides?: readonly SlideDraft[]
  readonly lines?: readonly LineDraft[]
  readonly path: string
  readonly reason: GroundingReason
}

function slideWith(base: SlideDraft, field: string, value: unknown): readonly SlideDraft[] {
  return [{ ...base, content: { ...base.content, [field]: value } }]
}

function saying(content: string, ...sources: readonly string[]): readonly LineDraft[] {
  return [
    { speaker: 'JAMIE', content: 'Really? How did that happen in 1815?', tone: 'curious', sources: [] },
    { speaker: 'ALEX', content, tone: 'explanatory', sources },
  ]
}

/** Answers with one planted fault each. */
export const badAnswers: readonly BadAnswer[] = [
  {
    fault: 'another year in a question',
    lines: [
      { speaker: 'JAMIE', content: 'Really? How did that happen in 1492?', tone: 'curious', sources: [] },
    ],
    path: 'lines[0]',
    reason: 'date',
  },
  {
    fault: 'another year in a script',
    slides: [{ ...title, audio_script: 'Mount Tambora erupted in April 1915.' }],
    path: 'slides[0].audio_script',
    reason: 'date',
  },
  {
    fault: 'another month in a line',
    lines: saying('Mount Tambora erupted in June 1815 on the island of Sumbawa.', 'b1'),
    path: 'lines[1]',
    reason: 'date',
  },
  {
    fault: 'another name in a subtitle',
    slides: slideWith(title, 'course_subtitle', 'How Mount Krakatoa changed the summer'),
    path: 'slides[0].content.course_subtitle',
    reason: 'name',
  },
  {
    fault: 'another number in a line',
    lines: saying('The eruption threw about 250 cubic kilometres of rock into the air.', 'b2'),
    path: 'lines[1]',
    reason: 'number',
  },
  {
    fault: 'another unit in a line',
    lines: saying('The lava has a temperature of 1,100 °F.', 'b7'),
    path: 'lines[1]',
    reason: 'unit',
  },
  {
    fault: 'a reversed cause in a point',
    slides: slideWith(bullets, 'bullet_points', ['A cold summer in Europe caused ash in the atmosphere']),
    path: 'slides[0].content.bullet_points[0]',
    reason: 'direction',
  },
  {
    fault: 'a reversed comparison in a line',
    lines: saying('The summer of 1815 was colder than the summer of 1816.', 'b4'),
    path: 'lines[1]',
    reason: 'direction',
  },
  {
    fault: 'a negation in a line',
    lines: saying('The harbour of Bima was never closed before the ash fell.', 'b5'),
    path: 'lines[1]',
    reason: 'negation',
  },
  {
    fault: 'an exchanged order in a line',
    lines: saying('The harbour of Bima was closed after the ash fell.', 'b5'),
    path: 'lines[1]',
    reason: 'direction',
  },
  {
    fault: 'an exchanged term in a line',
    lines: saying('The magma has a temperature of 1,100 °C and CO2.', 'b7'),
    path: 'lines[1]',
    reason: 'term',
  },
  {
    fault: 'an invented sentence in a line',
    lines: saying('Penguins usually repair wooden violins during carnival.', 'b1'),
    path: 'lines[1]',
    reason: 'unsupported',
  },
  {
    fault: 'a wrong key of a quiz',
    slides: slideWith(quiz, 'correct_answer', 'B'),
    path: 'slides[0].content.option_a',
    reason: 'answer',
  },
  {
    fault: 'wrong feedback of a quiz',
    slides: slideWith(quiz, 'correct_feedback', 'Correct! The cold summer caused ash in the atmosphere.'),
    path: 'slides[0].content.correct_feedback',
    reason: 'direction',
  },
]
