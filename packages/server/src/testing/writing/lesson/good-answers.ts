import { lessonPicture, lessonTitle } from './lesson-page.ts'

/** A quote as a model gives it. */
interface QuoteAnswer {
  readonly block: string
  readonly text: string
}

/** A slide as a model answers it. */
export interface SlideAnswer {
  readonly slide_type: string
  readonly content: Readonly<Record<string, unknown>>
  readonly audio_script: string
  readonly sources: readonly string[]
  readonly quotes: readonly QuoteAnswer[]
}

/** A line as a model answers it. */
interface LineAnswer {
  readonly speaker: 'ALEX' | 'JAMIE'
  readonly content: string
  readonly tone: string
  readonly sources: readonly string[]
  readonly quotes: readonly QuoteAnswer[]
}

/** A segment as a model answers it. */
export interface SegmentAnswer {
  readonly segment_title: string
  readonly key_points: readonly string[]
  readonly dialogue: readonly LineAnswer[]
}

/** Everything that a model answers about the lesson. */
export interface LessonAnswers {
  /** Title of the slideshow and of the podcast. */
  readonly title: string
  readonly objectives: readonly string[]
  readonly slides: readonly SlideAnswer[]
  readonly segments: readonly SegmentAnswer[]
}

const quote = (block: string, text: string): QuoteAnswer => ({ block, text })

function says(speaker: 'ALEX' | 'JAMIE', content: string, ...quotes: readonly QuoteAnswer[]): LineAnswer {
  const tone = speaker === 'ALEX' ? 'explanatory' : 'curious'
  return { speaker, content, tone, sources: [...new Set(quotes.map(({ block }) => block))], quotes }
}

const slides: readonly SlideAnswer[] = [
  {
    slide_type: 'title',
    content: { course_title: lessonTitle, course_subtitle: 'How Mount Tambora cooled Europe' },
    audio_script:
      'Welcome! In April 1815 Mount Tambora erupted on the island of Sumbawa. Today you learn why its sulfur cooled Europe, and how magma differs from lava.',
    sources: ['b2', 'b7', 'b8'],
    quotes: [quote('b2', 'Mount Tambora erupted in April 1815')],
  },
  {
    slide_type: 'image',
    content: {
      slide_title: 'Mount Tambora lost a third of its height',
      image_url: lessonPicture,
      image_alt: 'The crater of Mount Tambora',
    },
    audio_script:
      'Mount Tambora threw about 150 cubic kilometres of rock into the air. People on Sumatra heard the explosion, 2,600 kilometres away. The mountain lost a third of its height. Its crater is six kilometres wide.',
    sources: ['b2', 'b3'],
    quotes: [
      quote('b2', 'threw about 150 cubic kilometres of rock into the air'),
      quote('b2', 'lost a third of its height'),
      quote('b3', 'six kilometres wide'),
    ],
  },
  {
    slide_type: 'comparison',
    content: {
      slide_title: 'Magma holds gas, and lava has lost it',
      comparison_item_1: 'Magma',
      comparison_item_2: 'Lava',
      feature_1: 'Where it is',
      item_1_feature_1: 'Below the surface',
      item_2_feature_1: 'On the surface',
      feature_2: 'Gas',
      item_1_feature_2: 'Dissolved',
      item_2_feature_2: 'Lost',
    },
    audio_script:
      'Magma is molten rock below the surface of the Earth, and it contains dissolved gas. Lava is molten rock that has reached the surface and has lost its gas. Magma rises because it is less dense than the rock around it. Near the surface the pressure falls, so the dissolved gas forms bubbles, and they tear the magma apart.',
    sources: ['b4', 'b5', 'b6'],
    quotes: [
      quote('b4', 'molten rock below the surface of the Earth'),
      quote('b5', 'has lost its gas'),
      quote('b6', 'less dense than the rock around it'),
      quote('b6', 'the dissolved gas forms bubbles'),
    ],
  },
  {
    slide_type: 'bullets',
    content: {
      slide_title: 'Sulfur reflects sunlight for years',
      bullet_points: [
        'Sulfuric acid: reflects sunlight',
        'Ash: gone within weeks',
        'Europe in 1816: 2 °C colder',
      ],
    },
    audio_script:
      'Why did sulfur dioxide of the eruption cool Europe? In the stratosphere it became droplets of sulfuric acid. The droplets reflect sunlight, so less warmth reaches the ground. Ash did not cause the long cooling, because it fell to the ground within weeks. The summer of 1816 was 2 °C colder than usual in Europe. Harvests failed, so the price of bread doubled in Switzerland.',
    sources: ['b7', 'b8'],
    quotes: [
      quote('b7', 'became droplets of sulfuric acid'),
      quote('b7', 'so less warmth reaches the ground'),
      quote('b7', 'fell to the ground within weeks'),
      quote('b8', 'was 2 °C colder than usual in Europe'),
      quote('b8', 'the price of bread doubled in Switzerland'),
    ],
  },
  {
    slide_type: 'quiz',
    content: {
      quiz_question: 'Why does less warmth reach the ground after such an eruption?',
      option_a: 'Lava heats the stratosphere',
      option_b: 'Droplets reflect sunlight',
      option_c: 'Rain covers the crater',
      option_d: 'Magma takes in the sunlight',
      correct_answer: 'B',
      correct_feedback: 'Correct! The droplets of sulfuric acid reflect sunlight.',
      incorrect_feedback: 'Not quite. Think of what sulfur dioxide became in the stratosphere.',
    },
    audio_script: 'Why does less warmth reach the ground after such an eruption? Choose an answer.',
    sources: ['b7'],
    quotes: [quote('b7', 'The droplets reflect sunlight, so less warmth reaches the ground')],
  },
  {
    slide_type: 'summary',
    content: {
      slide_title: 'What to remember',
      summary_text:
        'Mount Tambora erupted in 1815. Gas tears magma apart, and lava has lost its gas. Sulfur cools the air, and the summer of 1816 was cold.',
    },
    audio_script:
      'Remember three things. Mount Tambora erupted in 1815. Bubbles of gas tear magma apart. Droplets of sulfuric acid reflect sunlight, and so the summer of 1816 became colder.',
    sources: ['b2', 'b6', 'b7', 'b8'],
    quotes: [
      quote('b2', 'Mount Tambora erupted in April 1815'),
      quote('b7', 'The droplets reflect sunlight'),
    ],
  },
]

