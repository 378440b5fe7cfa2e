import { wide } from '../pictures.ts'
import type { SampleTexts } from '../sample-texts.ts'

/** As much as writers are asked to put on a slide at most. */
export const full: SampleTexts = {
  title: {
    course_title: 'Tides, currents and the shape of coasts',
    course_subtitle: 'How the Moon, the Sun and the floor of the sea decide when a harbour has water',
    course_intro:
      'Follow the Moon around the Earth, see how its pull lifts and lowers every ocean twice a day, and learn to read a tide table well enough to plan a day on the water.',
  },
  text: {
    slide_title: 'Why there are two high waters a day although there is one Moon',
    slide_content:
      'The Moon pulls on the near side of the Earth more strongly than on its centre, and on the centre more strongly than on the far side.\n\nThis difference stretches the ocean into two bulges, one that faces the Moon and one that faces away. As the Earth turns beneath them, a coast meets both in a little more than a day.',
  },
  bullets: {
    slide_title: 'Six things that decide how high a tide is in a place',
    bullet_points: [
      '**The Moon**, which is small but near, and pulls more than twice as hard as the Sun',
      '**The Sun**, which helps at new and full moon and hinders at the half moons',
      '**The shape of the coast**, which can pile water up at the end of a bay',
      '**The depth of the sea**, which sets how fast the bulge can travel',
      '**The weather**, since low pressure and onshore wind raise the water',
      '**The turning of the Earth**, which makes tides run around the seas in circles',
    ],
  },
  image: {
    slide_title: 'A harbour that falls dry twice a day and fills again in six hours',
    slide_content:
      'At low water the boats lie on the mud and people walk where they sail at noon. Six hours later the quay is wet to its top.\n\nThe **range** here is eleven metres.',
    image_url: wide,
    image_alt: 'Waves under a pale moon',
  },
  'two-column': {
    slide_title: 'Spring and neap tides come and go with the phases of the Moon',
    column1_title: 'Spring tides, at new and full moon',
    column1_content:
      'Sun and Moon pull along one line, and their bulges add up. High water is higher and low water lower than usual.\n\nThe strongest come in March and September.',
    column2_title: 'Neap tides, at the half moons',
    column2_content:
      'Sun and Moon pull at right angles, and each fills what the other empties. The sea rises and falls the least.\n\nCurrents are weaker then as well.',
  },
  definition: {
    slide_title: 'Key term',
    term: 'Amphidromic point',
    definition:
      'A place in the sea where there is hardly any tide, and around which the crest of the tide runs in circles, once in about twelve hours. North of the equator it usually runs counterclockwise.',
  },
  table: {
    slide_title: 'What to read off a tide table before leaving the harbour',
    header_1: 'What it says',
    header_2: 'What it means for you',
    header_3: 'How sure it is',
    row_1_col_1: 'Time of high water',
    row_1_col_2: 'When there is most water over the sill; leave an hour before',
    row_1_col_3: 'Within ten minutes in quiet weather',
    row_2_col_1: 'Height of low water',
    row_2_col_2: 'Add it to the depth on the chart to know what is under the keel',
    row_2_col_3: 'Wind and pressure can change it by half a metre',
  },
  comparison: {
    slide_title: 'How tides and wind waves differ, though both move water up and down',
    comparison_item_1: 'Tide, the longest of all waves',
    comparison_item_2: 'Wind wave, as seen from a beach',
    feature_1: 'What makes it move',
    feature_2: 'Time between two crests',
    item_1_feature_1: 'The pull of Moon and Sun, stronger on the near side than on the far one',
    item_2_feature_1: 'Wind that blows over open water for hours, and drags at its surface',
    item_1_feature_2: 'About twelve hours and twenty-five minutes',
    item_2_feature_2: 'Between two and twenty seconds, longer after a storm',
  },
  quote: {
    slide_title: 'A thought to keep',
    quote_text:
      'Whoever has watched the water leave a harbour knows that the sea is not a place but an event, and that all our charts are pictures of one moment of it.',
    quote_author: 'From the notebook of a pilot in the Bay of Fundy',
    highlight_text: 'Plan by the table, check by the eye, and leave an hour for what you forgot.',
  },
  quiz: {
    quiz_question: 'Why does a coast see high water twice a day although there is only one Moon?',
    option_a: 'Because the Sun makes the second high water, twelve hours later',
    option_b: 'Because the pull differs between near and far side, which makes two bulges',
    option_c: 'Because the Moon goes around the Earth twice a day',
    option_d: 'Because water that has run off comes back from the other coast',
    correct_answer: 'B',
    correct_feedback: 'One bulge faces the Moon, the other faces away from it.',
    incorrect_feedback: 'Think of the side of the Earth that faces away from the Moon. Try again!',
  },
  summary: {
    summary_text:
      'The Moon and the Sun stretch the oceans into two bulges, and the Earth turns beneath them.\n\nMost coasts see high water twice a day; how high it is depends on the phase of the Moon, on the weather, and on the shape of the coast.',
  },
}
