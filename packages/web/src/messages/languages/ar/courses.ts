import { listOf } from '../../lists.ts'
import { dollars, numberOf } from '../../numbers.ts'
import type { CoursesMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

const coursesOf = (count: number): string =>
  plural(count, {
    zero: 'لا مقررات',
    one: 'مقرر واحد',
    two: 'مقرران',
    few: '# مقررات',
    many: '# مقررًا',
    other: '# مقرر',
  })

const pagesOf = (count: number): string =>
  plural(count, {
    zero: 'لا صفحات',
    one: 'صفحة واحدة',
    two: 'صفحتان',
    few: '# صفحات',
    many: '# صفحة',
    other: '# صفحة',
  })

const running = (count: number): string =>
  plural(count, {
    zero: 'لا شيء قيد التنفيذ',
    one: '# قيد التنفيذ',
    two: '# قيد التنفيذ',
    few: '# قيد التنفيذ',
    many: '# قيد التنفيذ',
    other: '# قيد التنفيذ',
  })

export const courses: CoursesMessages = {
  'app/screen error': {
    away: 'تعذّر الوصول إلى Lectern',
    whileAway: 'تحقّق من اتصالك. ما حفظته آمن، وتبقى المسودات في هذا المتصفح.',
    notLoaded: 'تعذّر تحميل هذه الشاشة',
    afterLoss: 'هناك إصدار جديد من Lectern، أو انقطع الاتصال. ما حفظته في أمان.',
  },
  'account settings': {
    accountSettings: 'إعدادات الحساب',
    linkToCourses: 'Lectern، المقررات',
    backToCourses: 'العودة إلى المقررات',
    loading: 'جارٍ تحميل حسابك...',
    notLoaded: 'تعذّر تحميل إعدادات حسابك.',
    unsavedChanges: 'لم تُحفظ تغييراتك، وستضيع عند المغادرة.',
    demoAccount:
      'هذا حساب العرض التوضيحي، ويشترك فيه جميع الزوار. يبقى نظام التعلّم وكلمة المرور فيه كما هما، ولا يمكن حذفه.',

    save: 'حفظ',
    saving: 'جارٍ الحفظ...',
    saved: 'تم الحفظ.',
    notSaved: 'تعذّر الحفظ. يُرجى المحاولة مرة أخرى.',

    aboutYou: 'الاسم الذي يظهر لك ولزملائك. تسجيل دخولك بالعنوان <email/>.',

    courseSystem: 'نظام التعلّم',
    aboutCourseSystem: 'المصدر الذي تأتي منه مقرراتك. يرى Lectern ما يتيحه مفتاح API الخاص بك، ولا شيء غيره.',
    storedKey: 'لا يُعرض المفتاح المخزَّن أبدًا. للإبقاء عليه، يُترك هذا الحقل فارغًا.',
    keyTooLong: 'مفتاح API أطول من اللازم.',
    testConnection: 'اختبار الاتصال',
    testing: 'جارٍ الاختبار...',
    lastAnswer: 'آخر مرة أرسل فيها نظام التعلّم قائمة مقرراتك: <time/>.',
    lastAnswerOf: 'آخر مرة أرسل فيها <system/> قائمة مقرراتك: <time/>.',

    aboutPassword: 'تغييرها يسجّل خروجك من كل الأجهزة الأخرى.',
    currentPassword: 'كلمة المرور الحالية',
    changePassword: 'تغيير كلمة المرور',
    passwordChanged: 'تم تغيير كلمة المرور.',

    editing: 'التحرير',
    aboutEditing: 'يُحفظ مع حسابك ويسري في كل المتصفحات.',
    autosave: 'حفظ تلقائي',
    aboutAutosave:
      'تُحفظ عروض الشرائح والبودكاست بعد لحظات من آخر تعديل. من دونه، يكون الحفظ بزر «حفظ التغييرات».',
    substituteVoice: 'صوت بديل',
    aboutSubstituteVoice:
      'إذا تعذّر الوصول إلى خدمة صوت، يتحدث صوت مدمج باللغة نفسها إلى أن تُنشئ الصوت من جديد.',

    appearance: 'المظهر',
    aboutAppearance: 'يُحفظ في هذا المتصفح. تحتفظ الشرائح بألوانها.',

    aboutBudget: 'ما يمكن لحسابك إنشاؤه في اليوم، ويشمل ما حجزته المهام الجارية.',
    storage: 'مساحة التخزين',
    aboutStorage: 'المقاطع الصوتية والصور وملفات المقررات التي أنشأتها أو رفعتها.',
    storageUsed: (used, limit) => `المستخدَم: ${used} من ${limit}`,

    sessions: 'الجلسات',
    aboutSessions: 'يستمر تسجيل دخولك 30 يومًا بعد آخر زيارة، على كل جهاز.',
    lostLaptop:
      'فقدت حاسوبك، أو سجّلت الدخول على جهاز ليس لك؟ هذا الزر ينهي كل الجلسات، ومنها الجلسة على هذه الشاشة.',
    logOutEverywhere: 'تسجيل الخروج من كل الأجهزة',
    loggingOut: 'جارٍ تسجيل الخروج...',
    notLoggedOut: 'تعذّر تسجيل خروجك من كل الأجهزة. يُرجى المحاولة مرة أخرى.',

    deleteAccount: 'حذف الحساب',
    aboutDeletion: 'لا يمكن التراجع عن الحذف، ولا حتى لمسؤول Lectern.',
    whatIsDeleted:
      'يُحذف حسابك مع مفتاح API والجلسات والمقررات التي استوردتها. أما عروض الشرائح والبودكاست لمقررات نظام التعلّم فتبقى متاحة لزملائك من دون اسمك.',
    deleteQuestion: 'حذف حسابك؟',
    enterPassword: 'لا يمكن التراجع عن الحذف. يُرجى إدخال كلمة المرور للمتابعة.',
    deleting: 'جارٍ الحذف...',
    notDeleted: 'تعذّر حذف حسابك. يُرجى المحاولة مرة أخرى.',
  },

  'courses/feed': {
    podcastFeed: 'خلاصة البودكاست',
    feedOf: (course) => `خلاصة البودكاست: ${course}`,
    about:
      'للاستماع في أي تطبيق بودكاست: تضم الخلاصة كل حلقة في هذا المقرر تحمل علامة «مكتمل» واكتملت مقاطعها الصوتية. لا تظهر الخلاصة في أي دليل، ويمكن لكل من لديه العنوان الاستماع دون تسجيل دخول.',
    loading: 'جارٍ تحميل الخلاصة...',
    notLoaded: 'تعذّر تحميل خلاصة البودكاست. يُرجى المحاولة مرة أخرى.',
    create: 'إنشاء خلاصة',
    notCreated: 'تعذّر إنشاء خلاصة البودكاست. يُرجى المحاولة مرة أخرى.',

    address: 'عنوان الخلاصة',
    copy: 'نسخ',
    copied: 'تم نسخ العنوان.',
    notCopied: 'تعذّر نسخ العنوان. يُرجى تحديده ونسخه يدويًا.',
    revokeAddress: 'إلغاء العنوان',
    revoke: 'إلغاء العنوان',
    whatRevokingDoes:
      'لن تجد تطبيقات البودكاست خلاصة على هذا العنوان بعد الآن. يمكنك إنشاء خلاصة بعنوان آخر في أي وقت.',
    notRevoked: 'تعذّر إلغاء العنوان. يُرجى المحاولة مرة أخرى.',

    noEpisodes: 'لا يوجد بعد بودكاست مكتمل في هذا المقرر.',
    inFeed: 'في الخلاصة',
    leftOut: 'خارج الخلاصة',
    episodesNotLoaded: 'تعذّر تحميل الحلقات. يُرجى المحاولة مرة أخرى.',

    author: 'المؤلف',
    authorHint: 'إذا بقي فارغًا، تعرض تطبيقات البودكاست اسم مؤسستك.',
    description: 'الوصف',
    descriptionHint: 'إذا بقي فارغًا، تعرض تطبيقات البودكاست اسم المقرر.',
    save: 'حفظ',
    saved: 'تم الحفظ.',
    notSaved: 'تعذّر الحفظ. يُرجى المحاولة مرة أخرى.',

    artwork: {
      heading: 'صورة الغلاف',
      drawn: 'صورة الغلاف التي يرسمها Lectern',
      own: 'صورة غلافك',
      aboutDrawn:
        'يرسم Lectern صورة الغلاف. يمكنك رفع صورة لا تقل أبعادها عن 1400 × 1400 بكسل؛ ويُستخدم منها المربع الأوسط.',
      aboutOwn: 'تعرض تطبيقات البودكاست صورتك للخلاصة ولكل حلقة عند تحديثها القادم.',
      file: 'ملف صورة الغلاف',
      upload: 'رفع صورة',
      replace: 'استبدال',
      remove: 'إزالة',
      uploading: 'جارٍ الرفع...',
      progress: 'جارٍ رفع صورة الغلاف',
      saved: 'تم الحفظ.',
      savedCropped: 'تم الحفظ. يظهر الجزء الأوسط من الصورة، لأن صورة الغلاف مربعة.',
      notSaved: 'تعذّر حفظ صورة الغلاف. يُرجى المحاولة مرة أخرى.',
      removed: 'تمت الإزالة.',
      notRemoved: 'تعذّرت إزالة صورة الغلاف. يُرجى المحاولة مرة أخرى.',
    },

    unreadablePicture: 'هذا الملف ليس صورة يمكن قراءتها. يُرجى اختيار ملف JPEG أو PNG.',
    smallPicture: (width, height, least) =>
      `أبعاد هذه الصورة ${width} × ${height} بكسل، وتطلب تطبيقات البودكاست ${least} على الأقل لكل ضلع. يُرجى اختيار صورة أكبر.`,
  },

  'courses/import': {
    courseFiles: 'ملفات المقررات',
    import: 'استيراد<file> ملف مقرر</file>',
    drop: 'إفلات الملف هنا لاستيراد المقرر',
    whatToDrop: 'ملفات Common Cartridge \u200F(.imscc) المصدَّرة من نظام تعلّم',
    isFolder: 'هذا مجلد. يُرجى إفلات ملف المقرر نفسه (.imscc).',

    waiting: 'قيد الانتظار',
    sending: (percent) => `جارٍ الرفع… ${numberOf(percent)}%`,
    reading: 'جارٍ قراءة المقرر…',
    sendingFile: (file) => `جارٍ رفع ${file}`,
    readingFile: (file) => `جارٍ قراءة المقرر في ${file}`,
    cancel: (file) => `إلغاء استيراد ${file}`,
    imported: (course) => `تم استيراد «${course}».`,
    notImported: 'لم يُستورد <file/>. <reason/>',
    somethingWentWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',

    importedFrom: (file) => `مستورَد من ${file}`,
    importedChip: 'مستورَد <from>من </from><file/>',
    license: (license) => `الترخيص: ${license}`,
    removeCourse: 'إزالة المقرر',
    removeQuestion: 'تأكيد إزالة هذا المقرر؟',
    removal: 'يُزال «<course/>» من قائمتك مع عروض الشرائح والبودكاست التابعة له.',
    remove: 'إزالة',
    removed: (course) => `تمت إزالة «${course}».`,
    undo: 'تراجع',
    notRemoved: 'تعذّرت إزالة المقرر. يُرجى المحاولة مرة أخرى.',
    notRestored: 'تعذّرت استعادة المقرر. يُرجى المحاولة مرة أخرى.',
  },

  'courses/jobs': {
    jobs: 'المهام',
    allJobs: 'كل المهام',
    hideJobs: 'إخفاء المهام',
    noJobs: 'لا مهام بعد.',
    running,
    jobsFinished: 'انتهت المهام',
    itemsFinished: (finished, all) => `انتهى ${numberOf(finished)} من ${numberOf(all)}`,
    clearFinished: 'مسح المنتهية',
    workContinues: 'يمكنك إغلاق علامة التبويب هذه. العمل مستمر.',

    cancelAll: 'إلغاء الكل',
    cancelAllTitle: 'إلغاء كل المهام',
    keepWorking: 'مواصلة العمل',
    cancelAllQuestion: (jobs) =>
      plural(jobs, {
        zero: 'انتهت كل المهام.',
        one: 'هناك مهمة واحدة لم تنتهِ. يبقى ما أنجزته حتى الآن.',
        two: 'هناك مهمتان لم تنتهيا. يبقى ما أنجزتاه حتى الآن.',
        few: 'هناك # مهام لم تنتهِ. يبقى ما أنجزته حتى الآن.',
        many: 'هناك # مهمة لم تنتهِ. يبقى ما أنجزته حتى الآن.',
        other: 'هناك # مهمة لم تنتهِ. يبقى ما أنجزته حتى الآن.',
      }),
    notCancelled: 'تعذّر إلغاء هذه المهمة. يُرجى المحاولة مرة أخرى.',
    notAllCancelled: 'تعذّر إلغاء المهام. يُرجى المحاولة مرة أخرى.',
    notRestarted: 'تعذّر بدء هذه المهمة من جديد. يُرجى المحاولة مرة أخرى.',

    progress: (page) => `تقدّم العمل: ${page}`,
    cancel: (page) => `إلغاء: ${page}`,
    open: 'فتح',
    watch: 'متابعة',
    retry: 'إعادة المحاولة',

    waiting: 'في الانتظار',
    reading: 'قراءة',
    writing: 'كتابة',
    translating: 'ترجمة',
    inLanguage: (language, sentence) => `${language}. ${sentence}`,
    publishing: 'جارٍ النشر',
    finishing: 'إنهاء',

    slideshow: {
      watch: (page) => `متابعة إنشاء عرض الشرائح: ${page}`,
      open: (page) => `فتح عرض الشرائح: ${page}`,
      retry: (page) => `إعادة محاولة عرض الشرائح: ${page}`,
      voicing: (slide, slides) => `الشريحة ${numberOf(slide)} من ${numberOf(slides)}`,
      waiting: 'عرض شرائح. في انتظار الدور',
      waitingFor: (reason) => `عرض شرائح. في الانتظار. ${reason}`,
      running: (stage) => `عرض شرائح. ${stage}`,
      published: 'عرض الشرائح موجود في المقرر.',
      ready: 'عرض الشرائح جاهز.',
      readyWithNote: (note) => `عرض الشرائح جاهز. ${note}`,
      readyWithSilentParts: (parts, reasons) => `عرض الشرائح جاهز، وفيه ${parts}. ${reasons}`,
      failed: 'عرض شرائح. تعذّر الإنشاء',
      failedBecause: (reason) => `عرض شرائح. ${reason}`,
      cancelled: 'عرض شرائح. أُلغي',
    },
    podcast: {
      watch: (page) => `متابعة إنشاء البودكاست: ${page}`,
      open: (page) => `فتح البودكاست: ${page}`,
      retry: (page) => `إعادة محاولة البودكاست: ${page}`,
      voicing: (line, lines) => `السطر ${numberOf(line)} من ${numberOf(lines)}`,
      waiting: 'بودكاست. في انتظار الدور',
      waitingFor: (reason) => `بودكاست. في الانتظار. ${reason}`,
      running: (stage) => `بودكاست. ${stage}`,
      published: 'البودكاست موجود في المقرر.',
      ready: 'البودكاست جاهز.',
      readyWithNote: (note) => `البودكاست جاهز. ${note}`,
      readyWithSilentParts: (parts, reasons) => `البودكاست جاهز، وفيه ${parts}. ${reasons}`,
      failed: 'بودكاست. تعذّر الإنشاء',
      failedBecause: (reason) => `بودكاست. ${reason}`,
      cancelled: 'بودكاست. أُلغي',
    },
  },

  courses: {
    courses: 'المقررات',
    refresh: 'تحديث',
    refreshing: 'جارٍ التحديث...',
    refreshingCourses: (read, all) => `جارٍ التحديث...<count> ${numberOf(read)} من ${numberOf(all)}</count>`,
    cancel: 'إلغاء',
    cancelRefreshing: 'إلغاء التحديث',
    updating: 'جارٍ التحديث…',
    loading: 'جارٍ تحميل المقررات...',
    retry: 'إعادة المحاولة',

    courseCount: coursesOf,
    coursesFound: (found, all) => `المقررات المطابقة: ${numberOf(found)} من ${numberOf(all)}`,
    coursesFrom: (count, host) => `${coursesOf(count)} من ${host}`,
    coursesFromAndImported: (count, host, imported) =>
      `${coursesOf(count)} من ${host}، والمستورَد: ${numberOf(imported)}`,

    searchCourses: 'البحث في المقررات',
    tickRange: 'تحديد الصفحات الواقعة بين هذه الصفحة وآخر صفحة محددة',

    pageCount: (pages) => `إجمالي الصفحات: ${numberOf(pages)} (صفحات محتوى)`,
    noModules: 'لا توجد وحدات',
    noModulesYet: 'لا يحتوي هذا المقرر على وحدات بعد.',
    selectAll: 'تحديد الكل',
    selectAllPages: (course) => `تحديد كل الصفحات: ${course}`,
    completed: 'مكتمل',
    inProgress: 'قيد العمل',
    notStarted: 'لم يبدأ',
    pronunciation: 'النطق',
    learnersSeeComplete: 'يرى المتعلمون كل عروض الشرائح وحلقات البودكاست المكتملة في هذا المقرر.',
    generateContent: 'إنشاء المحتوى',
    pagesNotLoaded: 'تعذّر تحميل صفحات هذا المقرر. يُرجى المحاولة مرة أخرى.',

    selection: 'التحديد',
    clearSelection: 'مسح التحديد',
    pagesSelected: (pages) => `الصفحات المحددة: ${numberOf(pages)}`,
    pagesOfCoursesSelected: (pages, count) =>
      `الصفحات المحددة: ${numberOf(pages)}<courses> (المقررات: ${numberOf(count)})</courses>`,

    notLoaded: 'تعذّر تحميل مقرراتك',
    somethingWentWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
    systemAt: (system, host) => `${system} على ${host}`,
    knownAt: (time) => `هذه آخر البيانات المعروفة، الساعة ${time}.`,
    knownOn: (day, time) => `هذه آخر البيانات المعروفة، ${day} الساعة ${time}.`,
    accountSettings: 'إعدادات الحساب',
    noCourses: 'لا توجد مقررات',
    adjustSearch: 'يُرجى تعديل معايير البحث أو التحقق من الاتصال.',
    clearSearch: 'مسح البحث',
    lookAgain: 'البحث من جديد',
    whatToCheck: (system) => `ما يجب التحقق منه في ${system}`,
    changeAddress:
      'يمكنك تغيير العنوان أو المفتاح في <settings>إعدادات الحساب</settings>، أو إضافة ملف مقرر عبر <button>استيراد ملف مقرر</button>.',
    tryDemo:
      'للتعرّف على Lectern أولًا، يمكنك تجربة العرض التوضيحي: <logOut>تسجيل الخروج</logOut> ثم الضغط على <button>تجربة العرض التوضيحي</button>.',
  },

  'courses/pages': {
    contentPage: 'صفحة محتوى',
    selectPage: (page) => `تحديد: ${page}`,
    selectModule: (module) => `تحديد كل الصفحات: ${module}`,
    pageCount: pagesOf,
    partCount: (parts, name) => `${name}: ${numberOf(parts)}`,

    delete: 'حذف',
    undo: 'تراجع',
    openFeed: 'فتح خلاصة البودكاست',

    slideshow: {
      edit: (page) => `تحرير عرض الشرائح: ${page}`,
      delete: (page) => `حذف عرض الشرائح: ${page}`,
      generating: 'جارٍ إنشاء عرض الشرائح...',
      generatingOf: (page) => `جارٍ إنشاء عرض الشرائح... ${page}`,
      deleteTitle: 'حذف عرض الشرائح',
      deleteQuestion: 'تأكيد حذف عرض الشرائح هذا؟',
      deleted: 'تم حذف عرض الشرائح.',
      notDeleted: 'تعذّر حذف عرض الشرائح. يُرجى المحاولة مرة أخرى.',
      notRestored: 'تعذّرت استعادة عرض الشرائح. يُرجى المحاولة مرة أخرى.',
      complete: 'اكتمل عرض الشرائح للصفحة <page/>.',
      next: 'الصفحة التالية بلا عرض شرائح: <page/>.',
      allComplete: 'لكل صفحة في <course/> عرض شرائح.',
      generateNext: 'إنشاء عرض شرائح لها',
    },
    podcast: {
      edit: (page) => `تحرير البودكاست: ${page}`,
      delete: (page) => `حذف البودكاست: ${page}`,
      generating: 'جارٍ إنشاء البودكاست...',
      generatingOf: (page) => `جارٍ إنشاء البودكاست... ${page}`,
      deleteTitle: 'حذف البودكاست',
      deleteQuestion: 'تأكيد حذف هذا البودكاست؟',
      deleted: 'تم حذف البودكاست.',
      notDeleted: 'تعذّر حذف البودكاست. يُرجى المحاولة مرة أخرى.',
      notRestored: 'تعذّرت استعادة البودكاست. يُرجى المحاولة مرة أخرى.',
      complete: 'اكتمل البودكاست للصفحة <page/>.',
      next: 'الصفحة التالية بلا بودكاست: <page/>.',
      allComplete: 'لكل صفحة في <course/> بودكاست.',
      generateNext: 'إنشاء بودكاست لها',
    },
  },

  'courses/status': {
    slideshow: (completed, inProgress, notStarted) =>
      `عرض الشرائح: ${numberOf(completed)} مكتمل، ${numberOf(inProgress)} قيد العمل، ${numberOf(notStarted)} لم يبدأ`,
    podcast: (completed, inProgress, notStarted) =>
      `البودكاست: ${numberOf(completed)} مكتمل، ${numberOf(inProgress)} قيد العمل، ${numberOf(notStarted)} لم يبدأ`,
    completed: (completed, all) => `${numberOf(completed)} من ${numberOf(all)}<done> مكتمل</done>`,

    reason: (reason) => `: ${reason}`,
    hidden: { label: 'مخفية', reason: 'لا يمكن للطلاب رؤية هذه الصفحة.' },
    restricted: { label: 'مقيَّدة', reason: 'لا يرى الطلاب هذه الصفحة إلا بشروط.' },
    pageChanged: {
      label: 'تغيّرت الصفحة',
      reason: (formats) => `عُدّلت الصفحة منذ إنشاء هذا منها: ${formats}`,
    },
    unlisted: {
      label: 'غير مدرجة',
      reason: 'يمكن للطلاب فتح هذه الصفحة، لكنها لا تظهر في صفحة المقرر.',
    },
  },

  'courses/top bar': {
    openMenu: 'فتح القائمة',
    linkToCourses: 'Lectern، المقررات',
    jobs: 'المهام',
    running,
    searchCourses: 'البحث في المقررات',
    searchPlaceholder: 'البحث في المقررات...',
    accountSettings: 'إعدادات الحساب',
    modelsAndVoices: 'النماذج والأصوات',
    appearance: 'المظهر',
    logOut: 'تسجيل الخروج',
  },

  generate: {
    title: 'إنشاء المحتوى',
    selectFormat: 'اختيار الشكل',
    slideshow: 'عرض شرائح',
    slideshowDescription: 'شرائح بصوت راوٍ',
    slideshowTooltip: 'عرض شرائح مرئي: تقديم يجمع بين الصورة والصوت.',
    podcast: 'بودكاست',
    podcastDescription: 'حوار بين ALEX وJAMIE',
    podcastTooltip: 'بودكاست: تقديم صوتي فقط بين مقدِّمَين.',
    cancel: 'إلغاء',
    generate: 'إنشاء',
    generating: 'جارٍ الإنشاء...',
    notStarted: 'تعذّر إنشاء المحتوى. التفاصيل في وحدة تحكم المتصفح.',

    selectVoices: 'اختيار الأصوات',
    selectFormatFirst: 'تظهر الأصوات بعد اختيار الشكل.',
    narrator: 'الراوي',
    hostAlex: 'المقدِّم ALEX',
    hostJamie: 'المقدِّم JAMIE',
    pagesAreIn: (pages, languages) =>
      plural(pages, {
        zero: `لغة المحتوى: ${listOf(languages)}.`,
        one: `لغة هذه الصفحة: ${listOf(languages)}.`,
        two: `لغة هاتين الصفحتين: ${listOf(languages)}.`,
        few: `لغة هذه الصفحات: ${listOf(languages)}.`,
        many: `لغة هذه الصفحات: ${listOf(languages)}.`,
        other: `لغة هذه الصفحات: ${listOf(languages)}.`,
      }),

    selectedPages: 'الصفحات المحددة',
    listOfPages: 'الصفحات المحددة',
    pageCount: pagesOf,
    selectPages: 'يُرجى إغلاق هذه النافذة وتحديد صفحات من محتوى المقرر.',
    removePage: (title) => `إزالة: ${title}`,

    moreOptions: 'خيارات إضافية',
    moreOptionsSummary: 'المدة والجمهور والأسلوب واللغة',
    minutes: 'المدة بالدقائق',
    minutesPlaceholder: 'حسب حاجة الصفحة',
    minutesHint: 'مدة الصوت لكل صفحة.',
    language: 'اللغة',
    languageOfPage: 'لغة الصفحة',
    audience: 'الجمهور',
    audiencePlaceholder: 'طلاب السنة الأولى',
    tone: 'الأسلوب',
    tones: {
      friendly: 'ودّي',
      formal: 'رسمي',
      enthusiastic: 'حماسي',
      calm: 'هادئ',
      humorous: 'مرِح',
      encouraging: 'مشجِّع',
    },
    instructions: 'تعليمات إضافية',

    noPage: 'يُرجى تحديد صفحة واحدة على الأقل',
    noFormat: 'يُرجى اختيار شكل واحد على الأقل للإنشاء (عرض شرائح أو بودكاست)',
    noNarrator: 'يُرجى اختيار صوت لسرد عرض الشرائح',
    noHosts: 'يُرجى اختيار صوتَي مقدِّمَي البودكاست',
    wrongOptions: 'يُرجى تصحيح الحقول المميَّزة ضمن «خيارات إضافية»',

    estimate: (pages, audio) => `التقدير: ${pagesOf(pages)}، ${audio}`,
    estimateWithPrice: (pages, audio, price) => `التقدير: ${pagesOf(pages)}، ${audio}، ${price}`,
    estimateWithCharges: (pages, audio, services) =>
      `التقدير: ${pagesOf(pages)}، ${audio}. خدمات مدفوعة: ${listOf(services)}`,
    estimateWithPriceAndCharges: (pages, audio, price, services) =>
      `التقدير: ${pagesOf(pages)}، ${audio}، ${price}، إضافةً إلى رسوم ${listOf(services)}`,
    noAudio: 'بلا صوت',
    underOneMinute: 'أقل من دقيقة من الصوت',
    minutesOfAudio: (minutes) =>
      plural(minutes, {
        zero: 'بلا صوت',
        one: 'دقيقة واحدة من الصوت',
        two: 'دقيقتان من الصوت',
        few: '# دقائق من الصوت',
        many: '# دقيقة من الصوت',
        other: '# دقيقة من الصوت',
      }),
    underOneCent: `أقل من ${dollars(0.01)}`,
    about: (price) => `نحو ${dollars(price)}`,

    complete: 'اكتمل الإنشاء:',
    outcome: (formats, successful, failed) =>
      `${formats}: ناجح ${numberOf(successful)}، متعثر ${numberOf(failed)}`,
    cancelled: (pages) => `أُلغي ${numberOf(pages)}`,
    batchFailed: 'تعذّر الإنشاء',
    silentParts: (parts, reasons) => `جاهز، وفيه ${parts}. ${reasons}`,
    whatFailed: 'ما تعذّر إنشاؤه',
    whatToLookAt: 'ما يحتاج إلى مراجعة',
    remark: {
      slideshow: '<page/> (عرض شرائح): <reason/>',
      podcast: '<page/> (بودكاست): <reason/>',
    },
    tryAgain: 'إعادة المحاولة',
    dismiss: 'تجاهل',
  },

  guide: {
    help: 'المساعدة',
    helpWithNews: 'المساعدة، توجد مستجدات',
    takeTour: 'بدء الجولة',
    continueTour: 'متابعة الجولة',
    whatsNew: 'ما الجديد',
    whatsNewUnseen: 'ما الجديد<unseen>، لم يُعرض بعد</unseen>',

    tour: 'جولة',
    tourOffer: '<question>أول مرة هنا؟</question> جولة من دقيقتين تعرض الطريق من صفحة إلى عرض شرائح جاهز.',
    noThanks: 'لا، شكرًا',

    latest: 'الأحدث',
    version: (version) => `الإصدار ${version}`,
  },

  'guide/tour': {
    leave: 'مغادرة الجولة',
    previous: 'السابق',
    next: 'التالي',
    done: 'تم',
    step: (step, steps) => `الخطوة ${numberOf(step)} من ${numberOf(steps)}`,

    steps: {
      courses: {
        title: 'مقرراتك',
        text: 'يعرض Lectern المقررات التي يمكنك تحريرها. عند فتح أحدها تظهر صفحاته. لا يتغير شيء في نظام التعلّم لديك ما لم تنشر شيئًا في المقرر.',
      },
      pages: {
        title: 'من صفحة إلى عرض شرائح أو بودكاست',
        text: 'البداية من مقرر مفتوح: تحديد الصفحات المطلوبة والضغط على «إنشاء المحتوى»، ثم اختيار عرض شرائح أو بودكاست أو كليهما، واختيار الأصوات. يمكنك مواصلة العمل أثناء الإنشاء.',
      },
      status: {
        title: 'مدى تقدّم كل مقرر',
        text: 'الأخضر مكتمل، والأصفر قيد العمل، والرمادي لم يبدأ. في المقرر المفتوح، القلم المجاور للصفحة يفتح المحرر.',
      },
      editor: {
        title: 'تحرير واستماع وإكمال',
        text: 'في المحرر يمكنك تغيير الكلمات والترتيب والمظهر، والاستماع إلى النتيجة، ووضع علامة «مكتمل» عليها. يصل التراجع إلى البداية، وتبقى النسخ السابقة في السجل.',
      },
      import: {
        title: 'من دون نظام تعلّم',
        text: 'يمكن هنا استيراد ملف مقرر (.imscc أو .zip)، فيصبح مقررًا كأي مقرر آخر.',
      },
      help: {
        title: 'المساعدة هنا',
        text: 'في هذه القائمة الجولة وكل اختصارات لوحة المفاتيح وما الجديد في Lectern.',
      },
    },
  },
}
