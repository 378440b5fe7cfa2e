import { line, list, slideType } from '../slide-type.ts'

export const bullets = slideType({
  id: 'bullets',
  label: 'Bullets',
  about: 'Three to six parallel points.',
  fields: {
    slide_title: line('Slide title', 'What the points have in common, in at most ten words', {
      required: true,
    }),
    bullet_points: list('Bullet points', 'Three to six points of at most 16 words', {
      item: 'bullet',
      required: true,
    }),
  },
})
