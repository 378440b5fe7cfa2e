import { everyMark, type SlideSample } from '../slide-sample.ts'

export const title: SlideSample = {
  typical: {
    course_title: 'Tides',
    course_subtitle: 'Why the sea comes and goes',
    course_intro:
      'Follow the Moon around the Earth, and see how its pull lifts and lowers every ocean twice a day.',
  },
  full: {
    course_title: 'Tides, currents and the shape of coasts',
    course_subtitle: 'How the Moon, the Sun and the floor of the sea decide when a harbour has water',
    course_intro:
      'Follow the Moon around the Earth, see how its pull lifts and lowers every ocean twice a day, and learn to read a tide table well enough to plan a day on the water.',
  },
  sparse: { course_title: 'Tides' },
  rightToLeft: {
    course_title: 'المد والجزر',
    course_subtitle: 'لماذا يأتي البحر ويذهب',
    course_intro: 'نتابع القمر حول الأرض، ونرى كيف ترفع جاذبيته مياه المحيطات وتخفضها مرتين كل يوم.',
  },
  markedUp: {
    course_title: 'Tides in *numbers*',
    course_subtitle: 'From $h = a\\cos\\omega t$ to `predict()`',
    course_intro: everyMark,
  },
}
