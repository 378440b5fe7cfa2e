import type { SoundMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

// Separate, because `plural` replaces the first '#', and the names of recorded parts may contain one.
const theOthers = (count: number): string =>
  plural(count, {
    zero: 'لا يحتاج شيء آخر إلى صوت.',
    one: 'والباقي، وهو واحد، يُنشأ له صوت اصطناعي.',
    two: 'والباقي، وهو اثنان، يُنشأ له صوت اصطناعي.',
    few: 'والباقي، وعدده #، يُنشأ له صوت اصطناعي.',
    many: 'والباقي، وعدده #، يُنشأ له صوت اصطناعي.',
    other: 'والباقي، وعدده #، يُنشأ له صوت اصطناعي.',
  })

export const sound: SoundMessages = {
  audio: {
    none: 'لا يوجد صوت لهذه الشريحة',
    notFound: 'لم يُعثر على الملف الصوتي. يُرجى إعادة إنشاء الصوت.',
    slow: 'يستغرق تحميل الملف الصوتي وقتًا طويلًا. قد لا يكون متاحًا.',
    playing: (reason) => `خطأ في تشغيل الصوت: ${reason}`,
    loading: (reason) => `خطأ في تحميل الصوت: ${reason}. قد تفيد إعادة الإنشاء.`,
    refused: (message) => `تعذّر تشغيل الصوت: ${message}`,

    aborted: 'توقف التشغيل',
    network: 'خطأ في الشبكة',
    undecodable: 'تعذّر فك ترميز الصوت',
    unsupported: 'صيغة الصوت غير مدعومة',
    unknown: 'خطأ غير معروف',
    otherError: (code) => `رمز الخطأ ${code}`,

    play: 'تشغيل',
    pause: 'إيقاف مؤقت',
    position: 'الموضع',
    timeOf: (time, duration) => `${time} من ${duration}`,
  },

  'recording/capture': {
    microphoneNumber: (number) => `الميكروفون ${number}`,
  },

  recording: {
    ownRecording: 'تسجيل شخصي',

    strip: 'التسجيل',
    recordVoice: 'تسجيل صوتك',
    recordingVoice: 'جارٍ تسجيل صوتك',
    scriptTime: (time) => `يستغرق النص نحو ${time}`,
    script: 'نص للقراءة',
    closeStrip: 'إغلاق التسجيل',
    openingMicrophone: 'جارٍ فتح الميكروفون...',
    microphone: 'الميكروفون',
    startsIn: (seconds) => `يبدأ التسجيل خلال ${seconds}`,
    breatheIn: 'نفَس عميق. يبدأ التسجيل بعد العدّ إلى واحد.',
    cancel: 'إلغاء',
    record: 'تسجيل',
    stop: 'إيقاف',
    startOver: 'البدء من جديد',
    keys: 'المسافة: إيقاف<line/>R: البدء من جديد',
    scriptFirst: 'يُرجى كتابة النص أولًا، فالتسميات التوضيحية تحتاج إلى كلماته.',
    microphoneLevel: 'مستوى صوت الميكروفون',
    levels: { quiet: 'منخفض', good: 'مستوى جيد', loud: 'مرتفع جدًا' },

    countingIn: 'يبدأ التسجيل خلال ثلاث ثوانٍ. مفتاح المسافة للإيقاف، وR للبدء من جديد.',
    recorded: 'تم التسجيل. يمكنك الإبقاء على هذه المحاولة أو الاستماع إليها أو التسجيل من جديد.',
    microphoneOn: 'الميكروفون يعمل. لم يُسجَّل شيء بعد.',

    recordingTooLong: 'مدة التسجيل 5 دقائق على الأكثر. هذا ما سُجّل حتى ذلك الحين.',
    microphoneUnplugged: 'انفصل الميكروفون. هذا ما سُجّل حتى ذلك الحين.',
    fileNotSound: 'تتعذّر قراءة صوت من هذا الملف. يُرجى اختيار ملف WAV أو MP3 أو M4A.',
    fileTooLong: 'مدة التسجيل 5 دقائق على الأكثر. يُرجى اختيار ملف أقصر.',

    inYourVoice: 'بصوتك أنت',
    aboutMicrophone:
      'سيطلب المتصفح استخدام الميكروفون. لا يُسجَّل شيء قبل الضغط على «تسجيل»، ولا يغادر شيء هذه الصفحة قبل إبقائك على محاولة.',
    allowMicrophone: 'استخدام الميكروفون',
    blocked: 'الميكروفون محظور',
    aboutBlocked:
      'يُرجى الضغط على القفل المجاور للعنوان والسماح بالميكروفون ثم إعادة المحاولة. ويبقى الصوت الاصطناعي إلى ذلك الحين.',
    noMicrophone: 'لا يوجد ميكروفون',
    aboutNoMicrophone: 'عند توصيل ميكروفون يظهر هنا تلقائيًا. ويمكن بدلًا من ذلك رفع تسجيل WAV أو MP3 أو M4A.',
    unplugged: 'انفصل الميكروفون',
    aboutUnplugged: 'عند توصيله من جديد يظهر هنا تلقائيًا. ويمكن بدلًا من ذلك رفع تسجيل WAV أو MP3 أو M4A.',
    inUse: 'الميكروفون لا يستجيب',
    aboutInUse: 'ربما يستخدمه برنامج آخر. يُرجى إغلاق المكالمات وبرامج التسجيل الأخرى ثم إعادة المحاولة.',
    notOffered: 'لا يتيح هذا المتصفح الميكروفون هنا',
    aboutNotOffered: 'يتيحه في العناوين التي تبدأ بـ https. ويمكنك رفع تسجيل WAV أو MP3 أو M4A.',
    tryAgain: 'إعادة المحاولة',
    showWhere: 'عرض المكان',
    whereBrowsersAllow:
      'Chrome وEdge: الرمز الذي يسبق العنوان، ثم الميكروفون. Firefox: الميكروفون المشطوب الذي يسبق العنوان. Safari: قائمة Safari، ثم إعدادات موقع الويب هذا، ثم الميكروفون.',
    uploadRecording: 'رفع تسجيل',
    fileToUpload: 'التسجيل المراد رفعه',

    keepTake: 'الإبقاء على المحاولة',
    listen: (duration) => `استماع، ${duration}`,
    stopListening: 'إيقاف الاستماع',
    recordAgain: 'تسجيل من جديد',
    takeKept: 'حُفظت هذه المحاولة.',
    takeDeleted: 'حُذفت هذه المحاولة.',
    takeOnItsWay: 'هذه المحاولة في طريقها. يمكنك المتابعة.',
    nothingSent: 'لم يغادر شيء هذه الصفحة بعد.',
    nothingSentButSafe: 'لم يغادر شيء هذه الصفحة بعد. المحاولة في أمان على هذا الجهاز.',
    nothingSentAndUnsafe:
      'لم يغادر شيء هذه الصفحة بعد. لا يخزّن هذا المتصفح شيئًا، فيُرجى الإبقاء على المحاولة قبل المغادرة.',

    takes: 'المحاولات',
    newestFirst: 'الأحدث أولًا',
    noTakes: 'لا محاولات بعد. كل تسجيل جديد يظهر هنا.',
    take: (number) => `المحاولة ${number}`,
    playTake: (number) => `تشغيل المحاولة ${number}`,
    stopTake: (number) => `إيقاف المحاولة ${number}`,
    moreForTake: (number) => `المزيد للمحاولة ${number}`,
    takeInUse: 'مستخدَمة',
    takeNotKeptYet: 'لم تُحفظ بعد',
    earlierScript: 'تقول نصًا سابقًا.',
    recordedToday: (duration, time) => `${duration} · ${time}`,
    recordedOn: (duration, day, time) => `${duration} · ${day}، ${time}`,
    chooseTake: 'استخدام هذه المحاولة',
    takeNotUsed: 'تعذّر استخدام هذه المحاولة. يُرجى التجربة مرة أخرى.',
    deleteTake: (number) => `حذف المحاولة ${number}`,
    askDeleteTake: (number) => `حذف المحاولة ${number}؟`,
    aboutDeleting: 'لا يمكن استرجاع محاولة محذوفة.',
    delete: 'حذف',
    takeNotDeleted: 'تعذّر حذف هذه المحاولة. يُرجى التجربة مرة أخرى.',

    leavePageOpen: 'لا يخزّن هذا المتصفح شيئًا، فيُرجى إبقاء هذه الصفحة مفتوحة حتى تُرسل المحاولة.',
    waitingForTurn: 'في انتظار الدور.',
    sendingProgress: (percent) => `المحاولة في طريقها، أُرسل ${percent}%`,
    sent: (percent) => `أُرسل ${percent}%.`,
    sentAndWaiting: (percent, reason) =>
      `أُرسل ${percent}%. ${reason} المحاولة في أمان على هذا الجهاز وستُرسل تلقائيًا.`,
    sentAndWaitingUnsafe: (percent, reason) =>
      `أُرسل ${percent}%. ${reason} لا يخزّن هذا المتصفح شيئًا، فيُرجى إبقاء هذه الصفحة مفتوحة حتى تُرسل المحاولة.`,
    levelling: 'تم الإرسال. جارٍ ضبط مستوى الصوت...',

    voice: 'الصوت',
    synthesized: 'اصطناعي',
    myOwn: 'صوتي',
    recordFirst: 'عند تسجيل محاولة والإبقاء عليها، تصبح هي الصوت.',
    generating: 'جارٍ الإنشاء...',
    recordingStays: 'يبقى تسجيلك عند إنشاء الصوت للكل، إلا إذا اخترت غير ذلك.',
    trimSilence: 'قص الصمت',
    aboutTrimming: 'في بداية كل محاولة ونهايتها',
    trimmed: (start, end) => `${start} ث في البداية، ${end} ث في النهاية`,
    countMeIn: 'عدّ قبل البدء',
    aboutCountingIn: '3، 2، 1 قبل كل محاولة',
    sameLoudness: 'يُضبط مستوى كل محاولة ليطابق بقية المقاطع الصوتية.',
    captionsFollowScript:
      'تتبع التسميات التوضيحية النص. إذا اختلف كلامك عنه، فيمكن تغيير النص ليطابق ما قلته.',
    captionsFollowScriptLinked:
      'تتبع التسميات التوضيحية النص. هل اختلف كلامك عنه؟ <link>تغيير النص ليطابق ما قلته</link>',

    askKeepRecordings: (count) =>
      plural(count, {
        zero: 'الإبقاء على تسجيلاتك؟',
        one: 'الإبقاء على تسجيلك؟',
        two: 'الإبقاء على تسجيليك؟',
        few: 'الإبقاء على تسجيلاتك (#)؟',
        many: 'الإبقاء على تسجيلاتك (#)؟',
        other: 'الإبقاء على تسجيلاتك (#)؟',
      }),
    keepRecordings: (count) =>
      plural(count, {
        zero: 'الإبقاء على تسجيلاتي',
        one: 'الإبقاء على تسجيلي',
        two: 'الإبقاء على تسجيليَّ',
        few: 'الإبقاء على تسجيلاتي',
        many: 'الإبقاء على تسجيلاتي',
        other: 'الإبقاء على تسجيلاتي',
      }),
    replaceRecordings: (count) =>
      plural(count, {
        zero: 'استبدالها أيضًا',
        one: 'استبداله',
        two: 'استبدالهما أيضًا',
        few: 'استبدالها أيضًا',
        many: 'استبدالها أيضًا',
        other: 'استبدالها أيضًا',
      }),
    aboutKeepingAll: (recorded) =>
      `${recorded} لا يحتاج شيء آخر إلى صوت. وتبقى المحاولات المستبدَلة في قائمة المحاولات.`,
    aboutKeeping: (recorded, others) =>
      `${recorded} ${theOthers(others)} وتبقى المحاولات المستبدَلة في قائمة المحاولات.`,
  },

  'recording/take-outbox': {
    waitingForConnection: 'في انتظار الاتصال.',
    takeNotKept: 'تعذّر الإبقاء على هذه المحاولة. يُرجى التجربة مرة أخرى.',
  },

  glossary: {
    title: 'النطق',
    titleIn: (course) => `النطق: ${course}`,
    explanation:
      'أسماء واختصارات وكلمات أجنبية تخطئ الأصوات في نطقها: يُكتب كل منها كما يُقرأ. يسري ذلك على كل عروض الشرائح والبودكاست في المقرر.',
    loading: 'جارٍ تحميل المسرد...',
    loadFailed: 'تعذّر تحميل المسرد.',
    addTerm: 'إضافة مصطلح',
    cancel: 'إلغاء',
    save: 'حفظ',
    saving: 'جارٍ الحفظ...',
    saved: 'تم حفظ النطق. ما تغيّر نطقه يحتاج الآن إلى صوت جديد.',
    saveFailed: 'تعذّر حفظ المسرد. يُرجى المحاولة مرة أخرى.',
    changedElsewhere:
      'تغيّر هذا المسرد في هذه الأثناء، من أحد الزملاء أو في نافذة أخرى. تتضمن القائمة الآن تلك التغييرات. وإذا كنت قد غيّرت المصطلح نفسه، فتبقى صيغتك. يُرجى مراجعتها والحفظ مرة أخرى.',
    discardTitle: 'هل تريد تجاهل تغييراتك؟',
    discardQuestion: 'المصطلحات التي كتبتها أو غيّرتها غير محفوظة.',
    discard: 'تجاهل',
    keepEditing: 'متابعة التحرير',

    term: (number) => `المصطلح ${number}`,
    emptyTerm: (number) => `المصطلح ${number}`,
    saidAs: 'يُنطق هكذا',
    language: 'اللغة',
    allLanguages: 'كل اللغات',
    remove: (term) => `إزالة ${term}`,
    repeated: 'هذا المصطلح موجود أعلاه.',
    sayIt: 'نطق',
    say: (term) => `نطق: ${term}`,
    pause: (term) => `إيقاف مؤقت: ${term}`,
    noVoice: 'لا يوجد صوت يتحدث هذه اللغة',
  },

  voices: {
    selectVoice: 'اختيار الصوت',
    unreachable: 'صوت لا يمكن الوصول إليه الآن',
    loadFailed: 'تعذّر تحميل الأصوات المتاحة. يُرجى المحاولة مرة أخرى.',
    speaksOther: (voice, language, content) =>
      `لغة الصوت ${voice}: ${language}، لكن هناك محتوى لغته: ${content}.`,
    speaksOtherOnSomePages: (voice, language, content) =>
      `لغة الصوت ${voice}: ${language}، لكن هناك صفحات لغتها: ${content}.`,
    takeBetter: (voice, language) => `استخدام ${voice} (${language})`,

    sampleText: 'نص تجريبي',
    search: 'البحث في الأصوات',
    searchPlaceholder: 'البحث في الأصوات...',
    language: 'اللغة',
    allLanguages: 'كل اللغات',
    voices: 'الأصوات',
    loading: 'جارٍ تحميل الأصوات...',
    noneFound: 'لا توجد أصوات مطابقة',

    quality: { good: 'جودة جيدة', fair: 'جودة متوسطة', poor: 'جودة ضعيفة' },
    followsTones: 'يتبع أسلوب الأسطر',
    select: 'اختيار',
    selected: 'مختار',
    selectNamed: (voice) => `اختيار ${voice}`,
    selectedNamed: (voice) => `مختار: ${voice}`,
    playSample: (voice) => `تشغيل عينة ${voice}`,
    pauseSample: (voice) => `إيقاف عينة ${voice} مؤقتًا`,
    sampleFailed: 'تعذّر تشغيل عينة الصوت. يُرجى المحاولة مرة أخرى.',

    pronunciation: 'النطق',
  },
}
