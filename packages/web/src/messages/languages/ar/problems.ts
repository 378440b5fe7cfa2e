import { fieldName } from '@lectern/domain/accounts/field-messages.ts'
import { makerName } from '@lectern/domain/documents/maker-names.ts'
import type { ProblemMessages } from '@lectern/domain/problems/problem-messages.ts'
import type { Renewal } from '@lectern/domain/problems/budget-sentences.ts'
import type { OtherLanguage } from '@lectern/domain/problems/problem-sentences.ts'
import type { Waiting } from '@lectern/domain/problems/provider-sentences.ts'
import { momentInUtc } from '@lectern/domain/problems/moment-in-utc.ts'
import { waitOf } from '@lectern/domain/problems/wait.ts'
import { languageNamesIn } from '../../language-names.ts'
import { plural } from './plural.ts'

const languageName = /* @__PURE__ */ languageNamesIn('ar')

const soon = 'يُرجى المحاولة مرة أخرى بعد بضع دقائق.'

const renews = ({ renewsAt }: Renewal) => `تتجدد في ${momentInUtc(renewsAt, 'ar')}.`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return soon
  const time =
    wait.unit === 'minute'
      ? plural(wait.count, {
          zero: '# دقيقة',
          one: 'دقيقة',
          two: 'دقيقتين',
          few: '# دقائق',
          many: '# دقيقة',
          other: '# دقيقة',
        })
      : plural(wait.count, {
          zero: '# ساعة',
          one: 'ساعة',
          two: 'ساعتين',
          few: '# ساعات',
          many: '# ساعة',
          other: '# ساعة',
        })
  return `يُرجى المحاولة مرة أخرى بعد ${time}.`
}

const administrator = 'على مسؤول Lectern هذا'
const ifItLasts = 'إذا استمر ذلك، فعلى مسؤول Lectern هذا التحقق من'

/** Both are masculine. */
interface Provider {
  readonly it: string
  readonly setting: string
}

const refusalsOf = ({ it, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `نفد رصيد حساب Lectern هذا أو حصته لدى مزوّد ${it}. ${administrator} إعادة شحنه.`,
  region: `${it} غير متاح في بلد هذا الخادم. ${administrator} اختيار غيره في ${setting}.`,
  key: `لا يقبل ${it} مفتاح Lectern هذا. ${administrator} التحقق من ${variable}.`,
  permission: `مفتاح Lectern هذا لا يسمح باستخدام ${it}. ${administrator} السماح بذلك لدى المزوّد أو تغيير ${setting} أو ${variable}.`,
})

const failuresOf = ({ it, setting }: Provider) => ({
  insecure: `الاتصال مع ${it} غير آمن، لذلك لم يستخدمه Lectern. ${administrator} التحقق من الشهادة في ${setting}_URL.`,
  unknownModel: `${it} المحدَّد في الإعدادات غير موجود لدى المزوّد. ${administrator} التحقق من ${setting} (و${setting}_URL).`,
  noSuchAddress: `${it} غير موجود في عنوانه. ${administrator} التحقق من ${setting}_URL و${setting}.`,
  memory: `يحتاج ${it} إلى ذاكرة أكبر مما لدى خادمه. ${administrator} اختيار غيره بحجم أصغر في ${setting}.`,
  misunderstood: `لا يفهم ${it} ما يطلبه Lectern. ${administrator} التحقق مما إذا كان ${setting} مناسبًا لذلك وتجربة غيره.`,
})

