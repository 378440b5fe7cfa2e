import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'الصيغ',
    slideshow: 'عرض شرائح',
    podcast: 'بودكاست',
    alsoIn: 'بلغات أخرى:',
    minutes: (minutes) => `${numberOf(minutes)} د`,
    slides: (slides) =>
      plural(slides, {
        zero: 'بلا شرائح',
        one: 'شريحة واحدة',
        two: 'شريحتان',
        few: '# شرائح',
        many: '# شريحة',
        other: '# شريحة',
      }),
    chapterCount: (chapters) =>
      plural(chapters, {
        zero: 'بلا فصول',
        one: 'فصل واحد',
        two: 'فصلان',
        few: '# فصول',
        many: '# فصلًا',
        other: '# فصل',
      }),

    transcript: 'النص',
    chapters: 'الفصول',
    about: 'معلومات',
    views: 'أجزاء هذه الصفحة',
    followAlong: 'متابعة القراءة',

    course: 'المقرر',
    module: 'الوحدة',
    madeFrom: 'أُعد من صفحة المقرر',
    credits: 'حقوق الصور',
    length: 'المدة',
    published: 'تاريخ النشر',

    downloadTranscript: 'تنزيل النص',
    withoutScript: 'يحتاج التشغيل إلى JavaScript. النص والصوت في الأسفل.',
    notLoaded: 'تعذّر التحميل. يُرجى إعادة تحميل الصفحة.',
    cannotPlay: 'لا يمكن تشغيل الصوت الآن. يُرجى المحاولة مرة أخرى.',
    newVersion: 'يتوفر إصدار جديد.',
    linkEnded: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    reload: 'إعادة التحميل',

    madeWith: (page) => `أُعد باستخدام Lectern من صفحة المقرر «${page}».`,
    kept: 'بلا حساب وبلا ملفات تعريف ارتباط. يُحفظ موضعك على هذا الجهاز فقط.',
  },

  'learn/course': {
    otherPages: 'صفحات أخرى',
    empty: 'لم يُنشر شيء في هذا المقرر بعد.',

    finished: (finished, pieces) => `اكتمل ${numberOf(finished)} من ${numberOf(pieces)}`,
    onDevice: 'على هذا الجهاز',
    goOn: 'تابع من حيث توقفت',
    slideOf: (slide, slides) => `الشريحة ${numberOf(slide)} من ${numberOf(slides)}`,
    chapterOf: (chapter, chapters) => `الفصل ${numberOf(chapter)} من ${numberOf(chapters)}`,
    left: (time) => `بقي ${time}`,
    started: 'بدأت',
    watched: 'شوهد',
    heard: 'سُمع',

    search: 'البحث في العناوين والنصوص',
    show: 'عرض',
    all: 'الكل',
    toDo: 'المتبقي',
    recent: 'الجديد',
    recentCount: (pieces) => `الجديد، ${numberOf(pieces)}`,
    found: (pages) =>
      plural(pages, {
        zero: 'بلا صفحات',
        one: 'صفحة واحدة',
        two: 'صفحتان',
        few: '# صفحات',
        many: '# صفحة',
        other: '# صفحة',
      }),
    notFound: 'لا توجد صفحة مطابقة.',

    forget: 'نسيان تقدمي',
    forgetHint: 'يزيل هذا ما يتذكره هذا الجهاز عن المقرر.',
    forgetNow: 'نسيان',
    forgotten: 'أُزيل تقدمك من هذا الجهاز.',
  },

  'learn/feed': {
    feed: 'خذ البودكاست معك',
    feedHint:
      'أضف المقرر إلى تطبيق البودكاست لديك. تصل الحلقات الجديدة تلقائيًا. العنوان خاص: يُرجى إبقاؤه داخل الصف.',
    feedAddress: 'عنوان الخلاصة',
    copyFeed: 'نسخ عنوان الخلاصة',
    copied: 'تم النسخ',
    addToApp: 'إضافة إلى تطبيق بودكاست',
  },

  'learn/not-found': {
    title: 'لم يعد هنا شيء',
    hint: 'اطلب رابطًا جديدًا ممن أرسل إليك الرابط.',
  },

  'learn/podcast': {
    goals: 'ماذا تتعلم',
    span: (start, end) => `من ${start} إلى ${end}`,
    playFrom: (time) => `تشغيل من ${time}`,
    noAudio: 'ليس لهذا البودكاست صوت بعد. يمكنك قراءته هنا.',
    download: (size) => `تنزيل، ${size}`,

    player: 'المشغّل',
    place: (time, end, chapter) => `${time} من ${end}، ${chapter}`,
    chapter: (chapter, chapters) => `الفصل ${numberOf(chapter)} من ${numberOf(chapters)}`,
    previousChapter: 'الفصل السابق',
    nextChapter: 'الفصل التالي',
    back: (seconds) => `الرجوع ${numberOf(seconds)} ثانية`,
    forward: (seconds) => `التقديم ${numberOf(seconds)} ثانية`,

    ended: 'وصلت إلى النهاية.',
    next: 'التالي',
    nextIn: (module) => `التالي في ${module}`,
  },

  'learn/slideshow': {
    slide: (slide) => `الشريحة ${numberOf(slide)}`,
    place: (slide, slides) => `الشريحة ${numberOf(slide)} من ${numberOf(slides)}`,
    audioOf: (slide) => `صوت الشريحة ${numberOf(slide)}`,

    ended: 'وصلت إلى النهاية',
    slidesSeen: (slides) =>
      plural(slides, {
        zero: 'هذا العرض بلا شرائح.',
        one: 'في هذا العرض شريحة واحدة.',
        two: 'في هذا العرض شريحتان.',
        few: 'في هذا العرض # شرائح.',
        many: 'في هذا العرض # شريحة.',
        other: 'في هذا العرض # شريحة.',
      }),
    result: (right, questions) => `${numberOf(right)} من ${numberOf(questions)} صحيحة`,
    allRight: 'أحسنت.',
    lookAgain: (answers) =>
      plural(answers, {
        zero: 'كل الإجابات صحيحة.',
        one: 'إجابة واحدة تستحق نظرة ثانية.',
        two: 'إجابتان تستحقان نظرة ثانية.',
        few: '# إجابات تستحق نظرة ثانية.',
        many: '# إجابة تستحق نظرة ثانية.',
        other: '# إجابة تستحق نظرة ثانية.',
      }),
    right: 'صحيح',
    notYet: 'ليس بعد',
    chose: (chosen) => `اخترت: ${chosen}`,
    notAnswered: 'لم تُجب عن هذا السؤال.',
    rightAnswer: (answer) => `الإجابة الصحيحة: ${answer}`,
    seeSlide: (slide) => `عرض الشريحة ${numberOf(slide)}`,
    watchAgain: 'المشاهدة مرة أخرى',
    answerAgain: 'الإجابة مرة أخرى',
    next: 'التالي',
    nextIn: (module) => `التالي في ${module}`,
    goOn: 'متابعة',
  },
}
