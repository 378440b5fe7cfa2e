import { numberOf } from '../../numbers.ts'
import type { PlayerMessages } from '../language-messages.ts'

const slideOf = (slide: number, slides: number): string => `الشريحة ${numberOf(slide)} من ${numberOf(slides)}`

export const player: PlayerMessages = {
  'slides/player/transcript': {
    transcript: 'النص المكتوب',
    close: 'إغلاق النص المكتوب',
    silent: 'لا كلام في عرض الشرائح هذا.',
    slide: (slide) => `الشريحة ${numberOf(slide)}`,
    ownRecording: 'تسجيل شخصي',
  },

  'slides/player/keys': {
    title: 'اختصارات لوحة المفاتيح',
    close: 'إغلاق',
    actions: {
      play: 'تشغيل أو إيقاف مؤقت',
      next: 'الشريحة التالية',
      previous: 'الشريحة السابقة',
      back: '5 ثوانٍ للخلف',
      on: '5 ثوانٍ للأمام',
      first: 'أول شريحة',
      last: 'آخر شريحة',
      tenth: 'إلى هذا العُشر من عرض الشرائح',
      replay: 'إعادة عرض الشريحة',
      auto: 'تشغيل العرض التلقائي أو إيقافه',
      louder: 'رفع الصوت',
      softer: 'خفض الصوت',
      mute: 'كتم الصوت أو إلغاء كتمه',
      slower: 'أبطأ',
      faster: 'أسرع',
      captions: 'إظهار التسميات التوضيحية أو إخفاؤها',
      transcript: 'إظهار النص المكتوب أو إخفاؤه',
      fullscreen: 'ملء الشاشة',
      list: 'هذه القائمة',
    },

    space: 'المسافة',
    home: 'Home',
    end: 'End',
  },

  'slides/player/controls': {
    close: 'إغلاق',

    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    previous: 'السابقة',
    next: 'التالية',
    replay: 'إعادة العرض',

    progress: 'التقدّم',
    place: (time, end, slide, slides) => `${time} من ${end}، ${slideOf(slide, slides)}`,
    slide: slideOf,
    times: (time, end) => `${time} / ${end}`,

    mute: 'كتم الصوت',
    unmute: 'إلغاء كتم الصوت',
    volume: 'مستوى الصوت',
    percent: (percent) => `${percent}%`,
    percentMuted: (percent) => `${percent}%، الصوت مكتوم`,

    autoOn: 'العرض التلقائي: مفعّل (تتغير الشرائح تلقائيًا)',
    autoOff: 'العرض التلقائي: متوقف (تحكم يدوي)',
    speed: 'السرعة',
    speedOf: (speed) => `${numberOf(speed)}×`,
    captions: 'التسميات التوضيحية',
    transcript: 'النص المكتوب',
    keys: 'اختصارات لوحة المفاتيح',
    fullscreen: 'ملء الشاشة',
    exit: 'إنهاء ملء الشاشة',
  },

  'slides/player': {
    player: 'مشغّل عرض الشرائح',
    empty: 'لا توجد شرائح.',
    part: slideOf,
    waiting: (slide, slides) => `في انتظارك، ${slideOf(slide, slides)}`,
    startOver: 'البدء من جديد',
    upcoming: 'ما يلي',
  },

  'slides/stage': {
    unknownType: 'نوع شريحة غير معروف',
    notSupported: (type) => `نوع الشريحة «${type}» غير مدعوم.`,
    unknownTypeInEditor: (type) => `نوع شريحة غير معروف: ${type}`,
  },

  'slides/views': {
    feature: 'وجه المقارنة',
    noPicture: 'لم تُختر صورة لهذه الشريحة.',
    brokenPicture: 'لا يمكن عرض هذه الصورة.',
    generatedPicture: 'مُنشأة بالذكاء الاصطناعي',
    emptyDrawing: 'لا بيانات في هذا الرسم بعد.',
  },
}
