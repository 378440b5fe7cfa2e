import { elementAnimations } from '@lectern/domain/motion/element-animations.ts'
import { transitions } from '@lectern/domain/motion/transitions.ts'
import { offeredLayouts } from '@lectern/domain/slides/layouts-to-try.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { ElementAnimation, Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'
import { drawingSamples, drawingSamplesRightToLeft } from './drawing-samples.ts'
import { overlong } from './overlong.ts'
import { harbour, missing, tall, wide } from './pictures.ts'
import type { SlideSample } from './slide-sample.ts'
import { slideSamples } from './slide-samples.ts'

type Sample = Pick<Slide, 'slide_type' | 'content' | 'layout' | 'picture' | 'drawing'>

const types = Object.keys(slideTypes)

/** A slide of each type, its content changed perhaps. */
const ofEachType = (
  amount: keyof SlideSample,
  change = (content: Slide['content']) => content,
): readonly Sample[] =>
  Object.entries(slideSamples).map(([slide_type, sample]) => ({
    slide_type,
    content: change(sample[amount]),
  }))
/** A slide in each layout of each type. */
const ofEachLayout = (amount: keyof SlideSample): readonly Sample[] =>
  ofEachType(amount).flatMap(({ slide_type, content }) =>
    isSlideType(slide_type)
      ? offeredLayouts(slideTypes[slide_type]).map(({ id }) => ({ slide_type, content, layout: id }))
      : [],
  )
const image = (content: Slide['content']): Sample => ({ slide_type: 'image', content })
const { slide_title, slide_content, image_alt } = slideSamples.image.typical

/** Titles of known subjects, and two of none. */
const openings = [
  ['Why the Sea Breeze Blows', 'Land warms faster than water'],
  ['Tides', 'Why the sea comes and goes'],
  ['Why Leaves Are Green', 'Photosynthesis in three steps'],
  ['The Living Cell', 'A city behind a membrane'],
  ['How Bread Rises', 'Yeast, water, time'],
  ['Your First Function', 'Name it once, use it often'],
  ['Completing the Square', 'The missing corner'],
  ['Supply and Demand', 'Where two curves meet'],
  ['Rome Brings Water', 'Eleven aqueducts, one city'],
  ['The Inner Planets', 'Four worlds of rock'],
  ['Acids and Bases', 'What a drop of lemon does'],
  ['Rhythm and Metre', 'Hearing what counts'],
  ['How We Remember', 'Three stores, one self'],
  ['Grammar of Questions', 'Who asks, and how'],
  ['Filing a Patent', 'From idea to grant'],
  ['Chess Openings', 'The first ten moves'],
  ['Fire Wardens', 'What to do in the first minute'],
  ['Knots', 'Six that hold'],
] as const

/** The sets of contents that fill the slides of the gallery. */
export const contents = {
  typical: { language: 'en', samples: ofEachType('typical') },
  full: { language: 'en', samples: ofEachType('full') },
  overlong: { language: 'en', samples: ofEachType('typical', overlong) },
  sparse: { language: 'en', samples: ofEachType('sparse') },
  blank: { language: 'en', samples: types.map((slide_type) => ({ slide_type, content: {} })) },
  'right-to-left': { language: 'ar', samples: ofEachType('rightToLeft') },
  'marked-up': { language: 'en', samples: ofEachType('markedUp') },
  pictures: {
    language: 'en',
    samples: [
      ...[wide, tall, missing].map((image_url) => image({ ...slideSamples.image.typical, image_url })),
      image({ slide_title, slide_content }),
      image({ slide_title, image_url: harbour, image_alt }),
      ...[wide, tall, missing].map((image_url) => image({ image_url, image_alt })),
    ],
  },
  layouts: {
    language: 'en',
    samples: [
      ...ofEachLayout('typical'),
      ...(['end', 'start', 'full'] as const).map((layout) => ({
        ...image({ ...slideSamples.image.typical, image_url: wide }),
        layout,
        picture: { x: 70, y: 25, zoom: 1.4 },
      })),
    ],
  },
  'layouts, full': { language: 'en', samples: ofEachLayout('full') },
  'layouts, right-to-left': { language: 'ar', samples: ofEachLayout('rightToLeft') },
  titles: {
    language: 'en',
    samples: openings.map(([course_title, course_subtitle]) => ({
      slide_type: 'title',
      content: { ...slideSamples.title.typical, course_title, course_subtitle },
    })),
  },
  drawings: { language: 'en', samples: drawingSamples },
  'drawings, right-to-left': { language: 'ar', samples: drawingSamplesRightToLeft },
  unknown: { language: 'en', samples: [{ slide_type: 'hologram', content: slideSamples.text.typical }] },
} as const satisfies Record<string, { language: string; samples: readonly Sample[] }>
export type ContentName = keyof typeof contents

/** Slides with such content, each coming by another transition, its parts by another animation. */
export function sampleSlides(name: ContentName): Slideshow['slides'] {
  return contents[name].samples.map((sample, index) => ({
    ...sample,
    key: `sample-${index + 1}`,
    slide_id: `slide-${index + 1}`,
    audio_script: '',
    organization: '',
    course_id: '',
    page_id: '',
    transition: transitions[index % transitions.length]?.id ?? 'none',
    animations: {
      animations: {
        title: animate(1),
        subtitle: animate(1),
        content: animate(index),
        bullets: animate(index),
        image: animate(6),
        quote: animate(6),
      },
    },
  }))
}

function animate(index: number): ElementAnimation {
  return { type: elementAnimations[index % elementAnimations.length]?.id ?? 'none', duration: 500, delay: 0 }
}

/** Returns the samples as a slideshow in a theme. */
export function sampleSlideshow(name: ContentName, theme: Theme): Slideshow {
  const { language } = contents[name]
  const slides = sampleSlides(name)
  const presentation = {
    title: 'Tides',
    css_theme: theme,
    language,
    organization: '',
    course_id: '',
    page_id: '',
    total_slides: slides.length,
  }
  return { presentation, slides }
}
