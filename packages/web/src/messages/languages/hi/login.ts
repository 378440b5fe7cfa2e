import type { LoginMessages } from '../language-messages.ts'
import { domainLogin } from './domain-login.ts'

/** Messages of the screens before the login, and of all screens. */
import { problems } from './problems.ts'

export const login: LoginMessages = {
  problems,
  ...domainLogin,
  api: {
    noAnswer: 'Lectern से जवाब नहीं मिल रहा। अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।',
    lateAnswer: 'Lectern से समय पर जवाब नहीं मिला। अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।',
    unreadableAnswer: 'Lectern से मिला जवाब पढ़ा नहीं जा सका। फिर से कोशिश करें।',
  },
  app: {
    loading: 'लोड हो रहा है…',
    notReachable: 'Lectern से कनेक्ट नहीं हो पा रहा। फिर से कोशिश की जा रही है…',
    somethingWentWrong: 'कुछ गड़बड़ हो गई',
    screenFailed: 'यह स्क्रीन नहीं दिखाई जा सकी। जो सेव किया गया है, वह सुरक्षित है।',
    backToCourses: 'कोर्स पर वापस जाएं',
    tryAgain: 'फिर से कोशिश करें',
  },
  'course systems': {
    canvas: {
      keySteps: {
        openSettings: 'Canvas में लॉग इन करें, “खाता” (Account) और फिर “सेटिंग” (Settings) पर क्लिक करें।',
        newToken:
          'नीचे “स्वीकृत इंटीग्रेशन” (Approved Integrations) तक जाएं और “नया एक्सेस टोकन” (New Access Token) पर क्लिक करें।',
        generateToken: 'उद्देश्य में Lectern लिखें और “टोकन बनाएं” (Generate Token) पर क्लिक करें।',
        copyToken: 'टोकन कॉपी करके यहां चिपकाएं। Canvas इसे सिर्फ़ एक बार दिखाता है।',
      },
      drawing: {
        notifications: 'सूचनाएं',
        profile: 'प्रोफ़ाइल',
        files: 'फ़ाइलें',
        settings: 'सेटिंग',
        approvedIntegrations: 'स्वीकृत इंटीग्रेशन',
        newAccessToken: '+ नया एक्सेस टोकन',
      },
      checks: {
        role: 'कोर्स में आपकी भूमिका शिक्षक, डिज़ाइनर या सहायक की है: Lectern वे कोर्स नहीं दिखाता जिनमें आप सिर्फ़ विद्यार्थी हैं।',
        courseState: 'कोर्स खत्म नहीं हुआ है और मिटाया नहीं गया है।',
        token: 'टोकन आपके अपने Canvas खाते का है और उसकी समय-सीमा खत्म नहीं हुई है।',
        baseUrl: 'Base URL वह पता है जो ब्राउज़र में दिखता है, जैसे https://canvas.example.edu।',
      },
    },
    moodle: {
      keySteps: {
        openPreferences: 'Moodle में लॉग इन करें, अपने नाम वाला मेन्यू खोलें और “प्राथमिकताएं” (Preferences) पर क्लिक करें।',
        openKeys: '“उपयोगकर्ता खाता” (User account) में “सुरक्षा कुंजियां” (Security keys) पर क्लिक करें।',
        copyKey: 'जो सेवा आपके एडमिन बताएं, जैसे Moodle मोबाइल वेब सेवा, उसकी कुंजी कॉपी करके यहां चिपकाएं।',
        noKey: 'वहां कोई कुंजी नहीं है? अपने एडमिन से कहें कि आपके लिए वेब सेवाएं चालू करें।',
      },
      drawing: {
        profile: 'प्रोफ़ाइल',
        grades: 'ग्रेड',
        messages: 'संदेश',
        preferences: 'प्राथमिकताएं',
        securityKeys: 'सुरक्षा कुंजियां',
        mobileWebService: 'मोबाइल वेब सेवा',
      },
      checks: {
        role: 'आपको कोर्स में बदलाव करने की अनुमति है: Lectern वे कोर्स नहीं दिखाता जिनमें आप विद्यार्थी हैं।',
        webServices: 'एडमिन ने वेब सेवाएं चालू की हैं और कुंजी आपके अपने खाते की है।',
        key: 'कुंजी की समय-सीमा खत्म नहीं हुई है और वह इस Lectern के पते की अनुमति देती है।',
        baseUrl: 'Base URL Moodle का मूल पता है, जिसके बाद /my या /login न हो।',
      },
    },
  },
  account: {
    brandPicture: 'कोर्स का एक पेज, एक स्लाइड और एक बातचीत में बदलता है',

    email: 'ईमेल',
    password: 'पासवर्ड',

    login: 'लॉग इन करें',
    loginSlogan: 'आपके कोर्स के पेज, अब सुनने के लिए तैयार।',
    loginPromise:
      'जिन पेजों से आप पढ़ाते हैं, उन्हें नैरेशन वाले स्लाइडशो और दो होस्ट के पॉडकास्ट में बदलें। हर वाक्य आप बदल सकते हैं।',
    welcome: 'आपका फिर से स्वागत है',
    enterCredentials: 'आगे बढ़ने के लिए ईमेल और पासवर्ड डालें',
    forgotPassword: 'पासवर्ड याद नहीं है',
    loggingIn: 'लॉग इन हो रहा है…',
    or: 'या',
    tryDemo: 'डेमो आज़माएं',
    newHere: 'Lectern पर नए हैं? <link>खाता बनाएं</link>',
    loginFailed: 'लॉग इन नहीं हो सका। ईमेल और पासवर्ड देखकर फिर से कोशिश करें।',
    wrongCredentials: 'ईमेल या पासवर्ड गलत है',

    passwordChanged: 'आपका पासवर्ड बदल गया है। नए पासवर्ड से लॉग इन करें।',
    loggedOutEverywhere: 'आपका खाता हर डिवाइस से लॉग आउट हो गया है।',
    accountDeleted: 'आपका खाता मिटा दिया गया है।',
    accountCreated: (connection: string) => `आपका खाता बन गया है। ${connection}`,
    correctConnection: 'लॉग इन करें, फिर खाते की सेटिंग में पता या कुंजी ठीक करें।',
    correctKey: 'लॉग इन करें, फिर खाते की सेटिंग में कुंजी ठीक करें।',
    courseSystemAway: 'आपका कोर्स सिस्टम अभी जवाब नहीं दे रहा है।',
    coursesFollow:
      'आप अभी लॉग इन कर सकते हैं। कोर्स सिस्टम के जवाब देते ही आपके कोर्स दिखेंगे। अगर वे न दिखें, तो खाते की सेटिंग में पता जांचें।',
    sessionEnded: 'आपका सेशन खत्म हो गया है। फिर से लॉग इन करें।',
    sessionEndedWhileEditing:
      'आपका सेशन खत्म हो गया है। फिर से लॉग इन करें। जो बदलाव सेव नहीं हुए थे, वे इस ब्राउज़र में रखे हैं और लौटने पर आपको मिल जाएंगे।',

    unexpected: 'कोई अनजान गड़बड़ी हुई। फिर से कोशिश करें।',
    didNotWork: 'यह नहीं हो सका। फिर से कोशिश करें।',
  },
  password: {
    confirmPassword: 'पासवर्ड की पुष्टि करें',
    passwordHint: 'कम से कम 8 अक्षर',
    passwordRequired: 'पासवर्ड दोबारा डालना ज़रूरी है।',
    passwordsDiffer: 'पासवर्ड मेल नहीं खाते',
    forgotSlogan: 'ऐसा सबके साथ होता है।',
    forgotPromise: 'ईमेल में एक लिंक, एक नया पासवर्ड, और आप फिर अपनी स्लाइडों पर। आपका कुछ भी नहीं खोएगा।',
    enterEmail: 'अपना ईमेल डालें। नया पासवर्ड चुनने के लिए हम आपको एक लिंक भेजेंगे।',
    sendLink: 'लिंक भेजें',
    sending: 'भेजा जा रहा है…',
    remembered: 'याद आ गया? <link>लॉग इन करें</link>',
    checkMail: 'अपना ईमेल देखें',
    linkSent: 'अगर <email/> का यहां खाता है, तो नया पासवर्ड चुनने का लिंक भेज दिया गया है। यह एक घंटे तक काम करेगा।',
    noMail: 'कुछ मिनट बाद भी नहीं मिला? स्पैम फ़ोल्डर देखें या इस Lectern के एडमिन से पूछें।',
    tryAnotherEmail: 'दूसरा ईमेल आज़माएं',
    choosePassword: 'नया पासवर्ड चुनें',
    chooseSlogan: 'नई शुरुआत, वही कोर्स।',
    choosePromise:
      'नया पासवर्ड चुनने पर आपका खाता बाकी सभी डिवाइस से लॉग आउट हो जाएगा। आपकी स्लाइड और पॉडकास्ट वैसे ही रहेंगे।',
    fromNowOn: 'अब से इसी पासवर्ड से लॉग इन करें।',
    saveNewPassword: 'नया पासवर्ड सेव करें',
    saving: 'सेव हो रहा है…',
    requestNewLink: 'नया लिंक मांगें',
    newPassword: 'नया पासवर्ड',
    backToLogin: 'लॉग इन पर वापस जाएं',
  },
  registration: {
    registrationFailed: 'रजिस्टर नहीं हो सका। अपनी जानकारी देखकर फिर से कोशिश करें।',
    alreadyRegistered: 'यह ईमेल या API कुंजी पहले से मौजूद है',
    register: 'खाता बनाएं',
    registerSlogan: 'अपना कोर्स साथ लाएं।',
    registerPromise:
      'Lectern सिर्फ़ वही कोर्स पढ़ता है जो आपकी API कुंजी से दिखते हैं, और कुछ नहीं। कुंजी एन्क्रिप्ट करके रखी जाती है और फिर कभी नहीं दिखाई जाती।',
    haveAccount: 'पहले से खाता है? <link>लॉग इन करें</link>',
    aboutYou: 'आपके बारे में',
    firstName: 'नाम',
    lastName: 'उपनाम',
    yourCourseSystem: 'आपका कोर्स सिस्टम',
    organization: 'संस्थान',
    baseUrl: 'Base URL (पता)',
    apiKey: 'API कुंजी',
    whereIsApiKey: 'मुझे अपनी API कुंजी कहां मिलेगी?',
    courseSystem: 'कोर्स सिस्टम',
    registering: 'रजिस्टर हो रहा है…',
    submitRegistration: 'रजिस्टर करें',
    allRequired: 'सभी जानकारी भरना ज़रूरी है।',
  },
  ui: {
    cancel: 'रद्द करें',
    close: 'बंद करें',
    dismiss: 'हटाएं',
    notLoaded: 'Lectern का यह भाग लोड नहीं हो सका। कृपया फिर से कोशिश करें।',
    retry: 'फिर से कोशिश करें',
    notifications: 'सूचनाएं',
    hideCharacters: 'अक्षर छिपाएं',
    showCharacters: 'अक्षर दिखाएं',
    appearances: { light: 'हल्का', dark: 'गहरा', system: 'सिस्टम' },
  },

  'language choice': {
    language: 'भाषा',
    about: 'Lectern और उसके ईमेल की भाषा। आपके कोर्स अपनी भाषा में ही रहेंगे।',
    aboutDemo: 'सिर्फ़ इस ब्राउज़र में सेव होती है। आपके कोर्स अपनी भाषा में ही रहेंगे।',
    notLoaded: 'यह भाषा लोड नहीं हो सकी। फिर से कोशिश करें।',
  },
}
