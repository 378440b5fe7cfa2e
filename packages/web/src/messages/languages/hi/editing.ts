import type { DifferenceCount } from '../language-messages.ts'
import { listOf } from '../../lists.ts'
import type { EditingMessages } from '../language-messages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

const slides = (count: number): string => plural(count, { one: '# स्लाइड', other: '# स्लाइडें' })
const segments = (count: number): string => plural(count, { one: '# सेगमेंट', other: '# सेगमेंट' })

/** Messages of both editors. */
export const editing: EditingMessages = {
  'editing/asking': {
    askPage: 'पेज से पूछें',
  },

  'editing/asking-panel': {
    title: 'पेज से पूछें',
    question: 'आपका सवाल',
    questionHint: 'जवाब में सिर्फ़ वही होगा जो पेज में लिखा है। हर वाक्य के स्रोत दिखाए जाते हैं।',
    questionMissing: 'कोई सवाल लिखें।',
    ask: 'पूछें',
    asking: 'जवाब खोजा जा रहा है…',
    cancel: 'रद्द करें',

    answer: 'जवाब',
    notFound: 'पेज में इस सवाल का जवाब नहीं है।',
    source: (number) => `स्रोत ${number}`,
    sources: 'स्रोत',
    answeredBy: (writer) => `जवाब देने वाला: ${writer}`,

    refusedInWords: (words) => `भाषा मॉडल ने जवाब देने से मना किया। उसने कहा: “${words}”`,
    refused: 'भाषा मॉडल ने जवाब देने से मना किया। कोई और सवाल पूछें या दूसरे शब्दों में पूछें।',
    notAnswered: 'आपके सवाल का जवाब नहीं मिला। फिर से कोशिश करें।',
  },

  'editing/commands': {
    undo: 'पहले जैसा करें',
    redo: 'फिर से करें',
    saveChanges: 'बदलाव सेव करें',
    complete: 'पूरा करें',
    saveAndComplete: {
      slideshow: 'सेव करें और इस स्लाइडशो को “पूरा हुआ” मार्क करें',
      podcast: 'सेव करें और इस पॉडकास्ट को “पूरा हुआ” मार्क करें',
    },
    commands: 'कमांड',
    keyboardShortcuts: 'कीबोर्ड शॉर्टकट',

    labelWithKeys: (label: string, keys: string) => `${label} (${keys})`,
    keyNames: {
      Ctrl: 'Ctrl',
      Shift: 'Shift',
      Alt: 'Alt',
      Enter: 'Enter',
      Space: 'स्पेस',
      Delete: 'Delete',
      Tab: 'Tab',
      Esc: 'Esc',
    },

    searchCommands: 'कमांड खोजें',
    whatToDo: 'आपको क्या करना है?',
    noCommandFound: 'इन शब्दों वाली कोई कमांड नहीं है।',
    commandsFound: (count: number) => plural(count, { one: '# कमांड', other: '# कमांड' }),
  },
  'editing/leave-guard': {
    question: 'सेव किए बिना जाना है?',
    leave: 'जाएं',
    stay: 'यहीं रहें',
    changesAreKept: 'आपके बदलाव सेव नहीं हुए हैं। वे इस ब्राउज़र में रखे रहेंगे और लौटने पर आपको मिल जाएंगे।',
    changesAreLost: 'आपके बदलाव सेव नहीं हुए हैं और यह ब्राउज़र उन्हें रख नहीं सकता। जाने पर वे खो जाएंगे।',
  },
  'editing/document': {
    retry: 'फिर से कोशिश करें',

    notSaved: 'बदलाव सेव नहीं हो सके। फिर से कोशिश करें।',
    alsoRetried: (draftLocation: string) => `Lectern खुद भी फिर से कोशिश करता है। ${draftLocation}`,
    refused: 'Lectern इसे सेव नहीं कर सका।',

    waitingTo: { save: 'सेव होने का इंतज़ार', complete: 'पूरा होने का इंतज़ार' },
    saving: 'सेव हो रहा है…',
    allSaved: 'सभी बदलाव सेव हो गए',
    stopped: 'सेव नहीं हुआ',
    unsaved: 'बदलाव सेव नहीं हुए हैं',

    cancel: 'रद्द करें',
    offline: 'इंटरनेट कनेक्शन नहीं है।',
    databaseUnavailable: 'Lectern अभी अपने डेटाबेस से कनेक्ट नहीं हो पा रहा।',
    noAnswer: 'Lectern से जवाब नहीं मिल रहा।',
    cannotSave: 'Lectern अभी सेव नहीं कर पा रहा।',
    whenPossible: {
      save: 'आपके बदलाव इस ब्राउज़र में रखे हैं और संभव होते ही सेव हो जाएंगे।',
      saveNotKept: (draftLocation: string) => `${draftLocation} संभव होते ही वे सेव हो जाएंगे।`,
      complete: 'आपके बदलाव सेव हो गए हैं। संभव होते ही उन्हें “पूरा हुआ” मार्क किया जाएगा।',
    },
    whenOnline: {
      save: 'आपके बदलाव इस ब्राउज़र में रखे हैं और इंटरनेट वापस आने पर सेव हो जाएंगे।',
      saveNotKept: (draftLocation: string) => `${draftLocation} इंटरनेट वापस आने पर वे सेव हो जाएंगे।`,
      complete: 'आपके बदलाव सेव हो गए हैं। इंटरनेट वापस आने पर उन्हें “पूरा हुआ” मार्क किया जाएगा।',
    },
    thenComplete: 'उसके बाद उन्हें “पूरा हुआ” मार्क किया जाएगा।',
    kept: 'आपके बदलाव इस ब्राउज़र में रखे हैं।',
    notKept: 'यह ब्राउज़र आपके बदलाव रख नहीं सकता, इसलिए सेव होने तक यह पेज खुला रखें।',
    reasonAndNext: (reason: string, next: string) => `${reason} ${next}`,
    completedLate: 'पूरा करने के लिए रुकना पड़ा, इसलिए आप एडिटर में ही हैं।',
    editedSinceComplete:
      'इसे “पूरा हुआ” मार्क नहीं किया गया, क्योंकि इस बीच आपने बदलाव किए। तैयार होने पर “पूरा करें” दबाएं।',

    unsavedEditsFrom: (time: string) => `आपके कुछ बदलाव सेव नहीं हुए थे (${time})।`,
    restore: 'वापस लाएं',

    generationFailed: 'नहीं बन सका',
    generationFailedBecause: (reason: string) => `नहीं बन सका: ${reason}`,
    generatedNotLoaded: {
      slideshow: 'नया स्लाइडशो लोड नहीं हो सका। फिर से कोशिश करें।',
      podcast: 'नया पॉडकास्ट लोड नहीं हो सका। फिर से कोशिश करें।',
    },
    generated: {
      slideshow: 'स्लाइडशो बन गया!',
      podcast: 'पॉडकास्ट बन गया!',
    },
    generatedWithoutEdits: 'नया कॉन्टेंट बन गया है। आपके बदलाव उसमें शामिल नहीं हैं।',
    openGenerated: 'नया कॉन्टेंट खोलें',
  },
  'editing/history-panel': {
    history: 'इतिहास',
    explanation:
      'पिछले 30 दिनों में जब भी सेव किया गया या नया कॉन्टेंट बना, उसका वर्शन यहां है। कोई वर्शन वापस लाना भी एक बदलाव है: उसे पहले जैसा किया जा सकता है और वह अगली बार सेव करने पर बना रहता है।',
    loading: 'इतिहास लोड हो रहा है…',
    notLoaded: 'इतिहास लोड नहीं हो सका। फिर से कोशिश करें।',
    loadingVersion: 'वर्शन लोड हो रहा है…',
    versionNotLoaded: 'यह वर्शन लोड नहीं हो सका। फिर से कोशिश करें।',
    current: 'मौजूदा',
    parts: { slideshow: slides, podcast: segments },

    origin: {
      generated: 'बनाया गया',
      saved: 'सेव किया गया',
      deleted: 'मिटाए जाने से पहले',
      restored: 'वापस लाया गया',
    },
    originAndAuthor: {
      generated: (author: string) => `${author} ने बनाया`,
      saved: (author: string) => `${author} ने सेव किया`,
      deleted: (author: string) => `${author} के मिटाने से पहले`,
      restored: (author: string) => `${author} द्वारा वापस लाया गया`,
    },

    sameAsOpen: 'इसमें वही है जो अभी खुला है।',
    restoringChanges: {
      slideshow: (difference: DifferenceCount) => restoring(difference, 'शीर्षक और थीम बदलेंगे', 'slide'),
      podcast: (difference: DifferenceCount) => restoring(difference, 'शीर्षक और जानकारी बदलेंगे', 'segment'),
    },
    restore: 'यह वर्शन वापस लाएं',
    versionIsBack: (time: string) => `${time} का वर्शन वापस आ गया है। यह अगली बार सेव करने पर बना रहेगा।`,
    openIsBack: 'पहले जो खुला था, वह वापस आ गया है। “पहले जैसा करें” से उसके बाद के आपके बदलाव लौट आएंगे।',

    partUnchanged: 'कोई बदलाव नहीं',
    partChanged: 'बदलाव',
    partAdded: 'वापस आएगा',
    partRemoved: 'हट जाएगा',
    sameWords: 'शब्द वही हैं। रूप या ऐनिमेशन अलग है।',
  },
  'editing/history': {
    history: 'इतिहास',
    today: (time: string) => `आज, ${time}`,
    yesterday: (time: string) => `कल, ${time}`,
    dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  },
  'editing/jobs': {
    opensHere: (generating: string) => `${generating} तैयार होने पर यह यहीं खुलेगा।`,
    cancel: 'रद्द करें',
    notCancelled: 'यह रद्द नहीं हो सका। फिर से कोशिश करें।',
    watch: 'बनते हुए देखें',
    reading: 'पेज पढ़ा जा रहा है।',
    waiting: 'काम थोड़ी देर में आगे बढ़ेगा।',
    cancelled: {
      slideshow: 'स्लाइडशो पूरा होने से पहले रद्द हो गया।',
      podcast: 'पॉडकास्ट पूरा होने से पहले रद्द हो गया।',
    },
    slideshow: {
      planning: 'स्लाइडशो की रूपरेखा बन रही है।',
      beingWritten: (slide: number, all: number) =>
        `करीब ${numberOf(all)} में से स्लाइड ${numberOf(slide)} लिखी जा रही है`,
      finished: (finished: number, all: number) =>
        `तैयार स्लाइड: करीब ${numberOf(all)} में से ${numberOf(finished)}।`,
      voiced: (voiced: number, all: number) => `ऑडियो वाली स्लाइड: ${numberOf(all)} में से ${numberOf(voiced)}।`,
      playable: 'तैयार स्लाइड अभी चलाई जा सकती हैं। पूरा होने पर स्लाइडशो बदलाव के लिए खुलेगा।',
      first: 'पहली स्लाइड लिखे जाते ही यहां दिखेगी।',
    },
    podcast: {
      planning: 'पॉडकास्ट की रूपरेखा बन रही है।',
      beingWritten: (segment: number, all: number) =>
        `करीब ${numberOf(all)} में से सेगमेंट ${numberOf(segment)} लिखा जा रहा है`,
      finished: (finished: number, all: number) =>
        `तैयार सेगमेंट: करीब ${numberOf(all)} में से ${numberOf(finished)}।`,
      voiced: (voiced: number, all: number) => `ऑडियो वाली लाइनें: ${numberOf(all)} में से ${numberOf(voiced)}।`,
      playable: 'तैयार सेगमेंट अभी सुने जा सकते हैं। पूरा होने पर पॉडकास्ट बदलाव के लिए खुलेगा।',
      first: 'पहला सेगमेंट लिखे जाते ही यहां दिखेगा।',
    },
  },
  'editing/merge': {
    conflictText: (sentence: string, time: string) => `${sentence} (${time})`,

    decide: 'वर्शन चुनें',
    undecided: (conflictText: string) =>
      `${conflictText} आपके बदलाव इस ब्राउज़र में रखे हैं। वर्शन चुनने के बाद ही वे सेव होंगे।`,
    undecidedAndNotKept: (conflictText: string, draftLocation: string) =>
      `${conflictText} वर्शन चुनें, ताकि आपके बदलाव सेव हो सकें। ${draftLocation}`,
    notSaved: (reason: string, draftLocation: string) => `सेव नहीं हुआ। ${reason} ${draftLocation}`,

    changedMeanwhile: 'इस बीच बदलाव हुआ है',
    nothingLost: (conflictText: string) => `${conflictText} कुछ भी नहीं खोएगा: दूसरा वर्शन वापस लाया जा सकता है।`,
    openBoth: 'दोनों खोलें',
    decideLater: 'बाद में चुनें',
    notLoaded: {
      slideshow: 'स्लाइडशो लोड नहीं हो सका।',
      podcast: 'पॉडकास्ट लोड नहीं हो सका।',
    },

    ofTwoPeople: {
      keepTheirs: 'उनका वर्शन रखें',
      keepTheirsMeaning: 'उनका वर्शन यहां खुलेगा। “पहले जैसा करें” से आपका वर्शन लौट आएगा।',
      keepMine: 'मेरा वर्शन रखें',
      keepMineMeaning: 'आपका वर्शन सेव होगा। उनका वर्शन इतिहास में रहेगा।',
      openBothMeaning: {
        slideshow: 'दोनों को साथ-साथ देखें और हर स्लाइड जिसकी चाहें, उसकी लें।',
        podcast: 'दोनों को साथ-साथ देखें और हर सेगमेंट जिसका चाहें, उसका लें।',
      },
      theirsIsOpen: 'उनका वर्शन खुला है। “पहले जैसा करें” से आपका वर्शन लौट आएगा।',
    },
    ofTwoWindows: {
      keepTheirs: 'दूसरा वर्शन रखें',
      keepTheirsMeaning: 'दूसरी विंडो का वर्शन यहां खुलेगा। “पहले जैसा करें” से यह वर्शन लौट आएगा।',
      keepMine: 'यह वर्शन रखें',
      keepMineMeaning: 'इस विंडो का वर्शन सेव होगा। दूसरा वर्शन इतिहास में रहेगा।',
      openBothMeaning: {
        slideshow: 'दोनों को साथ-साथ देखें और हर स्लाइड किसी भी विंडो से लें।',
        podcast: 'दोनों को साथ-साथ देखें और हर सेगमेंट किसी भी विंडो से लें।',
      },
      theirsIsOpen: 'दूसरी विंडो का वर्शन खुला है। “पहले जैसा करें” से यह वर्शन लौट आएगा।',
    },
  },
  'editing/both-versions': {
    cancel: 'रद्द करें',
    save: 'सेव करें',
    asProposed: 'सुझाव के अनुसार',
    takeAtLeastOne: {
      slideshow: 'कम से कम एक स्लाइड लें।',
      podcast: 'कम से कम एक सेगमेंट लें।',
    },
    bothStay: (conflictText: string) => `${conflictText} दोनों वर्शन वापस लाए जा सकते हैं।`,

    order: 'क्रम',
    changedInBoth: 'दोनों में बदलाव',
    different: 'अलग',
    without: { slideshow: 'इस स्लाइड के बिना', podcast: 'इस सेगमेंट के बिना' },
    sameInBoth: {
      slideshow: (count: number) =>
        plural(count, { one: 'दोनों में # स्लाइड एक जैसी है:', other: 'दोनों में # स्लाइडें एक जैसी हैं:' }),
      podcast: (count: number) =>
        plural(count, { one: 'दोनों में # सेगमेंट एक जैसा है:', other: 'दोनों में # सेगमेंट एक जैसे हैं:' }),
    },

    ofTwoPeople: {
      title: 'आपका वर्शन और उनका वर्शन',
      bothStayTaken: (conflictText: string) =>
        `${conflictText} जो सिर्फ़ किसी एक ने बदला है, वह ले लिया गया है। दोनों वर्शन वापस लाए जा सकते हैं।`,
      willBeSaved: {
        slideshow: (count: number) =>
          plural(count, {
            one: '# स्लाइड सेव होगी। “पहले जैसा करें” से आपका वर्शन लौट आएगा।',
            other: '# स्लाइडें सेव होंगी। “पहले जैसा करें” से आपका वर्शन लौट आएगा।',
          }),
        podcast: (count: number) =>
          plural(count, {
            one: '# सेगमेंट सेव होगा। “पहले जैसा करें” से आपका वर्शन लौट आएगा।',
            other: '# सेगमेंट सेव होंगे। “पहले जैसा करें” से आपका वर्शन लौट आएगा।',
          }),
      },
      mine: {
        label: 'मेरा',
        all: 'सब मेरा',
        changed: 'मेरे वर्शन में बदलाव',
        added: 'मेरे वर्शन में नया',
        deleted: 'मेरे वर्शन में मिटाया गया',
        deletedButChanged: 'मेरे वर्शन में मिटाया गया, उनके वर्शन में बदलाव',
        only: 'सिर्फ़ मेरे वर्शन में',
        order: {
          slideshow: 'मेरे वर्शन की स्लाइडों का क्रम',
          podcast: 'मेरे वर्शन के सेगमेंट का क्रम',
        },
        sameWords: 'शब्द वही हैं। रूप या ऐनिमेशन मेरे वर्शन जैसा है।',
      },
      theirs: {
        label: 'उनका',
        all: 'सब उनका',
        changed: 'उनके वर्शन में बदलाव',
        added: 'उनके वर्शन में नया',
        deleted: 'उनके वर्शन में मिटाया गया',
        deletedButChanged: 'मेरे वर्शन में बदलाव, उनके वर्शन में मिटाया गया',
        only: 'सिर्फ़ उनके वर्शन में',
        order: {
          slideshow: 'उनके वर्शन की स्लाइडों का क्रम',
          podcast: 'उनके वर्शन के सेगमेंट का क्रम',
        },
        sameWords: 'शब्द वही हैं। रूप या ऐनिमेशन उनके वर्शन जैसा है।',
      },
    },
    ofTwoWindows: {
      title: 'आपके दो वर्शन',
      bothStayTaken: (conflictText: string) =>
        `${conflictText} जो सिर्फ़ एक विंडो में बदला है, वह ले लिया गया है। दोनों वर्शन वापस लाए जा सकते हैं।`,
      willBeSaved: {
        slideshow: (count: number) =>
          plural(count, {
            one: '# स्लाइड सेव होगी। “पहले जैसा करें” से यह वर्शन लौट आएगा।',
            other: '# स्लाइडें सेव होंगी। “पहले जैसा करें” से यह वर्शन लौट आएगा।',
          }),
        podcast: (count: number) =>
          plural(count, {
            one: '# सेगमेंट सेव होगा। “पहले जैसा करें” से यह वर्शन लौट आएगा।',
            other: '# सेगमेंट सेव होंगे। “पहले जैसा करें” से यह वर्शन लौट आएगा।',
          }),
      },
      mine: {
        label: 'यह विंडो',
        all: 'सब इस विंडो से',
        changed: 'इस विंडो में बदलाव',
        added: 'इस विंडो में नया',
        deleted: 'इस विंडो में मिटाया गया',
        deletedButChanged: 'इस विंडो में मिटाया गया, दूसरी विंडो में बदलाव',
        only: 'सिर्फ़ इस विंडो में',
        order: {
          slideshow: 'इस विंडो की स्लाइडों का क्रम',
          podcast: 'इस विंडो के सेगमेंट का क्रम',
        },
        sameWords: 'शब्द वही हैं। रूप या ऐनिमेशन इस विंडो जैसा है।',
      },
      theirs: {
        label: 'दूसरी विंडो',
        all: 'सब दूसरी विंडो से',
        changed: 'दूसरी विंडो में बदलाव',
        added: 'दूसरी विंडो में नया',
        deleted: 'दूसरी विंडो में मिटाया गया',
        deletedButChanged: 'इस विंडो में बदलाव, दूसरी विंडो में मिटाया गया',
        only: 'सिर्फ़ दूसरी विंडो में',
        order: {
          slideshow: 'दूसरी विंडो की स्लाइडों का क्रम',
          podcast: 'दूसरी विंडो के सेगमेंट का क्रम',
        },
        sameWords: 'शब्द वही हैं। रूप या ऐनिमेशन दूसरी विंडो जैसा है।',
      },
    },
  },
  'editing/page-changes': {
    title: 'पेज बदल गया है',
    bar: {
      slideshow: 'इस पेज से यह स्लाइडशो बनने के बाद पेज बदल गया है।',
      podcast: 'इस पेज से यह पॉडकास्ट बनने के बाद पेज बदल गया है।',
    },
    show: 'बदलाव दिखाएँ',
    reading: 'पेज पढ़ा जा रहा है…',
    cancel: 'रद्द करें',
    cancelled: 'पेज नहीं पढ़ा गया।',
    notRead: 'पेज नहीं पढ़ा जा सका। कृपया फिर से कोशिश करें।',
    gone: 'पेज अब कोर्स में नहीं है, या आप उसे अब नहीं देख सकते। आपकी सामग्री वैसी ही रहेगी।',
    inStep: 'पेज पर अब भी वही लिखा है जिससे यह बना था। कुछ करने की ज़रूरत नहीं है।',
    edited: (title, time) => `“${title}” को ${time} पर बदला गया।`,
    passagesChanged: (count) => plural(count, { one: '# अंश बदला है।', other: '# अंश बदले हैं।' }),
    passagesAdded: (count) => plural(count, { one: '# अंश नया है।', other: '# अंश नए हैं।' }),
    passagesRemoved: (count) => plural(count, { one: '# अंश हटा है।', other: '# अंश हटे हैं।' }),
    nothingByItself: 'अपने आप कुछ नहीं बदलता। हर सुझाव पर फ़ैसला आपका है, और सब कुछ एक चरण में वापस लिया जा सकता है।',
    passages: 'पेज के अंश',
    changed: 'बदला हुआ',
    added: 'नया',
    removed: 'हटा हुआ',
    noPart: 'इस पर कुछ आधारित नहीं है।',
    slide: (number) => `स्लाइड ${numberOf(number)}`,
    line: (line, segment) => `सेगमेंट ${numberOf(segment)} की लाइन ${numberOf(line)}`,
    noProposal: (part) => `${part}: कोई प्रस्ताव नहीं है।`,
    update: (count) => plural(count, { one: '# हिस्सा अपडेट करें', other: '# हिस्से अपडेट करें' }),
    propose: { slideshow: 'स्लाइड सुझाएँ', podcast: 'लाइन सुझाएँ' },
    writing: (done, total) => `सुझाव लिखे जा रहे हैं: ${numberOf(total)} में से ${numberOf(done)}`,
    notProposed: (part) => `${part}: राइटर कोई सुझाव नहीं दे सका। कृपया फिर से कोशिश करें।`,
    proposals: 'सुझाव',
    newPart: { slideshow: 'नई स्लाइड', podcast: 'नई लाइन' },
    removal: {
      slideshow: 'इस स्लाइड के सभी अंश हट गए हैं। सुझाव इसे हटा देगा।',
      podcast: 'इस लाइन के सभी अंश हट गए हैं। सुझाव इसे हटा देगा।',
    },
    now: 'अभी',
    proposed: 'सुझाया गया',
    keep: 'जैसा है वैसा रखें',
    take: 'सुझाव अपनाएँ',
    keepAll: 'सब वैसे ही रखें',
    takeAll: 'सब अपनाएँ',
    apply: 'मेरे चुनाव लागू करें',
    applied: 'आपके चुनाव लागू हो गए।',
    settle: 'अब भी सही है, सब निपटाएँ',
    settled: 'पेज के बदलाव निपट गए।',
    editedMeanwhile: (part) => `${part} इस बीच बदली गई और वैसी ही रहेगी। इसे फिर से अपडेट करें।`,
  },
  'editing/panels': {
    figures: 'आँकड़े',
    madeWith: 'किससे बना',

    regenerateAllAudio: 'सारा ऑडियो फिर से बनाएं',
    regenerate: 'फिर से बनाएं',

    pageNotKept:
      'इसके साथ मूल पेज नहीं रखा गया है। हर हिस्सा पेज की किस बात पर आधारित है, यह देखने के लिए कॉन्टेंट फिर से बनाएं।',
    notFromPage: (sentences: number) =>
      plural(sentences, { one: '# वाक्य पेज से नहीं है', other: '# वाक्य पेज से नहीं हैं' }),
    notAsPage: (sentences: number) =>
      plural(sentences, {
        one: '# वाक्य पेज से मेल नहीं खाता',
        other: '# वाक्य पेज से मेल नहीं खाते',
      }),
    groundingReasons: {
      number: (words: string) => `पेज पर संख्या ${words} नहीं है।`,
      date: (words: string) => `पेज पर तारीख ${words} नहीं है।`,
      name: (words: string) => `पेज यहाँ ${words} का नाम नहीं लेता।`,
      unit: (words: string) => `पेज पर ${words} से अलग इकाई है।`,
      term: (words: string) => `पेज यहाँ ${words} शब्द का प्रयोग नहीं करता।`,
      negation: () => 'पेज और इस वाक्य में “नहीं” का अंतर है।',
      direction: (words: string) => `पेज इसे उलटा कहता है: ${words}।`,
      quote: () => 'यह उद्धरण पेज पर नहीं है।',
      unsupported: () => 'पेज यह नहीं कहता।',
      answer: () => 'पेज इस विकल्प को भी उत्तर बताता है।',
      doubted: () => 'दूसरे मॉडल के अनुसार पेज इसका समर्थन नहीं करता।',
    },
    pageSays: (words: string) => `पेज कहता है: ${words}।`,
    noPassage: 'यह पेज के किसी खास हिस्से पर आधारित नहीं है।',

    // Marks of speech in a script.
    addMark: 'बोलने का निशान जोड़ें',
    addMarks: { pause: 'विराम जोड़ें', slow: 'धीमे', strong: 'ज़ोर दें' },
    marks: 'स्क्रिप्ट में बोलने के निशान',
    lengthOfPause: (number) => `निशान ${number}: विराम की अवधि`,
    pauseOf: (seconds) => `विराम ${seconds} से.`,
    markOf: {
      slow: (words) => `धीमे: ${words}`,
      strong: (words) => `ज़ोर: ${words}`,
    },
    removeMark: (number, mark) => `निशान ${number} हटाएँ: ${mark}`,
    notFollowed: (voice, marks) => `${voice} यह नहीं कर सकती: ${marks}। शब्द हमेशा की तरह बोले जाते हैं।`,
  },
  'editing/spoken-takes': {
    takes: 'टेक',
    text: 'टेक्स्ट',
    about: 'वही टेक्स्ट, वही आवाज़, फिर से बोला गया।',
    unlikeRegenerating:
      '“ऑडियो फिर से बनाएं” ऑडियो को बदल देता है, दूसरी आवाज़ में भी। “फिर से बोलें” हर टेक रखता है, ताकि आप चुन सकें।',
    differByPace: 'अंतर्निहित आवाज़ हर टेक अलग रफ़्तार से बोलती है।',
    alwaysTheSame: 'यह आवाज़ टेक्स्ट को हमेशा एक ही तरह से बोलती है।',
    noTakes: 'इस टेक्स्ट का अभी कोई टेक नहीं है। पहले इसका ऑडियो बनाएं।',
    noFurtherTake: 'इस आवाज़ में इस टेक्स्ट के और टेक नहीं हैं।',
    loading: 'टेक लोड हो रहे हैं...',
    saving: 'आपके बदलाव सेव हो रहे हैं...',
    notSaved: 'टेक सेव किए गए टेक्स्ट के हैं, और आपके बदलाव सेव नहीं हो सके। फिर से कोशिश करें।',
    notLoaded: 'टेक लोड नहीं हो सके। फिर से कोशिश करें।',
    take: (number) => `टेक ${number}`,
    play: (number) => `टेक ${number} चलाएं`,
    pause: (number) => `टेक ${number} रोकें`,
    use: 'इस्तेमाल करें',
    chooseTake: (number) => `टेक ${number} इस्तेमाल करें`,
    inUse: 'इस्तेमाल में',
    nowInUse: (number) => `टेक ${number} इस्तेमाल में है।`,
    notUsed: 'यह टेक इस्तेमाल नहीं हो सका। फिर से कोशिश करें।',
    makeAnother: 'एक और टेक बनाएं',
    making: (number) => `टेक ${number} बन रहा है...`,
    cancel: 'रद्द करें',
    cancelled: 'रद्द किया गया। ऑडियो पहले जैसा ही है।',
    sameAsBefore: (number) =>
      `आवाज़ ठीक टेक ${number} की तरह बोली, इसलिए कोई नया टेक नहीं है। टेक ${number} इस्तेमाल में है।`,
    tryAgain: 'फिर कोशिश करें',
    aboutTryingAgain:
      'आप फिर कोशिश कर सकते हैं: आवाज़ शायद अलग ढंग से बोले। यदि उसका प्रदाता शुल्क लेता है, तो वह हर कोशिश का शुल्क लेता है।',
    notMade: 'टेक नहीं बन सका। फिर से कोशिश करें।',
    changedMeanwhile: 'इस बीच टेक्स्ट या उसके टेक बदल गए हैं। सूची फिर से देखें।',
  },

  'editing/translation': {
    alsoIn: 'दूसरी भाषाओं में …',
    translationInto: (language) => `अनुवाद: ${language}`,
    others: {
      slideshow: 'यह स्लाइडशो दूसरी भाषाओं में',
      podcast: 'यह पॉडकास्ट दूसरी भाषाओं में',
    },
    original: (language) => `${language} (मूल)`,
    originalUnknown: 'मूल',
    inProgress: (language) => `${language}: अनुवाद हो रहा है`,
    notListed: 'भाषाएँ लोड नहीं हो सकीं। कृपया फिर से कोशिश करें।',
    translateInto: 'अनुवाद करें …',
    title: { slideshow: 'इस स्लाइडशो का अनुवाद करें', podcast: 'इस पॉडकास्ट का अनुवाद करें' },
    about: 'सभी टेक्स्ट का अनुवाद होता है और उन्हें बोला जाता है। सूत्र, कोड, तस्वीरें और एनिमेशन वैसे ही रहते हैं, और मूल भी।',
    language: 'भाषा',
    narrator: 'नैरेटर',
    host: (name) => `होस्ट ${name}`,
    translate: 'अनुवाद करें',
    waiting: 'अपनी बारी का इंतज़ार',
    translating: (done, total) => `अनुवाद हो रहा है: ${numberOf(total)} में से ${numberOf(done)}`,
    voicing: (done, total) => `ऑडियो बन रहा है: ${numberOf(total)} में से ${numberOf(done)}`,
    workContinues: 'आप यह विंडो बंद कर सकते हैं। काम चलता रहेगा।',
    ready: (language) => `अनुवाद तैयार है: ${language}।`,
    open: 'खोलें',
    failed: 'अनुवाद नहीं हो सका। कृपया फिर से कोशिश करें।',
    cancelled: 'अनुवाद रद्द किया गया।',
    notStarted: 'अनुवाद शुरू नहीं हो सका। कृपया फिर से कोशिश करें।',
    notCancelled: 'अनुवाद रद्द नहीं हो सका। कृपया फिर से कोशिश करें।',
    deleteTranslation: 'अनुवाद मिटाएँ',
    deleteTitle: 'यह अनुवाद मिटाएँ?',
    deleteQuestion: 'अनुवाद और उसका ऑडियो मिट जाएगा। मूल वैसा ही रहेगा।',
    deleted: 'अनुवाद मिटा दिया गया।',
    notDeleted: 'अनुवाद नहीं मिटाया जा सका। कृपया फिर से कोशिश करें।',
    notRestored: 'अनुवाद वापस नहीं लाया जा सका। कृपया फिर से कोशिश करें।',
    behind: (count) => plural(count, { one: '# हिस्सा मूल से पीछे है।', other: '# हिस्से मूल से पीछे हैं।' }),
    behindTitle: 'मूल से पीछे',
    reading: 'मूल पढ़ा जा रहा है…',
    notRead: 'मूल नहीं पढ़ा जा सका। कृपया फिर से कोशिश करें।',
    gone: 'मूल मिटा दिया गया है। यह अनुवाद वैसा ही रहेगा।',
    inStep: 'इस अनुवाद में वही है जो मूल में है। कुछ करने की ज़रूरत नहीं है।',
    frame: 'शीर्षक',
    segment: (number) => `सेगमेंट ${numberOf(number)}`,
    update: 'इन्हें अपडेट करें',
    removal: 'मूल में अब यह हिस्सा नहीं है। सुझाव इसे यहाँ भी हटा देगा।',
  },

  'editing/presence': {
    slideshow: {
      open: (name: string) => `${name} ने भी यह स्लाइडशो खोला हुआ है`,
      openByTwo: (one: string, other: string) => `${one} और ${other} ने भी यह स्लाइडशो खोला हुआ है`,
      openByMore: (one: string, other: string, more: number) =>
        `${one}, ${other} और ${others(more)} ने भी यह स्लाइडशो खोला हुआ है`,
    },
    podcast: {
      open: (name: string) => `${name} ने भी यह पॉडकास्ट खोला हुआ है`,
      openByTwo: (one: string, other: string) => `${one} और ${other} ने भी यह पॉडकास्ट खोला हुआ है`,
      openByMore: (one: string, other: string, more: number) =>
        `${one}, ${other} और ${others(more)} ने भी यह पॉडकास्ट खोला हुआ है`,
    },

    otherWindow: 'दूसरी विंडो में भी खुला है',
    alsoHere: (names: string) => `यहां ये भी हैं: ${names}।`,
    otherWindowToo: 'यह दूसरी विंडो में भी खुला है।',
  },
  'editing/rewriting': {
    suggestions: 'सुझाव',
    instruction: 'क्या बदलना है?',
    instructionHint: 'नए टेक्स्ट में सिर्फ़ वही होगा जो पेज में लिखा है।',
    instructionMissing: 'बताएं कि क्या बदलना है।',
    rewrite: 'फिर से लिखें',
    rewriting: 'फिर से लिखा जा रहा है…',
    unfinished: 'अभी पेज से मिलाया नहीं गया',
    cancel: 'रद्द करें',
    close: 'बंद करें',
    notRewritten: 'कुछ भी फिर से नहीं लिखा गया। फिर से कोशिश करें।',

    undo: 'पहले जैसा करें',
    editedSince: 'इसके बाद और बदलाव हुए हैं। “पहले जैसा करें” एक-एक कदम पीछे ले जाता है।',
  },
}

