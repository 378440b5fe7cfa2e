import { harbour } from '../pictures.ts'
import type { SampleTexts } from '../sample-texts.ts'

/** As much as a slide usually holds. */
export const english: SampleTexts = {
  title: {
    course_title: 'Tides',
    course_subtitle: 'Why the sea comes and goes',
    course_intro:
      'Follow the Moon around the Earth, and see how its pull lifts and lowers every ocean twice a day.',
  },
  text: {
    slide_title: 'Why the sea rises',
    slide_content:
      'The Moon pulls on the near side of the Earth **more strongly** than on its centre, and on the centre more strongly than on the far side.\n\nThis difference stretches the ocean into two bulges. As the Earth turns beneath them, a coast meets $2$ of them in about $24.8$ hours.',
  },
  bullets: {
    slide_title: 'What makes a tide high',
    bullet_points: [
      '**The Moon**, which is small but near',
      '**The Sun**, which is far but very heavy',
      '**The shape of the coast**, which can pile water up in a bay',
      '**The depth of the sea**, which sets how fast the bulge can travel',
    ],
  },
  image: {
    slide_title: 'Two pulls at once',
    slide_content:
      'At new and full moon, Sun and Moon pull in one line. The tides are then at their highest.',
    image_url: harbour,
    image_alt: 'Waves under a pale moon',
  },
  'two-column': {
    slide_title: 'Spring and neap',
    column1_title: 'Spring tides',
    column1_content:
      'Sun and Moon pull along one line, at new and at full moon. High water is higher, low water lower.',
    column2_title: 'Neap tides',
    column2_content:
      'Sun and Moon pull at right angles, at the half moons. The sea rises and falls the least.',
  },
  definition: {
    slide_title: 'Key term',
    term: 'Tidal range',
    definition: 'The difference in height between high water and the low water that follows it.',
  },
  table: {
    slide_title: 'Three coasts, two numbers',
    header_1: 'Place',
    header_2: 'Mean range',
    header_3: 'Highest known',
    row_1_col_1: 'Bay of Fundy',
    row_1_col_2: '11.7 m',
    row_1_col_3: '16.3 m',
    row_2_col_1: 'Venice',
    row_2_col_2: '0.6 m',
    row_2_col_3: 'About 1 m',
  },
  comparison: {
    slide_title: 'Tides and waves',
    comparison_item_1: 'Tide',
    comparison_item_2: 'Wind wave',
    feature_1: 'Cause',
    feature_2: 'Period',
    item_1_feature_1: 'The pull of Moon and Sun',
    item_2_feature_1: 'Wind over open water',
    item_1_feature_2: 'Half a day',
    item_2_feature_2: 'A few seconds',
  },
  quote: {
    slide_title: 'A thought to keep',
    quote_text: 'The harbour does not wait for the boat. It breathes, and the boat learns when to come.',
    quote_author: 'From a pilot’s notebook',
    highlight_text: 'The boat learns when to come',
  },
  quiz: {
    quiz_question: 'When are the tides at their highest?',
    option_a: 'At the half moons',
    option_b: 'At new and full moon',
    option_c: 'At noon',
    option_d: 'In winter',
    correct_answer: 'B',
    correct_feedback: 'Sun and Moon then pull along one line.',
    incorrect_feedback: 'Think of where the Sun stands. Try again!',
  },
  summary: {
    summary_text:
      'The Moon and the Sun stretch the oceans into two bulges. The Earth turns beneath them, and most coasts see high water twice a day.',
  },
}
