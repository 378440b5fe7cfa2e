import type { SlideSample } from '../slide-sample.ts'

export const twoColumn: SlideSample = {
  typical: {
    slide_title: 'Spring and neap',
    column1_title: 'Spring tides',
    column1_content:
      'Sun and Moon pull along one line, at new and at full moon. High water is higher, low water lower.',
    column2_title: 'Neap tides',
    column2_content:
      'Sun and Moon pull at right angles, at the half moons. The sea rises and falls the least.',
  },
  full: {
    slide_title: 'Spring and neap tides come and go with the phases of the Moon',
    column1_title: 'Spring tides, at new and full moon',
    column1_content:
      'Sun and Moon pull along one line, and their bulges add up. High water is higher and low water lower than usual.\n\nThe strongest come in March and September.',
    column2_title: 'Neap tides, at the half moons',
    column2_content:
      'Sun and Moon pull at right angles, and each fills what the other empties. The sea rises and falls the least.\n\nCurrents are weaker then as well.',
  },
  sparse: { slide_title: 'Spring and neap', column1_title: 'Spring tides' },
  rightToLeft: {
    slide_title: 'المد الكبير والمد الصغير',
    column1_title: 'المد الكبير',
    column1_content: 'تجذب الشمس والقمر على خط واحد، فيعلو الماء ويهبط كثيرا.',
    column2_title: 'المد الصغير',
    column2_content: 'تجذب الشمس والقمر على زاوية قائمة، فيتغير البحر أقل ما يكون.',
  },
  markedUp: {
    slide_title: 'Two ways to `predict`',
    column1_title: 'By *harmonics*',
    column1_content: '$$h = \\sum a_i \\cos\\theta_i$$\nwith `a` and `θ` from a year of measurements.',
    column2_title: 'By **models**',
    column2_content:
      '$$\\frac{\\partial u}{\\partial t} = -g\\nabla\\eta$$\nsolved by `solve(grid, dt)`, step by step.',
  },
}
