import { listOf } from '../../lists.ts'
import { decimalOf, numberOf } from '../../numbers.ts'
import type { SlideshowEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const wordsOf = (count: number): string =>
  plural(count, {
    zero: 'لا كلمات',
    one: 'كلمة واحدة',
    two: 'كلمتان',
    few: '# كلمات',
    many: '# كلمة',
    other: '# كلمة',
  })

export const slideshowEditor: SlideshowEditorMessages = {
  'slideshow-editor/canvas': {
    slide: (title) => `الشريحة: ${title}`,
    tooMuchText: 'النص أكثر مما تتسع له شريحة واحدة',
    split: 'تقسيم',
    replay: 'إعادة العرض',
  },

  'slideshow-editor/document': {
    saved: 'تم حفظ عرض الشرائح!',
    notSaved: 'تعذّر حفظ عرض الشرائح. يُرجى المحاولة مرة أخرى.',
    completed: 'وُضعت علامة «مكتمل» على عرض الشرائح!',
    notCompleted: 'حُفظ عرض الشرائح، لكن تعذّر تحديث حالته. يُرجى المحاولة مرة أخرى.',
    noPresentation: 'لا توجد بيانات للعرض',

    editsSlide: (name, slide) => `${name}: تحرير الشريحة ${slide}`,
    atSlide: (name, slide) => `${name}: الشريحة ${slide}`,

    titleAndTheme: 'العنوان والسمة',

    slideMoved: (title, number, count) => `${title}: أصبحت الشريحة ${number} من ${count}.`,
    slidesMoved: (moved, first, last, count) =>
      plural(moved, {
        zero: 'لم تُنقل أي شريحة.',
        one: `نُقلت شريحة واحدة. أصبحت الشريحة ${first} من ${count}.`,
        two: `نُقلت شريحتان. أصبحتا الشريحتين ${first} و${last} من ${count}.`,
        few: `نُقلت # شرائح. أصبحت الشرائح من ${first} إلى ${last} من أصل ${count}.`,
        many: `نُقلت # شريحة. أصبحت الشرائح من ${first} إلى ${last} من أصل ${count}.`,
        other: `نُقلت # شريحة. أصبحت الشرائح من ${first} إلى ${last} من أصل ${count}.`,
      }),

    pictureTooLarge: 'حجم هذه الصورة أكبر من 10 MiB. يُرجى اختيار صورة أصغر.',
    pictureNotUploaded: 'تعذّر رفع الصورة. يُرجى المحاولة مرة أخرى.',
    typeChangedDuringUpload: 'تغيّر نوع الشريحة أثناء رفع صورتها. تظهر الصورة تحت حقل الصورة في أي شريحة.',
    slideDeletedDuringUpload: 'حُذفت الشريحة أثناء رفع صورتها. تظهر الصورة تحت حقل الصورة في أي شريحة.',
    pictureIsOnSlide: (number) => `الصورة الآن في الشريحة ${number}.`,
  },

  'slideshow-editor/drawing': {
    drawing: 'رسم',
    about: 'يعرض بيانات بدل الصورة، بألوان السمة.',
    draw: 'رسم البيانات',
    kind: 'النوع',
    unit: 'الوحدة',
    axis: 'ما تدل عليه العناوين',
    series: (number) => `اسم السلسلة ${number}`,
    addSeries: 'إضافة سلسلة ثانية',
    removeSeries: 'إزالة السلسلة الثانية',
    label: (number) => `عنوان الصف ${number}`,
    value: (number) => `رقم الصف ${number}`,
    valueOf: (number, series) => `رقم الصف ${number}: ${series}`,
    text: (number) => `نص الصف ${number}`,
    items: (number) => `عناصر الصف ${number}، كل عنصر في سطر`,
    up: (number) => `نقل الصف ${number} إلى أعلى`,
    down: (number) => `نقل الصف ${number} إلى أسفل`,
    remove: (number) => `إزالة الصف ${number}`,
    add: 'إضافة صف',
    notANumber: 'هذا ليس رقمًا. مثال: 12.5',
    plainTable: 'استخدام جدول بسيط',
    tableTooSmall: (most) => `الحد الأقصى لهذه الصفوف في الجدول: ${most}. أزل بعض الصفوف أولًا.`,
    picture: 'استخدام صورة بدلًا من ذلك',
  },

  'slideshow-editor/inspector': {
    content: 'المحتوى',
    type: 'النوع',
    changeType: (type) => `النوع: ${type}. تغيير النوع`,
    unknownType: (type) => `نوع شريحة غير معروف: ${type}`,
    choiceOf: (field, choice) => `${field}: ${choice}`,
    bulletRows: {
      row: (number) => `النقطة ${number}`,
      remove: (number) => `إزالة النقطة ${number}`,
      add: 'إضافة نقطة',
      move: {
        up: (number) => `نقل النقطة ${number} لأعلى`,
        down: (number) => `نقل النقطة ${number} لأسفل`,
      },
    },
    itemRows: {
      row: (number) => `العنصر ${number}`,
      remove: (number) => `إزالة العنصر ${number}`,
      add: 'إضافة عنصر',
      move: {
        up: (number) => `نقل العنصر ${number} لأعلى`,
        down: (number) => `نقل العنصر ${number} لأسفل`,
      },
    },
    layout: 'التخطيط',
    automaticLayout: 'تلقائي',
    aboutAutomaticLayout: 'يُختار حسب محتوى الشريحة',

    rewriteSlide: 'إعادة صياغة الشريحة…',
    rewritingSlide: (number) => `جارٍ إعادة صياغة الشريحة ${number}...`,
    rewritten: 'أُعيدت صياغة الشريحة',
    notRewritten: 'تركت أداة الكتابة هذه الشريحة كما هي.',
    editedMeanwhile: 'جرى تعديل هذه الشريحة في هذه الأثناء، فبقيت بصيغتك.',

    pictureAddress: 'عنوان صورة',
    insecurePicture: 'لا يمكن عرض هذه الصورة: يبدأ عنوانها بـ http:. الحل هو https:، أو رفع الصورة.',
    describePicture: 'يُرجى وصف هذه الصورة لمن لا يستطيع رؤيتها.',
    picturesOfPage: 'صور الصفحة',
    unusedPictures: 'مرفوعة، وليست في أي شريحة بعد',
    picture: (number) => `الصورة ${number}`,
    pictureFile: 'ملف الصورة',
    uploadPicture: 'رفع صورة',
    uploading: 'جارٍ الرفع...',
    uploadingPicture: 'جارٍ رفع الصورة',
    cancel: 'إلغاء',

    pictureOnSlide: 'الصورة في الشريحة',
    pictureSize: 'حجم الصورة',
    automaticSize: 'تلقائي',
    wholePicture: 'الصورة كاملة',
    fillPlace: 'ملء المساحة',
    horizontalFocus: 'موضع التركيز، من اليسار إلى اليمين',
    verticalFocus: 'موضع التركيز، من أعلى إلى أسفل',
    zoom: 'التكبير',
    percent: (percent) => `${percent}%`,

    motion: 'الحركة والمؤثرات',
    transition: 'الانتقال',
    background: 'الخلفية',
    speed: 'السرعة',
    speeds: { slow: 'بطيئة', normal: 'عادية', fast: 'سريعة' },
    intensity: 'الشدة',
    intensities: { subtle: 'خفيفة', normal: 'عادية', intense: 'قوية' },
    elements: {
      title: 'العنوان',
      subtitle: 'العنوان الفرعي',
      content: 'المحتوى',
      bullets: 'النقاط',
      image: 'الصورة',
      quote: 'الاقتباس',
    },
    animationOf: (element) => `حركة ${element}`,
    duration: 'المدة',
    namedDuration: (name, milliseconds) => `${name} (${milliseconds} مللي ثانية)`,
    delay: 'التأخير',
    milliseconds: (milliseconds) => `${milliseconds} مللي ثانية`,

    sources: 'المصادر',
    aboutSources: 'ما تستند إليه هذه الشريحة في الصفحة',
  },

  'slideshow-editor': {
    slideshow: 'عرض شرائح',
    loading: 'جارٍ تحميل عرض الشرائح...',
    cannotLoad: 'خطأ في تحميل عرض الشرائح',
    loadingFailed: 'تعذّر تحميل عرض الشرائح. قد لا يكون موجودًا، أو حدث خطأ أثناء جلبه.',
    backToCourses: 'العودة إلى المقررات',

    back: 'رجوع',
    presentationTitle: 'عنوان العرض',
    mode: 'الوضع',
    edit: 'تحرير',
    preview: 'معاينة',
    fullscreen: 'ملء الشاشة',
    previousSlide: 'السابقة',
    nextSlide: 'التالية',
    slideOfSlides: (number, count) => `${number} / ${count}`,

    slideSettings: 'إعدادات الشريحة',
    theme: 'السمة',
    closeTheme: 'إغلاق السمة',
    voiceOfSlide: 'صوت هذه الشريحة',
    closeVoiceOfSlide: 'إغلاق صوت هذه الشريحة',

    addSlide: 'إضافة شريحة',
    duplicateSlides: (count) =>
      plural(count, {
        zero: 'تكرار الشرائح',
        one: 'تكرار الشريحة',
        two: 'تكرار شريحتين',
        few: 'تكرار # شرائح',
        many: 'تكرار # شريحة',
        other: 'تكرار # شريحة',
      }),
    deleteSlides: (count) =>
      plural(count, {
        zero: 'حذف الشرائح',
        one: 'حذف الشريحة',
        two: 'حذف شريحتين',
        few: 'حذف # شرائح',
        many: 'حذف # شريحة',
        other: 'حذف # شريحة',
      }),
    moveSlidesUp: (count) =>
      plural(count, {
        zero: 'نقل الشرائح لأعلى',
        one: 'نقل الشريحة لأعلى',
        two: 'نقل شريحتين لأعلى',
        few: 'نقل # شرائح لأعلى',
        many: 'نقل # شريحة لأعلى',
        other: 'نقل # شريحة لأعلى',
      }),
    moveSlidesDown: (count) =>
      plural(count, {
        zero: 'نقل الشرائح لأسفل',
        one: 'نقل الشريحة لأسفل',
        two: 'نقل شريحتين لأسفل',
        few: 'نقل # شرائح لأسفل',
        many: 'نقل # شريحة لأسفل',
        other: 'نقل # شريحة لأسفل',
      }),
    changeType: 'تغيير النوع',
    splitSlide: 'تقسيم الشريحة',
    generateAudioOfSlide: 'إنشاء الصوت لهذه الشريحة',
    recordSlide: 'تسجيل هذه الشريحة بصوتك',
    generateMissingAudio: 'إنشاء الصوت لكل الشرائح التي تحتاج إليه',
    regenerateAllAudio: 'إعادة إنشاء الصوت لكل الشرائح',
    goToSlide: (number, title) => `الانتقال إلى الشريحة ${number}: ${title}`,

    generateNewContent: 'إنشاء محتوى جديد',
    willReplaceContent: 'سيحل محتوى جديد محل المحتوى الحالي. هل نتابع؟',
    generate: 'إنشاء',
    generating: 'جارٍ الإنشاء...',
    generatingSlideshow: 'جارٍ إنشاء عرض الشرائح...',
    generated: 'تم إنشاء عرض الشرائح!',
    generationFailed: 'تعذّر الإنشاء',
    generationFailedBecause: (reason) => `تعذّر الإنشاء: ${reason}`,
    invalidResponse: 'رد غير صالح من الخادم',
    notGenerated: 'تعذّر إنشاء محتوى جديد. يُرجى المحاولة مرة أخرى.',

    pictureUploading: 'لم يكتمل رفع صورة، وستضيع عند المغادرة.',
    pictureUploadingAndUnsaved:
      'لم يكتمل رفع صورة، وستضيع عند المغادرة. أما تغييراتك الأخرى فيحتفظ بها هذا المتصفح ويعرضها عند عودتك.',
  },

  'slideshow-editor/on-slide': {
    addText: (name) => `إضافة: ${name}`,
    editText: (name, text) => `${name}، تحرير: ${text}`,
    clickToEdit: 'النقر للتحرير',
    textOnSlide: (name) => `${name}، في الشريحة`,
    choosePicture: (name) => `${name}، اختيار`,
    clickToChoose: 'النقر للاختيار',

    bullet: (number) => `النقطة ${number}`,
    item: (number) => `العنصر ${number}`,
    paragraph: (name, number) => `${name}، المقطع ${number}`,

    editTextByKey: 'تحرير نص في الشريحة',
    goToTextBeside: 'الانتقال إلى النص التالي أو السابق فيها',
    leaveUnchanged: 'ترك النص كما كان من قبل',
    bold: 'غامق',
    italic: 'مائل',
  },

  'slideshow-editor/rail': {
    back: 'رجوع',
    slides: 'الشرائح',
    addSlide: 'إضافة شريحة',
    saving: 'جارٍ الحفظ...',
    generating: 'جارٍ الإنشاء...',

    selected: 'محددة',
    hasAudio: 'لها صوت',
    hasOwnRecording: 'لها صوت، تسجيل شخصي',
    moveUp: (number, title) => `نقل الشريحة ${number} لأعلى، ${title}`,
    moveDown: (number, title) => `نقل الشريحة ${number} لأسفل، ${title}`,
    duplicate: (number, title) => `تكرار الشريحة ${number}، ${title}`,
    deleteSlide: (number, title) => `حذف الشريحة ${number}، ${title}`,
    keepsOneSlide: 'يحتفظ عرض الشرائح بشريحة واحدة على الأقل.',

    countSelected: (count) => `المحدد: ${numberOf(count)}`,
    moveSelectedUp: 'نقل الشرائح المحددة لأعلى',
    moveSelectedDown: 'نقل الشرائح المحددة لأسفل',
    duplicateSelected: 'تكرار الشرائح المحددة',
    deleteSelected: 'حذف الشرائح المحددة',

    deleteSlides: (count) =>
      plural(count, {
        zero: 'حذف الشرائح',
        one: 'حذف الشريحة',
        two: 'حذف الشريحتين',
        few: 'حذف الشرائح',
        many: 'حذف الشرائح',
        other: 'حذف الشرائح',
      }),
    reallyDelete: (count) =>
      plural(count, {
        zero: 'تأكيد حذف هذه الشرائح؟',
        one: 'تأكيد حذف هذه الشريحة؟',
        two: 'تأكيد حذف هاتين الشريحتين؟',
        few: 'تأكيد حذف هذه الشرائح (#)؟',
        many: 'تأكيد حذف هذه الشرائح (#)؟',
        other: 'تأكيد حذف هذه الشرائح (#)؟',
      }),
    confirmDelete: 'حذف',

    goToSlideBeside: 'الانتقال إلى الشريحة السابقة أو التالية',
    selectMore: 'تحديد شرائح أخرى',
    selectAll: 'تحديد كل الشرائح',
    moveSelected: 'نقل الشرائح المحددة',
    deleteSelectedByKey: 'حذف الشرائح المحددة',

    changeType: 'تغيير النوع',
    currentType: (type) => `${type} (الحالي)`,
    cancel: 'إلغاء',
  },

  'slideshow-editor/theme': {
    categories: {
      educational: 'تعليمية',
      corporate: 'مؤسسية',
      creative: 'إبداعية',
      minimal: 'بسيطة',
    },
    themesOf: (category) => `سمات ${category}`,
    resetTo: (preset) => `إعادة الضبط إلى ${preset}`,

    colors: 'الألوان',
    colorNames: {
      primary_color: 'أساسي',
      secondary_color: 'ثانوي',
      accent_color: 'تمييز',
      danger_color: 'تحذير',
      card_bg: 'البطاقة',
      text_primary: 'النص',
      text_secondary: 'النص الخافت',
    },
    readable: 'سهل القراءة',
    hardToRead: 'صعب القراءة',
    makeReadable: 'تسهيل القراءة',
    unreadableText: {
      card: (contrast) => `النص على البطاقة: التباين ${decimalOf(contrast)}، وتسهل القراءة من 4.5 فأكثر.`,
      background: (contrast) =>
        `النص على الخلفية: التباين ${decimalOf(contrast)}، وتسهل القراءة من 4.5 فأكثر.`,
    },
    unreadableSoftText: {
      card: (contrast) =>
        `النص الخافت على البطاقة: التباين ${decimalOf(contrast)}، وتسهل القراءة من 4.5 فأكثر.`,
      background: (contrast) =>
        `النص الخافت على الخلفية: التباين ${decimalOf(contrast)}، وتسهل القراءة من 4.5 فأكثر.`,
    },

    gradient: 'تدرّج الخلفية',
    gradientFrom: 'من',
    gradientTo: 'إلى',
    direction: 'الاتجاه',
    degrees: (angle) => `${angle}°`,

    shape: 'الشكل',
    borderRadius: 'استدارة الزوايا',
    shadow: 'الظل',
    shadowOffset: 'إزاحة الظل',
    shadowBlur: 'تمويه الظل',
    shadowOpacity: 'عتامة الظل',
    pixels: (length) => `${length} بكسل`,
    percent: (percent) => `${percent}%`,

    transition: 'الانتقال',
    transitionSpeed: 'سرعة الانتقال',
    transitionType: 'نوع الانتقال',
    seconds: (seconds) => `${decimalOf(seconds)} ثانية`,
    applyToAll: 'تطبيق على كل الشرائح',
    appliedToAll: 'تظهر كل الشرائح الآن بهذا الانتقال.',
    undo: 'تراجع',
    forNewSlides: 'تظهر الشرائح الجديدة بهذا الانتقال.',

    brand: 'هويتك البصرية',
    brandSummary: 'سمة من ألوانك أو شعارك',
    color: (number) => `اللون ${number}`,
    darkGround: 'خلفية داكنة',
    applyColors: 'استخدام هذه الألوان',
    chooseLogo: 'أخذها من شعار',
    logo: 'الشعار',
    unreadableLogo: 'تعذّرت قراءة ألوان هذه الصورة. يُرجى تجربة ملف PNG أو JPEG أو WebP أو SVG.',
  },

  'slideshow-editor/voicing': {
    status: { 'Not Generated': 'لم يُنشأ', Available: 'متوفر', 'Update Needed': 'يحتاج إلى تحديث' },

    script: 'النص الصوتي',
    words: wordsOf,
    characters: (count) =>
      plural(count, {
        zero: 'لا أحرف',
        one: 'حرف واحد',
        two: 'حرفان',
        few: '# أحرف',
        many: '# حرفًا',
        other: '# حرف',
      }),
    aboutMinutes: (minutes) => `نحو ${minutes} د`,
    wordsPerMinute: (count) => `${wordsOf(count)} في الدقيقة`,
    ownVoiceTime: (time) => `${time} بصوتك`,

    generate: 'إنشاء الصوت',
    regenerate: 'إعادة إنشاء الصوت',
    update: 'تحديث الصوت',
    generating: 'جارٍ الإنشاء...',
    record: 'تسجيل',
    alsoNeedsAudio: (texts) => `يحتاج إلى صوت أيضًا: ${texts}.`,
    mute: 'كتم الصوت',
    unmute: 'إلغاء كتم الصوت',
    noVoice: 'يُرجى اختيار صوت أولًا',
    emptyScript: 'النص الصوتي فارغ. يُرجى إضافة نص لإنشاء الصوت.',
    failed: 'تعذّر إنشاء الصوت',
    failedTryAgain: 'تعذّر إنشاء الصوت. يُرجى المحاولة مرة أخرى.',
    notYetAccessible: 'اكتمل إنشاء الصوت، لكن الملف غير متاح بعد. يُرجى الانتظار لحظة ثم إعادة التشغيل.',
    takesAndSettings: 'المحاولات والإعدادات',

    saving: 'جارٍ الحفظ...',
    generateAllNeeded: 'إنشاء كل ما يلزم',
    updateAllNeeded: 'تحديث كل ما يلزم',
    regenerateAll: 'إعادة إنشاء الكل',
    everySlideHasAudio: 'لكل شريحة ذات نص صوتها.',
    slidesNeedAudio: (count) => `شرائح تحتاج إلى صوت: ${numberOf(count)}.`,
    slidesHaveOwnVoice: (count) => `شرائح بصوتك: ${numberOf(count)}.`,
    voiced: (done, total) => `الجاهز: ${done} من ${total}`,
    cancel: 'إلغاء',
    progress: 'صوت الشرائح',
    audio: 'الصوت',
    narrator: 'الراوي',
    cannotLoadVoices: 'تعذّر تحميل الأصوات المتاحة',
    askRegenerateAudio: (count) =>
      plural(count, {
        zero: 'لا شرائح لإنشاء صوتها.',
        one: 'ستُنطق الشريحة من جديد بالصوت المختار، حتى إن توفر الصوت. هل نتابع؟',
        two: 'ستُنطق الشريحتان من جديد بالصوت المختار، حتى حيث يتوفر الصوت. هل نتابع؟',
        few: 'ستُنطق كل الشرائح (#) من جديد بالصوت المختار، حتى حيث يتوفر الصوت. هل نتابع؟',
        many: 'ستُنطق كل الشرائح (#) من جديد بالصوت المختار، حتى حيث يتوفر الصوت. هل نتابع؟',
        other: 'ستُنطق كل الشرائح (#) من جديد بالصوت المختار، حتى حيث يتوفر الصوت. هل نتابع؟',
      }),
    generated: (count) => `تم إنشاء الصوت. الشرائح: ${numberOf(count)}.`,
    partlyGenerated: (done, total, reason) =>
      `الشرائح التي أُنشئ صوتها: ${numberOf(done)} من ${numberOf(total)}. ${reason}`,
    cancelled: (done) => `أُلغي الإنشاء. الشرائح التي أُنشئ صوتها قبل ذلك: ${numberOf(done)}.`,

    slidesWithOwnVoice: (numbers) =>
      plural(numbers.length, {
        zero: 'لا شرائح بصوتك.',
        one: `الشريحة ${listOf(numbers.map(String))} بصوتك.`,
        two: `الشريحتان ${listOf(numbers.map(String))} بصوتك.`,
        few: `الشرائح ${listOf(numbers.map(String))} بصوتك.`,
        many: `الشرائح ${listOf(numbers.map(String))} بصوتك.`,
        other: `الشرائح ${listOf(numbers.map(String))} بصوتك.`,
      }),
    replaceRecording: 'استبدال تسجيلك؟',
    aboutReplacing: 'هذه الشريحة بصوتك. سيُسمع الصوت الاصطناعي بدلًا منه؛ وتبقى محاولاتك في قائمة المحاولات.',
    replace: 'استبدال',
    keepRecording: 'الإبقاء على تسجيلي',
  },
}
