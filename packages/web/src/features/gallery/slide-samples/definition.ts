import type { SlideSample } from '../slide-sample.ts'

export const definition: SlideSample = {
  typical: {
    slide_title: 'Key term',
    term: 'Tidal range',
    definition: 'The difference in height between high water and the low water that follows it.',
  },
  full: {
    slide_title: 'Key term',
    term: 'Amphidromic point',
    definition:
      'A place in the sea where there is hardly any tide, and around which the crest of the tide runs in circles, once in about twelve hours. North of the equator it usually runs counterclockwise.',
  },
  sparse: { term: 'Tidal range' },
  rightToLeft: {
    slide_title: 'مصطلح',
    term: 'مدى المد',
    definition: 'الفرق في الارتفاع بين أعلى الماء وأدناه الذي يليه.',
  },
  markedUp: {
    slide_title: 'Key `term`',
    term: 'Phase $\\varphi$',
    definition:
      'By how much a wave is late: $\\varphi = \\omega \\cdot \\Delta t$, in **degrees**. In code, `phase`.',
  },
}
