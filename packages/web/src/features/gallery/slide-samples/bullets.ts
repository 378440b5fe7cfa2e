import type { SlideSample } from '../slide-sample.ts'

export const bullets: SlideSample = {
  typical: {
    slide_title: 'What makes a tide high',
    bullet_points: [
      '**The Moon**, which is small but near',
      '**The Sun**, which is far but very heavy',
      '**The shape of the coast**, which can pile water up in a bay',
      '**The depth of the sea**, which sets how fast the bulge can travel',
    ],
  },
  full: {
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
  sparse: { slide_title: 'What makes a tide high', bullet_points: ['The Moon'] },
  rightToLeft: {
    slide_title: 'ما الذي يجعل المد عاليا',
    bullet_points: [
      '**القمر**، صغير لكنه قريب',
      '**الشمس**، بعيدة لكنها ثقيلة',
      '**شكل الساحل**',
      '**عمق البحر**',
    ],
  },
  markedUp: {
    slide_title: 'Constituents by `name`',
    bullet_points: [
      '`M2` the Moon, $T = 12.42\\,\\mathrm{h}$',
      '`S2` the Sun, $T = 12.00\\,\\mathrm{h}$',
      '**Spring tide** where $\\omega_{M2}t \\approx \\omega_{S2}t$, see [a table](https://example.org/tides)',
      '$\\frac{a_{S2}}{a_{M2}} \\approx 0.46$',
    ],
  },
}
