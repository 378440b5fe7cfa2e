import { harbour } from '../pictures.ts'
import type { SampleTexts } from '../sample-texts.ts'

export const arabic: SampleTexts = {
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
    image_url: harbour,
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
