import { harbour } from '../pictures.ts'
import type { SampleTexts } from '../sample-texts.ts'

const everything =
  '**Bold**, *italic*, `tide.height`, [a link](https://example.org/tides) and $h(t) = a\\cos(\\omega t)$'

/** Everything that the Markdown of slides can say. */
export const markedUp: SampleTexts = {
  title: {
    course_title: 'Tides in *numbers*',
    course_subtitle: 'From $h = a\\cos\\omega t$ to `predict()`',
    course_intro: everything,
  },
  text: {
    slide_title: 'A tide is a sum of **waves**',
    slide_content:
      'Each has a height, a speed and a phase:\n\n$$h(t) = h_0 + \\sum_{i=1}^{n} a_i \\cos(\\omega_i t + \\varphi_i)$$\n\n' +
      everything,
  },
  bullets: {
    slide_title: 'Constituents by `name`',
    bullet_points: [
      '`M2` the Moon, $T = 12.42\\,\\mathrm{h}$',
      '`S2` the Sun, $T = 12.00\\,\\mathrm{h}$',
      '**Spring tide** where $\\omega_{M2}t \\approx \\omega_{S2}t$, see [a table](https://example.org/tides)',
      '$\\frac{a_{S2}}{a_{M2}} \\approx 0.46$',
    ],
  },
  image: {
    slide_title: 'The *pull* of the Moon',
    slide_content: 'It falls with the cube of the distance: $$F \\propto \\frac{m}{r^3}$$',
    image_url: harbour,
    image_alt: 'Waves under a pale moon',
  },
  'two-column': {
    slide_title: 'Two ways to `predict`',
    column1_title: 'By *harmonics*',
    column1_content: '$$h = \\sum a_i \\cos\\theta_i$$\nwith `a` and `θ` from a year of measurements.',
    column2_title: 'By **models**',
    column2_content:
      '$$\\frac{\\partial u}{\\partial t} = -g\\nabla\\eta$$\nsolved by `solve(grid, dt)`, step by step.',
  },
  definition: {
    slide_title: 'Key `term`',
    term: 'Phase $\\varphi$',
    definition:
      'By how much a wave is late: $\\varphi = \\omega \\cdot \\Delta t$, in **degrees**. In code, `phase`.',
  },
  table: {
    slide_title: 'Periods of the *main* constituents',
    header_1: '`Name`',
    header_2: 'Period $T$',
    header_3: '**Cause**',
    row_1_col_1: '`M2`',
    row_1_col_2: '$12.42\\,\\mathrm{h}$',
    row_1_col_3: 'The [Moon](https://example.org/moon)',
    row_2_col_1: '`S2`',
    row_2_col_2: '$12.00\\,\\mathrm{h}$',
    row_2_col_3: 'The **Sun**',
  },
  comparison: {
    slide_title: 'Deep and `shallow` water',
    comparison_item_1: '*Shallow*',
    comparison_item_2: '*Deep*',
    feature_1: 'Speed',
    feature_2: 'Code',
    item_1_feature_1: '$c = \\sqrt{gh}$',
    item_2_feature_1: '$c = \\sqrt{\\frac{g\\lambda}{2\\pi}}$',
    item_1_feature_2: '`sqrt(g * h)`',
    item_2_feature_2: '`sqrt(g * l / tau)`',
  },
  quote: {
    slide_title: 'A *thought*',
    quote_text: 'There is **no** tide where $a = 0$.',
    quote_author: '[A pilot](https://example.org/pilot)',
    highlight_text: 'Look at `a` first.',
  },
  quiz: {
    quiz_question: 'What is $\\int_0^T \\cos(\\omega t)\\,dt$ over one *period*?',
    option_a: '$0$',
    option_b: '$\\frac{1}{\\omega}$',
    option_c: '`NaN`',
    option_d: '**It depends**',
    correct_answer: 'A',
  },
  summary: {
    summary_text:
      'A tide is $\\sum a_i\\cos\\theta_i$: **few** waves, known `exactly`, [listed](https://example.org/tides) for every harbour.',
  },
}
