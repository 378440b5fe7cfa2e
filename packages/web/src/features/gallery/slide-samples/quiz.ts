import type { SlideSample } from '../slide-sample.ts'

export const quiz: SlideSample = {
  typical: {
    quiz_question: 'When are the tides at their highest?',
    option_a: 'At the half moons',
    option_b: 'At new and full moon',
    option_c: 'At noon',
    option_d: 'In winter',
    correct_answer: 'B',
    correct_feedback: 'Sun and Moon then pull along one line.',
    incorrect_feedback: 'Think of where the Sun stands. Try again!',
  },
  full: {
    quiz_question: 'Why does a coast see high water twice a day although there is only one Moon?',
    option_a: 'Because the Sun makes the second high water, twelve hours later',
    option_b: 'Because the pull differs between near and far side, which makes two bulges',
    option_c: 'Because the Moon goes around the Earth twice a day',
    option_d: 'Because water that has run off comes back from the other coast',
    correct_answer: 'B',
    correct_feedback: 'One bulge faces the Moon, the other faces away from it.',
    incorrect_feedback: 'Think of the side of the Earth that faces away from the Moon. Try again!',
  },
  sparse: { quiz_question: 'Is it high water?', option_a: 'Yes', option_b: 'No' },
  rightToLeft: {
    quiz_question: 'متى يبلغ المد أعلاه؟',
    option_a: 'عند نصف القمر',
    option_b: 'عند المحاق والبدر',
    option_c: 'عند الظهر',
    option_d: 'في الشتاء',
    correct_answer: 'B',
  },
  markedUp: {
    quiz_question: 'What is $\\int_0^T \\cos(\\omega t)\\,dt$ over one *period*?',
    option_a: '$0$',
    option_b: '$\\frac{1}{\\omega}$',
    option_c: '`NaN`',
    option_d: '**It depends**',
    correct_answer: 'A',
  },
}
