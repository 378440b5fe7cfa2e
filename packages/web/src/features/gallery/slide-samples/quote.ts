import type { SlideSample } from '../slide-sample.ts'

export const quote: SlideSample = {
  typical: {
    slide_title: 'A thought to keep',
    quote_text: 'The harbour does not wait for the boat. It breathes, and the boat learns when to come.',
    quote_author: 'From a pilot’s notebook',
    highlight_text: 'The boat learns when to come',
  },
  full: {
    slide_title: 'A thought to keep',
    quote_text:
      'Whoever has watched the water leave a harbour knows that the sea is not a place but an event, and that all our charts are pictures of one moment of it.',
    quote_author: 'From the notebook of a pilot in the Bay of Fundy',
    highlight_text: 'Plan by the table, check by the eye, and leave an hour for what you forgot.',
  },
  sparse: { quote_text: 'Plan by the table.' },
  rightToLeft: {
    slide_title: 'فكرة نحفظها',
    quote_text: 'الميناء لا ينتظر السفينة، بل يتنفس، والسفينة تتعلم متى تأتي.',
    quote_author: 'من دفتر مرشد سفن',
    highlight_text: 'اقرأ الجدول، ثم انظر بعينك.',
  },
  markedUp: {
    slide_title: 'A *thought*',
    quote_text: 'There is **no** tide where $a = 0$.',
    quote_author: '[A pilot](https://example.org/pilot)',
    highlight_text: 'Look at `a` first.',
  },
}
