import type { LoginMessages } from '../language-messages.ts'
import { domainLogin } from './domain-login.ts'
import { problems } from './problems.ts'

export const login: LoginMessages = {
  problems,
  ...domainLogin,
  api: {
    noAnswer: 'لا يستجيب Lectern. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
    lateAnswer: 'لم يستجب Lectern في الوقت المناسب. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
    unreadableAnswer: 'تعذّرت قراءة رد Lectern. يُرجى المحاولة مرة أخرى.',
  },

  app: {
    loading: 'جارٍ التحميل...',
    notReachable: 'يتعذّر الوصول إلى Lectern. جارٍ إعادة المحاولة…',
    somethingWentWrong: 'حدث خطأ ما',
    screenFailed: 'تعذّر عرض هذه الشاشة. ما حفظته في أمان.',
    backToCourses: 'العودة إلى المقررات',
    tryAgain: 'إعادة المحاولة',
  },

  'course systems': {
    canvas: {
      keySteps: {
        openSettings: 'تسجيل الدخول إلى Canvas والنقر على «الحساب» ثم «الإعدادات».',
        newToken: 'الانتقال إلى «عمليات التكامل المعتمدة» والنقر على «رمز مميز جديد للوصول».',
        generateToken: 'كتابة Lectern في خانة «الغرض» والنقر على «إنشاء الرمز المميز».',
        copyToken: 'نسخ الرمز ولصقه هنا. يعرضه Canvas مرة واحدة فقط.',
      },
      drawing: {
        notifications: 'الإخطارات',
        profile: 'ملف التعريف',
        files: 'الملفات',
        settings: 'الإعدادات',
        approvedIntegrations: 'عمليات التكامل المعتمدة',
        newAccessToken: '+ رمز مميز جديد للوصول',
      },
      checks: {
        role: 'دورك في المقرر هو التدريس أو التصميم أو المساعدة: لا يعرض Lectern المقررات المسجَّلة لك بصفة طالب فقط.',
        courseState: 'المقرر غير منتهٍ وغير محذوف.',
        token: 'الرمز تابع لحسابك أنت في Canvas ولم تنتهِ صلاحيته.',
        baseUrl: 'عنوان URL الأساسي هو العنوان الظاهر في المتصفح، مثل https://canvas.example.edu.',
      },
    },
    moodle: {
      keySteps: {
        openPreferences: 'تسجيل الدخول إلى Moodle وفتح القائمة التي تحمل اسمك والنقر على «التفضيلات».',
        openKeys: 'النقر على «مفاتيح الأمان» ضمن «حساب المستخدم».',
        copyKey: 'نسخ مفتاح الخدمة التي يحددها مسؤول النظام، مثل Moodle mobile web service، ولصقه هنا.',
        noKey: 'لا يوجد مفتاح؟ يمكنك طلب تفعيل خدمات الويب لحسابك من مسؤول النظام.',
      },
      drawing: {
        profile: 'الملف الشخصي',
        grades: 'الدرجات',
        messages: 'الرسائل',
        preferences: 'التفضيلات',
        securityKeys: 'مفاتيح الأمان',
        mobileWebService: 'خدمة الويب للهاتف المحمول',
      },
      checks: {
        role: 'لديك صلاحية تحرير المقرر: لا يعرض Lectern المقررات المسجَّلة لك بصفة طالب.',
        webServices: 'فعّل مسؤول النظام خدمات الويب، والمفتاح تابع لحسابك أنت.',
        key: 'لم تنتهِ صلاحية المفتاح، وهو يسمح بعنوان Lectern هذا.',
        baseUrl: 'عنوان URL الأساسي هو العنوان الجذر لنظام Moodle، دون \u200E/my أو \u200E/login في آخره.',
      },
    },
  },

  account: {
    brandPicture: 'صفحة من مقرر تتحول إلى شريحة ومحادثة',

    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',

    login: 'تسجيل الدخول',
    loginSlogan: 'صفحات مقررك، جاهزة للاستماع.',
    loginPromise:
      'صفحات دروسك تتحول إلى عروض شرائح بسرد صوتي وحلقات بودكاست بمقدِّمَين. وكل جملة تبقى قابلة لتعديلك.',
    welcome: 'أهلًا بعودتك',
    enterCredentials: 'يُرجى إدخال بيانات الدخول للمتابعة',
    forgotPassword: 'نسيت كلمة المرور',
    loggingIn: 'جارٍ تسجيل الدخول...',
    or: 'أو',
    tryDemo: 'تجربة العرض التوضيحي',
    newHere: 'أول مرة في Lectern؟ <link>إنشاء حساب</link>',
    loginFailed: 'تعذّر تسجيل الدخول. يُرجى التحقق من بيانات الدخول والمحاولة مرة أخرى.',
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',

    passwordChanged: 'تم تغيير كلمة المرور. يُرجى تسجيل الدخول بكلمة المرور الجديدة.',
    loggedOutEverywhere: 'تم تسجيل خروجك من كل الأجهزة.',
    accountDeleted: 'تم حذف حسابك.',
    accountCreated: (connection) => `تم إنشاء حسابك. ${connection}`,
    correctConnection: 'بعد تسجيل الدخول، يمكنك تصحيح العنوان أو المفتاح في إعدادات الحساب.',
    correctKey: 'بعد تسجيل الدخول، يمكنك تصحيح المفتاح في إعدادات الحساب.',
    courseSystemAway: 'نظام التعلّم لديك لا يستجيب حاليًا.',
    coursesFollow:
      'يمكنك تسجيل الدخول الآن. ستظهر مقرراتك عندما يستجيب نظام التعلّم. إذا لم تظهر، فتحقق من العنوان في إعدادات الحساب.',
    sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
    sessionEndedWhileEditing:
      'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى. يحتفظ هذا المتصفح بالتغييرات غير المحفوظة ويعرضها عند عودتك.',

    unexpected: 'حدث خطأ غير متوقع. يُرجى المحاولة مرة أخرى.',
    didNotWork: 'لم تنجح العملية. يُرجى المحاولة مرة أخرى.',
  },

  password: {
    confirmPassword: 'تأكيد كلمة المرور',
    passwordHint: '8 أحرف على الأقل',
    passwordRequired: 'تأكيد كلمة المرور مطلوب.',
    passwordsDiffer: 'كلمتا المرور غير متطابقتين',
    forgotSlogan: 'يحدث هذا للجميع.',
    forgotPromise: 'رابط بالبريد، وكلمة مرور جديدة، ثم العودة إلى شرائحك. لا يضيع شيء من عملك.',
    enterEmail: 'يُرجى إدخال بريدك الإلكتروني، لنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
    sendLink: 'إرسال الرابط',
    sending: 'جارٍ الإرسال...',
    remembered: 'تذكّرتها؟ <link>تسجيل الدخول</link>',
    checkMail: 'يُرجى تفقُّد بريدك',
    linkSent:
      'إذا كان للعنوان <email/> حساب هنا، فسيصل إليه رابط لاختيار كلمة مرور جديدة. الرابط صالح لمدة ساعة واحدة.',
    noMail:
      'لم يصل شيء بعد بضع دقائق؟ قد تكون الرسالة في مجلد الرسائل غير المرغوب فيها. وإلا يمكنك سؤال مسؤول Lectern.',
    tryAnotherEmail: 'تجربة بريد آخر',
    choosePassword: 'اختيار كلمة مرور جديدة',
    chooseSlogan: 'بداية جديدة، والمقررات نفسها.',
    choosePromise:
      'اختيار كلمة مرور جديدة يسجّل خروجك من كل الأجهزة الأخرى. وتبقى شرائحك وحلقات البودكاست كما هي.',
    fromNowOn: 'من الآن فصاعدًا، يكون تسجيل الدخول بكلمة المرور هذه.',
    saveNewPassword: 'حفظ كلمة المرور الجديدة',
    saving: 'جارٍ الحفظ...',
    requestNewLink: 'طلب رابط جديد',
    newPassword: 'كلمة المرور الجديدة',
    backToLogin: 'العودة إلى تسجيل الدخول',
  },

  registration: {
    registrationFailed: 'تعذّر إنشاء الحساب. يُرجى التحقق من بياناتك والمحاولة مرة أخرى.',
    alreadyRegistered: 'البريد الإلكتروني أو مفتاح API مسجَّل من قبل',
    register: 'إنشاء حساب',
    registerSlogan: 'مقررك يأتي معك.',
    registerPromise:
      'يقرأ Lectern المقررات التي يتيحها مفتاح API الخاص بك، ولا شيء غيرها. المفتاح مشفَّر ولا يُعرض مرة أخرى.',
    haveAccount: 'لديك حساب؟ <link>تسجيل الدخول</link>',
    aboutYou: 'بياناتك',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    yourCourseSystem: 'نظام التعلّم لديك',
    organization: 'المؤسسة',
    baseUrl: 'عنوان URL الأساسي',
    apiKey: 'مفتاح API',
    whereIsApiKey: 'أين أجد مفتاح API؟',
    courseSystem: 'نظام التعلّم',
    registering: 'جارٍ إنشاء الحساب...',
    submitRegistration: 'إنشاء الحساب',
    allRequired: 'جميع الحقول مطلوبة.',
  },

  ui: {
    cancel: 'إلغاء',
    close: 'إغلاق',
    dismiss: 'تجاهل',
    notLoaded: 'تعذّر تحميل هذا الجزء من Lectern. يُرجى المحاولة مرة أخرى.',
    retry: 'إعادة المحاولة',
    notifications: 'الإشعارات',
    hideCharacters: 'إخفاء الأحرف',
    showCharacters: 'إظهار الأحرف',
    appearances: { light: 'فاتح', dark: 'داكن', system: 'حسب النظام' },
  },

  'language choice': {
    language: 'اللغة',
    about: 'لغة Lectern ورسائله الإلكترونية. تبقى مقرراتك بلغتها.',
    aboutDemo: 'تُحفظ في هذا المتصفح. تبقى مقرراتك بلغتها.',
    notLoaded: 'تعذّر تحميل هذه اللغة. يُرجى المحاولة مرة أخرى.',
  },
}
