import { elementAnimations } from '@lectern/domain/motion/element-animations.ts'
import { transitions } from '@lectern/domain/motion/transitions.ts'
import { type SlideTypeId, slideTypes } from '@lectern/domain/slides/slide-types.ts'
import type { ElementAnimation, Slide, Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Theme } from '@lectern/domain/theme/theme.ts'

type Content = Slide['content']
type Samples = { readonly [Id in SlideTypeId]: Content }

const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 620"><rect width="560" height="620" fill="#CFE3F2"/>
  <circle cx="400" cy="150" r="74" fill="#FFF7DC"/><path d="M0 400q70-60 140 0t140 0 140 0 140 0v220H0z" fill="#4F93BE"/>
  <path d="M0 470q70-60 140 0t140 0 140 0 140 0v150H0z" fill="#27618C"/><path d="M0 540q70-60 140 0t140 0 140 0 140 0v80H0z" fill="#123F63"/></svg>`,
)}`

const typical: Samples = {
  title: {
    course_title: 'Tides',
    course_subtitle: 'Why the sea comes and goes',
    course_intro:
      'Follow the Moon around the Earth, and see how its pull lifts and lowers every ocean twice a day.',
  },
  text: {
    slide_title: 'Why the sea rises',
    slide_content:
      'The Moon pulls on the near side of the Earth **more strongly** than on its centre, and on the centre more strongly than on the far side.\n\nThis difference stretches the ocean into two bulges. As the Earth turns beneath them, a coast meets $2$ of them in about $24.8$ hours.',
  },
  bullets: {
    slide_title: 'What makes a tide high',
    bullet_points: [
      '**The Moon**, which is small but near',
      '**The Sun**, which is far but very heavy',
      '**The shape of the coast**, which can pile water up in a bay',
      '**The depth of the sea**, which sets how fast the bulge can travel',
    ],
  },
  image: {
    slide_title: 'Two pulls at once',
    slide_content:
      'At new and full moon, Sun and Moon pull in one line. The tides are then at their highest.',
    image_url: picture,
    image_alt: 'Waves under a pale moon',
  },
  'two-column': {
    slide_title: 'Spring and neap',
    column1_title: 'Spring tides',
    column1_content:
      'Sun and Moon pull along one line, at new and at full moon. High water is higher, low water lower.',
    column2_title: 'Neap tides',
    column2_content:
      'Sun and Moon pull at right angles, at the half moons. The sea rises and falls the least.',
  },
  definition: {
    slide_title: 'Key term',
    term: 'Tidal range',
    definition: 'The difference in height between high water and the low water that follows it.',
  },
  table: {
    slide_title: 'Three coasts, two numbers',
    header_1: 'Place',
    header_2: 'Mean range',
    header_3: 'Highest known',
    row_1_col_1: 'Bay of Fundy',
    row_1_col_2: '11.7 m',
    row_1_col_3: '16.3 m',
    row_2_col_1: 'Venice',
    row_2_col_2: '0.6 m',
    row_2_col_3: 'About 1 m',
  },
  comparison: {
    slide_title: 'Tides and waves',
    comparison_item_1: 'Tide',
    comparison_item_2: 'Wind wave',
    feature_1: 'Cause',
    feature_2: 'Period',
    item_1_feature_1: 'The pull of Moon and Sun',
    item_2_feature_1: 'Wind over open water',
    item_1_feature_2: 'Half a day',
    item_2_feature_2: 'A few seconds',
  },
  quote: {
    slide_title: 'A thought to keep',
    quote_text: 'The harbour does not wait for the boat. It breathes, and the boat learns when to come.',
    quote_author: 'From a pilot’s notebook',
    highlight_text: 'Plan by the table, check by the eye.',
  },
  quiz: {
    quiz_question: 'When are the tides at their highest?',
    option_a: 'At the half moons',
    option_b: 'At new and full moon',
    option_c: 'At noon',
    option_d: 'In winter',
    correct_answer: 'B',
    correct_feedback: 'Sun and Moon then pull along one line.',
    incorrect_feedback: 'Think of where the Sun stands. Try again!',
  },
  summary: {
    summary_text:
      'The Moon and the Sun stretch the oceans into two bulges. The Earth turns beneath them, and most coasts see high water twice a day.',
  },
}