// Separate, because `plural` replaces the first '#', and a name may contain one.
const others = (count: number): string => plural(count, { one: '# अन्य व्यक्ति', other: '# अन्य लोगों' })

/** Effects of restoring on slides and segments. The verb agrees in gender, so each has its own sentences. */
const effectsOn = {
  slide: {
    changed: (count: number) => plural(count, { one: '# स्लाइड बदलेगी', other: '# स्लाइडें बदलेंगी' }),
    added: (count: number) => plural(count, { one: '# स्लाइड लौट आएगी', other: '# स्लाइडें लौट आएंगी' }),
    removed: (count: number) => plural(count, { one: '# स्लाइड हट जाएगी', other: '# स्लाइडें हट जाएंगी' }),
  },
  segment: {
    changed: (count: number) => plural(count, { one: '# सेगमेंट बदलेगा', other: '# सेगमेंट बदलेंगे' }),
    added: (count: number) => plural(count, { one: '# सेगमेंट लौट आएगा', other: '# सेगमेंट लौट आएंगे' }),
    removed: (count: number) => plural(count, { one: '# सेगमेंट हट जाएगा', other: '# सेगमेंट हट जाएंगे' }),
  },
}

/** 'वापस लाने पर 2 स्लाइडें बदलेंगी, 1 स्लाइड लौट आएगी, और 3 स्लाइडें हट जाएंगी।' */
function restoring(
  { frame, changed, added, removed }: DifferenceCount,
  frameChanges: string,
  part: keyof typeof effectsOn,
): string {
  const words = effectsOn[part]
  const effects = [
    frame && frameChanges,
    changed > 0 && words.changed(changed),
    added > 0 && words.added(added),
    removed > 0 && words.removed(removed),
  ]
  return `वापस लाने पर ${listOf(effects.filter((effect) => effect !== false))}।`
}
