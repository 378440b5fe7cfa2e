import { everyMark, type SlideSample } from '../slide-sample.ts'

export const text: SlideSample = {
  typical: {
    slide_title: 'Why the sea rises',
    slide_content:
      'The Moon pulls on the near side of the Earth **more strongly** than on its centre, and on the centre more strongly than on the far side.\n\nThis difference stretches the ocean into two bulges. As the Earth turns beneath them, a coast meets $2$ of them in about $24.8$ hours.',
  },
  full: {
    slide_title: 'Why there are two high waters a day although there is one Moon',
    slide_content:
      'The Moon pulls on the near side of the Earth more strongly than on its centre, and on the centre more strongly than on the far side.\n\nThis difference stretches the ocean into two bulges, one that faces the Moon and one that faces away. As the Earth turns beneath them, a coast meets both in a little more than a day.',
  },
  sparse: { slide_content: 'The sea comes and goes.' },
  rightToLeft: {
    slide_title: 'لماذا يرتفع البحر',
    slide_content:
      'يجذب القمر الجانب القريب من الأرض **أكثر** مما يجذب مركزها.\n\nيمد هذا الفرق المحيط إلى انتفاخين، وتدور الأرض تحتهما في نحو $24.8$ ساعة.',
  },
  markedUp: {
    slide_title: 'A tide is a sum of **waves**',
    slide_content:
      'Each has a height, a speed and a phase:\n\n$$h(t) = h_0 + \\sum_{i=1}^{n} a_i \\cos(\\omega_i t + \\varphi_i)$$\n\n' +
      everyMark,
  },
}
