import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) =>
      plural(calls, {
        zero: 'لم يتطلب ذلك أي استدعاء.',
        one: 'تطلّب ذلك استدعاءً واحدًا.',
        two: 'تطلّب ذلك استدعاءين.',
        few: 'تطلّب ذلك # استدعاءات.',
        many: 'تطلّب ذلك # استدعاءً.',
        other: 'تطلّب ذلك # استدعاء.',
      }),
    tookFor: (calls, price) =>
      plural(calls, {
        zero: `لم يتطلب ذلك أي استدعاء، ${price}.`,
        one: `تطلّب ذلك استدعاءً واحدًا، ${price}.`,
        two: `تطلّب ذلك استدعاءين، ${price}.`,
        few: `تطلّب ذلك # استدعاءات، ${price}.`,
        many: `تطلّب ذلك # استدعاءً، ${price}.`,
        other: `تطلّب ذلك # استدعاء، ${price}.`,
      }),
    withoutPrice: (calls) =>
      plural(calls, {
        zero: 'لكل الاستدعاءات سعر محدد.',
        one: 'استدعاء واحد بلا سعر محدد.',
        two: 'استدعاءان بلا سعر محدد.',
        few: '# استدعاءات بلا سعر محدد.',
        many: '# استدعاءً بلا سعر محدد.',
        other: '# استدعاء بلا سعر محدد.',
      }),
    leftToday: (amounts) => `المتبقي اليوم: ${amounts}.`,
    pages: (pages) =>
      plural(pages, {
        zero: 'لا صفحات',
        one: 'صفحة واحدة',
        two: 'صفحتان',
        few: '# صفحات',
        many: '# صفحةً',
        other: '# صفحة',
      }),
    minutes: (minutes) =>
      plural(minutes, {
        zero: 'لا دقائق صوت',
        one: 'دقيقة صوت واحدة',
        two: 'دقيقتا صوت',
        few: '# دقائق صوت',
        many: '# دقيقة صوت',
        other: '# دقيقة صوت',
      }),
    notEnough:
      'هذا أكثر مما تبقى من ميزانية اليوم. سينشئ Lectern ما تسمح به الميزانية، ويمكنك إنشاء الباقي عند تجددها.',
    budget: 'ميزانية اليوم',
    renews: (time) => `تتجدد في ${time}.`,
    usedPages: (used, limit) =>
      plural(limit, {
        zero: `${numberOf(used)} من # صفحة`,
        one: `${numberOf(used)} من صفحة واحدة`,
        two: `${numberOf(used)} من صفحتين`,
        few: `${numberOf(used)} من # صفحات`,
        many: `${numberOf(used)} من # صفحة`,
        other: `${numberOf(used)} من # صفحة`,
      }),
    usedMinutes: (used, limit) =>
      plural(limit, {
        zero: `${numberOf(used)} من # دقيقة صوت`,
        one: `${numberOf(used)} من دقيقة صوت واحدة`,
        two: `${numberOf(used)} من دقيقتي صوت`,
        few: `${numberOf(used)} من # دقائق صوت`,
        many: `${numberOf(used)} من # دقيقة صوت`,
        other: `${numberOf(used)} من # دقيقة صوت`,
      }),
    usedDollars: (used, limit) => `${used} من ${limit}`,
    usedToday: 'المستخدَم اليوم',
    aboutUsedToday: 'لجميع الحسابات. تُحدَّد الميزانيات بالمتغير LECTERN_DAILY_PAGES والمتغيرات المشابهة.',
    loading: 'جارٍ تحميل استخدام اليوم...',
    notLoaded: 'تعذّر تحميل استخدام اليوم. يُرجى المحاولة مجددًا.',
    nothing: 'لم يُستدعَ أي مزوّد اليوم.',
    generatedPages: (pages) =>
      plural(pages, {
        zero: 'لم تُنشأ أي صفحة',
        one: 'أُنشئت صفحة واحدة',
        two: 'أُنشئت صفحتان',
        few: 'أُنشئت # صفحات',
        many: 'أُنشئت # صفحة',
        other: 'أُنشئت # صفحة',
      }),
    calls: (calls) =>
      plural(calls, {
        zero: 'لا استدعاءات',
        one: 'استدعاء واحد',
        two: 'استدعاءان',
        few: '# استدعاءات',
        many: '# استدعاءً',
        other: '# استدعاء',
      }),
    tokens: (input, output) => `الرموز: ${input} مقروءة، ${output} مكتوبة`,
    characters: (characters) =>
      plural(characters, {
        zero: 'لا أحرف',
        one: 'حرف واحد',
        two: 'حرفان',
        few: '# أحرف',
        many: '# حرفًا',
        other: '# حرف',
      }),
    kinds: {
      writing: 'الكتابة',
      rewriting: 'إعادة الصياغة',
      speech: 'الصوت',
      sample: 'عينات الأصوات',
      picture: 'الصور',
      check: 'اختبارات النماذج',
    },
  },
}