const rightToLeft: Samples = {
  title: {
    course_title: 'المد والجزر',
    course_subtitle: 'لماذا يأتي البحر ويذهب',
    course_intro: 'نتابع القمر حول الأرض، ونرى كيف ترفع جاذبيته مياه المحيطات وتخفضها مرتين كل يوم.',
  },
  text: {
    slide_title: 'لماذا يرتفع البحر',
    slide_content:
      'يجذب القمر الجانب القريب من الأرض **أكثر** مما يجذب مركزها.\n\nيمد هذا الفرق المحيط إلى انتفاخين، وتدور الأرض تحتهما في نحو $24.8$ ساعة.',
  },
  bullets: {
    slide_title: 'ما الذي يجعل المد عاليا',
    bullet_points: [
      '**القمر**، صغير لكنه قريب',
      '**الشمس**، بعيدة لكنها ثقيلة',
      '**شكل الساحل**',
      '**عمق البحر**',
    ],
  },
  image: {
    slide_title: 'جذبان معا',
    slide_content: 'عند المحاق والبدر تجذب الشمس والقمر على خط واحد، فيبلغ المد أعلاه.',
    image_url: picture,
    image_alt: 'أمواج تحت قمر شاحب',
  },
  'two-column': {
    slide_title: 'المد الكبير والمد الصغير',
    column1_title: 'المد الكبير',
    column1_content: 'تجذب الشمس والقمر على خط واحد، فيعلو الماء ويهبط كثيرا.',
    column2_title: 'المد الصغير',
    column2_content: 'تجذب الشمس والقمر على زاوية قائمة، فيتغير البحر أقل ما يكون.',
  },
  definition: {
    slide_title: 'مصطلح',
    term: 'مدى المد',
    definition: 'الفرق في الارتفاع بين أعلى الماء وأدناه الذي يليه.',
  },
  table: {
    slide_title: 'ساحلان ورقمان',
    header_1: 'المكان',
    header_2: 'المدى المعتاد',
    header_3: 'الأعلى',
    row_1_col_1: 'خليج فندي',
    row_1_col_2: '11.7 م',
    row_1_col_3: '16.3 م',
    row_2_col_1: 'البندقية',
    row_2_col_2: '0.6 م',
    row_2_col_3: 'نحو متر',
  },
  comparison: {
    slide_title: 'المد والموج',
    comparison_item_1: 'المد',
    comparison_item_2: 'الموج',
    feature_1: 'السبب',
    feature_2: 'الزمن',
    item_1_feature_1: 'جذب القمر والشمس',
    item_2_feature_1: 'الريح على الماء',
    item_1_feature_2: 'نصف يوم',
    item_2_feature_2: 'ثوان قليلة',
  },
  quote: {
    slide_title: 'فكرة نحفظها',
    quote_text: 'الميناء لا ينتظر السفينة، بل يتنفس، والسفينة تتعلم متى تأتي.',
    quote_author: 'من دفتر مرشد سفن',
    highlight_text: 'اقرأ الجدول، ثم انظر بعينك.',
  },
  quiz: {
    quiz_question: 'متى يبلغ المد أعلاه؟',
    option_a: 'عند نصف القمر',
    option_b: 'عند المحاق والبدر',
    option_c: 'عند الظهر',
    option_d: 'في الشتاء',
    correct_answer: 'B',
  },
  summary: {
    summary_text: 'يمد القمر والشمس المحيطات إلى انتفاخين، وتدور الأرض تحتهما فيرى معظم السواحل المد مرتين.',
  },
}

/** Three times as much as a slide should hold, and a word that fits nowhere. */
function overlong(content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([field, value]) => [
      field,
      Array.isArray(value) ? [...value, ...value].map(stretch) : stretch(value),
    ]),
  )
}

function stretch(value: unknown): string {
  const text = String(value)
  if (text.length === 1 || text === picture) return text
  return `${text} ${text} Wasserstandsvorhersagedienst ${text}`
}

const each = (change: (content: Content) => Content): Samples => ({
  title: change(typical.title),
  text: change(typical.text),
  bullets: change(typical.bullets),
  image: change(typical.image),
  'two-column': change(typical['two-column']),
  definition: change(typical.definition),
  table: change(typical.table),
  comparison: change(typical.comparison),
  quote: change(typical.quote),
  quiz: change(typical.quiz),
  summary: change(typical.summary),
})

/** What the gallery shows every type of slide with. */
export const contents = {
  typical: { language: 'en', samples: typical },
  overlong: { language: 'en', samples: each(overlong) },
  'right-to-left': { language: 'ar', samples: rightToLeft },
  blank: { language: 'en', samples: each(() => ({})) },
} as const
export type ContentName = keyof typeof contents

/** A slide of each type with such content, each coming by another transition, its parts by another animation. */
export function sampleSlides(name: ContentName): Slideshow['slides'] {
  return Object.keys(slideTypes).map((type, index) => ({
    slide_id: `slide-${index + 1}`,
    slide_type: type,
    audio_script: '',
    content: contents[name].samples[type as SlideTypeId],
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

/** They as a slideshow in a theme. */
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
