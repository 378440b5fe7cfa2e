import { listOf } from '../../lists.ts'
import { numberOf } from '../../numbers.ts'
import type { EditingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

type DifferenceCount = Parameters<
  EditingMessages['editing/history-panel']['restoringChanges']['slideshow']
>[0]

const slidesOf = (count: number): string =>
  plural(count, {
    zero: 'لا شرائح',
    one: 'شريحة واحدة',
    two: 'شريحتان',
    few: '# شرائح',
    many: '# شريحة',
    other: '# شريحة',
  })

const segmentsOf = (count: number): string =>
  plural(count, {
    zero: 'لا فقرات',
    one: 'فقرة واحدة',
    two: 'فقرتان',
    few: '# فقرات',
    many: '# فقرة',
    other: '# فقرة',
  })

/** 'عند الاستعادة: شرائح متغيّرة: 2 وشرائح عائدة: 1 وشرائح محذوفة: 3.' */
function restoring(
  { frame, changed, added, removed }: DifferenceCount,
  frameName: string,
  parts: string,
): string {
  const effects = [
    frame && `تغيُّر ${frameName}`,
    changed > 0 && `${parts} متغيّرة: ${numberOf(changed)}`,
    added > 0 && `${parts} عائدة: ${numberOf(added)}`,
    removed > 0 && `${parts} محذوفة: ${numberOf(removed)}`,
  ]
  return `عند الاستعادة: ${listOf(effects.filter((effect) => effect !== false))}.`
}

// Separate, because `plural` replaces the first '#', and a name may contain one.
const others = (count: number): string =>
  plural(count, {
    zero: 'آخرين',
    one: 'شخص آخر',
    two: 'شخصين آخرين',
    few: '# أشخاص آخرين',
    many: '# شخصًا آخر',
    other: '# شخص آخر',
  })

export const editing: EditingMessages = {
  'editing/asking': {
    askPage: 'اسأل الصفحة',
  },

  'editing/asking-panel': {
    title: 'اسأل الصفحة',
    question: 'سؤالك',
    questionHint: 'لا تقول الإجابة إلا ما تقوله الصفحة. وتُظهر كل جملة مصادرها.',
    questionMissing: 'يُرجى كتابة سؤال.',
    ask: 'اسأل',
    asking: 'جارٍ البحث عن إجابة...',
    cancel: 'إلغاء',

    answer: 'الإجابة',
    notFound: 'لا تجيب الصفحة عن هذا السؤال.',
    source: (number) => `المصدر ${number}`,
    sources: 'المصادر',
    answeredBy: (writer) => `أجاب: ${writer}`,

    refusedInWords: (words) => `رفض النموذج اللغوي الإجابة، وقال: «${words}»`,
    refused: 'رفض النموذج اللغوي الإجابة. يُرجى طرح سؤال آخر أو صياغته بكلمات أخرى.',
    notAnswered: 'لم تتم الإجابة عن سؤالك. يُرجى المحاولة مرة أخرى.',
  },

  'editing/commands': {
    undo: 'تراجع',
    redo: 'إعادة',
    saveChanges: 'حفظ التغييرات',
    complete: 'إكمال',
    saveAndComplete: {
      slideshow: 'حفظ عرض الشرائح ووضع علامة «مكتمل» عليه',
      podcast: 'حفظ البودكاست ووضع علامة «مكتمل» عليه',
    },
    commands: 'الأوامر',
    keyboardShortcuts: 'اختصارات لوحة المفاتيح',

    labelWithKeys: (label, keys) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Alt: 'Alt',
      Enter: 'Enter',
      Space: 'المسافة',
      Delete: 'Delete',
      Tab: 'Tab',
      Esc: 'Esc',
    },

    searchCommands: 'البحث في الأوامر',
    whatToDo: 'ما المطلوب؟',
    noCommandFound: 'لا يوجد أمر بهذه الكلمات.',
    commandsFound: (count) =>
      plural(count, {
        zero: 'لا أوامر',
        one: 'أمر واحد',
        two: 'أمران',
        few: '# أوامر',
        many: '# أمرًا',
        other: '# أمر',
      }),
  },

  'editing/leave-guard': {
    question: 'المغادرة دون حفظ؟',
    leave: 'مغادرة',
    stay: 'بقاء',
    changesAreKept: 'لم تُحفظ تغييراتك. يحتفظ بها هذا المتصفح ويعرضها عند عودتك.',
    changesAreLost: 'لم تُحفظ تغييراتك، ولا يستطيع هذا المتصفح تخزينها. ستضيع عند المغادرة.',
  },

  'editing/document': {
    retry: 'إعادة المحاولة',

    notSaved: 'تعذّر حفظ التغييرات. يُرجى المحاولة مرة أخرى.',
    alsoRetried: (draftLocation) => `يعيد Lectern المحاولة تلقائيًا أيضًا. ${draftLocation}`,
    refused: 'لم يتمكن Lectern من الحفظ.',

    waitingTo: { save: 'في انتظار الحفظ', complete: 'في انتظار الإكمال' },
    saving: 'جارٍ الحفظ...',
    allSaved: 'حُفظت كل التغييرات',
    stopped: 'لم يُحفظ',
    unsaved: 'تغييرات غير محفوظة',

    cancel: 'إلغاء',
    offline: 'لا يوجد اتصال.',
    databaseUnavailable: 'لا يستطيع Lectern الوصول إلى قاعدة بياناته حاليًا.',
    noAnswer: 'لا يستجيب Lectern.',
    cannotSave: 'لا يستطيع Lectern الحفظ حاليًا.',
    whenPossible: {
      save: 'تغييراتك مخزَّنة في هذا المتصفح، وستُحفظ فور إمكان ذلك.',
      saveNotKept: (draftLocation) => `${draftLocation} وستُحفظ فور إمكان ذلك.`,
      complete: 'حُفظت تغييراتك، وستوضع علامة «مكتمل» فور إمكان ذلك.',
    },
    whenOnline: {
      save: 'تغييراتك مخزَّنة في هذا المتصفح، وستُحفظ عند عودة الاتصال.',
      saveNotKept: (draftLocation) => `${draftLocation} وستُحفظ عند عودة الاتصال.`,
      complete: 'حُفظت تغييراتك، وستوضع علامة «مكتمل» عند عودة الاتصال.',
    },
    thenComplete: 'بعد ذلك ستوضع علامة «مكتمل».',
    kept: 'تغييراتك مخزَّنة في هذا المتصفح.',
    notKept: 'لا يستطيع هذا المتصفح تخزين تغييراتك، فيُرجى إبقاء هذه الصفحة مفتوحة حتى تُحفظ.',
    reasonAndNext: (reason, next) => `${reason} ${next}`,
    completedLate: 'تأخّر الإكمال، لذلك بقيت في المحرر.',
    editedSinceComplete:
      'لم توضع علامة «مكتمل» لأنك عدّلت المحتوى في هذه الأثناء. اضغط على «إكمال» عندما يصبح جاهزًا.',

    unsavedEditsFrom: (time) => `لديك تعديلات غير محفوظة (${time}).`,
    restore: 'استعادة',

    generationFailed: 'تعذّر الإنشاء',
    generationFailedBecause: (reason) => `تعذّر الإنشاء: ${reason}`,
    generatedNotLoaded: {
      slideshow: 'تعذّر تحميل عرض الشرائح الجديد. يُرجى المحاولة مرة أخرى.',
      podcast: 'تعذّر تحميل البودكاست الجديد. يُرجى المحاولة مرة أخرى.',
    },
    generated: {
      slideshow: 'تم إنشاء عرض الشرائح!',
      podcast: 'تم إنشاء البودكاست!',
    },
    generatedWithoutEdits: 'أُنشئ محتوى جديد، ولا يشمل تعديلاتك.',
    openGenerated: 'فتح المحتوى الجديد',
  },

  'editing/history-panel': {
    history: 'السجل',
    explanation:
      'كل عمليات الحفظ والإنشاء في آخر 30 يومًا. الاستعادة تعديل كأي تعديل: يمكنك التراجع عنها، وتثبت مع الحفظ القادم.',
    loading: 'جارٍ تحميل السجل...',
    notLoaded: 'تعذّر تحميل السجل. يُرجى المحاولة مرة أخرى.',
    loadingVersion: 'جارٍ تحميل النسخة...',
    versionNotLoaded: 'تعذّر تحميل هذه النسخة. يُرجى المحاولة مرة أخرى.',
    current: 'الحالية',
    parts: { slideshow: slidesOf, podcast: segmentsOf },

    origin: {
      generated: 'إنشاء',
      saved: 'حفظ',
      deleted: 'قبل الحذف',
      restored: 'استعادة',
    },
    originAndAuthor: {
      generated: (author) => `إنشاء: ${author}`,
      saved: (author) => `حفظ: ${author}`,
      deleted: (author) => `قبل الحذف: ${author}`,
      restored: (author) => `استعادة: ${author}`,
    },

    sameAsOpen: 'مطابقة لما هو مفتوح.',
    restoringChanges: {
      slideshow: (difference) => restoring(difference, 'العنوان والسمة', 'شرائح'),
      podcast: (difference) => restoring(difference, 'العنوان والمعلومات', 'فقرات'),
    },
    restore: 'استعادة هذه النسخة',
    versionIsBack: (time) => `عادت هذه النسخة: ${time}. وتثبت مع الحفظ القادم.`,
    openIsBack: 'عاد ما كان مفتوحًا من قبل. التراجع يعيد تعديلاتك اللاحقة.',

    partUnchanged: 'دون تغيير',
    partChanged: 'تغيّرت',
    partAdded: 'تعود',
    partRemoved: 'تُزال',
    sameWords: 'الكلمات نفسها، والاختلاف في المظهر أو الحركة.',
  },

  'editing/history': {
    history: 'السجل',
    today: (time) => `اليوم، ${time}`,
    yesterday: (time) => `أمس، ${time}`,
    dayAndTime: (day, time) => `${day}، ${time}`,
  },

  'editing/jobs': {
    opensHere: (generating) => `${generating} سيُفتح هنا عندما يصبح جاهزًا.`,
    cancel: 'إلغاء',
    notCancelled: 'تعذّر الإلغاء. يُرجى المحاولة مرة أخرى.',
    watch: 'متابعة',
    reading: 'تجري قراءة الصفحة.',
    waiting: 'سيُستأنف العمل بعد لحظات.',
    cancelled: { slideshow: 'أُلغي عرض الشرائح قبل اكتماله.', podcast: 'أُلغي البودكاست قبل اكتماله.' },
    slideshow: {
      planning: 'يجري التخطيط لعرض الشرائح.',
      beingWritten: (slide, all) => `تجري كتابة الشريحة ${numberOf(slide)} من نحو ${numberOf(all)}`,
      finished: (finished, all) => `الشرائح الجاهزة: ${numberOf(finished)} من نحو ${numberOf(all)}.`,
      voiced: (voiced, all) => `الشرائح ذات الصوت: ${numberOf(voiced)} من ${numberOf(all)}.`,
      playable: 'يمكنك تشغيل الشرائح الجاهزة. يُفتح عرض الشرائح للتحرير عند اكتماله.',
      first: 'تظهر الشريحة الأولى هنا فور كتابتها.',
    },
    podcast: {
      planning: 'يجري التخطيط للبودكاست.',
      beingWritten: (segment, all) => `تجري كتابة الفقرة ${numberOf(segment)} من نحو ${numberOf(all)}`,
      finished: (finished, all) => `الفقرات الجاهزة: ${numberOf(finished)} من نحو ${numberOf(all)}.`,
      voiced: (voiced, all) => `الأسطر ذات الصوت: ${numberOf(voiced)} من ${numberOf(all)}.`,
      playable: 'يمكنك الاستماع إلى الفقرات الجاهزة. يُفتح البودكاست للتحرير عند اكتماله.',
      first: 'تظهر الفقرة الأولى هنا فور كتابتها.',
    },
  },

  'editing/merge': {
    conflictText: (sentence, time) => `${sentence} (${time})`,

    decide: 'اتخاذ القرار',
    undecided: (conflictText) => `${conflictText} تغييراتك مخزَّنة في هذا المتصفح، ولن تُحفظ إلا بعد قرارك.`,
    undecidedAndNotKept: (conflictText, draftLocation) =>
      `${conflictText} يُرجى اتخاذ القرار حتى تُحفظ تغييراتك. ${draftLocation}`,
    notSaved: (reason, draftLocation) => `لم يُحفظ. ${reason} ${draftLocation}`,

    changedMeanwhile: 'حدث تغيير في هذه الأثناء',
    nothingLost: (conflictText) => `${conflictText} لا يضيع شيء: يمكنك استرجاع النسخة الأخرى.`,
    openBoth: 'فتح كلتيهما',
    decideLater: 'القرار لاحقًا',
    notLoaded: {
      slideshow: 'تعذّر تحميل عرض الشرائح.',
      podcast: 'تعذّر تحميل البودكاست.',
    },

    ofTwoPeople: {
      keepTheirs: 'اعتماد النسخة الأخرى',
      keepTheirsMeaning: 'تُفتح النسخة الأخرى هنا. التراجع يعيد نسختك.',
      keepMine: 'اعتماد نسختي',
      keepMineMeaning: 'تُحفظ نسختك. وتبقى النسخة الأخرى في السجل.',
      openBothMeaning: {
        slideshow: 'مقارنة النسختين جنبًا إلى جنب، واختيار كل شريحة من أي منهما.',
        podcast: 'مقارنة النسختين جنبًا إلى جنب، واختيار كل فقرة من أي منهما.',
      },
      theirsIsOpen: 'النسخة الأخرى مفتوحة. التراجع يعيد نسختك.',
    },
    ofTwoWindows: {
      keepTheirs: 'اعتماد الأخرى',
      keepTheirsMeaning: 'تُفتح نسخة النافذة الأخرى هنا. التراجع يعيد هذه النسخة.',
      keepMine: 'اعتماد هذه',
      keepMineMeaning: 'تُحفظ نسخة هذه النافذة. وتبقى الأخرى في السجل.',
      openBothMeaning: {
        slideshow: 'مقارنة النسختين جنبًا إلى جنب، واختيار كل شريحة من أي منهما.',
        podcast: 'مقارنة النسختين جنبًا إلى جنب، واختيار كل فقرة من أي منهما.',
      },
      theirsIsOpen: 'نسخة النافذة الأخرى مفتوحة. التراجع يعيد هذه النسخة.',
    },
  },

  'editing/both-versions': {
    cancel: 'إلغاء',
    save: 'حفظ',
    asProposed: 'كما هو مقترح',
    takeAtLeastOne: {
      slideshow: 'يُرجى اختيار شريحة واحدة على الأقل.',
      podcast: 'يُرجى اختيار فقرة واحدة على الأقل.',
    },
    bothStay: (conflictText) => `${conflictText} يمكنك استرجاع كلتا النسختين.`,

    order: 'الترتيب',
    changedInBoth: 'تغيّرت في كلتيهما',
    different: 'مختلفة',
    without: { slideshow: 'بدون هذه الشريحة', podcast: 'بدون هذه الفقرة' },
    sameInBoth: {
      slideshow: (count) => `الشرائح المتطابقة في النسختين (${numberOf(count)}):`,
      podcast: (count) => `الفقرات المتطابقة في النسختين (${numberOf(count)}):`,
    },

    ofTwoPeople: {
      title: 'نسختك والنسخة الأخرى',
      bothStayTaken: (conflictText) =>
        `${conflictText} ما تغيّر في نسخة واحدة فقط مأخوذ بالفعل. يمكنك استرجاع كلتا النسختين.`,
      willBeSaved: {
        slideshow: (count) => `سيُحفظ: ${slidesOf(count)}. التراجع يعيد نسختك.`,
        podcast: (count) => `سيُحفظ: ${segmentsOf(count)}. التراجع يعيد نسختك.`,
      },
      mine: {
        label: 'نسختي',
        all: 'نسختي كلها',
        changed: 'تغيّرت في نسختي',
        added: 'جديدة في نسختي',
        deleted: 'محذوفة في نسختي',
        deletedButChanged: 'محذوفة في نسختي، متغيّرة في الأخرى',
        only: 'في نسختي فقط',
        order: {
          slideshow: 'ترتيب الشرائح في نسختي',
          podcast: 'ترتيب الفقرات في نسختي',
        },
        sameWords: 'الكلمات نفسها، والمظهر أو الحركة كما في نسختي.',
      },
      theirs: {
        label: 'النسخة الأخرى',
        all: 'النسخة الأخرى كلها',
        changed: 'تغيّرت في النسخة الأخرى',
        added: 'جديدة في النسخة الأخرى',
        deleted: 'محذوفة في النسخة الأخرى',
        deletedButChanged: 'متغيّرة في نسختي، محذوفة في الأخرى',
        only: 'في النسخة الأخرى فقط',
        order: {
          slideshow: 'ترتيب الشرائح في النسخة الأخرى',
          podcast: 'ترتيب الفقرات في النسخة الأخرى',
        },
        sameWords: 'الكلمات نفسها، والمظهر أو الحركة كما في النسخة الأخرى.',
      },
    },
    ofTwoWindows: {
      title: 'نسختاك',
      bothStayTaken: (conflictText) =>
        `${conflictText} ما تغيّر في نافذة واحدة فقط مأخوذ بالفعل. يمكنك استرجاع كلتا النسختين.`,
      willBeSaved: {
        slideshow: (count) => `سيُحفظ: ${slidesOf(count)}. التراجع يعيد هذه النسخة.`,
        podcast: (count) => `سيُحفظ: ${segmentsOf(count)}. التراجع يعيد هذه النسخة.`,
      },
      mine: {
        label: 'هذه النافذة',
        all: 'هذه النافذة كلها',
        changed: 'تغيّرت في هذه النافذة',
        added: 'جديدة في هذه النافذة',
        deleted: 'محذوفة في هذه النافذة',
        deletedButChanged: 'محذوفة في هذه النافذة، متغيّرة في الأخرى',
        only: 'في هذه النافذة فقط',
        order: {
          slideshow: 'ترتيب الشرائح في هذه النافذة',
          podcast: 'ترتيب الفقرات في هذه النافذة',
        },
        sameWords: 'الكلمات نفسها، والمظهر أو الحركة كما في هذه النافذة.',
      },
      theirs: {
        label: 'النافذة الأخرى',
        all: 'النافذة الأخرى كلها',
        changed: 'تغيّرت في النافذة الأخرى',
        added: 'جديدة في النافذة الأخرى',
        deleted: 'محذوفة في النافذة الأخرى',
        deletedButChanged: 'متغيّرة في هذه النافذة، محذوفة في الأخرى',
        only: 'في النافذة الأخرى فقط',
        order: {
          slideshow: 'ترتيب الشرائح في النافذة الأخرى',
          podcast: 'ترتيب الفقرات في النافذة الأخرى',
        },
        sameWords: 'الكلمات نفسها، والمظهر أو الحركة كما في النافذة الأخرى.',
      },
    },
  },

  'editing/page-changes': {
    title: 'تغيّرت الصفحة',
    bar: {
      slideshow: 'تغيّرت الصفحة منذ إنشاء عرض الشرائح هذا منها.',
      podcast: 'تغيّرت الصفحة منذ إنشاء هذا البودكاست منها.',
    },
    show: 'إظهار التغييرات',
    reading: 'جارٍ قراءة الصفحة…',
    cancel: 'إلغاء',
    cancelled: 'لم تُقرأ الصفحة.',
    notRead: 'تعذّرت قراءة الصفحة. يُرجى المحاولة مرة أخرى.',
    gone: 'لم تعد الصفحة في المقرر، أو لم يعد بإمكانك رؤيتها. يبقى المحتوى الخاص بك كما هو.',
    inStep: 'ما زالت الصفحة تقول ما أُنشئ منه هذا المحتوى. لا يلزم فعل شيء.',
    edited: (title, time) => `عُدّلت «${title}» في ${time}.`,
    passagesChanged: (count) =>
      plural(count, {
        zero: 'لم يتغيّر أي مقطع.',
        one: 'تغيّر مقطع واحد.',
        two: 'تغيّر مقطعان.',
        few: 'تغيّرت # مقاطع.',
        many: 'تغيّر # مقطعًا.',
        other: 'تغيّر # مقطع.',
      }),
    passagesAdded: (count) =>
      plural(count, {
        zero: 'لا مقاطع جديدة.',
        one: 'مقطع واحد جديد.',
        two: 'مقطعان جديدان.',
        few: '# مقاطع جديدة.',
        many: '# مقطعًا جديدًا.',
        other: '# مقطع جديد.',
      }),
    passagesRemoved: (count) =>
      plural(count, {
        zero: 'لم يُحذف أي مقطع.',
        one: 'حُذف مقطع واحد.',
        two: 'حُذف مقطعان.',
        few: 'حُذفت # مقاطع.',
        many: 'حُذف # مقطعًا.',
        other: 'حُذف # مقطع.',
      }),
    nothingByItself: 'لا يتغيّر شيء من تلقاء نفسه. القرار لك في كل اقتراح، ويمكنك التراجع عن الكل بخطوة واحدة.',
    passages: 'مقاطع الصفحة',
    changed: 'متغيّر',
    added: 'جديد',
    removed: 'محذوف',
    noPart: 'لا شيء يستند إليه.',
    slide: (number) => `الشريحة ${numberOf(number)}`,
    line: (line, segment) => `السطر ${numberOf(line)} من الفقرة ${numberOf(segment)}`,
    noProposal: (part) => `${part}: لا يوجد اقتراح.`,
    update: (count) =>
      plural(count, {
        zero: 'لا أجزاء للتحديث',
        one: 'تحديث جزء واحد',
        two: 'تحديث جزأين',
        few: 'تحديث # أجزاء',
        many: 'تحديث # جزءًا',
        other: 'تحديث # جزء',
      }),
    propose: { slideshow: 'اقتراح شريحة', podcast: 'اقتراح سطر' },
    writing: (done, total) => `جارٍ كتابة الاقتراحات: ${numberOf(done)} من ${numberOf(total)}`,
    notProposed: (part) => `${part}: تعذّر على أداة الكتابة تقديم اقتراح. يُرجى المحاولة مرة أخرى.`,
    proposals: 'الاقتراحات',
    newPart: { slideshow: 'شريحة جديدة', podcast: 'سطر جديد' },
    removal: {
      slideshow: 'حُذفت كل مقاطع هذه الشريحة. الاقتراح يزيلها.',
      podcast: 'حُذفت كل مقاطع هذا السطر. الاقتراح يزيله.',
    },
    now: 'الآن',
    proposed: 'المقترح',
    keep: 'إبقاؤه كما هو',
    take: 'قبول الاقتراح',
    keepAll: 'إبقاء الكل',
    takeAll: 'قبول الكل',
    apply: 'تطبيق اختياراتي',
    applied: 'طُبّقت اختياراتك.',
    settle: 'ما زال صحيحًا، إنهاء الكل',
    settled: 'أُنهيت تغييرات الصفحة.',
    editedMeanwhile: (part) => `${part}: جرى تعديل في هذه الأثناء ولم يُستبدل شيء. حدّث مرة أخرى.`,
  },
  'editing/panels': {
    figures: 'الأرقام',
    madeWith: 'أُنشئ باستخدام',

    regenerateAllAudio: 'إعادة إنشاء كل الصوت',
    regenerate: 'إعادة الإنشاء',

    pageNotKept: 'الصفحة المصدر غير محفوظة مع هذا المحتوى. إعادة إنشائه تُظهر ما يستند إليه كل جزء.',
    notFromPage: (sentences) =>
      plural(sentences, {
        zero: 'كل الجمل من الصفحة',
        one: 'جملة واحدة ليست من الصفحة',
        two: 'جملتان ليستا من الصفحة',
        few: '# جمل ليست من الصفحة',
        many: '# جملة ليست من الصفحة',
        other: '# جملة ليست من الصفحة',
      }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        zero: 'لا توجد جمل تخالف الصفحة',
        one: 'جملة واحدة تخالف الصفحة',
        two: 'جملتان تخالفان الصفحة',
        few: '# جمل تخالف الصفحة',
        many: '# جملة تخالف الصفحة',
        other: '# جملة تخالف الصفحة',
      }),
    groundingReasons: {
      number: (words: string) => `لا يوجد العدد ${words} في الصفحة.`,
      date: (words: string) => `لا يوجد التاريخ ${words} في الصفحة.`,
      name: (words: string) => `لا تذكر الصفحة ${words} هنا.`,
      unit: (words: string) => `تذكر الصفحة وحدة غير ${words}.`,
      term: (words: string) => `لا تستخدم الصفحة المصطلح ${words} هنا.`,
      negation: () => 'تختلف الصفحة عن هذه الجملة في النفي.',
      direction: (words: string) => `تقول الصفحة العكس: ${words}.`,
      quote: () => 'هذا الاقتباس غير موجود في الصفحة.',
      unsupported: () => 'لا تقول الصفحة هذا.',
      answer: () => 'تذكر الصفحة هذا الخيار إجابةً أيضًا.',
      doubted: () => 'يرى نموذج ثانٍ أن الصفحة لا تدعم هذا.',
    },
    pageSays: (words: string) => `تقول الصفحة: ${words}.`,
    noPassage: 'لا يستند هذا إلى موضع محدد من الصفحة.',

    // Marks of speech in a script.
    addMark: 'إضافة علامة نطق',
    addMarks: { pause: 'إضافة وقفة', slow: 'أبطأ', strong: 'تشديد' },
    marks: 'علامات النطق في النص',
    lengthOfPause: (number) => `العلامة ${number}: مدة الوقفة`,
    pauseOf: (seconds) => `وقفة ${seconds} ث`,
    markOf: {
      slow: (words) => `أبطأ: ${words}`,
      strong: (words) => `تشديد: ${words}`,
    },
    removeMark: (number, mark) => `إزالة العلامة ${number}: ${mark}`,
    notFollowed: (voice, marks) => `لا يستطيع الصوت ${voice} هذا: ${marks}. تُنطق الكلمات كالمعتاد.`,
  },

  'editing/spoken-takes': {
    takes: 'المحاولات',
    text: 'النص',
    about: 'النص نفسه بالصوت نفسه، منطوقًا مرة أخرى.',
    unlikeRegenerating:
      'يستبدل «إعادة إنشاء الصوت» الصوت، وإن كان بصوت آخر. ويحتفظ «قولها مرة أخرى» بكل محاولة ليمكنك الاختيار.',
    differByPace: 'ينطق الصوت المدمج كل محاولة بسرعة مختلفة.',
    alwaysTheSame: 'ينطق هذا الصوت النص بالطريقة نفسها دائمًا.',
    noTakes: 'لا توجد محاولة لهذا النص بعد. يُرجى إنشاء صوته أولًا.',
    noFurtherTake: 'ليس لهذا الصوت محاولات أخرى لهذا النص.',
    loading: 'جارٍ تحميل المحاولات...',
    saving: 'جارٍ حفظ تغييراتك...',
    notSaved: 'المحاولات هي محاولات النص المحفوظ، وتعذّر حفظ تغييراتك. يُرجى التجربة مرة أخرى.',
    notLoaded: 'تعذّر تحميل المحاولات. يُرجى التجربة مرة أخرى.',
    take: (number) => `المحاولة ${number}`,
    play: (number) => `تشغيل المحاولة ${number}`,
    pause: (number) => `إيقاف المحاولة ${number} مؤقتًا`,
    use: 'استخدام',
    chooseTake: (number) => `استخدام المحاولة ${number}`,
    inUse: 'مستخدَمة',
    nowInUse: (number) => `المحاولة ${number} مستخدَمة.`,
    notUsed: 'تعذّر استخدام هذه المحاولة. يُرجى التجربة مرة أخرى.',
    makeAnother: 'إنشاء محاولة أخرى',
    making: (number) => `جارٍ إنشاء المحاولة ${number}...`,
    cancel: 'إلغاء',
    cancelled: 'أُلغي. يبقى الصوت كما كان.',
    sameAsBefore: (number) =>
      `نطق الصوت تمامًا كما في المحاولة ${number}، لذا لا توجد محاولة جديدة. المحاولة ${number} مستخدَمة.`,
    tryAgain: 'المحاولة مرة أخرى',
    aboutTryingAgain:
      'يمكنك المحاولة مرة أخرى: قد يتحدث الصوت بطريقة مختلفة. إذا كان مزوّده يتقاضى رسومًا، فهو يتقاضاها عن كل محاولة.',
    notMade: 'تعذّر إنشاء المحاولة. يُرجى التجربة مرة أخرى.',
    changedMeanwhile: 'تغيّر النص أو محاولاته في هذه الأثناء. يُرجى النظر في القائمة مرة أخرى.',
  },

  'editing/translation': {
    alsoIn: 'بلغات أخرى …',
    translationInto: (language) => `ترجمة: ${language}`,
    others: {
      slideshow: 'عرض الشرائح هذا بلغات أخرى',
      podcast: 'هذا البودكاست بلغات أخرى',
    },
    original: (language) => `${language} (الأصل)`,
    originalUnknown: 'الأصل',
    inProgress: (language) => `${language}: جارٍ الترجمة`,
    notListed: 'تعذّر تحميل اللغات. يُرجى المحاولة مرة أخرى.',
    translateInto: 'الترجمة إلى …',
    title: { slideshow: 'ترجمة عرض الشرائح هذا', podcast: 'ترجمة هذا البودكاست' },
    about:
      'تُترجم كل النصوص وتُقرأ صوتيًا. تبقى الصيغ والرموز البرمجية والصور والحركات كما هي، ويبقى الأصل أيضًا.',
    language: 'اللغة',
    narrator: 'الراوي',
    host: (name) => `المقدِّم ${name}`,
    translate: 'ترجمة',
    waiting: 'في انتظار الدور',
    translating: (done, total) => `جارٍ الترجمة: ${numberOf(done)} من ${numberOf(total)}`,
    voicing: (done, total) => `جارٍ إنشاء الصوت: ${numberOf(done)} من ${numberOf(total)}`,
    workContinues: 'يمكنك إغلاق هذه النافذة. يستمر العمل.',
    ready: (language) => `الترجمة جاهزة: ${language}.`,
    open: 'فتح',
    failed: 'فشلت الترجمة. يُرجى المحاولة مرة أخرى.',
    cancelled: 'أُلغيت الترجمة.',
    notStarted: 'تعذّر بدء الترجمة. يُرجى المحاولة مرة أخرى.',
    notCancelled: 'تعذّر إلغاء الترجمة. يُرجى المحاولة مرة أخرى.',
    deleteTranslation: 'حذف الترجمة',
    deleteTitle: 'هل تريد حذف هذه الترجمة؟',
    deleteQuestion: 'تُحذف الترجمة وصوتها. يبقى الأصل كما هو.',
    deleted: 'حُذفت الترجمة.',
    notDeleted: 'تعذّر حذف الترجمة. يُرجى المحاولة مرة أخرى.',
    notRestored: 'تعذّرت استعادة الترجمة. يُرجى المحاولة مرة أخرى.',
    behind: (count) =>
      plural(count, {
        zero: 'لا أجزاء متأخرة عن الأصل.',
        one: 'جزء واحد متأخر عن الأصل.',
        two: 'جزآن متأخران عن الأصل.',
        few: '# أجزاء متأخرة عن الأصل.',
        many: '# جزءًا متأخرًا عن الأصل.',
        other: '# جزء متأخر عن الأصل.',
      }),
    behindTitle: 'متأخر عن الأصل',
    reading: 'جارٍ قراءة الأصل…',
    notRead: 'تعذّرت قراءة الأصل. يُرجى المحاولة مرة أخرى.',
    gone: 'حُذف الأصل. تبقى هذه الترجمة كما هي.',
    inStep: 'تقول هذه الترجمة ما يقوله الأصل. لا يلزم فعل شيء.',
    frame: 'العنوان',
    segment: (number) => `الفقرة ${numberOf(number)}`,
    update: 'تحديث هذه الأجزاء',
    removal: 'لم يعد هذا الجزء في الأصل. الاقتراح يزيله هنا أيضًا.',
  },

  'editing/presence': {
    slideshow: {
      open: (name) => `عرض الشرائح مفتوح أيضًا لدى ${name}`,
      openByTwo: (one, other) => `عرض الشرائح مفتوح أيضًا لدى ${one} و${other}`,
      openByMore: (one, other, more) => `عرض الشرائح مفتوح أيضًا لدى ${one} و${other} و${others(more)}`,
    },
    podcast: {
      open: (name) => `البودكاست مفتوح أيضًا لدى ${name}`,
      openByTwo: (one, other) => `البودكاست مفتوح أيضًا لدى ${one} و${other}`,
      openByMore: (one, other, more) => `البودكاست مفتوح أيضًا لدى ${one} و${other} و${others(more)}`,
    },

    otherWindow: 'مفتوح في نافذة أخرى أيضًا',
    alsoHere: (names) => `هنا أيضًا: ${names}.`,
    otherWindowToo: 'هذا مفتوح في نافذة أخرى أيضًا.',
  },

  'editing/rewriting': {
    suggestions: 'اقتراحات',
    instruction: 'ما الذي يجب أن يتغيّر؟',
    instructionHint: 'لا يقول النص الجديد إلا ما تقوله الصفحة.',
    instructionMissing: 'يُرجى توضيح ما يجب أن يتغيّر.',
    rewrite: 'إعادة الصياغة',
    rewriting: 'جارٍ إعادة الصياغة...',
    unfinished: 'لم يُقارَن بالصفحة بعد',
    cancel: 'إلغاء',
    close: 'إغلاق',
    notRewritten: 'لم تُعَد صياغة شيء. يُرجى المحاولة مرة أخرى.',

    undo: 'تراجع',
    editedSince: 'جرى تعديله بعد ذلك. يعيدك التراجع خطوةً خطوة.',
  },
}
