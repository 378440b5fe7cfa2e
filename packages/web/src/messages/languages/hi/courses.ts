import { listOf } from '../../lists.ts'
import { dollars, numberOf } from '../../numbers.ts'
import type { CoursesMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

/** Messages of the course list, the dialog for new content, the guide and the account settings. */
export const courses: CoursesMessages = {
  'app/screen error': {
    away: 'Lectern से कनेक्ट नहीं हो पा रहा',
    whileAway: 'अपना कनेक्शन जाँचें। आपने जो सहेजा है वह सुरक्षित है, और ड्राफ़्ट इस ब्राउज़र में रहते हैं।',
    notLoaded: 'यह स्क्रीन लोड नहीं हो सकी',
    afterLoss: 'Lectern का नया संस्करण है, या कनेक्शन टूट गया था। आपने जो सहेजा है वह सुरक्षित है।',
  },
  'account settings': {
    accountSettings: 'खाते की सेटिंग',
    linkToCourses: 'Lectern, कोर्स',
    backToCourses: 'कोर्स पर वापस जाएं',
    loading: 'आपका खाता लोड हो रहा है…',
    notLoaded: 'आपके खाते की सेटिंग लोड नहीं हो सकी।',
    unsavedChanges: 'आपके बदलाव सेव नहीं हुए हैं। यहां से जाने पर वे खो जाएंगे।',
    demoAccount:
      'यह डेमो खाता है, जिसे यहां आने वाले सभी लोग इस्तेमाल करते हैं। इसका कोर्स सिस्टम और पासवर्ड बदला नहीं जा सकता और इसे मिटाया नहीं जा सकता।',

    save: 'सेव करें',
    saving: 'सेव हो रहा है…',
    saved: 'सेव हो गया।',
    notSaved: 'यह सेव नहीं हो सका। फिर से कोशिश करें।',

    aboutYou: 'वह नाम जो आपको और आपके सहकर्मियों को दिखता है। आपका लॉग इन ईमेल <email/> है।',

    courseSystem: 'कोर्स सिस्टम',
    aboutCourseSystem: 'जहां से आपके कोर्स आते हैं। Lectern को सिर्फ़ वही दिखता है जो आपकी API कुंजी से दिखता है।',
    storedKey: 'सेव की गई कुंजी कभी नहीं दिखाई जाती। उसे बनाए रखने के लिए यह जगह खाली छोड़ें।',
    keyTooLong: 'API कुंजी बहुत लंबी है।',
    testConnection: 'कनेक्शन जांचें',
    testing: 'जांच हो रही है…',
    lastAnswer: 'आपके कोर्स सिस्टम ने पिछली बार <time/> को आपके कोर्स की सूची दी थी।',
    lastAnswerOf: '<system/> ने पिछली बार <time/> को आपके कोर्स की सूची दी थी।',

    aboutPassword: 'पासवर्ड बदलने पर आपका खाता बाकी सभी डिवाइस से लॉग आउट हो जाएगा।',
    currentPassword: 'मौजूदा पासवर्ड',
    changePassword: 'पासवर्ड बदलें',
    passwordChanged: 'पासवर्ड बदल गया।',

    editing: 'एडिटिंग',
    aboutEditing: 'आपके खाते के साथ सेव होता है और हर ब्राउज़र में लागू होता है।',
    autosave: 'अपने-आप सेव करें',
    aboutAutosave:
      'आपके आखिरी बदलाव के थोड़ी देर बाद स्लाइडशो और पॉडकास्ट सेव हो जाते हैं। इसे बंद रखने पर “बदलाव सेव करें” दबाएं।',
    substituteVoice: 'वैकल्पिक आवाज़',
    aboutSubstituteVoice:
      'अगर किसी आवाज़ की सेवा उपलब्ध न हो, तो उसी भाषा की अंतर्निर्मित आवाज़ बोलती है, जब तक आप ऑडियो दोबारा न बनाएं।',

    appearance: 'रंग-रूप',
    aboutAppearance: 'इसी ब्राउज़र में सेव होता है। स्लाइडों के रंग नहीं बदलते।',

    aboutBudget: 'आपका खाता एक दिन में जितना बना सकता है। इसमें चल रहे कामों के लिए आरक्षित मात्रा भी शामिल है।',
    storage: 'स्टोरेज',
    aboutStorage: 'आपके बनाए या अपलोड किए गए ऑडियो, तस्वीरें और कोर्स फ़ाइलें।',
    storageUsed: (used: string, limit: string) => `${limit} में से ${used} इस्तेमाल हुआ`,

    sessions: 'सेशन',
    aboutSessions: 'हर डिवाइस पर, पिछली बार आने के बाद 30 दिनों तक आपका लॉग इन बना रहता है।',
    lostLaptop:
      'लैपटॉप खो गया, या किसी और के लैपटॉप पर लॉग इन किया था? इससे हर सेशन खत्म हो जाएगा, इस स्क्रीन का भी।',
    logOutEverywhere: 'हर जगह से लॉग आउट करें',
    loggingOut: 'लॉग आउट हो रहा है…',
    notLoggedOut: 'हर जगह से लॉग आउट नहीं हो सका। फिर से कोशिश करें।',

    deleteAccount: 'खाता मिटाएं',
    aboutDeletion: 'इसे वापस नहीं लाया जा सकता। इस Lectern के एडमिन भी नहीं ला सकते।',
    whatIsDeleted:
      'आपका खाता अपनी API कुंजी, सेशन और इंपोर्ट किए गए कोर्स के साथ मिटा दिया जाएगा। आपके कोर्स सिस्टम वाले कोर्स के स्लाइडशो और पॉडकास्ट, आपके नाम के बिना, सहकर्मियों को मिलते रहेंगे।',
    deleteQuestion: 'अपना खाता मिटाना है?',
    enterPassword: 'इसे वापस नहीं लाया जा सकता। आगे बढ़ने के लिए अपना पासवर्ड डालें।',
    deleting: 'मिटाया जा रहा है…',
    notDeleted: 'आपका खाता नहीं मिटाया जा सका। फिर से कोशिश करें।',
  },
  'courses/feed': {
    podcastFeed: 'पॉडकास्ट फ़ीड',
    feedOf: (course: string) => `“${course}” का पॉडकास्ट फ़ीड`,
    about:
      'किसी भी पॉडकास्ट ऐप में सुनें: इस फ़ीड में कोर्स का हर वह पॉडकास्ट है जो पूरा हो चुका है और जिसका सारा ऑडियो मौजूद है। यह किसी डायरेक्ट्री में नहीं है। जिसके पास पता है, वह लॉग इन किए बिना सुन सकता है।',
    loading: 'फ़ीड लोड हो रहा है…',
    notLoaded: 'पॉडकास्ट फ़ीड लोड नहीं हो सका। फिर से कोशिश करें।',
    create: 'फ़ीड बनाएं',
    notCreated: 'पॉडकास्ट फ़ीड नहीं बन सका। फिर से कोशिश करें।',

    address: 'फ़ीड का पता',
    copy: 'कॉपी करें',
    copied: 'पता कॉपी हो गया।',
    notCopied: 'पता कॉपी नहीं हो सका। उसे चुनकर खुद कॉपी करें।',
    revokeAddress: 'पता रद्द करें',
    revoke: 'पता रद्द करें',
    whatRevokingDoes: 'पॉडकास्ट ऐप को इस पते पर फ़ीड नहीं मिलेगा। नए पते वाला फ़ीड कभी भी बनाया जा सकता है।',
    notRevoked: 'पता रद्द नहीं हो सका। फिर से कोशिश करें।',

    noEpisodes: 'इस कोर्स का कोई पॉडकास्ट अभी पूरा नहीं हुआ है।',
    inFeed: 'फ़ीड में शामिल',
    leftOut: 'शामिल नहीं',
    episodesNotLoaded: 'एपिसोड लोड नहीं हो सके। फिर से कोशिश करें।',

    author: 'लेखक',
    authorHint: 'खाली छोड़ने पर पॉडकास्ट ऐप आपके संस्थान का नाम दिखाएंगे।',
    description: 'विवरण',
    descriptionHint: 'खाली छोड़ने पर पॉडकास्ट ऐप कोर्स का नाम दिखाएंगे।',
    save: 'सेव करें',
    saved: 'सेव हो गया।',
    notSaved: 'यह सेव नहीं हो सका। फिर से कोशिश करें।',

    artwork: {
      heading: 'आर्टवर्क',
      drawn: 'Lectern का बनाया आर्टवर्क',
      own: 'आपका आर्टवर्क',
      aboutDrawn:
        'आर्टवर्क Lectern बनाता है। चाहें तो कम से कम 1400 × 1400 पिक्सल की तस्वीर अपलोड करें; उसका बीच का चौकोर हिस्सा इस्तेमाल होगा।',
      aboutOwn: 'पॉडकास्ट ऐप अगली बार अपडेट होने पर फ़ीड और हर एपिसोड के लिए आपकी तस्वीर दिखाएंगे।',
      file: 'आर्टवर्क फ़ाइल',
      upload: 'तस्वीर अपलोड करें',
      replace: 'बदलें',
      remove: 'हटाएं',
      uploading: 'अपलोड हो रहा है…',
      progress: 'आर्टवर्क अपलोड हो रहा है',
      saved: 'सेव हो गया।',
      savedCropped: 'सेव हो गया। आर्टवर्क चौकोर होता है, इसलिए तस्वीर का बीच का हिस्सा दिखेगा।',
      notSaved: 'आर्टवर्क सेव नहीं हो सका। फिर से कोशिश करें।',
      removed: 'हटा दिया गया।',
      notRemoved: 'आर्टवर्क नहीं हटाया जा सका। फिर से कोशिश करें।',
    },

    unreadablePicture: 'यह तस्वीर पढ़ी नहीं जा सकी। कोई JPEG या PNG फ़ाइल चुनें।',
    smallPicture: (width: number, height: number, least: number) =>
      `यह तस्वीर ${width} × ${height} पिक्सल की है। पॉडकास्ट ऐप के लिए हर तरफ़ कम से कम ${least} पिक्सल चाहिए। कोई बड़ी तस्वीर चुनें।`,
  },
  'courses/import': {
    courseFiles: 'कोर्स फ़ाइलें',
    import: '<file>कोर्स फ़ाइल </file>इंपोर्ट करें',
    drop: 'कोर्स के रूप में इंपोर्ट करने के लिए यहां छोड़ें',
    whatToDrop: 'कोर्स सिस्टम से एक्सपोर्ट की गई Common Cartridge फ़ाइलें (.imscc)',
    isFolder: 'यह फ़ोल्डर है। सीधे कोर्स फ़ाइल (.imscc) को यहां छोड़ें।',

    waiting: 'इंतज़ार में',
    sending: (percent: number) => `अपलोड हो रहा है… ${numberOf(percent)}%`,
    reading: 'कोर्स पढ़ा जा रहा है…',
    sendingFile: (file: string) => `${file} अपलोड हो रही है`,
    readingFile: (file: string) => `${file} में से कोर्स पढ़ा जा रहा है`,
    cancel: (file: string) => `${file} का इंपोर्ट रद्द करें`,
    imported: (course: string) => `“${course}” इंपोर्ट हो गया।`,
    notImported: '<file/> इंपोर्ट नहीं हो सकी। <reason/>',
    somethingWentWrong: 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।',

    importedFrom: (file: string) => `${file} से इंपोर्ट किया गया`,
    importedChip: 'इंपोर्ट किया गया<from>, फ़ाइल: </from><file/>',
    license: (license: string) => `लाइसेंस: ${license}`,
    removeCourse: 'कोर्स हटाएं',
    removeQuestion: 'क्या आपको वाकई यह कोर्स हटाना है?',
    removal: '“<course/>” अपने स्लाइडशो और पॉडकास्ट के साथ आपकी सूची से हट जाएगा।',
    remove: 'हटाएं',
    removed: (course: string) => `“${course}” हटा दिया गया।`,
    undo: 'पहले जैसा करें',
    notRemoved: 'कोर्स नहीं हटाया जा सका। फिर से कोशिश करें।',
    notRestored: 'कोर्स वापस नहीं लाया जा सका। फिर से कोशिश करें।',
  },
  'courses/jobs': {
    jobs: 'काम',
    allJobs: 'सभी काम',
    hideJobs: 'काम छिपाएं',
    noJobs: 'अभी कोई काम नहीं है।',
    running: (jobs: number) => plural(jobs, { one: '# जारी', other: '# जारी' }),
    jobsFinished: 'सभी काम खत्म',
    itemsFinished: (finished: number, all: number) =>
      plural(all, {
        one: `# में से ${numberOf(finished)} काम खत्म`,
        other: `# में से ${numberOf(finished)} काम खत्म`,
      }),
    clearFinished: 'खत्म हुए काम हटाएं',
    workContinues: 'यह टैब बंद किया जा सकता है। काम चलता रहेगा।',

    cancelAll: 'सभी रद्द करें',
    cancelAllTitle: 'सभी काम रद्द करें',
    keepWorking: 'काम जारी रखें',
    cancelAllQuestion: (jobs: number) =>
      plural(jobs, {
        one: '# काम खत्म नहीं हुआ है। अब तक जो बन चुका है, वह बना रहेगा।',
        other: '# काम खत्म नहीं हुए हैं। अब तक जो बन चुका है, वह बना रहेगा।',
      }),
    notCancelled: 'यह काम रद्द नहीं हो सका। फिर से कोशिश करें।',
    notAllCancelled: 'काम रद्द नहीं हो सके। फिर से कोशिश करें।',
    notRestarted: 'यह काम फिर से शुरू नहीं हो सका। फिर से कोशिश करें।',

    progress: (page: string) => `“${page}” की प्रगति`,
    cancel: (page: string) => `“${page}” रद्द करें`,
    open: 'खोलें',
    watch: 'बनते हुए देखें',
    retry: 'फिर से कोशिश करें',

    waiting: 'इंतज़ार में',
    reading: 'पढ़ा जा रहा है',
    writing: 'लिखा जा रहा है',
    translating: 'अनुवाद हो रहा है',
    inLanguage: (language, sentence) => `${language}: ${sentence}`,
    publishing: 'पब्लिश हो रहा है',
    finishing: 'पूरा होने वाला है',

    slideshow: {
      watch: (page: string) => `“${page}” का स्लाइडशो बनते हुए देखें`,
      open: (page: string) => `“${page}” का स्लाइडशो खोलें`,
      retry: (page: string) => `“${page}” का स्लाइडशो फिर से बनाएं`,
      voicing: (slide: number, slides: number) => `${numberOf(slides)} में से स्लाइड ${numberOf(slide)}`,
      waiting: 'स्लाइडशो: अपनी बारी के इंतज़ार में',
      waitingFor: (reason: string) => `स्लाइडशो: इंतज़ार में। ${reason}`,
      running: (stage: string) => `स्लाइडशो: ${stage}`,
      published: 'स्लाइडशो कोर्स में है।',
      ready: 'स्लाइडशो तैयार है।',
      readyWithNote: (note: string) => `स्लाइडशो तैयार है। ${note}`,
      readyWithSilentParts: (parts: string, reasons: string) => `स्लाइडशो तैयार है (${parts})। ${reasons}`,
      failed: 'स्लाइडशो: नहीं बन सका',
      failedBecause: (reason: string) => `स्लाइडशो: ${reason}`,
      cancelled: 'स्लाइडशो: रद्द किया गया',
    },
    podcast: {
      watch: (page: string) => `“${page}” का पॉडकास्ट बनते हुए देखें`,
      open: (page: string) => `“${page}” का पॉडकास्ट खोलें`,
      retry: (page: string) => `“${page}” का पॉडकास्ट फिर से बनाएं`,
      voicing: (line: number, lines: number) => `${numberOf(lines)} में से लाइन ${numberOf(line)}`,
      waiting: 'पॉडकास्ट: अपनी बारी के इंतज़ार में',
      waitingFor: (reason: string) => `पॉडकास्ट: इंतज़ार में। ${reason}`,
      running: (stage: string) => `पॉडकास्ट: ${stage}`,
      published: 'पॉडकास्ट कोर्स में है।',
      ready: 'पॉडकास्ट तैयार है।',
      readyWithNote: (note: string) => `पॉडकास्ट तैयार है। ${note}`,
      readyWithSilentParts: (parts: string, reasons: string) => `पॉडकास्ट तैयार है (${parts})। ${reasons}`,
      failed: 'पॉडकास्ट: नहीं बन सका',
      failedBecause: (reason: string) => `पॉडकास्ट: ${reason}`,
      cancelled: 'पॉडकास्ट: रद्द किया गया',
    },
  },
  courses: {
    courses: 'कोर्स',
    refresh: 'रीफ़्रेश करें',
    refreshing: 'रीफ़्रेश हो रहा है…',
    refreshingCourses: (read: number, all: number) =>
      `रीफ़्रेश हो रहा है…<count> ${numberOf(all)} में से ${numberOf(read)}</count>`,
    cancel: 'रद्द करें',
    cancelRefreshing: 'रीफ़्रेश रद्द करें',
    updating: 'अपडेट हो रहा है…',
    loading: 'कोर्स लोड हो रहे हैं…',
    retry: 'फिर से कोशिश करें',

    courseCount: (count: number) => plural(count, { one: '# कोर्स', other: '# कोर्स' }),
    coursesFound: (found: number, all: number) =>
      `${numberOf(all)} कोर्स में से ${plural(found, { one: '# मिला', other: '# मिले' })}`,
    coursesFrom: (count: number, host: string) =>
      plural(count, { one: `${host} से # कोर्स`, other: `${host} से # कोर्स` }),
    coursesFromAndImported: (count: number, host: string, imported: number) =>
      plural(count, {
        one: `${host} से # कोर्स, ${numberOf(imported)} इंपोर्ट किए गए`,
        other: `${host} से # कोर्स, ${numberOf(imported)} इंपोर्ट किए गए`,
      }),

    searchCourses: 'कोर्स खोजें',
    tickRange: 'इस पेज और पिछली बार चुने गए पेज के बीच के सभी पेज चुनें',

    pageCount: (pages: number) => `कुल कॉन्टेंट पेज: ${numberOf(pages)}`,
    noModules: 'कोई मॉड्यूल नहीं मिला',
    noModulesYet: 'इस कोर्स में अभी कोई मॉड्यूल नहीं है।',
    selectAll: 'सभी चुनें',
    selectAllPages: (course: string) => `“${course}” के सभी पेज चुनें`,
    completed: 'पूरे',
    inProgress: 'जारी',
    notStarted: 'शुरू नहीं हुए',
    pronunciation: 'उच्चारण',
    learnersSeeComplete: 'विद्यार्थी इस कोर्स का हर पूरा स्लाइडशो और पॉडकास्ट देखते हैं।',
    generateContent: 'कॉन्टेंट बनाएं',
    pagesNotLoaded: 'इस कोर्स के पेज लोड नहीं हो सके। फिर से कोशिश करें।',

    selection: 'चुने गए पेज',
    clearSelection: 'चुनाव हटाएं',
    pagesSelected: (pages: number) => plural(pages, { one: '# पेज चुना गया', other: '# पेज चुने गए' }),
    pagesOfCoursesSelected: (pages: number, count: number) => {
      const ofCourses = plural(count, { one: ' (# कोर्स से)', other: ' (# कोर्स से)' })
      return plural(pages, {
        one: `# पेज चुना गया<courses>${ofCourses}</courses>`,
        other: `# पेज चुने गए<courses>${ofCourses}</courses>`,
      })
    },

    notLoaded: 'आपके कोर्स लोड नहीं हो सके',
    somethingWentWrong: 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
    systemAt: (system: string, host: string) => `${system} (${host})`,
    knownAt: (time: string) => `यह जानकारी ${time} की है।`,
    knownOn: (day: string, time: string) => `यह जानकारी ${day}, ${time} की है।`,
    accountSettings: 'खाते की सेटिंग',
    noCourses: 'कोई कोर्स नहीं मिला',
    adjustSearch: 'खोज के शब्द बदलकर देखें या अपना इंटरनेट कनेक्शन जांचें।',
    clearSearch: 'खोज हटाएं',
    lookAgain: 'फिर से देखें',
    whatToCheck: (system: string) => `${system} में क्या जांचें`,
    changeAddress:
      '<settings>खाते की सेटिंग</settings> में पता या कुंजी बदलें, या <button>कोर्स फ़ाइल इंपोर्ट करें</button> से कोई कोर्स फ़ाइल लाएं।',
    tryDemo: 'पहले सिर्फ़ देखना है? <logOut>लॉग आउट करें</logOut> और <button>डेमो आज़माएं</button> दबाएं।',
  },
  'courses/pages': {
    contentPage: 'कॉन्टेंट पेज',
    selectPage: (page: string) => `“${page}” चुनें`,
    selectModule: (module: string) => `“${module}” के सभी पेज चुनें`,
    pageCount: (pages: number) => plural(pages, { one: '# पेज', other: '# पेज' }),
    partCount: (parts: number, name: string) => `${numberOf(parts)} ${name}`,

    delete: 'मिटाएं',
    undo: 'पहले जैसा करें',
    openFeed: 'पॉडकास्ट फ़ीड खोलें',

    slideshow: {
      edit: (page: string) => `“${page}” के स्लाइडशो में बदलाव करें`,
      delete: (page: string) => `“${page}” का स्लाइडशो मिटाएं`,
      generating: 'स्लाइडशो बन रहा है…',
      generatingOf: (page: string) => `स्लाइडशो बन रहा है… ${page}`,
      deleteTitle: 'स्लाइडशो मिटाएं',
      deleteQuestion: 'क्या आपको वाकई यह स्लाइडशो मिटाना है?',
      deleted: 'स्लाइडशो मिटा दिया गया।',
      notDeleted: 'स्लाइडशो नहीं मिटाया जा सका। फिर से कोशिश करें।',
      notRestored: 'स्लाइडशो वापस नहीं लाया जा सका। फिर से कोशिश करें।',
      complete: '“<page/>” का स्लाइडशो पूरा हुआ।',
      next: 'बिना स्लाइडशो वाला अगला पेज: <page/>।',
      allComplete: '“<course/>” के हर पेज का स्लाइडशो बन गया है।',
      generateNext: 'इसका स्लाइडशो बनाएं',
    },
    podcast: {
      edit: (page: string) => `“${page}” के पॉडकास्ट में बदलाव करें`,
      delete: (page: string) => `“${page}” का पॉडकास्ट मिटाएं`,
      generating: 'पॉडकास्ट बन रहा है…',
      generatingOf: (page: string) => `पॉडकास्ट बन रहा है… ${page}`,
      deleteTitle: 'पॉडकास्ट मिटाएं',
      deleteQuestion: 'क्या आपको वाकई यह पॉडकास्ट मिटाना है?',
      deleted: 'पॉडकास्ट मिटा दिया गया।',
      notDeleted: 'पॉडकास्ट नहीं मिटाया जा सका। फिर से कोशिश करें।',
      notRestored: 'पॉडकास्ट वापस नहीं लाया जा सका। फिर से कोशिश करें।',
      complete: '“<page/>” का पॉडकास्ट पूरा हुआ।',
      next: 'बिना पॉडकास्ट वाला अगला पेज: <page/>।',
      allComplete: '“<course/>” के हर पेज का पॉडकास्ट बन गया है।',
      generateNext: 'इसका पॉडकास्ट बनाएं',
    },
  },
  'courses/status': {
    slideshow: (completed: number, inProgress: number, notStarted: number) =>
      `स्लाइडशो: ${numberOf(completed)} पूरे, ${numberOf(inProgress)} जारी, ${numberOf(notStarted)} शुरू नहीं हुए`,
    podcast: (completed: number, inProgress: number, notStarted: number) =>
      `पॉडकास्ट: ${numberOf(completed)} पूरे, ${numberOf(inProgress)} जारी, ${numberOf(notStarted)} शुरू नहीं हुए`,
    completed: (completed: number, all: number) =>
      `${numberOf(all)} में से ${numberOf(completed)}<done> पूरे</done>`,

    reason: (reason: string) => `: ${reason}`,
    hidden: { label: 'छिपा हुआ', reason: 'विद्यार्थी यह पेज नहीं देख सकते।' },
    restricted: { label: 'सीमित', reason: 'विद्यार्थी यह पेज सिर्फ़ कुछ शर्तों पर देख सकते हैं।' },
    pageChanged: {
      label: 'पेज बदला',
      reason: (formats) => `इनके बनने के बाद पेज बदला गया: ${formats}`,
    },
    unlisted: {
      label: 'सूची में नहीं',
      reason: 'विद्यार्थी यह पेज खोल सकते हैं, लेकिन कोर्स पेज पर यह नहीं दिखता।',
    },
  },
  'courses/top bar': {
    openMenu: 'मेन्यू खोलें',
    linkToCourses: 'Lectern, कोर्स',
    jobs: 'काम',
    running: (jobs: number) => plural(jobs, { one: '# जारी', other: '# जारी' }),
    searchCourses: 'कोर्स खोजें',
    searchPlaceholder: 'कोर्स खोजें…',
    accountSettings: 'खाते की सेटिंग',
    modelsAndVoices: 'मॉडल और आवाज़ें',
    appearance: 'रंग-रूप',
    logOut: 'लॉग आउट करें',
  },
  generate: {
    title: 'कॉन्टेंट बनाएं',
    selectFormat: 'फ़ॉर्मैट चुनें',
    slideshow: 'स्लाइडशो',
    slideshowDescription: 'नैरेटर के साथ स्लाइडें',
    slideshowTooltip: 'तस्वीरों और ऑडियो वाली प्रस्तुति के लिए स्लाइडशो चुनें।',
    podcast: 'पॉडकास्ट',
    podcastDescription: 'ALEX और JAMIE की बातचीत',
    podcastTooltip: 'सिर्फ़ ऑडियो वाली, दो होस्ट की प्रस्तुति के लिए पॉडकास्ट चुनें।',
    cancel: 'रद्द करें',
    generate: 'बनाएं',
    generating: 'बन रहा है…',
    notStarted: 'कॉन्टेंट नहीं बन सका। ज़्यादा जानकारी के लिए कंसोल देखें।',

    selectVoices: 'आवाज़ चुनें',
    selectFormatFirst: 'आवाज़ें चुनने के लिए पहले फ़ॉर्मैट चुनें।',
    narrator: 'नैरेटर',
    hostAlex: 'होस्ट ALEX',
    hostJamie: 'होस्ट JAMIE',
    pagesAreIn: (pages: number, languages: readonly string[]) =>
      plural(pages, {
        one: `इस पेज की भाषा: ${listOf(languages)}।`,
        other: `इन पेजों की भाषा: ${listOf(languages)}।`,
      }),

    selectedPages: 'चुने गए पेज',
    listOfPages: 'चुने गए पेज',
    pageCount: (pages: number) => plural(pages, { one: '# पेज', other: '# पेज' }),
    selectPages: 'यह विंडो बंद करें और नीचे कोर्स के कॉन्टेंट में से पेज चुनें।',
    removePage: (title: string) => `“${title}” हटाएं`,

    moreOptions: 'ज़्यादा विकल्प',
    moreOptionsSummary: 'अवधि, श्रोता, लहजा, भाषा',
    minutes: 'अवधि (मिनट)',
    minutesPlaceholder: 'पेज की ज़रूरत के अनुसार',
    minutesHint: 'हर पेज के ऑडियो की अवधि।',
    language: 'भाषा',
    languageOfPage: 'पेज की भाषा',
    audience: 'श्रोता',
    audiencePlaceholder: 'पहले साल के विद्यार्थी',
    tone: 'लहजा',
    tones: {
      friendly: 'दोस्ताना',
      formal: 'औपचारिक',
      enthusiastic: 'उत्साह भरा',
      calm: 'शांत',
      humorous: 'मज़ाकिया',
      encouraging: 'हौसला बढ़ाने वाला',
    },
    instructions: 'अन्य निर्देश',

    noPage: 'कम से कम एक पेज चुनें',
    noFormat: 'कम से कम एक फ़ॉर्मैट (स्लाइडशो या पॉडकास्ट) चुनें',
    noNarrator: 'स्लाइडशो के नैरेशन के लिए आवाज़ चुनें',
    noHosts: 'पॉडकास्ट के दोनों होस्ट के लिए आवाज़ें चुनें',
    wrongOptions: '“ज़्यादा विकल्प” में दिखाई गई गलतियां ठीक करें',

    estimate: (pages: number, audio: string) =>
      `लगभग ${plural(pages, { one: '# पेज', other: '# पेज' })}, ${audio}`,
    estimateWithPrice: (pages: number, audio: string, price: string) =>
      `लगभग ${plural(pages, { one: '# पेज', other: '# पेज' })}, ${audio}, ${price}`,
    estimateWithCharges: (pages: number, audio: string, services: readonly string[]) =>
      `लगभग ${plural(pages, { one: '# पेज', other: '# पेज' })}, ${audio}। इसका शुल्क ${listOf(services)} को देना होगा`,
    estimateWithPriceAndCharges: (pages: number, audio: string, price: string, services: readonly string[]) =>
      `लगभग ${plural(pages, { one: '# पेज', other: '# पेज' })}, ${audio}, ${price} और ${listOf(services)} का शुल्क`,
    noAudio: 'कोई ऑडियो नहीं',
    underOneMinute: '1 मिनट से कम ऑडियो',
    minutesOfAudio: (minutes: number) =>
      plural(minutes, { one: '# मिनट का ऑडियो', other: '# मिनट का ऑडियो' }),
    underOneCent: `${dollars(0.01)} से कम`,
    about: (price: number) => `लगभग ${dollars(price)}`,

    complete: 'कॉन्टेंट बन गया:',
    outcome: (formats: string, successful: number, failed: number) =>
      `${formats}: ${numberOf(successful)} सफल, ${numberOf(failed)} असफल`,
    cancelled: (pages: number) => `${numberOf(pages)} रद्द`,
    batchFailed: 'कॉन्टेंट नहीं बन सका',
    silentParts: (parts: string, reasons: string) => `तैयार (${parts})। ${reasons}`,
    whatFailed: 'क्या नहीं बन सका',
    whatToLookAt: 'किस पर ध्यान दें',
    remark: {
      slideshow: '<page/> (स्लाइडशो): <reason/>',
      podcast: '<page/> (पॉडकास्ट): <reason/>',
    },
    tryAgain: 'फिर से कोशिश करें',
    dismiss: 'हटाएं',
  },
  guide: {
    help: 'मदद',
    helpWithNews: 'मदद, कुछ नया है',
    takeTour: 'टूर शुरू करें',
    continueTour: 'टूर जारी रखें',
    whatsNew: 'नया क्या है',
    whatsNewUnseen: 'नया क्या है<unseen>, अभी नहीं देखा गया</unseen>',

    tour: 'टूर',
    tourOffer: '<question>यहां नए हैं?</question> दो मिनट के टूर में देखें कि पेज से तैयार स्लाइडशो कैसे बनता है।',
    noThanks: 'नहीं, धन्यवाद',

    latest: 'सबसे नया',
    version: (version: string) => `वर्शन ${version}`,
  },
  'guide/tour': {
    leave: 'टूर छोड़ें',
    previous: 'पीछे',
    next: 'आगे',
    done: 'हो गया',
    step: (step: number, steps: number) => `${numberOf(steps)} में से चरण ${numberOf(step)}`,

    steps: {
      courses: {
        title: 'आपके कोर्स',
        text: 'Lectern वे कोर्स दिखाता है जिनमें आपको बदलाव करने की अनुमति है। पेज देखने के लिए कोई कोर्स खोलें। जब तक आप कोर्स में कुछ पब्लिश नहीं करते, आपके कोर्स सिस्टम में कुछ नहीं बदलता।',
      },
      pages: {
        title: 'पेज से स्लाइडशो या पॉडकास्ट तक',
        text: 'कोर्स खोलकर पेज चुनें और “कॉन्टेंट बनाएं” दबाएं। स्लाइडशो, पॉडकास्ट या दोनों चुनें, और यह भी कि कौन बोलेगा। इनके बनने तक आप अपना काम जारी रख सकते हैं।',
      },
      status: {
        title: 'हर कोर्स कितना पूरा हुआ',
        text: 'हरा यानी पूरा, पीला यानी जारी, स्लेटी यानी अभी शुरू नहीं हुआ। खुले कोर्स में पेज के पास वाली पेंसिल से एडिटर खुलता है।',
      },
      editor: {
        title: 'बदलें, सुनें, पूरा करें',
        text: 'एडिटर में शब्द, क्रम और रूप बदलें, नतीजा सुनें और उसे “पूरा हुआ” मार्क करें। शुरुआत तक का हर बदलाव वापस लिया जा सकता है, और पुराने वर्शन इतिहास में रहते हैं।',
      },
      import: {
        title: 'कोर्स सिस्टम के बिना',
        text: 'यहां कोर्स फ़ाइल (.imscc या .zip) इंपोर्ट करें। वह बाकी कोर्स जैसा ही कोर्स बन जाती है।',
      },
      help: {
        title: 'मदद यहां है',
        text: 'इस मेन्यू में टूर, सभी कीबोर्ड शॉर्टकट और Lectern की नई बातें मिलेंगी।',
      },
    },
  },
}
