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

const languageName = /* @__PURE__ */ languageNamesIn('hi')

const soon = 'कुछ मिनट बाद फिर से कोशिश करें।'

const renews = ({ renewsAt }: Renewal) => `यह ${momentInUtc(renewsAt, 'hi')} को फिर से शुरू होगा।`

function later({ waitSeconds }: Waiting): string {
  const wait = waitOf(waitSeconds)
  if (wait.unit === 'unknown') return soon
  return `${wait.count} ${wait.unit === 'minute' ? 'मिनट' : 'घंटे'} बाद फिर से कोशिश करें।`
}

const ifItLasts = 'ऐसा ही रहे, तो इस Lectern के एडमिन यह जांचें:'

interface Provider {
  readonly it: string
  readonly setting: string
}

const refusalsOf = ({ it, setting }: Provider, variable = `${setting}_KEY`) => ({
  credit: `${it} की सेवा देने वाले के पास इस Lectern के खाते का बैलेंस या कोटा खत्म हो गया है। इस Lectern के एडमिन रीचार्ज करें।`,
  region: `${it} इस सर्वर के देश में उपलब्ध नहीं है। इस Lectern के एडमिन ${setting} में कोई दूसरा विकल्प चुनें।`,
  key: `${it} ने इस Lectern की कुंजी स्वीकार नहीं की। इस Lectern के एडमिन ${variable} जांचें।`,
  permission: `इस Lectern की कुंजी को ${it} इस्तेमाल करने की अनुमति नहीं है। इस Lectern के एडमिन अनुमति दिलाएं, या ${setting} या ${variable} बदलें।`,
})

const failuresOf = ({ it, setting }: Provider) => ({
  insecure: `${it} से कनेक्शन सुरक्षित नहीं है, इसलिए Lectern ने उसका इस्तेमाल नहीं किया। इस Lectern के एडमिन ${setting}_URL का सर्टिफ़िकेट जांचें।`,
  unknownModel: `सेटिंग में दिया गया ${it} सेवा देने वाले के पास नहीं है। इस Lectern के एडमिन ${setting} (और ${setting}_URL) जांचें।`,
  noSuchAddress: `${it} दिए गए पते पर नहीं है। इस Lectern के एडमिन ${setting}_URL और ${setting} जांचें।`,
  memory: `${it} को जितनी मेमोरी चाहिए, उतनी उसके सर्वर में नहीं है। इस Lectern के एडमिन ${setting} में कोई छोटा विकल्प चुनें।`,
  misunderstood: `${it} Lectern का अनुरोध नहीं समझता। इस Lectern के एडमिन जांचें कि ${setting} इसके लिए सही है या नहीं, और कोई दूसरा आज़माएं।`,
})

const outagesOf = ({ it, setting }: Provider) => ({
  noAddress: `${it} का पता अभी नहीं मिल रहा है। ${ifItLasts} ${setting}_URL।`,
  notRunning: `${it} चालू नहीं है या उससे संपर्क नहीं हो पा रहा है। ${ifItLasts} ${setting}_URL।`,
  slow: `${it} ने जवाब देने में बहुत देर की। ${soon}`,
  disconnected: `जवाब से पहले ${it} से कनेक्शन टूट गया। ${soon}`,
  rate: (wait: Waiting) => `${it} को तय सीमा से ज़्यादा अनुरोध मिल रहे हैं। ${later(wait)}`,
  busy: (wait: Waiting) => `${it} पर बहुत लोड है या वह अभी शुरू हो रहा है। ${later(wait)}`,
  itsOwnFault: (wait: Waiting) => `${it} में अभी कोई खराबी है। ${later(wait)}`,
  askedToWait: (wait: Waiting) => `${it} ने Lectern को रुकने के लिए कहा है। ${later(wait)}`,
  resting: (wait: Waiting) => `${it} ने कई बार जवाब नहीं दिया। ${later(wait)}`,
  crowded: (wait: Waiting) => `${it} के लिए बहुत ज़्यादा अनुरोध इंतज़ार में हैं। ${later(wait)}`,
})

const contentRulesOf = ({ it }: Provider) =>
  `${it} की सेवा देने वाले ने अपने कॉन्टेंट नियमों के कारण यह टेक्स्ट रोक दिया है। पेज बदलें या कोई दूसरा मॉडल चुनें।`

const model: Provider = { it: 'भाषा मॉडल', setting: 'LECTERN_LANGUAGE_MODEL' }
const pictureModel: Provider = { it: 'तस्वीर मॉडल', setting: 'LECTERN_IMAGE_MODEL' }
const voiceEngine: Provider = { it: 'स्पीच इंजन', setting: 'LECTERN_SPEECH_MODEL' }

const otherLanguage = ({ voice, voiceLanguage, content, language }: OtherLanguage) =>
  `${voice} की भाषा ${languageName(voiceLanguage)} है। यह ${content === 'page' ? 'पेज' : 'टेक्स्ट'} ${languageName(language)} में है।`

const advice = {
  page: 'फिर से कोशिश करें या कोई दूसरा मॉडल चुनें।',
  part: 'फिर से कोशिश करें या दूसरे शब्दों में बताएं कि आप क्या चाहते हैं।',
}

