import type { SlideSample } from '../slide-sample.ts'

export const summary: SlideSample = {
  typical: {
    summary_text:
      'The Moon and the Sun stretch the oceans into two bulges. The Earth turns beneath them, and most coasts see high water twice a day.',
  },
  full: {
    summary_text:
      'The Moon and the Sun stretch the oceans into two bulges, and the Earth turns beneath them.\n\nMost coasts see high water twice a day; how high it is depends on the phase of the Moon, on the weather, and on the shape of the coast.',
  },
  sparse: { summary_text: 'The sea comes and goes.' },
  rightToLeft: {
    summary_text: 'يمد القمر والشمس المحيطات إلى انتفاخين، وتدور الأرض تحتهما فيرى معظم السواحل المد مرتين.',
  },
  markedUp: {
    summary_text:
      'A tide is $\\sum a_i\\cos\\theta_i$: **few** waves, known `exactly`, [listed](https://example.org/tides) for every harbour.',
  },
}