const segments: readonly SegmentAnswer[] = [
  {
    segment_title: 'A summer that stayed cold',
    key_points: [
      'Mount Tambora erupted in April 1815.',
      'The summer of 1816 was colder than usual in Europe.',
    ],
    dialogue: [
      says('ALEX', 'Welcome! Today we talk about Mount Tambora and the summer of 1816.'),
      says('JAMIE', 'Hello! How cold was the summer of 1816 in Europe?'),
      says(
        'ALEX',
        'The summer of 1816 was 2 °C colder than usual in Europe, and snow fell in New England in June.',
        quote('b8', 'The summer of 1816 was 2 °C colder than usual in Europe'),
        quote('b8', 'Snow fell in New England in June'),
      ),
    ],
  },
  {
    segment_title: 'Magma and lava',
    key_points: ['Magma contains dissolved gas.', 'Lava has lost its gas.'],
    dialogue: [
      says('JAMIE', 'What is magma, and how does it differ from lava?'),
      says(
        'ALEX',
        'Magma is molten rock below the surface of the Earth that contains dissolved gas. Lava is molten rock that has reached the surface and has lost its gas.',
        quote('b4', 'molten rock below the surface of the Earth that contains dissolved gas'),
        quote('b5', 'molten rock that has reached the surface and has lost its gas'),
      ),
      says('JAMIE', 'Why does magma rise, and why does a volcano explode?'),
      says(
        'ALEX',
        'Magma rises because it is less dense than the rock around it. Near the surface the pressure falls, so the gas forms bubbles, and they tear the magma apart. Mount Tambora threw about 150 cubic kilometres of rock into the air.',
        quote('b6', 'Magma rises because it is less dense than the rock around it'),
        quote('b6', 'Near the surface the pressure falls'),
        quote('b2', 'about 150 cubic kilometres of rock'),
      ),
      says(
        'JAMIE',
        'So magma below the surface contains gas, and lava has lost its gas?',
        quote('b4', 'contains dissolved gas'),
        quote('b5', 'lost its gas'),
      ),
    ],
  },
  {
    segment_title: 'Sulfur and sunlight',
    key_points: ['Droplets of sulfuric acid reflect sunlight.', 'The ash fell within weeks.'],
    dialogue: [
      says(
        'ALEX',
        'Exactly. Sulfur dioxide from the eruption rose into the stratosphere and became droplets of sulfuric acid.',
        quote('b7', 'became droplets of sulfuric acid'),
      ),
      says('JAMIE', 'And why did sulfur dioxide of the eruption cool Europe?'),
      says(
        'ALEX',
        'The droplets reflect sunlight, so less warmth reaches the ground. Sulfur dioxide cooled Europe because no rain washes its droplets out of the stratosphere. The ash did not cause the long cooling, because it fell to the ground within weeks.',
        quote('b7', 'The droplets reflect sunlight, so less warmth reaches the ground'),
        quote('b7', 'No rain washes the droplets out of the stratosphere'),
        quote('b7', 'it fell to the ground within weeks'),
      ),
      says('JAMIE', 'What happened to the price of bread in Switzerland?'),
      says(
        'ALEX',
        'Harvests failed, so the price of bread doubled in Switzerland.',
        quote('b8', 'the price of bread doubled in Switzerland'),
      ),
    ],
  },
  {
    segment_title: 'What to remember',
    key_points: ['Gas tears magma apart.', 'Sulfur cools the air for years.'],
    dialogue: [
      says('JAMIE', 'If I remember one thing about the cold summer, what should it be?'),
      says(
        'ALEX',
        'No rain washes the droplets out, so they stayed in the stratosphere for three years.',
        quote('b7', 'so they stayed there for three years'),
      ),
      says('JAMIE', 'That helps. Thank you, ALEX, and goodbye!'),
    ],
  },
]

/** The answers of a model that keeps to the page. Every measure of the evaluation holds for them. */
export const goodAnswers: LessonAnswers = {
  title: lessonTitle,
  objectives: ['Explain why sulfur dioxide of the eruption cooled Europe', 'Tell magma from lava'],
  slides,
  segments,
}