const parts = {
  slideshow: (count: number) => plural(count, { one: '# स्लाइड', other: '# स्लाइडें' }),
  podcast: (count: number) => plural(count, { one: '# लाइन', other: '# लाइनें' }),
}

/** Fields without a name in words are not part of the sentence. */
function check(field: string | undefined): string {
  const name = fieldName(field)
  return name === undefined ? 'यह अनुरोध जांचें' : `“${name}” जांचें`
}

const incomplete = 'इस अनुरोध में कुछ छूटा हुआ है या उसका फ़ॉर्मैट गलत है।'

/** The abilities of the outline writer in rewriting, as sentences. */
const abilities = {
  slide:
    'यह स्लाइड को छोटा या लंबा कर सकता है, पेज के दूसरे वाक्य ले सकता है, पेज का कोई उदाहरण जोड़ सकता है और स्लाइड का प्रकार बदल सकता है।',
  lines: 'यह लाइनों को छोटा या लंबा कर सकता है, पेज के दूसरे वाक्य ले सकता है और पेज का कोई उदाहरण जोड़ सकता है।',
}

export const problems: ProblemMessages = {
  sentences: {
    INVALID_REQUEST: {
      default: incomplete,
      notJson: 'इस अनुरोध का कॉन्टेंट सही JSON नहीं है।',
      malformedAddress: 'यह पता सही तरीके से नहीं लिखा गया है।',
      notAnEtag: 'If-Match इस दस्तावेज़ का ETag होना चाहिए।',
      field: ({ field }) =>
        fieldName(field) ? `${check(field)}: जानकारी नहीं है या सही रूप में नहीं है।` : incomplete,
      unstorable: ({ field }) => `${check(field)}: इसमें ऐसा अक्षर है जिसे Lectern सेव नहीं कर सकता।`,
      tooDeep: ({ field }) => `${check(field)}: इसमें बहुत ज़्यादा स्तर हैं।`,
      schema: ({ sentence }) => sentence,
      notAnEmail: 'सही ईमेल पता डालें।',
      keyOfThatAddressNeeded:
        'इस पते की API कुंजी डालें। सेव की गई कुंजी सिर्फ़ उसी पते पर भेजी जाती है जिसके लिए वह डाली गई थी।',
      notABaseUrl:
        'Base URL की शुरुआत https:// (या http://) से होनी चाहिए और वह आपके कोर्स सिस्टम का पता होना चाहिए।',
    },
    UNKNOWN_VOICE: { default: 'यह आवाज़ उपलब्ध नहीं है। कोई दूसरी चुनें।' },
    WRONG_PASSWORD: { default: 'यह आपका मौजूदा पासवर्ड नहीं है।' },
    RESET_LINK_SPENT: {
      default: 'इस लिंक की समय-सीमा खत्म हो गई है या यह पहले इस्तेमाल हो चुका है। नया लिंक मांगें।',
    },
    EMPTY_SCRIPT: { default: 'स्क्रिप्ट खाली है। ऑडियो बनाने के लिए टेक्स्ट जोड़ें।' },
    NOT_LOGGED_IN: { default: 'जारी रखने के लिए लॉग इन करें।' },
    WRONG_CREDENTIALS: { default: 'ईमेल या पासवर्ड गलत है।' },
    DEMO_ACCOUNT: {
      default: 'डेमो खाता सबके लिए साझा है, इसलिए इसे बदला नहीं जा सकता। अपना खाता बनाने के लिए रजिस्टर करें।',
    },
    OWNERS_ONLY: { default: 'इसे केवल इस Lectern के मालिक देख सकते हैं। इसके एडमिन LECTERN_OWNERS में उनके नाम देते हैं।' },
    NO_COURSES_TO_EDIT: {
      default:
        'आपका खाता आपके कोर्स सिस्टम में कोर्स पढ़ सकता है, पर किसी में बदलाव नहीं कर सकता। किसी कोर्स में शिक्षक की भूमिका मांगें और “फिर से कोशिश करें” दबाएं, या कोई कोर्स फ़ाइल इंपोर्ट करें।',
      moodle:
        'आपका Moodle खाता यहां कोर्स पढ़ सकता है, पर किसी में बदलाव नहीं कर सकता। किसी कोर्स में शिक्षक की भूमिका मांगें और “फिर से कोशिश करें” दबाएं, या कोई कोर्स फ़ाइल इंपोर्ट करें।',
    },
    NOT_FOUND: {
      default: 'यह मौजूद नहीं है या आपको इसका ऐक्सेस नहीं है।',
      notBuilt: 'वेब ऐप तैयार नहीं है। npm run build चलाएं।',
      takeOfAnother: 'टेक सिर्फ़ उसे रिकॉर्ड करने वाले ही मिटा सकते हैं।',
      slideHasNoAudio: 'इस स्लाइड के लिए कोई ऑडियो उपलब्ध नहीं है।',
      pageNotInCourse: 'यह पेज अब कोर्स में नहीं है।',
      pictureNotFetched:
        'दूसरी साइट यह तस्वीर Lectern को नहीं भेजती। इसे अपने ब्राउज़र में डाउनलोड करें और स्लाइड पर अपलोड करें।',
    },
    NO_SUCH_CALL: { default: 'यह API कॉल मौजूद नहीं है।' },
    METHOD_NOT_ALLOWED: { default: 'यह पता इस मेथड को स्वीकार नहीं करता।' },
    ALREADY_REGISTERED: { default: 'यह ईमेल या API कुंजी पहले से मौजूद है।' },
    STALE_VERSION: {
      default: 'आपके खोलने के बाद किसी ने इसे सेव किया है।',
      savedBy: ({ name }) => `आपके खोलने के बाद ${name} ने इसे सेव किया है।`,
      savedByYou: 'यहां खोलने के बाद आपने इसे किसी दूसरी विंडो में सेव किया है।',
    },
    TOO_LARGE: {
      default: 'यह Lectern की सीमा से बड़ा है।',
      document: ({ format }) =>
        ({
          slideshow: 'यह स्लाइडशो सेव करने के लिए बहुत बड़ा है (2 MB से ज़्यादा)। कुछ स्लाइडें हटाएं या छोटी करें।',
          podcast: 'यह पॉडकास्ट सेव करने के लिए बहुत बड़ा है (2 MB से ज़्यादा)। कुछ लाइनें हटाएं या छोटी करें।',
        })[format],
    },
    COURSE_FILE_TOO_LARGE: {
      default: 'यह कोर्स फ़ाइल Lectern की इंपोर्ट सीमा (500 MB) से बड़ी है।',
      files: ({ most }) =>
        `इस कोर्स फ़ाइल में ${plural(most, { one: '#', other: '#' })} से ज़्यादा फ़ाइलें हैं। Lectern इतनी फ़ाइलें इंपोर्ट नहीं कर सकता।`,
      pages: 'इस कोर्स फ़ाइल के पेज इंपोर्ट करने के लिए बहुत बड़े हैं।',
      file: ({ file, megabytes }) =>
        `इस कोर्स फ़ाइल में “${file}” खोलने पर Lectern की इंपोर्ट सीमा (${megabytes} MB) से बड़ी है।`,
    },
    PICTURE_TOO_LARGE: {
      default: 'इस तस्वीर में 5 करोड़ से ज़्यादा पिक्सल हैं। इसे छोटा करके फिर से कोशिश करें।',
    },
    RECORDING_TOO_LONG: {
      default: 'रिकॉर्डिंग ज़्यादा से ज़्यादा 5 मिनट की हो सकती है। छोटी रिकॉर्डिंग करें या स्क्रिप्ट को बांटें।',
    },
    STORAGE_QUOTA_EXCEEDED: {
      default: 'आपके खाते का पूरा स्टोरेज भर गया है। Lectern के एडमिन से और जगह मांगें।',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      default: 'Lectern सिर्फ़ JSON अनुरोध स्वीकार करता है।',
      fileNeeded: ({ type }) => `फ़ाइल को ही ${type} के रूप में भेजें।`,
    },
    EMBED_FORMAT_NOT_SUPPORTED: {
      default: 'Lectern एम्बेड करने का विवरण सिर्फ़ JSON (format=json) में देता है।',
    },
    RANGE_NOT_SATISFIABLE: { default: 'फ़ाइल मांगे गए हिस्से से छोटी है।' },
    NOT_A_COURSE_FILE: {
      default: 'यह कोर्स फ़ाइल नहीं है। कोर्स सिस्टम से एक्सपोर्ट किया गया Common Cartridge (.imscc) चुनें।',
      noPages: 'इस कोर्स फ़ाइल में कोई पेज नहीं है: सिर्फ़ लिंक, फ़ाइलें या क्विज़ हैं।',
      noManifest: 'यह आर्काइव कोर्स फ़ाइल नहीं है: इसमें imsmanifest.xml नहीं है। Common Cartridge (.imscc) ही चुनें।',
      badManifest: 'इस कोर्स फ़ाइल की सूची (imsmanifest.xml) पढ़ी नहीं जा सकती।',
      badPage: ({ page }) => `इस कोर्स फ़ाइल का पेज “${page}” पढ़ा नहीं जा सकता।`,
      locked: 'इस कोर्स फ़ाइल पर पासवर्ड लगा है। इसे बिना पासवर्ड के एक्सपोर्ट करें।',
      outside: 'इस कोर्स फ़ाइल में बाहर की फ़ाइलों के नाम हैं, इसलिए इसे इंपोर्ट नहीं किया गया।',
      damaged: 'यह कोर्स फ़ाइल अधूरी या खराब है। इसे फिर से एक्सपोर्ट या डाउनलोड करें।',
    },
    NOT_A_PICTURE: {
      default: 'स्लाइडें यह फ़ाइल नहीं दिखा सकतीं। PNG, JPEG, WebP, GIF या SVG तस्वीर चुनें।',
    },
    ARTWORK_NOT_FIT: {
      default: 'पॉडकास्ट का आर्टवर्क 1400 से 3000 पिक्सल का चौकोर JPEG या PNG होना चाहिए। कोई दूसरी तस्वीर चुनें।',
    },
    NOT_A_RECORDING: {
      default: 'Lectern यह ऑडियो नहीं पढ़ सकता। WAV, MP3, FLAC या Ogg Opus फ़ाइल भेजें।',
    },
    RECORDING_SILENT: {
      default: 'इस रिकॉर्डिंग में कोई आवाज़ नहीं है। माइक्रोफ़ोन जांचें और फिर से रिकॉर्ड करें।',
    },
    PAGE_TOO_SHORT: {
      default: 'इस पेज में पढ़ाने के लिए बहुत कम टेक्स्ट है। कुछ पैराग्राफ़ जोड़ें और फिर से कोशिश करें।',
    },
    PAGE_TOO_LONG: {
      default: 'यह पेज इस मॉडल के लिए बहुत लंबा है। बड़े कॉन्टेक्स्ट वाला मॉडल चुनें या पेज को बांटें।',
    },
    PAGE_NOT_READABLE: {
      default: 'Lectern यह पेज नहीं पढ़ सकता।',
      locked: 'यह पेज लॉक है।',
      lockedBecause: ({ explanation }) => explanation,
      otherEditor: 'यह पेज ऐसे एडिटर से बना है जिसे Lectern नहीं पढ़ सकता।',
    },
    WRITER_REFUSED: {
      default: 'भाषा मॉडल ने यह लिखने से मना कर दिया। पेज बदलें या कोई दूसरा मॉडल चुनें।',
      contentRules: contentRulesOf(model),
      declined: ({ words }) => `भाषा मॉडल ने यह लिखने से मना कर दिया। उसका जवाब: “${words}”`,
      noContent: ({ words }) => `भाषा मॉडल ने मांगा गया कॉन्टेंट नहीं लिखा। उसका जवाब: “${words}”`,
    },
    PICTURE_REFUSED: {
      default: 'तस्वीर मॉडल ने यह तस्वीर बनाने से मना कर दिया। विवरण बदलें।',
      contentRules: 'तस्वीर मॉडल की सेवा देने वाले ने अपने कॉन्टेंट नियमों के कारण यह विवरण रोक दिया है। विवरण बदलें।',
      declined: ({ words }) => `तस्वीर मॉडल ने यह तस्वीर बनाने से मना कर दिया। उसका जवाब: “${words}”`,
    },
    VOICE_CANNOT_SPEAK: {
      default: 'यह आवाज़ यह टेक्स्ट नहीं बोल सकती। उसी भाषा की आवाज़ चुनें।',
      otherScript: ({ language }) =>
        `इस आवाज़ की भाषा ${languageName(language)} है और यह इस टेक्स्ट की लिपि नहीं पढ़ सकती। टेक्स्ट की भाषा की आवाज़ चुनें।`,
      noVoice: (values) =>
        `${otherLanguage(values)} इस Lectern में ${languageName(values.language)} बोलने वाली कोई आवाज़ नहीं है।`,
      readsEveryLanguage: (values) =>
        `${otherLanguage(values)} हर भाषा पढ़ने वाली कोई आवाज़ चुनें, जैसे ${values.better}।`,
      speaksLanguage: (values) =>
        `${otherLanguage(values)} ${languageName(values.language)} बोलने वाली कोई आवाज़ चुनें, जैसे ${values.better}।`,
    },
    KEY_REJECTED: {
      default: 'आपका कोर्स सिस्टम अब यह API कुंजी स्वीकार नहीं करता। इसे अपने खाते की सेटिंग में बदलें।',
      notAccepted: 'आपका कोर्स सिस्टम यह API कुंजी स्वीकार नहीं करता। कुंजी जांचें।',
    },
    TOO_MANY_ATTEMPTS: {
      default: 'बहुत ज़्यादा कोशिशें हुईं। थोड़ा रुककर फिर से कोशिश करें।',
      imports: 'आपकी दूसरी कोर्स फ़ाइलें अभी इंपोर्ट हो रही हैं। उनके पूरा होने तक रुकें।',
    },
    BUDGET_SPENT: {
      default: 'आज का बजट समाप्त हो गया है। कृपया कल फिर कोशिश करें।',
      pages: (values) => `इस Lectern का आज का पृष्ठ बजट समाप्त हो गया है। ${renews(values)}`,
      audio: (values) => `इस Lectern के आज के ऑडियो बजट में पर्याप्त शेष नहीं है। ${renews(values)}`,
      dollars: (values) => `इस Lectern के आज के खर्च बजट में पर्याप्त शेष नहीं है। ${renews(values)}`,
      ownPages: (values) => `आज का आपका पृष्ठ बजट समाप्त हो गया है। ${renews(values)}`,
      ownAudio: (values) => `आज के आपके ऑडियो बजट में पर्याप्त शेष नहीं है। ${renews(values)}`,
      ownDollars: (values) => `आज के आपके खर्च बजट में पर्याप्त शेष नहीं है। ${renews(values)}`,
    },
    CANCELLED: {
      default: 'इसे रद्द कर दिया गया।',
      uploadInterrupted: 'अपलोड बीच में रुक गया। फिर से कोशिश करें।',
    },
    AUDIO_MISSING: {
      default: 'इस पॉडकास्ट की कुछ लाइनों का ऑडियो अभी नहीं है। पहले ऑडियो बनाएं।',
      noLines: 'इस पॉडकास्ट में अभी ऐसी कोई लाइन नहीं है जिसे ऑडियो चाहिए।',
      lines: ({ lines, missing }) =>
        `${lines} में से ${plural(missing, { one: '# लाइन', other: '# लाइनों' })} का ऑडियो अभी नहीं है। पहले ऑडियो बनाएं।`,
    },
    RECORDING_INCOMPLETE: { default: 'इस रिकॉर्डिंग का एक हिस्सा नहीं मिला। इसे फिर से भेजें।' },
    RECORDING_KEPT: {
      default: 'यह आपकी अपनी रिकॉर्डिंग है। पुष्टि करें कि इसे बदलना है, फिर ऑडियो बनाएं।',
    },
    EDITED_MEANWHILE: {
      default: 'Lectern के बनाते समय इस पेज में बदलाव किए गए। आपके बदलाव रखे गए हैं। उन्हें बदलने के लिए इसे फिर से बनाएं।',
      page: 'आपके बदलाव पढ़ने के बाद पेज फिर से बदला गया। कृपया उन्हें दोबारा पढ़ें।',
    },
    NOTHING_TO_RETRY: { default: 'फिर से कोशिश करने के लिए कुछ नहीं है: सब कुछ ठीक रहा।' },
    BUSY: { default: 'Lectern अभी बहुत व्यस्त है। थोड़ी देर में फिर से कोशिश करें।' },
    INTERNAL: {
      default: 'हमारी ओर से कुछ गड़बड़ हुई। फिर से कोशिश करें।',
      interrupted: 'यह पेज बनाते समय Lectern कई बार फिर से चालू हुआ। फिर से कोशिश करें।',
    },
    COURSE_SYSTEM_FAILED: {
      default: 'आपके कोर्स सिस्टम ने ऐसा जवाब भेजा जिसे Lectern इस्तेमाल नहीं कर सकता।',
    },
    NOT_A_COURSE_SYSTEM: {
      default: 'इस पते पर कोई कोर्स सिस्टम नहीं है। Base URL जांचें।',
      moodleAddress: ({ address }) => `इस Moodle का पता ${address} है। इसे Base URL के रूप में लिखें।`,
      redirects: ({ address }) => `यह पता ${address} पर ले जाता है। उसे Base URL के रूप में लिखें।`,
      privateNetwork: 'यह पता एक निजी नेटवर्क में है, जहां Lectern कोर्स सिस्टम नहीं खोजता।',
    },
    COURSE_SYSTEM_FORBIDS: {
      default: 'आपका कोर्स सिस्टम इस API कुंजी से ऐसा करने की अनुमति नहीं देता।',
      moodleFiles:
        'यह API कुंजी आपके Moodle की फ़ाइलें नहीं पढ़ सकती। एडमिन से कहें कि कुंजी की सेवा के लिए “Can download files” चालू करें।',
      moodleFunctions: ({ functions }) =>
        `आपके Moodle में वह सब नहीं है जो Lectern को चाहिए। एडमिन से कहें कि आपकी API कुंजी की सेवा में ये जोड़ें: ${functions}।`,
      moodleWebServices: 'आपके Moodle में वेब सेवाएं बंद हैं। एडमिन से कहें कि वेब सेवाएं और REST प्रोटोकॉल चालू करें।',
    },
    COURSE_SYSTEM_UNAVAILABLE: { default: `आपका कोर्स सिस्टम अभी जवाब नहीं दे रहा है। ${soon}` },
    COURSE_SYSTEM_IN_MAINTENANCE: {
      default: 'आपके कोर्स सिस्टम का रखरखाव चल रहा है। उसके बाद फिर से कोशिश करें।',
      moodle: 'Moodle का रखरखाव चल रहा है। उसके बाद फिर से कोशिश करें।',
    },
    PUBLISHING_NOT_POSSIBLE: {
      default: 'Lectern इस कोर्स में पेज नहीं बना सकता। कृपया लिंक साझा करें, या एम्बेड कोड ख़ुद किसी पेज में जोड़ें।',
      moodle:
        'Moodle दूसरे प्रोग्रामों को पेज बनाने नहीं देता। कृपया लिंक साझा करें, या एम्बेड कोड ख़ुद Moodle के किसी पेज में जोड़ें।',
      importedCourse:
        'यह कोर्स एक फ़ाइल से इंपोर्ट किया गया था, इसलिए Lectern इसमें पेज नहीं बना सकता। कृपया लिंक साझा करें, या एम्बेड कोड ख़ुद किसी पेज में जोड़ें।',
    },
    TRANSLATION_NOT_POSSIBLE: {
      default: 'अनुवाद के लिए भाषा मॉडल चाहिए, और इस Lectern में कोई नहीं है। कृपया एडमिनिस्ट्रेटर से एक सेट करने को कहें।',
      sameLanguage: ({ language }) => `यह पहले से ${languageName(language)} में है।`,
      exists: ({ language }) => `${languageName(language)} में अनुवाद पहले से है। कृपया उसे खोलें, या पहले मिटाएँ।`,
      ofTranslation: 'यह खुद एक अनुवाद है। कृपया मूल को बनाएँ या उसका अनुवाद करें।',
    },
    PAGE_NOT_ACCEPTED: {
      default: 'आपके कोर्स सिस्टम ने पेज स्वीकार नहीं किया। कृपया फिर कोशिश करें, या एम्बेड कोड इस्तेमाल करें।',
      title: 'आपके कोर्स सिस्टम ने पेज का शीर्षक स्वीकार नहीं किया। कृपया उसे बदलकर फिर पब्लिश करें।',
      content: 'यह पेज आपके कोर्स सिस्टम के लिए बहुत लंबा है। कृपया लिंक या एम्बेड कोड इस्तेमाल करें।',
      frontPage:
        'यह पेज कोर्स का मुखपृष्ठ है, जिसे छिपाया या मिटाया नहीं जा सकता। कृपया पहले अपने कोर्स सिस्टम में दूसरा मुखपृष्ठ चुनें।',
    },
    NOT_COMPLETE_YET: { default: 'अभी पूरा नहीं हुआ है। पहले इसे पूरा चिह्नित करें, फिर पब्लिश करें।' },
    PAGE_CHANGED_IN_COURSE: {
      default: 'किसी और ने आपके कोर्स सिस्टम में यह पेज बदला है। चुनें कि उन बदलावों का क्या करना है।',
      foreign:
        'इस पेज पर अब Lectern की सामग्री नहीं है, इसलिए Lectern इसे नहीं बदलता। दूसरा पेज बनाने के लिए पहले इसे सूची से हटाएँ।',
      removal:
        'किसी और ने आपके कोर्स सिस्टम में यह पेज बदला है, इसलिए इसे हटाया नहीं गया। कृपया इसे अपने कोर्स सिस्टम में हटाएँ।',
      publishing: 'यह पेज अभी पब्लिश हो रहा है। कृपया रुकें, या पहले उसे रद्द करें।',
      removing: 'यह पेज अभी हटाया जा रहा है।',
    },
    WRITER_FAILED: {
      default: 'भाषा मॉडल से काम का टेक्स्ट नहीं मिला। फिर से कोशिश करें।',
      ...refusalsOf(model),
      ...failuresOf(model),
      key: ({ variable }) => refusalsOf(model, variable).key,
      permission: ({ variable }) => refusalsOf(model, variable).permission,
      webPage: `भाषा मॉडल की जगह किसी वेब पेज ने जवाब दिया, जैसे किसी प्रॉक्सी का पेज। इस Lectern के एडमिन मॉडल का पता और प्रॉक्सी जांचें।`,
      empty: ({ task }) => `भाषा मॉडल ने ऐसा कोई जवाब नहीं दिया जिसे Lectern पढ़ सके। ${advice[task]}`,
      noJson: ({ task }) => `भाषा मॉडल ने मांगा गया कॉन्टेंट नहीं लिखा। ${advice[task]}`,
      unreadable: ({ task }) =>
        `भाषा मॉडल ने लगातार दो बार ऐसा जवाब लिखा जिसे Lectern नहीं पढ़ सकता। ${advice[task]}`,
      cutOff: ({ task }) => `भाषा मॉडल लगातार दो बार जवाब के बीच में रुक गया। ${advice[task]}`,
      tooLarge: ({ task }) =>
        `भाषा मॉडल ने अपना जवाब खत्म नहीं किया, इसलिए Lectern ने उसे रोक दिया। ${advice[task]}`,
      againstRules: ({ task }) => `भाषा मॉडल ने लगातार दो बार ज़रूरी रूप का पालन नहीं किया। ${advice[task]}`,
      language: ({ task }) => `भाषा मॉडल ने मांगी गई भाषा के बजाय दूसरी भाषा में लिखा। ${advice[task]}`,
      notStorable: 'इस पेज के लिए जो लिखा गया, उसे Lectern सहेज नहीं सकता। कृपया फिर कोशिश करें।',
      outlineCannotTranslate: ({ own, asked }) =>
        `आउटलाइन राइटर पेज की भाषा (${languageName(own)}) में लिखता है। ${languageName(asked)} के लिए कोई भाषा मॉडल चुनें।`,
    },
    WRITER_UNAVAILABLE: { default: `भाषा मॉडल अभी जवाब नहीं दे रहा है। ${soon}`, ...outagesOf(model) },
    PICTURE_FAILED: {
      default: 'तस्वीर मॉडल ने ऐसी तस्वीर नहीं भेजी जिसे Lectern इस्तेमाल कर सके। फिर से कोशिश करें।',
      ...refusalsOf(pictureModel),
      ...failuresOf(pictureModel),
      key: ({ variable }) => refusalsOf(pictureModel, variable).key,
      permission: ({ variable }) => refusalsOf(pictureModel, variable).permission,
      webPage: `तस्वीर मॉडल की जगह किसी वेब पेज ने जवाब दिया, जैसे किसी प्रॉक्सी का पेज। इस Lectern के एडमिन मॉडल का पता और प्रॉक्सी जांचें।`,
      tooLong: 'यह विवरण तस्वीर मॉडल के लिए बहुत लंबा है। इसे छोटा करें।',
    },
    PICTURE_MODEL_UNAVAILABLE: {
      default: `तस्वीर मॉडल अभी जवाब नहीं दे रहा है। ${soon}`,
      ...outagesOf(pictureModel),
    },
    SPEECH_FAILED: {
      default: 'स्पीच इंजन ने कोई ऑडियो नहीं बनाया। फिर से कोशिश करें।',
      ...failuresOf(voiceEngine),
      tooLong: 'यह टेक्स्ट स्पीच इंजन के लिए बहुत लंबा है। इसे छोटा करें।',
      contentRules: contentRulesOf(voiceEngine),
      unsupportedFormat:
        'स्पीच सर्वर ने ऐसे फ़ॉर्मैट में ऑडियो भेजा जो Lectern में नहीं चलता (WAV, MP3, Opus और FLAC चलते हैं)।',
      engineSetting: ({ engine, setting }) =>
        `${engine} Lectern का अनुरोध नहीं समझता। इस Lectern के एडमिन ${setting} जांचें।`,
    },
    SPEECH_UNUSABLE: {
      default: 'स्पीच इंजन ने ऐसा ऑडियो भेजा जो इस्तेमाल नहीं हो सकता। फिर से कोशिश करें।',
      tooMuch: 'स्पीच सर्वर ने इस टेक्स्ट के हिसाब से बहुत ज़्यादा ऑडियो भेजा। फिर से कोशिश करें।',
      clipped: 'स्पीच इंजन ने बिगड़ा हुआ ऑडियो भेजा। फिर से कोशिश करें या कोई दूसरी आवाज़ चुनें।',
      silent: 'इस टेक्स्ट के लिए कोई आवाज़ नहीं बनी। फिर से कोशिश करें या कोई दूसरी आवाज़ चुनें।',
      partial: 'आवाज़ ने इस टेक्स्ट का सिर्फ़ एक हिस्सा बोला। फिर से कोशिश करें या कोई दूसरी आवाज़ चुनें।',
      noAudio: 'स्पीच सर्वर ने कोई ऑडियो नहीं भेजा। फिर से कोशिश करें।',
      cutOff: 'स्पीच सर्वर ने ऑडियो का सिर्फ़ एक हिस्सा भेजा। फिर से कोशिश करें।',
      message: `स्पीच सर्वर ने ऑडियो के बजाय एक मैसेज भेजा। ${ifItLasts} LECTERN_SPEECH_MODEL_URL।`,
    },
    SPEECH_REFUSED: {
      default: 'स्पीच इंजन ने इस Lectern की कुंजी स्वीकार नहीं की। इसके एडमिन LECTERN_SPEECH_MODEL_KEY जांचें।',
      ...refusalsOf(voiceEngine),
      engineKey: ({ engine, setting }) =>
        `${engine} ने इस Lectern की कुंजी स्वीकार नहीं की। इस Lectern के एडमिन ${setting} जांचें।`,
      engineSetting: ({ engine, setting }) =>
        `इस Lectern की कुंजी ${engine} की यह आवाज़ इस्तेमाल नहीं कर सकती। इस Lectern के एडमिन सेवा देने वाले के यहां इसकी अनुमति दें या ${setting} जांचें।`,
    },
    SPEECH_UNAVAILABLE: { default: `स्पीच इंजन अभी जवाब नहीं दे रहा है। ${soon}`, ...outagesOf(voiceEngine) },
    DATABASE_UNAVAILABLE: {
      default: 'Lectern अभी अपने डेटाबेस तक नहीं पहुंच पा रहा है। थोड़ी देर में फिर से कोशिश करें।',
    },
    STORAGE_FULL: { default: 'Lectern की डिस्क भर गई है। एडमिन को बताएं।' },
    STORAGE_READ_ONLY: { default: 'Lectern अपनी डिस्क पर नहीं लिख पा रहा है। एडमिन को बताएं।' },
    SHUTTING_DOWN: { default: 'Lectern फिर से चालू हो रहा है। थोड़ी देर में फिर से कोशिश करें।' },
  },

  notices: {
    CONNECTED: ({ name }) => `आपके कोर्स सिस्टम से ${name} के नाम से कनेक्शन हो गया है।`,
    PICTURES_MISSING: ({ count }) =>
      plural(count, {
        one: 'पेज की एक तस्वीर नहीं लाई जा सकी।',
        other: 'पेज की # तस्वीरें नहीं लाई जा सकीं।',
      }),
    NO_AUDIO: ({ format, count, because }) => `${parts[format](count)} बिना ऑडियो के: ${because}`,
    SOME_AUDIO_MISSING: ({ format, count, because }) => `${parts[format](count)} अधूरे ऑडियो के साथ: ${because}`,
    SUBSTITUTE_VOICE: ({ format, count, voice, because }) =>
      `${parts[format](count)} फ़िलहाल आवाज़ ${voice} में: ${because}`,
    WORDS_LEFT_OUT: ({ format, count, words }) =>
      `${parts[format](count)}: आवाज़ ने “${words}” छोड़ दिया, क्योंकि वह इसे पढ़ नहीं सकती।`,
    TONE_NOT_FOLLOWED: 'आउटलाइन राइटर पेज के शब्द ही रखता है और उनका लहजा नहीं बदल सकता।',
    LANGUAGE_NOT_FOLLOWED: 'आउटलाइन राइटर पेज की भाषा में लिखता है और अनुवाद नहीं कर सकता।',
    INSTRUCTIONS_NOT_FOLLOWED: 'आउटलाइन राइटर अपने नियमों से काम करता है और निर्देश नहीं मान सकता।',
    SIMPLER_WORDS_NOT_FOLLOWED: 'आउटलाइन राइटर पेज के शब्द ही रखता है और उन्हें आसान नहीं बना सकता।',
    INSTRUCTION_NOT_UNDERSTOOD: ({ part }) =>
      `आउटलाइन राइटर नियमों से काम करता है और यह निर्देश समझ नहीं पाया। ${abilities[part]}`,
    INSTRUCTION_FOLLOWED_IN_PART: 'आउटलाइन राइटर नियमों से काम करता है और उसने इस निर्देश का सिर्फ़ एक हिस्सा माना।',
    CANNOT_BE_SHORTER: 'पेज के शब्दों में इसे और छोटा नहीं कहा जा सकता।',
    NOTHING_TO_ADD: 'पेज में इस बारे में और कुछ नहीं है।',
    NO_OTHER_SENTENCES: 'पेज में इस बारे में दूसरे वाक्य नहीं हैं।',
    NO_FURTHER_EXAMPLE: 'पेज में इसका कोई और उदाहरण नहीं है।',
    NOT_ON_PAGE: 'पेज में इस बारे में कुछ नहीं है, इसलिए फिर से लिखने के लिए कोई सामग्री नहीं है।',
    NO_CONTENT_FOR_TYPE: ({ label }) => `पेज में यहां “${label}” प्रकार की स्लाइड के लिए सामग्री नहीं है।`,
    NO_PICTURE_ON_PAGE: 'पेज में यहां इस प्रकार की स्लाइड के लिए कोई तस्वीर नहीं है।',
    SENTENCE_NOT_FROM_PAGE: ({ words }) => `यह वाक्य पेज का नहीं है: “${words}”`,
    SENTENCE_DOUBTED: ({ words }) => `दूसरे मॉडल के अनुसार पेज इस वाक्य का समर्थन नहीं करता: “${words}”`,
    READ_IN_PART: ({ words }) =>
      `पेज का एक हिस्सा इतना लंबा है कि मॉडल उसे एक बार में नहीं पढ़ सकता। केवल उसकी शुरुआत काम में ली गई: “${words} …”`,
    LENGTH_LIMITED_BY_PAGE: ({ wished, most }) =>
      `आपने ${wished} मिनट माँगे थे। पेज की सामग्री लगभग ${most} मिनट के लिए पर्याप्त है।`,
    LENGTH_NOT_MET: ({ wished, written }) =>
      `आपने ${wished} मिनट माँगे थे, और भाषा मॉडल ने लगभग ${written} मिनट लिखे।`,
    FOUND_BY_WORDS: ({ own }) =>
      `आउटलाइन राइटर आपके सवाल के शब्द खोजता है। पेज की भाषा (${languageName(own)}) में और पेज के शब्दों में पूछें।`,
    TRANSLATION_TO_CHECK: ({ format, places }) =>
      ({
        slideshow: `कृपया ये स्लाइडें जाँचें: ${places}। कोई संख्या, नाम, शब्द या लंबाई मूल से अलग है।`,
        podcast: `कृपया ये सेगमेंट जाँचें: ${places}। कोई संख्या, नाम, शब्द या लंबाई मूल से अलग है।`,
      })[format],
    NO_VOICE_FOR_TRANSLATION: ({ language }) =>
      `इस Lectern में ${languageName(language)} बोलने वाली कोई आवाज़ नहीं है, इसलिए अनुवाद में ऑडियो नहीं है।`,
    WRITER_SAYS: ({ words }) => words,
    HANDED_OVER: ({ from, to, because }) =>
      `${makerName(from)} की जगह ${makerName(to)} ने यह पूरा या इसका कुछ भाग लिखा। कारण: ${because}`,
    JOINED: ({ by, differs }) => {
      const who = by === 'you' ? 'आपने' : 'किसी सहकर्मी ने'
      return differs === 'voice'
        ? `${who} यह पेज पहले ही दूसरी आवाज़ के साथ शुरू किया था। आपकी नई पसंद इस्तेमाल नहीं हुई।`
        : `${who} यह पेज पहले ही दूसरी सेटिंग के साथ शुरू किया था। आपकी सेटिंग इस्तेमाल नहीं हुई।`
    },
  },
}