const outagesOf = ({ it, setting }: Provider) => ({
  noAddress: `تعذّر العثور على عنوان ${it} حاليًا. ${ifItLasts} ${setting}_URL.`,
  notRunning: `${it} لا يعمل أو يتعذّر الوصول إليه. ${ifItLasts} ${setting}_URL.`,
  slow: `استغرق ${it} وقتًا طويلًا في الرد. ${soon}`,
  disconnected: `انقطع الاتصال مع ${it} قبل وصول الرد. ${soon}`,
  rate: (wait: Waiting) => `يتلقى ${it} طلبات أكثر مما يسمح به المزوّد. ${later(wait)}`,
  busy: (wait: Waiting) => `${it} مُحمَّل فوق طاقته أو ما زال قيد التشغيل. ${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `في ${it} عطل حاليًا. ${later(wait)}`,
  askedToWait: (wait: Waiting) => `طلب ${it} من Lectern الانتظار. ${later(wait)}`,
  resting: (wait: Waiting) => `لم يستجب ${it} عدة مرات. ${later(wait)}`,
  crowded: (wait: Waiting) => `لدى ${it} طلبات كثيرة في الانتظار. ${later(wait)}`,
})

const contentRulesOf = ({ it }: Provider) =>
  `يحظر مزوّد ${it} هذا النص وفق قواعد المحتوى لديه. يُرجى تغيير الصفحة أو اختيار نموذج آخر.`

const model: Provider = { it: 'النموذج اللغوي', setting: 'LECTERN_LANGUAGE_MODEL' }
const pictureModel: Provider = { it: 'نموذج الصور', setting: 'LECTERN_IMAGE_MODEL' }
const voiceEngine: Provider = { it: 'محرّك الصوت', setting: 'LECTERN_SPEECH_MODEL' }

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `لغة الصوت ${voice}: ${languageName(voiceLanguage)}. ${content === 'page' ? 'لغة هذه الصفحة' : 'لغة هذا النص'}: ${languageName(language)}.`

const advice = {
  page: 'يُرجى المحاولة مرة أخرى أو اختيار نموذج آخر.',
  part: 'يُرجى المحاولة مرة أخرى أو التعبير عن المطلوب بكلمات أخرى.',
}

const parts = {
  slideshow: (count: number) =>
    plural(count, {
      zero: '# شريحة',
      one: 'شريحة واحدة',
      two: 'شريحتان',
      few: '# شرائح',
      many: '# شريحة',
      other: '# شريحة',
    }),
  podcast: (count: number) =>
    plural(count, {
      zero: '# سطر',
      one: 'سطر واحد',
      two: 'سطران',
      few: '# أسطر',
      many: '# سطرًا',
      other: '# سطر',
    }),
}

/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? 'يُرجى التحقق من هذا الطلب' : `يُرجى التحقق من «${name}»`
}

const incomplete = 'في هذا الطلب شيء ناقص أو بتنسيق غير صحيح.'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'يمكنها تقصير شريحة أو إطالتها، واستخدام جمل أخرى من الصفحة، وإضافة مثال من الصفحة، وتغيير نوع الشريحة.',
  lines: 'يمكنها تقصير الأسطر أو إطالتها، واستخدام جمل أخرى من الصفحة، وإضافة مثال من الصفحة.',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: 'محتوى هذا الطلب ليس JSON صالحًا.',
      malformedAddress: 'صيغة هذا العنوان غير صحيحة.',
      notAnEtag: 'يجب أن يكون If-Match قيمة ETag لهذا المستند.',
      field: ({ field }) =>
        fieldName(field) ? `${check(field)}: القيمة ناقصة أو بصيغة غير صحيحة.` : incomplete,
      unstorable: ({ field }) => `${check(field)}: تحتوي القيمة على حرف لا يستطيع Lectern حفظه.`,
      tooDeep: ({ field }) => `${check(field)}: مستويات القيمة كثيرة جدًا.`,
      schema: ({ sentence }) => sentence,
      notAnEmail: 'يُرجى إدخال عنوان بريد إلكتروني صالح.',
      keyOfThatAddressNeeded:
        'يُرجى إدخال مفتاح API الخاص بهذا العنوان. لا يُرسل المفتاح المخزَّن إلا إلى العنوان الذي أُدخل له.',
      notABaseUrl: 'يجب أن يبدأ عنوان URL الأساسي بـ https:// (أو http://) وأن يشير إلى نظام التعلّم لديك.',
    },
    UNKNOWN_VOICE: { default: 'هذا الصوت غير متاح. يُرجى اختيار صوت آخر.' },
    WRONG_PASSWORD: { default: 'هذه ليست كلمة مرورك الحالية.' },
    RESET_LINK_SPENT: { default: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. يُرجى طلب رابط جديد.' },
    EMPTY_SCRIPT: { default: 'النص الصوتي فارغ. يُرجى إضافة نص لإنشاء الصوت.' },
    NOT_LOGGED_IN: { default: 'يُرجى تسجيل الدخول للمتابعة.' },
    WRONG_CREDENTIALS: { default: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.' },
    DEMO_ACCOUNT: {
      default: 'حساب العرض التوضيحي مشترك بين جميع الزوار، لذلك لا يمكن تغيير هذا. يمكنك إنشاء حساب خاص بك.',
    },
    OWNERS_ONLY: { default: 'لا يرى هذا إلا مالكو Lectern هذا. يحدّدهم المسؤول في LECTERN_OWNERS.' },
    NO_COURSES_TO_EDIT: {
      default:
        'يستطيع حسابك قراءة المقررات في نظام التعلّم، لكن لا يستطيع تحرير أي منها. يُرجى طلب دور المعلّم في أحد المقررات ثم إعادة المحاولة، أو استيراد ملف مقرر.',
      moodle:
        'يستطيع حسابك في Moodle قراءة المقررات هنا، لكن لا يستطيع تحرير أي منها. يُرجى طلب دور المعلّم في أحد المقررات ثم إعادة المحاولة، أو استيراد ملف مقرر.',
    },
    NOT_FOUND: {
      default: 'هذا غير موجود، أو ليس لديك إذن الوصول إليه.',
      notBuilt: 'لم يُبنَ تطبيق الويب. يُرجى تشغيل npm run build.',
      takeOfAnother: 'لا يمكن حذف المحاولة إلا لمن سجّلها.',
      slideHasNoAudio: 'لا يتوفر صوت لهذه الشريحة.',
      pageNotInCourse: 'لم تعد هذه الصفحة في المقرر.',
      pictureNotFetched:
        'لا يرسل الموقع الآخر هذه الصورة إلى Lectern. يُرجى تنزيلها في المتصفح ثم رفعها إلى الشريحة.',
    },
    NO_SUCH_CALL: { default: 'استدعاء API هذا غير موجود.' },
    METHOD_NOT_ALLOWED: { default: 'لا يدعم هذا العنوان هذه الطريقة.' },
    ALREADY_REGISTERED: { default: 'البريد الإلكتروني أو مفتاح API مسجَّل من قبل.' },
    STALE_VERSION: {
      default: 'حفظ شخص آخر هذا بعد أن فتحته.',
      savedBy: ({ name }) => `بعد أن فتحت هذا، حُفظ من حساب ${name}.`,
      savedByYou: 'حفظت هذا في نافذة أخرى بعد أن فتحته هنا.',
    },
    TOO_LARGE: {
      default: 'هذا أكبر مما يقبله Lectern.',
      document: ({ format }) =>
        ({
          slideshow:
            'عرض الشرائح هذا أكبر من أن يُحفظ (أكثر من 2 ميغابايت). يُرجى حذف بعض الشرائح أو اختصارها.',
          podcast: 'هذا البودكاست أكبر من أن يُحفظ (أكثر من 2 ميغابايت). يُرجى حذف بعض الأسطر أو اختصارها.',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: 'ملف المقرر هذا أكبر مما يستطيع Lectern استيراده (500 ميغابايت).',
      files: ({ most }) =>
        `عدد الملفات داخل ملف المقرر هذا أكبر من ${plural(most, { zero: '#', one: '#', two: '#', few: '#', many: '#', other: '#' })}، وهذا أكثر مما يستطيع Lectern استيراده.`,
      pages: 'صفحات ملف المقرر هذا أكبر من أن تُستورد.',
      file: ({ file, megabytes }) =>
        `حجم «${file}» في ملف المقرر هذا بعد فك الضغط أكبر مما يستطيع Lectern استيراده (${megabytes} ميغابايت).`,
    },
    PICTURE_TOO_LARGE: {
      default: 'في هذه الصورة أكثر من 50 مليون بكسل. يُرجى تصغيرها والمحاولة مرة أخرى.',
    },
    RECORDING_TOO_LONG: {
      default: 'أقصى مدة للتسجيل 5 دقائق. يُرجى تسجيل مقطع أقصر أو تقسيم النص الصوتي.',
    },
    STORAGE_QUOTA_EXCEEDED: {
      default: 'استخدم حسابك كل مساحة التخزين المتاحة له. يُرجى طلب المزيد من مسؤول Lectern.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'لا يقبل Lectern إلا طلبات JSON.',
      fileNeeded: ({ type }) => `يُرجى إرسال الملف نفسه بنوع ${type}.`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'لا يصف Lectern التضمين إلا بصيغة JSON ‏(format=json).',
    },
    RANGE_NOT_SATISFIABLE: { default: 'الملف أقصر من النطاق المطلوب.' },
    NOT_A_COURSE_FILE: {
      default: 'هذا ليس ملف مقرر. يُرجى اختيار ملف Common Cartridge (.imscc) صدّره نظام التعلّم لديك.',
      noPages: 'لا توجد صفحات في ملف المقرر هذا، بل روابط أو ملفات أو اختبارات فقط.',
      noManifest:
        'هذا الأرشيف ليس ملف مقرر: لا يوجد فيه imsmanifest.xml. يُرجى اختيار ملف Common Cartridge (.imscc) نفسه.',
      badManifest: 'تعذّرت قراءة فهرس ملف المقرر هذا (imsmanifest.xml).',
      badPage: ({ page }) => `تعذّرت قراءة الصفحة «${page}» من ملف المقرر هذا.`,
      locked: 'ملف المقرر هذا محمي بكلمة مرور. يُرجى تصديره من دونها.',
      outside: 'يشير ملف المقرر هذا إلى ملفات خارجه، لذلك لم يُستورد.',
      damaged: 'ملف المقرر هذا ناقص أو تالف. يُرجى تصديره أو تنزيله مرة أخرى.',
    },
    NOT_A_PICTURE: {
      default: 'لا تستطيع الشرائح عرض هذا الملف. يُرجى اختيار صورة PNG أو JPEG أو WebP أو GIF أو SVG.',
    },
    ARTWORK_NOT_FIT: {
      default:
        'صورة غلاف البودكاست صورة JPEG أو PNG مربعة، طول ضلعها من 1400 إلى 3000 بكسل. يُرجى اختيار صورة أخرى.',
    },
    NOT_A_RECORDING: {
      default: 'لا يستطيع Lectern قراءة هذا الصوت. يُرجى إرسال ملف WAV أو MP3 أو FLAC أو Ogg Opus.',
    },
    RECORDING_SILENT: { default: 'هذا التسجيل صامت. يُرجى التحقق من الميكروفون ثم التسجيل مرة أخرى.' },
    PAGE_TOO_SHORT: {
      default: 'نص هذه الصفحة أقصر من أن يُبنى عليه درس. يُرجى إضافة بضع فقرات والمحاولة مرة أخرى.',
    },
    PAGE_TOO_LONG: {
      default: 'الصفحة أطول مما يتسع له هذا النموذج. يُرجى اختيار نموذج بسياق أكبر أو تقسيم الصفحة.',
    },
    PAGE_NOT_READABLE: {
      default: 'لا يستطيع Lectern قراءة هذه الصفحة.',
      locked: 'هذه الصفحة مقفلة.',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: 'أُنشئت هذه الصفحة بمحرّر لا يستطيع Lectern قراءته.',
    },
    WRITER_REFUSED: {
      default: 'رفض النموذج اللغوي كتابة هذا. يُرجى تغيير الصفحة أو اختيار نموذج آخر.',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `رفض النموذج اللغوي كتابة هذا. رده: «${words}»`,
      noContent: ({ words }) => `لم يكتب النموذج اللغوي المحتوى المطلوب. رده: «${words}»`,
    },
    PICTURE_REFUSED: {
      default: 'رفض نموذج الصور إنشاء هذه الصورة. يُرجى تغيير الوصف.',
      contentRules: 'يحظر مزوّد نموذج الصور هذا الوصف وفق قواعد المحتوى لديه. يُرجى تغيير الوصف.',
      declined: ({ words }) => `رفض نموذج الصور إنشاء هذه الصورة. رده: «${words}»`,
    },
    VOICE_CANNOT_SPEAK: {
      default: 'لا يستطيع هذا الصوت قراءة هذا النص. يُرجى اختيار صوت بلغة النص.',
      otherScript: ({ language }) =>
        `لغة هذا الصوت: ${languageName(language)}، ولا يستطيع قراءة حروف هذا النص. يُرجى اختيار صوت بلغة النص.`,
      noVoice: (values) => `${otherLanguage(values)} لا يوجد في Lectern هذا صوت بهذه اللغة.`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)} يُرجى اختيار صوت يقرأ كل اللغات، مثل ${values.better}.`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)} يُرجى اختيار صوت بهذه اللغة، مثل ${values.better}.`,
    },
    KEY_REJECTED: {
      default: 'لم يعد نظام التعلّم لديك يقبل مفتاح API هذا. يُرجى تحديثه في إعدادات الحساب.',
      notAccepted: 'لا يقبل نظام التعلّم لديك مفتاح API هذا. يُرجى التحقق من المفتاح.',
    },
    TOO_MANY_ATTEMPTS: {
      default: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا والمحاولة مرة أخرى.',
      imports: 'ما زالت ملفات مقررات أخرى لك قيد الاستيراد. يُرجى الانتظار حتى تكتمل.',
    },
    BUDGET_SPENT: {
      default: 'نفدت ميزانية اليوم. يُرجى المحاولة مجددًا غدًا.',
      pages: (values) => `نفدت ميزانية الصفحات اليومية لنظام Lectern هذا. ${renews(values)}`,
      audio: (values) => `لم يتبقَّ ما يكفي من ميزانية الصوت اليومية لنظام Lectern هذا. ${renews(values)}`,
      dollars: (values) =>
        `لم يتبقَّ ما يكفي من الميزانية المالية اليومية لنظام Lectern هذا. ${renews(values)}`,
      ownPages: (values) => `نفدت ميزانية الصفحات الخاصة بك لهذا اليوم. ${renews(values)}`,
      ownAudio: (values) => `لم يتبقَّ ما يكفي من ميزانية الصوت الخاصة بك لهذا اليوم. ${renews(values)}`,
      ownDollars: (values) => `لم يتبقَّ ما يكفي من ميزانيتك المالية لهذا اليوم. ${renews(values)}`,
    },
    CANCELLED: { default: 'أُلغي هذا.', uploadInterrupted: 'انقطع الرفع. يُرجى المحاولة مرة أخرى.' },
    AUDIO_MISSING: {
      default: 'بعض أسطر هذا البودكاست بلا صوت بعد. يُرجى إنشاء الصوت أولًا.',
      noLines: 'لا توجد في هذا البودكاست أسطر تحتاج إلى صوت بعد.',
      lines: ({ lines, missing }) => `أسطر بلا صوت بعد: ${missing} من ${lines}. يُرجى إنشاء الصوت أولًا.`,
    },
    RECORDING_INCOMPLETE: { default: 'جزء من هذا التسجيل ناقص. يُرجى إرساله مرة أخرى.' },
    RECORDING_KEPT: { default: 'هذا تسجيلك أنت. يُرجى تأكيد استبداله ثم إنشاء الصوت.' },
    EDITED_MEANWHILE: {
      default: 'جرى تحرير هذه الصفحة أثناء إنشائها في Lectern. احتُفظ بتعديلاتك. لاستبدالها يمكنك إعادة الإنشاء.',
      page: 'جرى تحرير الصفحة مرة أخرى بعد قراءة التغييرات. يُرجى قراءتها مرة أخرى.',
    },
    NOTHING_TO_RETRY: { default: 'لا يوجد ما تُعاد محاولته: لم يفشل شيء.' },
    BUSY: { default: 'Lectern مشغول جدًا الآن. يُرجى المحاولة مرة أخرى بعد لحظات.' },
    INTERNAL: {
      default: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',
      interrupted: 'أُعيد تشغيل Lectern عدة مرات أثناء إنشاء هذه الصفحة. يُرجى المحاولة مرة أخرى.',
    },
    COURSE_SYSTEM_FAILED: { default: 'أرسل نظام التعلّم لديك ردًا لا يستطيع Lectern استخدامه.' },
    NOT_A_COURSE_SYSTEM: {
      default: 'لا يوجد نظام تعلّم في هذا العنوان. يُرجى التحقق من عنوان URL الأساسي.',
      moodleAddress: ({ address }) =>
        `عنوان Moodle هذا هو ${address}. يُرجى إدخاله في حقل «عنوان URL الأساسي».`,
      redirects: ({ address }) =>
        `يعيد هذا العنوان التوجيه إلى ${address}. يُرجى إدخاله في حقل «عنوان URL الأساسي».`,
      privateNetwork: 'هذا العنوان داخل شبكة خاصة، ولا يبحث Lectern فيها عن أنظمة التعلّم.',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: 'لا يسمح نظام التعلّم لديك بذلك لمفتاح API هذا.',
      moodleFiles:
        'لا يسمح مفتاح API هذا بقراءة الملفات من Moodle لديك. يمكنك الطلب من مسؤول النظام السماح بخيار «Can download files» لخدمة المفتاح.',
      moodleFunctions: ({ functions }) =>
        `لا يوفّر Moodle لديك كل ما يحتاج إليه Lectern. يمكنك الطلب من مسؤول النظام أن يضيف إلى خدمة مفتاح API: ${functions}.`,
      moodleWebServices:
        'خدمات الويب متوقفة في Moodle لديك. يمكنك الطلب من مسؤول النظام تفعيل خدمات الويب وبروتوكول REST.',
    },
    COURSE_SYSTEM_UNAVAILABLE: { default: `لا يستجيب نظام التعلّم لديك حاليًا. ${soon}` },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: 'نظام التعلّم لديك قيد الصيانة. يُرجى المحاولة مرة أخرى بعد انتهائها.',
      moodle: 'Moodle قيد الصيانة. يُرجى المحاولة مرة أخرى بعد انتهائها.',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default: 'لا يستطيع Lectern إنشاء صفحات في هذا المقرر. شارك الرابط، أو أضف رمز التضمين بنفسك إلى صفحة.',
      moodle:
        'لا يسمح Moodle للبرامج الأخرى بإنشاء صفحات. شارك الرابط، أو أضف رمز التضمين بنفسك إلى صفحة في Moodle.',
      importedCourse:
        'استُورد هذا المقرر من ملف، ولذلك لا يستطيع Lectern إنشاء صفحات فيه. شارك الرابط، أو أضف رمز التضمين بنفسك إلى صفحة.',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default: 'تحتاج الترجمة إلى نموذج لغوي، ولا يوجد في Lectern هذا أي نموذج. اطلب من المسؤول إعداد واحد.',
      sameLanguage: ({ language }) => `هذا المحتوى بهذه اللغة بالفعل: ${languageName(language)}.`,
      exists: ({ language }) => `توجد ترجمة بالفعل (${languageName(language)}). افتحها أو احذفها أولًا.`,
      ofTranslation: 'هذه ترجمة في حد ذاتها. أنشئ الأصل أو ترجمه.',
    },
    PAGE_NOT_ACCEPTED: {
      default: 'لم يقبل نظام التعلّم لديك الصفحة. حاول مجددًا، أو استخدم رمز التضمين.',
      title: 'لم يقبل نظام التعلّم لديك عنوان الصفحة. غيّره وانشر مجددًا.',
      content: 'الصفحة أطول مما يقبله نظام التعلّم لديك. استخدم الرابط أو رمز التضمين.',
      frontPage:
        'هذه هي الصفحة الرئيسية للمقرر، ولا يمكن إخفاؤها أو حذفها. اختر أولًا صفحة رئيسية أخرى في نظام التعلّم لديك.',
    },
    NOT_COMPLETE_YET: { default: 'لم يكتمل بعد. ضع علامة الاكتمال عليه أولًا، ثم انشره.' },
    PAGE_CHANGED_IN_COURSE: {
      default: 'غيّر شخص آخر هذه الصفحة في نظام التعلّم لديك. اختر ما يجب فعله بالتغييرات.',
      foreign:
        'لم تعد هذه الصفحة تتضمن محتوى Lectern، ولذلك لا يغيّرها Lectern. لإنشاء صفحة أخرى، أزل هذه الصفحة من القائمة أولًا.',
      removal: 'غيّر شخص آخر هذه الصفحة في نظام التعلّم لديك، ولذلك لم تُحذف. احذفها في نظام التعلّم لديك.',
      publishing: 'تُنشر هذه الصفحة الآن. انتظر، أو ألغِ ذلك أولًا.',
      removing: 'تُزال هذه الصفحة الآن.',
    },
    WRITER_FAILED: {
      default: 'لم يُرجع النموذج اللغوي نصًا صالحًا للاستخدام. يُرجى المحاولة مرة أخرى.',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `ردّت صفحة ويب بدلًا من النموذج اللغوي، كصفحة خادم وكيل مثلًا. ${administrator} التحقق من عنوان النموذج ومن الخادم الوكيل.`,
      empty: ({ task }) => `لم يقدّم النموذج اللغوي ردًا يستطيع Lectern قراءته. ${advice[task]}`,
      noJson: ({ task }) => `لم يكتب النموذج اللغوي المحتوى المطلوب. ${advice[task]}`,
      unreadable: ({ task }) =>
        `كتب النموذج اللغوي مرتين متتاليتين ردًا لا يستطيع Lectern قراءته. ${advice[task]}`,
      cutOff: ({ task }) => `توقف النموذج اللغوي مرتين متتاليتين في منتصف رده. ${advice[task]}`,
      tooLarge: ({ task }) => `لم يُنهِ النموذج اللغوي رده، لذلك أوقفه Lectern. ${advice[task]}`,
      againstRules: ({ task }) => `لم يلتزم النموذج اللغوي مرتين متتاليتين بالصيغة المطلوبة. ${advice[task]}`,
      language: ({ task }) => `كتب النموذج اللغوي بلغة غير المطلوبة. ${advice[task]}`,
      notStorable: 'لا يستطيع Lectern حفظ ما كُتب لهذه الصفحة. يُرجى المحاولة مرة أخرى.',
      outlineCannotTranslate: ({ own, asked }) =>
        `تكتب أداة كتابة المخطط بلغة الصفحة: ${languageName(own)}. للكتابة بلغة أخرى (${languageName(asked)}) يُرجى اختيار نموذج لغوي.`,
    },
    WRITER_UNAVAILABLE: { default: `لا يستجيب النموذج اللغوي حاليًا. ${soon}`, ...outagesOf(model) },
    PICTURE_FAILED: {
      default: 'لم يرسل نموذج الصور صورة يمكن استخدامها. يُرجى المحاولة مرة أخرى.',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `ردّت صفحة ويب بدلًا من نموذج الصور، كصفحة خادم وكيل مثلًا. ${administrator} التحقق من عنوان النموذج ومن الخادم الوكيل.`,
      tooLong: 'هذا الوصف أطول مما يقبله نموذج الصور. يُرجى اختصاره.',
    },
    PICTURE_MODEL_UNAVAILABLE: { default: `لا يستجيب نموذج الصور حاليًا. ${soon}`, ...outagesOf(pictureModel) },
    SPEECH_FAILED: {
      default: 'لم يُنتج محرّك الصوت أي مقطع صوتي. يُرجى المحاولة مرة أخرى.',
      ...failuresOf(voiceEngine),
      tooLong: 'هذا النص أطول مما يقبله محرّك الصوت. يُرجى اختصاره.',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat: 'أرسل خادم الصوت مقطعًا بتنسيق لا يدعمه Lectern (المدعوم: WAV وMP3 وOpus وFLAC).',
      engineSetting: ({ engine, setting }) =>
        `لا يفهم ${engine} ما يطلبه Lectern. ${administrator} التحقق من ${setting}.`,
    },
    SPEECH_UNUSABLE: {
      default: 'أرسل محرّك الصوت مقطعًا لا يمكن استخدامه. يُرجى المحاولة مرة أخرى.',
      tooMuch: 'أرسل خادم الصوت مقطعًا أطول بكثير مما يناسب هذا النص. يُرجى المحاولة مرة أخرى.',
      clipped: 'أرسل محرّك الصوت مقطعًا مشوّهًا. يُرجى المحاولة مرة أخرى أو اختيار صوت آخر.',
      silent: 'لم يصدر الصوت شيئًا لهذا النص. يُرجى المحاولة مرة أخرى أو اختيار صوت آخر.',
      partial: 'لم ينطق الصوت إلا جزءًا من هذا النص. يُرجى المحاولة مرة أخرى أو اختيار صوت آخر.',
      noAudio: 'لم يرسل خادم الصوت أي مقطع صوتي. يُرجى المحاولة مرة أخرى.',
      cutOff: 'لم يرسل خادم الصوت إلا جزءًا من المقطع. يُرجى المحاولة مرة أخرى.',
      message: `أرسل خادم الصوت رسالة بدلًا من مقطع صوتي. ${ifItLasts} LECTERN_SPEECH_MODEL_URL.`,
    },
    SPEECH_REFUSED: {
      default: `لا يقبل محرّك الصوت مفتاح Lectern هذا. ${administrator} التحقق من LECTERN_SPEECH_MODEL_KEY.`,
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `لا يقبل ${engine} مفتاح Lectern هذا. ${administrator} التحقق من ${setting}.`,
      engineSetting: ({ engine, setting }) =>
        `لا يُسمح لمفتاح Lectern هذا باستخدام هذا الصوت من ${engine}. ${administrator} السماح بذلك لدى المزوّد أو التحقق من ${setting}.`,
    },
    SPEECH_UNAVAILABLE: { default: `لا يستجيب محرّك الصوت حاليًا. ${soon}`, ...outagesOf(voiceEngine) },
    DATABASE_UNAVAILABLE: {
      default: 'يتعذّر على Lectern الوصول إلى قاعدة بياناته الآن. يُرجى المحاولة مرة أخرى بعد لحظات.',
    },
    STORAGE_FULL: { default: 'نفدت مساحة القرص لدى Lectern. يُرجى إبلاغ مسؤول Lectern.' },
    STORAGE_READ_ONLY: { default: 'لا يستطيع Lectern الكتابة على قرصه. يُرجى إبلاغ مسؤول Lectern.' },
    SHUTTING_DOWN: { default: 'تجري إعادة تشغيل Lectern. يُرجى المحاولة مرة أخرى بعد لحظات.' },
  },

  notices: {
    CONNECTED: ({ name }) => `تم الاتصال بنظام التعلّم لديك باسم ${name}.`,
    PICTURES_MISSING: ({ count }) =>
      plural(count, {
        zero: 'تعذّر جلب # صورة من الصفحة.',
        one: 'تعذّر جلب صورة من الصفحة.',
        two: 'تعذّر جلب صورتين من الصفحة.',
        few: 'تعذّر جلب # صور من الصفحة.',
        many: 'تعذّر جلب # صورة من الصفحة.',
        other: 'تعذّر جلب # صورة من الصفحة.',
      }),
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)} بلا صوت: ${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) => `${parts[format](count)} بصوت غير مكتمل: ${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)} بالصوت ${voice} مؤقتًا: ${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) =>
      `${parts[format](count)}: لم يقرأ الصوت «${words}» لأنه لا يستطيع قراءته.`,
    TONE_NOT_FOLLOWED: 'تلتزم أداة كتابة المخطط بكلمات الصفحة ولا تستطيع تغيير أسلوبها.',
    LANGUAGE_NOT_FOLLOWED: 'تكتب أداة كتابة المخطط بلغة الصفحة ولا تستطيع الترجمة.',
    INSTRUCTIONS_NOT_FOLLOWED: 'تعمل أداة كتابة المخطط وفق قواعدها ولا تستطيع اتباع التعليمات.',
    SIMPLER_WORDS_NOT_FOLLOWED: 'تلتزم أداة كتابة المخطط بكلمات الصفحة ولا تستطيع تبسيطها.',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) =>
      `تعمل أداة كتابة المخطط وفق قواعد ولم تفهم هذه التعليمات. ${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART: 'تعمل أداة كتابة المخطط وفق قواعد ولم تتبع إلا جزءًا من هذه التعليمات.',
    CANNOT_BE_SHORTER: 'لا يمكن قول هذا باختصار أكبر بكلمات الصفحة.',
    NOTHING_TO_ADD: 'لا تقول الصفحة أكثر من ذلك عن هذا.',
    NO_OTHER_SENTENCES: 'لا توجد في الصفحة جمل أخرى عن هذا.',
    NO_FURTHER_EXAMPLE: 'لا تقدّم الصفحة مثالًا آخر على هذا.',
    NOT_ON_PAGE: 'لا تقول الصفحة شيئًا عن هذا، فلا يوجد ما تُعاد الصياغة منه.',
    NO_CONTENT_FOR_TYPE: ({ label }) => `لا يوجد هنا في الصفحة محتوى لشريحة من نوع «${label}».`,
    NO_PICTURE_ON_PAGE: 'لا توجد هنا في الصفحة صورة لشريحة من هذا النوع.',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `هذه الجملة ليست من الصفحة: «${words}»`,
    SENTENCE_DOUBTED: ({ words }) => `يرى نموذج ثانٍ أن الصفحة لا تدعم هذه الجملة: «${words}»`,
    READ_IN_PART: ({ words }) =>
      `جزء من الصفحة أطول مما يقرؤه النموذج دفعة واحدة، فاستُخدمت بدايته فقط: «${words} …»`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) =>
      `طلبت ${wished} دقيقة. محتوى الصفحة يكفي لنحو ${most} دقيقة.`,
    LENGTH_NOT_MET: ({ wished, written }) =>
      `طلبت ${wished} دقيقة، وكتب النموذج اللغوي نحو ${written} دقيقة.`,
    FOUND_BY_WORDS: ({ own }) =>
      `تبحث أداة كتابة المخطط عن كلمات سؤالك. اسأل بلغة الصفحة (${languageName(own)}) وبكلماتها.`,
    TRANSLATION_TO_CHECK: ({ format, places }) =>
      ({
        slideshow: `يُرجى مراجعة الشرائح التالية: ${places}. يختلف عدد أو اسم أو مصطلح أو الطول عن الأصل.`,
        podcast: `يُرجى مراجعة الفقرات التالية: ${places}. يختلف عدد أو اسم أو مصطلح أو الطول عن الأصل.`,
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `لا يوجد في Lectern هذا صوت لهذه اللغة (${languageName(language)})، ولذلك لا صوت للترجمة.`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `كتب ${makerName(to)} هذا كله أو بعضه بدلًا من ${makerName(from)}. السبب: ${because}`,
    JOINED: ({ by, differs }) => {
      const who =
        by === 'you' ? 'سبق أن بدأت العمل على هذه الصفحة' : 'سبق أن بدأ شخص آخر العمل على هذه الصفحة'
      return differs === 'voice'
        ? `${who} بصوت آخر. لم يُستخدم اختيارك الجديد.`
        : `${who} بإعدادات أخرى. لم تُستخدم إعداداتك.`
    },
  },
}
