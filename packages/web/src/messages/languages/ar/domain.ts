import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

const slides = (count: number): string =>
  plural(count, {
    zero: 'لا شرائح',
    one: 'شريحة واحدة',
    two: 'شريحتان',
    few: '# شرائح',
    many: '# شريحة',
    other: '# شريحة',
  })

const lines = (count: number): string =>
  plural(count, {
    zero: 'لا أسطر',
    one: 'سطر واحد',
    two: 'سطران',
    few: '# أسطر',
    many: '# سطرًا',
    other: '# سطر',
  })

export const domain: DomainMessages = {
  'animation durations': {
    fast: 'سريعة',
    normal: 'عادية',
    slow: 'بطيئة',
    'very-slow': 'بطيئة جدًا',
  },

  backgrounds: {
    none: 'بلا',
    'gradient-shift': 'تدرّج متحرك',
    particles: 'جسيمات',
    waves: 'أمواج',
    bokeh: 'بوكيه',
    aurora: 'شفق قطبي',
    stars: 'نجوم',
    geometric: 'أشكال هندسية',
    'circuit-board': 'لوحة إلكترونية',
    'particle-network': 'شبكة جسيمات',
    'liquid-blob': 'أشكال سائلة',
    'cyber-grid': 'شبكة رقمية',
    'data-flow': 'تدفق بيانات',
    'neural-network': 'شبكة عصبية',
    'hexagon-pulse': 'سداسيات نابضة',
    'matrix-rain': 'مطر من الرموز',
    'quantum-field': 'حقل كمومي',
    'tech-dna': 'شريط DNA',
    holographic: 'هولوغرام',
  },

  'content faults': {
    notOneOf: (label, choices) => `يجب أن تكون قيمة «${label}» واحدة من: ${choices}.`,
    notAnyOf: (label, choices) => `يجب أن تكون قيمة «${label}» قائمة من: ${choices}.`,
    notText: (label) => `يجب أن تكون قيمة «${label}» نصًا.`,
    onSlide: (slide, fault) => `الشريحة ${slide}: ${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: 'عرض الشرائح مكتمل',
      In_Progress: 'عرض الشرائح قيد العمل',
      Not_Started: 'عرض الشرائح لم يبدأ',
    },
    podcast: {
      Completed: 'البودكاست مكتمل',
      In_Progress: 'البودكاست قيد العمل',
      Not_Started: 'البودكاست لم يبدأ',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind}: لا تكفي الصفوف المملوءة، والحد الأدنى ${least}.`,
    tooManyRows: (kind, most) => `${kind}: الصفوف أكثر مما يتسع له، والحد الأقصى ${most}.`,
    noLabel: (row) => `لا عنوان للصف ${row}.`,
    noValue: (row) => `يحتاج الصف ${row} إلى رقم.`,
    noText: (row) => `لا نص في الصف ${row}.`,
    longLabel: (row, most) => `عنوان الصف ${row} طويل. الحد الأقصى للحروف: ${most}.`,
    longText: (row, most) => `نص الصف ${row} طويل. الحد الأقصى للحروف: ${most}.`,
  },

  'drawing kinds': {
    bars: 'مخطط أعمدة',
    line: 'مخطط خطي',
    timeline: 'خط زمني',
    process: 'خطوات',
    tree: 'تصنيف',
    circles: 'دائرتان',
    number: 'رقم كبير واحد',
  },

  'element animations': {
    none: 'بلا',
    'fade-in': 'ظهور تدريجي',
    'slide-in-left': 'انزلاق من اليسار',
    'slide-in-right': 'انزلاق من اليمين',
    'slide-in-up': 'انزلاق إلى الأعلى',
    'slide-in-down': 'انزلاق إلى الأسفل',
    'zoom-in': 'تكبير',
    pop: 'قفزة ظهور',
    pulse: 'نبض',
    typewriter: 'آلة كاتبة',
    'word-reveal': 'كلمة تلو كلمة',
    glow: 'توهّج',
    'ken-burns': 'تأثير كين بيرنز',
    'flip-in': 'قلب',
    'rotate-in': 'دوران',
    'bounce-in': 'ارتداد',
    elastic: 'مرونة',
    glitch: 'تشويش',
    'text-3d': 'نص ثلاثي الأبعاد',
    morph: 'تحوّل',
    'neon-glow': 'ضوء نيون',
    'particle-text': 'نص من جسيمات',
    'wave-text': 'نص متموّج',
    matrix: 'مصفوفة',
    hologram: 'هولوغرام',
    'cyber-decode': 'فك الشفرة',
    'data-scramble': 'حروف مبعثرة',
  },

  'episode sounds': {
    chime: 'أجراس',
    plucked: 'أوتار منقورة',
    swell: 'نغمة دافئة',
  },

  formats: {
    slideshow: { label: 'عرض الشرائح', plural: 'عروض الشرائح', part: () => 'الشرائح' },
    podcast: { label: 'البودكاست', plural: 'حلقات البودكاست', part: () => 'الفقرات' },
  },

  'glossary terms': {
    termMissing: 'يُرجى كتابة المصطلح.',
    termTooLong: 'لا يتجاوز المصطلح 100 حرف.',
    spokenMissing: 'يُرجى كتابة نطق المصطلح.',
    spokenTooLong: 'لا يتجاوز نطق المصطلح 200 حرف.',
    tooManyTerms: 'لا يتجاوز المسرد 500 مصطلح.',
  },

  gradients: {
    'blue-purple': 'من الأزرق إلى البنفسجي',
    'green-blue': 'من الأخضر إلى الأزرق',
    'orange-red': 'من البرتقالي إلى الأحمر',
    'yellow-orange': 'من الأصفر إلى البرتقالي',
    'teal-blue': 'من الفيروزي إلى الأزرق',
    'purple-pink': 'من البنفسجي إلى الوردي',
    'blue-cyan': 'من الأزرق إلى السماوي',
    'red-purple': 'من الأحمر إلى البنفسجي',
  },

  languages: { nameOf: (tag) => displayName('ar', tag) },

  makers: {
    outlineWriter: 'أداة كتابة المخطط',
    englishVoices: 'أصوات إنجليزية مدمجة',
    otherVoices: 'أصوات مدمجة بلغات أخرى',
    localVoices: 'أصوات عصبية على هذا الخادم',
    ownRecording: 'تسجيل شخصي',
    languageModel: (model) => `${model} (نموذج لغوي)`,
    speechModel: (model) => `${model} (أي لغة)`,
  },
  modules: {
    otherPages: 'صفحات أخرى',
  },

  'music beds': {
    'calm-pads': 'خلفية هادئة',
    'plucked-strings': 'أوتار منقورة',
    'soft-bells': 'أجراس ناعمة',
    'warm-keys': 'مفاتيح دافئة',
  },

  'needed audio': {
    slideshow: {
      missing: (count) => `${slides(count)} بلا مقطع صوتي`,
      outdated: (count) => `${slides(count)} بحاجة إلى مقطع صوتي جديد`,
    },
    podcast: {
      missing: (count) => `${lines(count)} بلا مقطع صوتي`,
      outdated: (count) => `${lines(count)} بحاجة إلى مقطع صوتي جديد`,
    },
  },

  'podcast audio': {
    nothingForFeed: 'لا توجد في هذا البودكاست أسطر مسموعة بعد، لذا لا تتضمنه خلاصة البودكاست.',
    leftOutOfFeed: (missing, all) =>
      `الأسطر التي ليس لها مقطع صوتي بعد: ${numberOf(missing)} من ${numberOf(all)}. لذا لا تتضمن خلاصة البودكاست هذه الحلقة.`,
    outdated: (outdated, all) =>
      `الأسطر التي ما زال مقطعها الصوتي لنص سابق: ${numberOf(outdated)} من ${numberOf(all)}.`,
    noLines: 'لا توجد في هذا البودكاست بعد أسطر تحتاج إلى مقطع صوتي.',
    missing: (missing, all) =>
      `الأسطر التي ليس لها مقطع صوتي بعد: ${numberOf(missing)} من ${numberOf(all)}. يُرجى إنشاء الصوت أولًا.`,
  },

  ids: {
    tooLong: (most) =>
      `لا يستطيع Lectern استخدام هذه الصفحة لأن معرّفها في نظام المقررات أطول من ${most} حرفًا. يُرجى إعطاء الصفحة اسمًا أقصر هناك.`,
  },

  refusals: {
    noSlide: 'يحتاج عرض الشرائح إلى شريحة واحدة على الأقل.',
    noSegment: 'يحتاج البودكاست إلى فقرة واحدة على الأقل.',
    unknownLayout: 'لا يوجد هذا التخطيط. من دون تحديد يُختار التخطيط حسب المحتوى.',
    unknownMusic: (known) => `لا توجد هذه الموسيقى. المتاح: ${known}.`,
    notInThemes: 'لا يمكن أن تحتوي السمة على هذه القيمة.',
    emptyScript: 'النص الصوتي فارغ. يُرجى إضافة نص لإنشاء الصوت.',
    noScriptToRecord: 'يُرجى كتابة النص الصوتي أولًا. تحتاج التسميات التوضيحية إلى كلماته.',
    noInstruction: 'يُرجى توضيح ما يجب أن يتغيّر.',
    instructionTooLong: 'يُرجى توضيح ذلك في 500 حرف على الأكثر.',
    noQuestion: 'يُرجى كتابة سؤال.',
    questionTooLong: 'يُرجى كتابة السؤال في 500 حرف على الأكثر.',
    noPicturePrompt: 'يُرجى وصف الصورة.',
    picturePromptTooLong: 'يُرجى وصف الصورة بما لا يزيد على 2000 حرف.',
    noPage: 'يُرجى تحديد صفحة واحدة على الأقل',
    noFormat: 'يُرجى اختيار شكل واحد على الأقل للإنشاء (عرض شرائح أو بودكاست)',
    tooManyPages: (most) =>
      plural(most, {
        zero: 'يُرجى تحديد # صفحة على الأكثر في المرة الواحدة.',
        one: 'يُرجى تحديد صفحة واحدة على الأكثر في المرة الواحدة.',
        two: 'يُرجى تحديد صفحتين على الأكثر في المرة الواحدة.',
        few: 'يُرجى تحديد # صفحات على الأكثر في المرة الواحدة.',
        many: 'يُرجى تحديد # صفحة على الأكثر في المرة الواحدة.',
        other: 'يُرجى تحديد # صفحة على الأكثر في المرة الواحدة.',
      }),
  },

  'rewriting instructions': {
    Shorter: 'أقصر',
    'More detail': 'تفاصيل أكثر',
    'Different wording': 'صياغة مختلفة',
    'Another example': 'مثال آخر',
    'Simpler words': 'كلمات أبسط',
    Livelier: 'أكثر حيوية',
  },

  shadows: {
    small: 'صغير',
    medium: 'متوسط',
    large: 'كبير',
    sharp: 'حاد',
    diffuse: 'منتشر',
  },

  'silent parts': {
    slideshow: {
      parts: slides,
      silent: (count) => `${slides(count)} بلا صوت`,
      incomplete: (count) => `${slides(count)} بصوت غير مكتمل`,
    },
    podcast: {
      parts: lines,
      silent: (count) => `${lines(count)} بلا صوت`,
      incomplete: (count) => `${lines(count)} بصوت غير مكتمل`,
    },
    both: (silent, incomplete) => `${silent} و${incomplete}`,
  },

  'silent slides': {
    missing: (missing, all) =>
      `الشرائح التي ليس لها مقطع صوتي بعد: ${numberOf(missing)} من ${numberOf(all)}.`,
    outdated: (outdated, all) =>
      `الشرائح التي ما زال مقطعها الصوتي لنص سابق: ${numberOf(outdated)} من ${numberOf(all)}.`,
    both: (missing, outdated) => `${missing} ${outdated}`,
  },

  'slide types': {
    title: {
      label: 'عنوان',
      about: 'يفتتح العرض: موضوعه ولماذا يستحق المعرفة.',
      fields: {
        course_title: 'العنوان',
        course_subtitle: 'العنوان الفرعي',
        course_intro: 'المقدمة',
      },
      hints: {
        course_title: 'الموضوع، في ثماني كلمات على الأكثر',
        course_subtitle: 'سطر واحد تحت العنوان',
        course_intro: 'جملة أو جملتان عمّا سيأتي',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: 'نص',
      about: 'عنوان مع فقرة قصيرة أو فقرتين، لما لا يصلح أن يكون قائمة.',
      rewrite: 'على شكل نص',
      fields: {
        slide_title: 'عنوان الشريحة',
        slide_content: 'النص',
      },
      hints: {
        slide_title: 'ما تقوله الشريحة، في عشر كلمات على الأكثر',
        slide_content: '60 كلمة على الأكثر',
      },
      choices: {},
      layouts: {
        statement: {
          label: 'عبارة بارزة',
          about: 'الجملة الأولى كبيرة والباقي تحتها',
        },
        lead: {
          label: 'تمهيد ونص',
          about: 'الجملة الأولى بجانب الباقي',
        },
        note: {
          label: 'ملاحظة جانبية',
          about: 'الجملة الأخيرة في الجانب مع الرقم الوارد فيها',
        },
        plain: {
          label: 'بسيط',
          about: 'عمود واحد، للنصوص الطويلة',
        },
      },
    },
    bullets: {
      label: 'نقاط',
      about: 'من ثلاث إلى ست نقاط متوازية.',
      rewrite: 'على شكل نقاط',
      fields: {
        slide_title: 'عنوان الشريحة',
        bullet_points: 'النقاط',
      },
      hints: {
        slide_title: 'ما يجمع النقاط، في عشر كلمات على الأكثر',
      },
      choices: {},
      layouts: {
        rows: {
          label: 'صفوف',
          about: 'النقاط واحدة تحت الأخرى',
        },
        numbered: {
          label: 'مرقّمة',
          about: 'خطوات أو عدد محدد',
        },
        terms: {
          label: 'مصطلحات',
          about: 'تبدأ كل نقطة بمصطلح',
        },
      },
    },
    image: {
      label: 'صورة',
      about: 'صورة من الصفحة بجانب كلمات قليلة عمّا تعرضه.',
      fields: {
        slide_title: 'عنوان الشريحة',
        slide_content: 'النص',
        image_url: 'الصورة',
        image_alt: 'وصف الصورة',
      },
      hints: {
        slide_title: 'ما تعرضه الصورة، في عشر كلمات على الأكثر',
        slide_content: '40 كلمة على الأكثر عمّا يجدر النظر إليه',
        image_alt: 'ما تعرضه الصورة، لمن لا يستطيع رؤيتها',
      },
      choices: {},
      layouts: {
        end: {
          label: 'الصورة في النهاية',
          about: 'يُقرأ النص أولًا',
        },
        start: {
          label: 'الصورة في البداية',
          about: 'تُرى الصورة أولًا',
        },
        full: {
          label: 'صورة كاملة',
          about: 'لصورة فوتوغرافية وفقرة قصيرة',
        },
      },
    },
    'two-column': {
      label: 'عمودان',
      about: 'أمران متساويان في الأهمية جنبًا إلى جنب.',
      fields: {
        slide_title: 'عنوان الشريحة',
        column1_title: 'عنوان العمود الأول',
        column1_content: 'نص العمود الأول',
        column2_title: 'عنوان العمود الثاني',
        column2_content: 'نص العمود الثاني',
      },
      hints: {
        slide_title: 'ما يجمع الأمرين، في عشر كلمات على الأكثر',
        column1_title: 'الأمر الأول',
        column1_content: '35 كلمة على الأكثر',
        column2_title: 'الأمر الثاني',
        column2_content: '35 كلمة على الأكثر',
      },
      choices: {},
      layouts: {
        side: {
          label: 'جنبًا إلى جنب',
          about: 'لأجزاء من شيء واحد',
        },
        split: {
          label: 'مساحة مقسومة',
          about: 'لأمرين متقابلين',
        },
      },
    },
    definition: {
      label: 'تعريف',
      about: 'مصطلح واحد ومعناه.',
      rewrite: 'على شكل تعريف',
      fields: {
        slide_title: 'عنوان الشريحة',
        term: 'المصطلح',
        definition: 'التعريف',
      },
      hints: {
        slide_title: 'عنوان صغير فوق المصطلح',
        term: 'المصطلح وحده',
        definition: 'معناه، في جملة أو جملتين',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'منفرد',
          about: 'لمصطلح من كلمة أو كلمتين',
        },
        entry: {
          label: 'مدخل معجمي',
          about: 'المصطلح بجانب معناه ومثال عليه',
        },
      },
    },
    table: {
      label: 'جدول',
      about: 'حتى 6 أعمدة و8 صفوف.',
      rewrite: 'على شكل جدول',
      fields: {
        slide_title: 'عنوان الشريحة',
        column_count: 'الأعمدة',
        row_count: 'الصفوف',
      },
      hints: {
        slide_title: 'ما يعرضه الجدول، في عشر كلمات على الأكثر',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: 'مقارنة',
      about: 'عنصران تجري مقارنتهما وفق خاصيتين.',
      rewrite: 'على شكل مقارنة',
      fields: {
        slide_title: 'عنوان الشريحة',
        comparison_item_1: 'العنصر 1',
        comparison_item_2: 'العنصر 2',
        feature_1: 'الخاصية 1',
        feature_2: 'الخاصية 2',
        item_1_feature_1: 'العنصر 1، الخاصية 1',
        item_2_feature_1: 'العنصر 2، الخاصية 1',
        item_1_feature_2: 'العنصر 1، الخاصية 2',
        item_2_feature_2: 'العنصر 2، الخاصية 2',
      },
      hints: {
        slide_title: 'موضوع المقارنة، في عشر كلمات على الأكثر',
        comparison_item_1: 'الأول من الاثنين',
        comparison_item_2: 'الثاني من الاثنين',
        feature_1: 'الفرق الأول',
        feature_2: 'الفرق الثاني',
        item_1_feature_1: '15 كلمة على الأكثر',
        item_2_feature_1: '15 كلمة على الأكثر',
        item_1_feature_2: '15 كلمة على الأكثر',
        item_2_feature_2: '15 كلمة على الأكثر',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: 'اقتباس',
      about: 'كلمات شخص أو نص، منقولة حرفيًا.',
      fields: {
        slide_title: 'عنوان الشريحة',
        quote_text: 'الاقتباس',
        quote_author: 'القائل',
        highlight_text: 'للتذكّر',
      },
      hints: {
        slide_title: 'عنوان صغير فوق الاقتباس',
        quote_text: 'الكلمات بحرفها، دون علامات اقتباس',
        quote_author: 'من قالها',
        highlight_text: 'ما يجدر تذكّره منها',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'منفرد',
          about: 'حتى 20 كلمة',
        },
        framed: {
          label: 'داخل إطار',
          about: 'للاقتباسات الأطول',
        },
      },
    },
    quiz: {
      label: 'اختبار قصير',
      about: 'سؤال مع أربع إجابات على الأكثر. تصحّ إجابة أو أكثر، أو يكون صوابًا أو خطأ.',
      rewrite: 'على شكل اختبار قصير',
      fields: {
        quiz_question: 'السؤال',
        quiz_kind: 'نوع السؤال',
        option_a: 'الخيار A',
        option_b: 'الخيار B',
        option_c: 'الخيار C',
        option_d: 'الخيار D',
        correct_answer: 'الإجابة الصحيحة',
        correct_answers: 'الإجابات الصحيحة',
        correct_feedback: 'التعليق عند الصواب',
        incorrect_feedback: 'التعليق عند الخطأ',
      },
      hints: {
        quiz_question: 'سؤال تجيب عنه الصفحة',
        option_a: 'إجابة ممكنة',
        option_b: 'إجابة ممكنة',
        option_c: 'إجابة ممكنة',
        option_d: 'إجابة ممكنة',
        correct_feedback: 'جملة واحدة',
        incorrect_feedback: 'جملة واحدة',
      },
      choices: {
        quiz_kind: {
          one: 'إجابة صحيحة واحدة',
          several: 'عدة إجابات صحيحة',
          'true-false': 'صواب أو خطأ',
        },
      },
      layouts: {},
    },
    summary: {
      label: 'ملخّص',
      about: 'يختم العرض بما يجدر تذكّره.',
      fields: {
        summary_text: 'الملخّص',
      },
      hints: {
        summary_text: 'جملتان أو ثلاث، في 50 كلمة على الأكثر',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `رأس العمود ${column}`,
    headerHint: (column) => `عنوان العمود ${column}`,
    cell: (row, column) => `الصف ${row}، العمود ${column}`,
    cellHint: 'كلمات قليلة',
  },

  themes: {
    'educational-blue': {
      name: 'تعليمي أزرق',
      description: 'مشرق وواضح، للدروس',
    },
    'educational-green': {
      name: 'تعليمي أخضر',
      description: 'منعش، للطبيعة والعلوم',
    },
    'educational-neutral': {
      name: 'تعليمي محايد',
      description: 'ورق دافئ وقراءة هادئة',
    },
    'corporate-blue': {
      name: 'مؤسسي أزرق',
      description: 'رصين ورسمي',
    },
    'corporate-dark': {
      name: 'مؤسسي داكن',
      description: 'ضوء قليل وتركيز عالٍ',
    },
    'corporate-minimal': {
      name: 'مؤسسي بسيط',
      description: 'رمادي ورفيع ودقيق',
    },
    'creative-purple': {
      name: 'إبداعي بنفسجي',
      description: 'بنفسجي مرح',
    },
    'creative-gradient': {
      name: 'إبداعي متدرّج',
      description: 'ألوان الغروب وعناوين بارزة',
    },
    'creative-orange': {
      name: 'إبداعي برتقالي',
      description: 'دافئ ومفعم بالطاقة',
    },
    'minimal-light': {
      name: 'بسيط فاتح',
      description: 'مساحة بيضاء ولون مميّز واحد',
    },
    'minimal-dark': {
      name: 'بسيط داكن',
      description: 'أسود وأبيض ولون مميّز واحد',
    },
    'minimal-grayscale': {
      name: 'بسيط بتدرّج الرمادي',
      description: 'للطباعة وأجهزة العرض',
    },
  },

  tones: {
    conversational: 'حواري',
    enthusiastic: 'حماسي',
    curious: 'فضولي',
    thoughtful: 'متأمّل',
    explanatory: 'شارح',
    warm: 'ودود',
  },

  transitions: {
    none: 'بلا',
    fade: 'تلاشٍ',
    'slide-left': 'انزلاق إلى اليسار',
    'slide-right': 'انزلاق إلى اليمين',
    'slide-up': 'انزلاق إلى الأعلى',
    'slide-down': 'انزلاق إلى الأسفل',
    'zoom-in': 'تكبير',
    'zoom-out': 'تصغير',
    flip: 'قلب',
    'cube-left': 'مكعب إلى اليسار',
    'cube-right': 'مكعب إلى اليمين',
    dissolve: 'ذوبان',
    'page-curl': 'طيّ الصفحة',
    rotate: 'دوران',
    'cube-3d': 'مكعب ثلاثي الأبعاد',
    liquid: 'سائل',
    'glitch-transition': 'تشويش',
    'particle-dissolve': 'ذوبان إلى جسيمات',
    'morph-transition': 'تحوّل',
    warp: 'انحناء',
    shatter: 'تحطّم',
    portal: 'بوابة',
  },

  'voice sample': {
    missing: 'يُرجى إدخال نص تجريبي.',
    tooLong: 'لا يتجاوز النص التجريبي 1,000 حرف.',
  },

  'writing options': {
    minutes: 'من دقيقة واحدة إلى 60 دقيقة.',
    tooLong: (most) =>
      plural(most, {
        zero: 'الحد الأقصى # حرف.',
        one: 'الحد الأقصى حرف واحد.',
        two: 'الحد الأقصى حرفان.',
        few: 'الحد الأقصى # أحرف.',
        many: 'الحد الأقصى # حرفًا.',
        other: 'الحد الأقصى # حرف.',
      }),
  },
}
