import { harbour, wide } from '../pictures.ts'
import type { SlideSample } from '../slide-sample.ts'

export const image: SlideSample = {
  typical: {
    slide_title: 'Two pulls at once',
    slide_content:
      'At new and full moon, Sun and Moon pull in one line. The tides are then at their highest.',
    image_url: harbour,
    image_alt: 'Waves under a pale moon',
  },
  full: {
    slide_title: 'A harbour that falls dry twice a day and fills again in six hours',
    slide_content:
      'At low water the boats lie on the mud and people walk where they sail at noon. Six hours later the quay is wet to its top.\n\nThe **range** here is eleven metres.',
    image_url: wide,
    image_alt: 'Waves under a pale moon',
  },
  sparse: { image_url: wide, image_alt: 'Waves under a pale moon' },
  rightToLeft: {
    slide_title: 'جذبان معا',
    slide_content: 'عند المحاق والبدر تجذب الشمس والقمر على خط واحد، فيبلغ المد أعلاه.',
    image_url: harbour,
    image_alt: 'أمواج تحت قمر شاحب',
  },
  markedUp: {
    slide_title: 'The *pull* of the Moon',
    slide_content: 'It falls with the cube of the distance: $$F \\propto \\frac{m}{r^3}$$',
    image_url: harbour,
    image_alt: 'Waves under a pale moon',
  },
}
