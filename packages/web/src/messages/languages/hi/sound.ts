import type { SoundMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

/** Messages about voices, pronunciations, recordings and audio files. */
export const sound: SoundMessages = {
  audio: {
    none: 'इस स्लाइड का ऑडियो नहीं है',
    notFound: 'ऑडियो फ़ाइल नहीं मिली। ऑडियो फिर से बनाएं।',
    slow: 'ऑडियो फ़ाइल लोड होने में बहुत समय लग रहा है। हो सकता है कि वह उपलब्ध न हो।',
    playing: (reason: string) => `ऑडियो नहीं चल सका: ${reason}`,
    loading: (reason: string) => `ऑडियो लोड नहीं हो सका: ${reason}। उसे फिर से बनाएं।`,
    refused: (message: string) => `ऑडियो नहीं चल सका: ${message}`,

    aborted: 'चलना बीच में रुक गया',
    network: 'नेटवर्क में गड़बड़ी',
    undecodable: 'ऑडियो पढ़ा नहीं जा सका',
    unsupported: 'यह ऑडियो फ़ॉर्मैट काम नहीं करता',
    unknown: 'अनजान गड़बड़ी',
    otherError: (code: number) => `गड़बड़ी कोड ${code}`,

    play: 'चलाएं',
    pause: 'रोकें',
    position: 'स्थिति',
    timeOf: (time: string, duration: string) => `${duration} में से ${time}`,
  },
  'recording/capture': {
    microphoneNumber: (number: number) => `माइक्रोफ़ोन ${number}`,
  },
  recording: {
    ownRecording: 'अपनी रिकॉर्डिंग',

    strip: 'रिकॉर्डिंग',
    recordVoice: 'अपनी आवाज़ रिकॉर्ड करें',
    recordingVoice: 'आपकी आवाज़ रिकॉर्ड हो रही है',
    scriptTime: (time: string) => `स्क्रिप्ट में लगभग ${time} लगते हैं`,
    script: 'पढ़ने के लिए स्क्रिप्ट',
    closeStrip: 'रिकॉर्डिंग बंद करें',
    openingMicrophone: 'माइक्रोफ़ोन चालू हो रहा है…',
    microphone: 'माइक्रोफ़ोन',
    startsIn: (seconds: number) => `रिकॉर्डिंग ${seconds} सेकंड में शुरू होगी`,
    breatheIn: 'सांस लें। एक के बाद रिकॉर्डिंग शुरू होगी।',
    cancel: 'रद्द करें',
    record: 'रिकॉर्ड करें',
    stop: 'रोकें',
    startOver: 'फिर से शुरू करें',
    keys: 'स्पेस से रुकेगी<line/>R से फिर शुरू होगी',
    scriptFirst: 'पहले स्क्रिप्ट लिखें। कैप्शन के लिए उसके शब्द चाहिए।',
    microphoneLevel: 'माइक्रोफ़ोन का स्तर',
    levels: { quiet: 'बहुत धीमा', good: 'सही स्तर', loud: 'बहुत तेज़' },

    countingIn: 'रिकॉर्डिंग तीन सेकंड में शुरू होगी। स्पेस से रुकेगी, R से फिर शुरू होगी।',
    recorded: 'रिकॉर्ड हो गया। यह टेक रखें, सुनें या फिर से रिकॉर्ड करें।',
    microphoneOn: 'माइक्रोफ़ोन चालू है। अभी कुछ रिकॉर्ड नहीं हुआ है।',

    recordingTooLong: 'रिकॉर्डिंग ज़्यादा से ज़्यादा 5 मिनट की हो सकती है। तब तक जो रिकॉर्ड हुआ, वह यह है।',
    microphoneUnplugged: 'माइक्रोफ़ोन निकल गया। तब तक जो रिकॉर्ड हुआ, वह यह है।',
    fileNotSound: 'इस फ़ाइल में ऑडियो नहीं पढ़ा जा सका। कोई WAV, MP3 या M4A फ़ाइल चुनें।',
    fileTooLong: 'रिकॉर्डिंग ज़्यादा से ज़्यादा 5 मिनट की हो सकती है। कोई छोटी फ़ाइल चुनें।',

    inYourVoice: 'अपनी आवाज़ में बोलें',
    aboutMicrophone:
      'आपका ब्राउज़र माइक्रोफ़ोन की अनुमति मांगेगा। “रिकॉर्ड करें” दबाने से पहले कुछ रिकॉर्ड नहीं होता, और टेक रखने से पहले कुछ भी इस पेज से बाहर नहीं जाता।',
    allowMicrophone: 'मेरा माइक्रोफ़ोन इस्तेमाल करें',
    blocked: 'माइक्रोफ़ोन ब्लॉक है',
    aboutBlocked: 'पते के पास वाला ताला दबाएं, माइक्रोफ़ोन की अनुमति दें और फिर से कोशिश करें। तब तक सिंथेटिक आवाज़ रहेगी।',
    noMicrophone: 'कोई माइक्रोफ़ोन नहीं मिला',
    aboutNoMicrophone: 'माइक्रोफ़ोन लगाएं, वह अपने-आप यहां दिखेगा। या कोई रिकॉर्डिंग (WAV, MP3 या M4A) अपलोड करें।',
    unplugged: 'माइक्रोफ़ोन निकल गया',
    aboutUnplugged: 'उसे फिर से लगाएं, वह अपने-आप यहां दिखेगा। या कोई रिकॉर्डिंग (WAV, MP3 या M4A) अपलोड करें।',
    inUse: 'माइक्रोफ़ोन से जवाब नहीं मिल रहा',
    aboutInUse:
      'हो सकता है कि कोई दूसरा प्रोग्राम उसे इस्तेमाल कर रहा हो। कॉल और दूसरे रिकॉर्डर बंद करें, फिर से कोशिश करें।',
    notOffered: 'इस ब्राउज़र में यहां माइक्रोफ़ोन नहीं चलता',
    aboutNotOffered:
      'माइक्रोफ़ोन सिर्फ़ https से शुरू होने वाले पते पर मिलता है। आप कोई रिकॉर्डिंग (WAV, MP3 या M4A) अपलोड कर सकते हैं।',
    tryAgain: 'फिर से कोशिश करें',
    showWhere: 'यह कहां मिलेगा?',
    whereBrowsersAllow:
      'Chrome और Edge: पते से पहले वाला निशान, फिर माइक्रोफ़ोन। Firefox: पते से पहले कटा हुआ माइक्रोफ़ोन। Safari: Safari मेन्यू, इस वेबसाइट की सेटिंग, माइक्रोफ़ोन।',
    uploadRecording: 'रिकॉर्डिंग अपलोड करें',
    fileToUpload: 'अपलोड करने के लिए रिकॉर्डिंग',

    keepTake: 'यह टेक रखें',
    listen: (duration: string) => `सुनें, ${duration}`,
    stopListening: 'सुनना रोकें',
    recordAgain: 'फिर से रिकॉर्ड करें',
    takeKept: 'यह टेक रख लिया गया है।',
    takeDeleted: 'यह टेक मिटा दिया गया है।',
    takeOnItsWay: 'यह टेक भेजा जा रहा है। आप आगे बढ़ सकते हैं।',
    nothingSent: 'इस पेज से अभी कुछ बाहर नहीं गया है।',
    nothingSentButSafe: 'इस पेज से अभी कुछ बाहर नहीं गया है। टेक इस डिवाइस पर सुरक्षित है।',
    nothingSentAndUnsafe: 'इस पेज से अभी कुछ बाहर नहीं गया है। यह ब्राउज़र कुछ नहीं रखता, इसलिए जाने से पहले टेक रख लें।',

    takes: 'टेक',
    newestFirst: 'सबसे नया पहले',
    noTakes: 'अभी कोई टेक नहीं है। हर रिकॉर्ड किया गया टेक यहां दिखेगा।',
    take: (number: number) => `टेक ${number}`,
    playTake: (number: number) => `टेक ${number} चलाएं`,
    stopTake: (number: number) => `टेक ${number} रोकें`,
    moreForTake: (number: number) => `टेक ${number} के और विकल्प`,
    takeInUse: 'इस्तेमाल में',
    takeNotKeptYet: 'अभी रखा नहीं गया',
    earlierScript: 'इसमें पुरानी स्क्रिप्ट बोली गई है।',
    recordedToday: (duration: string, time: string) => `${duration} · ${time}`,
    recordedOn: (duration: string, day: string, time: string) => `${duration} · ${day}, ${time}`,
    chooseTake: 'यह टेक इस्तेमाल करें',
    takeNotUsed: 'यह टेक इस्तेमाल नहीं हो सका। फिर से कोशिश करें।',
    deleteTake: (number: number) => `टेक ${number} मिटाएं`,
    askDeleteTake: (number: number) => `टेक ${number} मिटाना है?`,
    aboutDeleting: 'मिटाया गया टेक वापस नहीं लाया जा सकता।',
    delete: 'मिटाएं',
    takeNotDeleted: 'यह टेक नहीं मिटाया जा सका। फिर से कोशिश करें।',

    leavePageOpen: 'यह ब्राउज़र कुछ नहीं रखता, इसलिए टेक भेजे जाने तक यह पेज खुला रखें।',
    waitingForTurn: 'अपनी बारी के इंतज़ार में।',
    sendingProgress: (percent: number) => `टेक भेजा जा रहा है, ${percent}% हो गया`,
    sent: (percent: number) => `${percent}% भेजा गया।`,
    sentAndWaiting: (percent: number, reason: string) =>
      `${percent}% भेजा गया। ${reason} टेक इस डिवाइस पर सुरक्षित है और अपने-आप भेज दिया जाएगा।`,
    sentAndWaitingUnsafe: (percent: number, reason: string) =>
      `${percent}% भेजा गया। ${reason} यह ब्राउज़र कुछ नहीं रखता, इसलिए टेक भेजे जाने तक यह पेज खुला रखें।`,
    levelling: 'भेज दिया गया। आवाज़ का स्तर बराबर किया जा रहा है…',

    voice: 'आवाज़',
    synthesized: 'सिंथेटिक',
    myOwn: 'मेरी अपनी',
    recordFirst: 'एक टेक रिकॉर्ड करके रखें: वही यहां की आवाज़ बन जाएगा।',
    generating: 'बन रहा है…',
    recordingStays: 'सारा ऑडियो बनाने पर भी आपकी रिकॉर्डिंग बनी रहती है, जब तक आप उसे बदलने को न कहें।',
    trimSilence: 'खामोशी काटें',
    aboutTrimming: 'हर टेक के शुरू और अंत से',
    trimmed: (start: string, end: string) => `शुरू में ${start} से., अंत में ${end} से.`,
    countMeIn: 'पहले गिनती करें',
    aboutCountingIn: 'हर टेक से पहले 3, 2, 1',
    sameLoudness: 'हर टेक का वॉल्यूम बाकी ऑडियो के बराबर किया जाता है।',
    captionsFollowScript: 'कैप्शन स्क्रिप्ट के अनुसार चलते हैं। कुछ अलग बोला? स्क्रिप्ट में वही लिखें जो आपने बोला।',
    captionsFollowScriptLinked:
      'कैप्शन स्क्रिप्ट के अनुसार चलते हैं। कुछ अलग बोला? <link>स्क्रिप्ट में वही लिखें जो आपने बोला</link>',

    askKeepRecordings: (count: number) =>
      plural(count, { one: 'अपनी रिकॉर्डिंग रखनी है?', other: 'अपनी # रिकॉर्डिंग रखनी हैं?' }),
    keepRecordings: (count: number) => plural(count, { one: 'मेरी रिकॉर्डिंग रखें', other: 'मेरी रिकॉर्डिंग रखें' }),
    replaceRecordings: (count: number) => plural(count, { one: 'इसे बदलें', other: 'इन्हें भी बदलें' }),
    aboutKeepingAll: (recorded: string) =>
      `${recorded} और किसी हिस्से को ऑडियो नहीं चाहिए। बदले गए टेक सूची में बने रहते हैं।`,
    aboutKeeping: (recorded: string, others: number) =>
      `${recorded} ${theOthers(others)} बदले गए टेक सूची में बने रहते हैं।`,
  },
  'recording/take-outbox': {
    waitingForConnection: 'इंटरनेट कनेक्शन का इंतज़ार है।',
    takeNotKept: 'यह टेक रखा नहीं जा सका। फिर से कोशिश करें।',
  },
  glossary: {
    title: 'उच्चारण',
    titleIn: (course: string) => `“${course}” में उच्चारण`,
    explanation:
      'जिन नामों, संक्षिप्त रूपों और विदेशी शब्दों को आवाज़ें गलत बोलती हैं, उन्हें वैसे लिखें जैसे वे बोले जाने चाहिए। यह कोर्स के सभी स्लाइडशो और पॉडकास्ट पर लागू होता है।',
    loading: 'उच्चारण सूची लोड हो रही है…',
    loadFailed: 'उच्चारण सूची लोड नहीं हो सकी।',
    addTerm: 'शब्द जोड़ें',
    cancel: 'रद्द करें',
    save: 'सेव करें',
    saving: 'सेव हो रहा है…',
    saved: 'उच्चारण सेव हो गया। जो अब अलग तरह से बोला जाएगा, उसके लिए नया ऑडियो चाहिए।',
    saveFailed: 'उच्चारण सूची सेव नहीं हो सकी। फिर से कोशिश करें।',
    changedElsewhere:
      'इस बीच यह उच्चारण सूची बदली गई है, किसी सहकर्मी द्वारा या किसी दूसरी विंडो में। सूची में अब वे बदलाव हैं। जहाँ आपने वही शब्द बदला है, वहाँ आपका रूप है। कृपया जाँचें और फिर से सेव करें।',
    discardTitle: 'अपने बदलाव छोड़ दें?',
    discardQuestion: 'जो शब्द आपने लिखे या बदले हैं, वे सेव नहीं हुए हैं।',
    discard: 'छोड़ दें',
    keepEditing: 'संपादन जारी रखें',

    term: (number: number) => `शब्द ${number}`,
    emptyTerm: (number: number) => `शब्द ${number}`,
    saidAs: 'ऐसे बोलें',
    language: 'भाषा',
    allLanguages: 'सभी भाषाएं',
    remove: (term: string) => `“${term}” हटाएं`,
    repeated: 'यह शब्द ऊपर पहले से है।',
    sayIt: 'सुनें',
    say: (term: string) => `सुनें: ${term}`,
    pause: (term: string) => `रोकें: ${term}`,
    noVoice: 'इस भाषा के लिए कोई आवाज़ नहीं है',
  },
  voices: {
    selectVoice: 'आवाज़ चुनें',
    unreachable: 'ऐसी आवाज़ जिस तक अभी पहुंचा नहीं जा सकता',
    loadFailed: 'आवाज़ें लोड नहीं हो सकीं। फिर से कोशिश करें।',
    speaksOther: (voice: string, language: string, content: string) =>
      `${voice} की भाषा ${language} है, लेकिन कुछ कॉन्टेंट ${content} में है।`,
    speaksOtherOnSomePages: (voice: string, language: string, content: string) =>
      `${voice} की भाषा ${language} है, लेकिन कुछ पेज ${content} में हैं।`,
    takeBetter: (voice: string, language: string) => `${voice} (${language}) चुनें`,

    sampleText: 'नमूना टेक्स्ट',
    search: 'आवाज़ें खोजें',
    searchPlaceholder: 'आवाज़ें खोजें…',
    language: 'भाषा',
    allLanguages: 'सभी भाषाएं',
    voices: 'आवाज़ें',
    loading: 'आवाज़ें लोड हो रही हैं…',
    noneFound: 'आपकी खोज से मेल खाने वाली कोई आवाज़ नहीं मिली',

    quality: { good: 'अच्छी क्वालिटी', fair: 'ठीक-ठाक क्वालिटी', poor: 'कमज़ोर क्वालिटी' },
    followsTones: 'लाइनों के लहजे में बोलती है',
    select: 'चुनें',
    selected: 'चुनी गई',
    selectNamed: (voice: string) => `${voice} चुनें`,
    selectedNamed: (voice: string) => `${voice} चुनी गई`,
    playSample: (voice: string) => `${voice} का नमूना सुनें`,
    pauseSample: (voice: string) => `${voice} का नमूना रोकें`,
    sampleFailed: 'आवाज़ का नमूना नहीं चल सका। फिर से कोशिश करें।',

    pronunciation: 'उच्चारण',
  },
}

// Separate, because `plural` replaces the first '#', and the names of recorded parts may contain one.
const theOthers = (count: number): string =>
  plural(count, {
    one: 'बाकी # को सिंथेटिक ऑडियो मिलेगा।',
    other: 'बाकी # को सिंथेटिक ऑडियो मिलेगा।',
  })
