import { wide } from '../pictures.ts'
import type { SampleTexts } from '../sample-texts.ts'

/** As little as somebody may have written so far. */
export const sparse: SampleTexts = {
  title: { course_title: 'Tides' },
  text: { slide_content: 'The sea comes and goes.' },
  bullets: { slide_title: 'What makes a tide high', bullet_points: ['The Moon'] },
  image: { image_url: wide, image_alt: 'Waves under a pale moon' },
  'two-column': { slide_title: 'Spring and neap', column1_title: 'Spring tides' },
  definition: { term: 'Tidal range' },
  table: { header_1: 'Place', header_2: 'Range', row_1_col_1: 'Venice', row_1_col_2: '0.6 m' },
  comparison: { comparison_item_1: 'Tide', feature_1: 'Cause', item_1_feature_1: 'The pull of the Moon' },
  quote: { quote_text: 'Plan by the table.' },
  quiz: { quiz_question: 'Is it high water?', option_a: 'Yes', option_b: 'No' },
  summary: { summary_text: 'The sea comes and goes.' },
}
