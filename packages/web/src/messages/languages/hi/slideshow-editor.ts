import { listOf } from '../../lists.ts'
import { decimalOf } from '../../numbers.ts'
import type { SlideshowEditorMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const slideshowEditor: SlideshowEditorMessages = {
  'slideshow-editor/canvas': {
    slide: (title: string) => `स्लाइड: ${title}`,
    tooMuchText: 'एक स्लाइड के लिए टेक्स्ट बहुत ज़्यादा है',
    split: 'बांटें',
    replay: 'फिर से चलाएं',
  },
  'slideshow-editor/document': {
    saved: 'स्लाइडशो सेव हो गया!',
    notSaved: 'स्लाइडशो सेव नहीं हो सका। फिर से कोशिश करें।',
    completed: 'स्लाइडशो को “पूरा हुआ” मार्क किया गया!',
    notCompleted: 'स्लाइडशो सेव हो गया, लेकिन उसका स्टेटस अपडेट नहीं हो सका। फिर से कोशिश करें।',
    noPresentation: 'प्रस्तुति का डेटा नहीं मिला',

    editsSlide: (name: string, slide: number) => `${name}: स्लाइड ${slide} में बदलाव जारी`,
    atSlide: (name: string, slide: number) => `${name}: स्लाइड ${slide}`,

    titleAndTheme: 'शीर्षक और थीम',

    slideMoved: (title: string, number: number, count: number) =>
      `“${title}” अब ${count} में से स्लाइड ${number} है।`,
    slidesMoved: (moved: number, first: number, last: number, count: number) =>
      plural(moved, {
        one: `# स्लाइड खिसकाई गई। अब यह ${count} में से स्लाइड ${first} है।`,
        other: `# स्लाइडें खिसकाई गईं। अब ये ${count} में से स्लाइड ${first} से ${last} हैं।`,
      }),

    pictureTooLarge: 'यह तस्वीर 10 MiB से बड़ी है। कोई छोटी तस्वीर चुनें।',
    pictureNotUploaded: 'तस्वीर अपलोड नहीं हो सकी। फिर से कोशिश करें।',
    typeChangedDuringUpload:
      'तस्वीर अपलोड होने के दौरान स्लाइड का टाइप बदल गया। तस्वीर किसी भी स्लाइड के तस्वीर वाले फ़ील्ड के नीचे मिलेगी।',
    slideDeletedDuringUpload:
      'तस्वीर अपलोड होने के दौरान स्लाइड मिटा दी गई। तस्वीर किसी भी स्लाइड के तस्वीर वाले फ़ील्ड के नीचे मिलेगी।',
    pictureNotGenerated: 'तस्वीर नहीं बन सकी। फिर से कोशिश करें।',
    typeChangedDuringGeneration:
      'तस्वीर बनने के दौरान स्लाइड का टाइप बदल गया। तस्वीर किसी भी स्लाइड के तस्वीर वाले फ़ील्ड के नीचे मिलेगी।',
    slideDeletedDuringGeneration:
      'तस्वीर बनने के दौरान स्लाइड मिटा दी गई। तस्वीर किसी भी स्लाइड के तस्वीर वाले फ़ील्ड के नीचे मिलेगी।',
    pictureChosenDuringGeneration:
      'स्लाइड पर अब दूसरी तस्वीर है। बनाई गई तस्वीर किसी भी स्लाइड के तस्वीर वाले फ़ील्ड के नीचे मिलेगी।',
    pictureIsOnSlide: (number: number) => `तस्वीर स्लाइड ${number} पर है।`,
  },
  'slideshow-editor/drawing': {
    drawing: 'रेखाचित्र',
    about: 'चित्र के बजाय आँकड़े दिखाता है, थीम के रंगों में।',
    draw: 'आँकड़ों से बनाएँ',
    kind: 'प्रकार',
    unit: 'इकाई',
    axis: 'लेबल क्या हैं',
    series: (number) => `शृंखला ${number} का नाम`,
    addSeries: 'दूसरी शृंखला जोड़ें',
    removeSeries: 'दूसरी शृंखला हटाएँ',
    label: (number) => `पंक्ति ${number} का लेबल`,
    value: (number) => `पंक्ति ${number} की संख्या`,
    valueOf: (number, series) => `पंक्ति ${number} की संख्या: ${series}`,
    text: (number) => `पंक्ति ${number} का पाठ`,
    items: (number) => `पंक्ति ${number} की चीज़ें, हर एक अलग लाइन में`,
    up: (number) => `पंक्ति ${number} ऊपर ले जाएँ`,
    down: (number) => `पंक्ति ${number} नीचे ले जाएँ`,
    remove: (number) => `पंक्ति ${number} हटाएँ`,
    add: 'पंक्ति जोड़ें',
    notANumber: 'यह संख्या नहीं है। उदाहरण: 12.5',
    plainTable: 'सादी तालिका दिखाएँ',
    tableTooSmall: (most) => `तालिका में ऐसी ${most} पंक्तियों की जगह है। पहले कुछ पंक्तियाँ हटाएँ।`,
    picture: 'इसके बजाय चित्र दिखाएँ',
  },

  'slideshow-editor/inspector': {
    content: 'कॉन्टेंट',
    type: 'टाइप',
    changeType: (type: string) => `टाइप: ${type}। टाइप बदलें`,
    unknownType: (type: string) => `अनजान स्लाइड टाइप: ${type}`,
    choiceOf: (field: string, choice: string) => `${field}: ${choice}`,
    bulletRows: {
      row: (number: number) => `बुलेट ${number}`,
      remove: (number: number) => `बुलेट ${number} हटाएं`,
      add: 'बुलेट जोड़ें',
      move: {
        up: (number: number) => `बुलेट ${number} ऊपर ले जाएं`,
        down: (number: number) => `बुलेट ${number} नीचे ले जाएं`,
      },
    },
    itemRows: {
      row: (number: number) => `आइटम ${number}`,
      remove: (number: number) => `आइटम ${number} हटाएं`,
      add: 'आइटम जोड़ें',
      move: {
        up: (number: number) => `आइटम ${number} ऊपर ले जाएं`,
        down: (number: number) => `आइटम ${number} नीचे ले जाएं`,
      },
    },
    layout: 'लेआउट',
    automaticLayout: 'ऑटोमैटिक',
    aboutAutomaticLayout: 'स्लाइड के कॉन्टेंट के अनुसार चुना गया',

    rewriteSlide: 'स्लाइड फिर से लिखें…',
    rewritingSlide: (number: number) => `स्लाइड ${number} फिर से लिखी जा रही है…`,
    rewritten: 'स्लाइड फिर से लिखी गई',
    notRewritten: 'राइटर ने इस स्लाइड में कुछ नहीं बदला।',
    editedMeanwhile: 'इस बीच इस स्लाइड में बदलाव हुआ, इसलिए आपका कॉन्टेंट रखा गया है।',

    pictureAddress: 'तस्वीर का पता',
    insecurePicture:
      'यह तस्वीर नहीं दिखाई जा सकती: इसका पता http: से शुरू होता है। https: वाला पता डालें या तस्वीर अपलोड करें।',
    describePicture: 'जो लोग यह तस्वीर नहीं देख सकते, उनके लिए इसका वर्णन करें।',
    picturesOfPage: 'पेज की तस्वीरें',
    unusedPictures: 'अपलोड की गई, अभी किसी स्लाइड पर नहीं',
    picture: (number: number) => `तस्वीर ${number}`,
    pictureFile: 'तस्वीर की फ़ाइल',
    uploadPicture: 'तस्वीर अपलोड करें',
    uploading: 'अपलोड हो रही है…',
    uploadingPicture: 'तस्वीर अपलोड हो रही है',
    cancel: 'रद्द करें',

    generatePicture: 'तस्वीर बनवाएं…',
    describeGenerated: 'मॉडल के लिए विवरण',
    generate: 'बनवाएं',
    generateAnother: 'दूसरी बनवाएं',
    generating: 'बन रही है…',
    generatingPicture: 'तस्वीर बन रही है',
    priceOfPicture: (model, price) => `${model} हर तस्वीर के लिए ${price} लेता है।`,
    chargesForPicture: (model) => `${model} हर तस्वीर के लिए पैसे लेता है।`,
    generatesPicture: (model) => `${model} तस्वीर बनाता है।`,
    markedAsGenerated:
      'स्लाइड बताती है कि तस्वीर बनाई गई है। जांचें कि तस्वीर सही है, और जो लोग इसे नहीं देख सकते उनके लिए इसका वर्णन करें।',

    pictureOnSlide: 'स्लाइड पर तस्वीर',
    pictureSize: 'तस्वीर का आकार',
    automaticSize: 'ऑटोमैटिक',
    wholePicture: 'पूरी तस्वीर',
    fillPlace: 'पूरी जगह भरें',
    horizontalFocus: 'फ़ोकस, बाएं से दाएं',
    verticalFocus: 'फ़ोकस, ऊपर से नीचे',
    zoom: 'ज़ूम',
    percent: (percent: number) => `${percent}%`,

    motion: 'ऐनिमेशन और इफ़ेक्ट',
    transition: 'ट्रांज़िशन',
    background: 'बैकग्राउंड',
    speed: 'रफ़्तार',
    speeds: { slow: 'धीमी', normal: 'सामान्य', fast: 'तेज़' },
    intensity: 'असर',
    intensities: { subtle: 'हल्का', normal: 'सामान्य', intense: 'गहरा' },
    elements: {
      title: 'शीर्षक',
      subtitle: 'उपशीर्षक',
      content: 'कॉन्टेंट',
      bullets: 'बुलेट',
      image: 'तस्वीर',
      quote: 'उद्धरण',
    },
    animationOf: (element: string) => `ऐनिमेशन: ${element}`,
    duration: 'अवधि',
    namedDuration: (name: string, milliseconds: number) => `${name} (${milliseconds} मि.से.)`,
    delay: 'देरी',
    milliseconds: (milliseconds: number) => `${milliseconds} मि.से.`,

    sources: 'स्रोत',
    aboutSources: 'यह स्लाइड पेज की किस बात पर आधारित है',
  },
  'slideshow-editor': {
    slideshow: 'स्लाइडशो',
    loading: 'स्लाइडशो लोड हो रहा है…',
    cannotLoad: 'स्लाइडशो लोड नहीं हुआ',
    loadingFailed: 'स्लाइडशो लोड नहीं हो सका। हो सकता है कि वह मौजूद न हो या उसे लाने में गड़बड़ी हुई हो।',
    backToCourses: 'कोर्स पर वापस जाएं',

    back: 'वापस',
    presentationTitle: 'प्रस्तुति का शीर्षक',
    mode: 'मोड',
    edit: 'बदलाव करें',
    preview: 'झलक देखें',
    fullscreen: 'फ़ुल स्क्रीन',
    previousSlide: 'पिछली',
    nextSlide: 'अगली',
    slideOfSlides: (number: number, count: number) => `${number} / ${count}`,

    slideSettings: 'स्लाइड की सेटिंग',
    theme: 'थीम',
    closeTheme: 'थीम बंद करें',
    voiceOfSlide: 'इस स्लाइड की आवाज़',
    closeVoiceOfSlide: 'इस स्लाइड की आवाज़ बंद करें',

    addSlide: 'स्लाइड जोड़ें',
    duplicateSlides: (count: number) =>
      plural(count, { one: 'स्लाइड की कॉपी बनाएं', other: '# स्लाइडों की कॉपी बनाएं' }),
    deleteSlides: (count: number) => plural(count, { one: 'स्लाइड मिटाएं', other: '# स्लाइडें मिटाएं' }),
    moveSlidesUp: (count: number) => plural(count, { one: 'स्लाइड ऊपर ले जाएं', other: '# स्लाइडें ऊपर ले जाएं' }),
    moveSlidesDown: (count: number) => plural(count, { one: 'स्लाइड नीचे ले जाएं', other: '# स्लाइडें नीचे ले जाएं' }),
    changeType: 'टाइप बदलें',
    splitSlide: 'स्लाइड बांटें',
    generateAudioOfSlide: 'इस स्लाइड का ऑडियो बनाएं',
    recordSlide: 'यह स्लाइड अपनी आवाज़ में रिकॉर्ड करें',
    generateMissingAudio: 'जिन स्लाइडों को ज़रूरत है, उन सबका ऑडियो बनाएं',
    regenerateAllAudio: 'सभी स्लाइडों का ऑडियो फिर से बनाएं',
    goToSlide: (number: number, title: string) => `स्लाइड ${number} पर जाएं: ${title}`,

    generateNewContent: 'नया कॉन्टेंट बनाएं',
    willReplaceContent: 'मौजूदा कॉन्टेंट की जगह नया कॉन्टेंट आ जाएगा। क्या ऐसा करना है?',
    generate: 'बनाएं',
    generating: 'बन रहा है…',
    generatingSlideshow: 'स्लाइडशो बन रहा है…',
    generated: 'स्लाइडशो बन गया!',
    generationFailed: 'नहीं बन सका',
    generationFailedBecause: (reason: string) => `नहीं बन सका: ${reason}`,
    invalidResponse: 'सर्वर से मिला जवाब मान्य नहीं है',
    notGenerated: 'नया कॉन्टेंट नहीं बन सका। फिर से कोशिश करें।',

    pictureUploading: 'एक तस्वीर अभी अपलोड हो रही है और जाने पर खो जाएगी।',
    pictureUploadingAndUnsaved:
      'एक तस्वीर अभी अपलोड हो रही है और जाने पर खो जाएगी। आपके बाकी बदलाव इस ब्राउज़र में रखे रहेंगे और लौटने पर आपको मिल जाएंगे।',
  },
  'slideshow-editor/on-slide': {
    addText: (name: string) => `${name} जोड़ें`,
    editText: (name: string, text: string) => `${name}, बदलें: ${text}`,
    clickToEdit: 'बदलने के लिए क्लिक करें',
    textOnSlide: (name: string) => `${name}, स्लाइड पर`,
    choosePicture: (name: string) => `${name}, चुनें`,
    clickToChoose: 'चुनने के लिए क्लिक करें',

    bullet: (number: number) => `बुलेट ${number}`,
    item: (number: number) => `आइटम ${number}`,
    paragraph: (name: string, number: number) => `${name}, पैराग्राफ़ ${number}`,

    editTextByKey: 'स्लाइड का टेक्स्ट बदलें',
    goToTextBeside: 'अगले या पिछले टेक्स्ट पर जाएं',
    leaveUnchanged: 'टेक्स्ट को पहले जैसा ही छोड़ें',
    bold: 'बोल्ड',
    italic: 'इटैलिक',
  },
  'slideshow-editor/rail': {
    back: 'वापस',
    slides: 'स्लाइडें',
    addSlide: 'स्लाइड जोड़ें',
    saving: 'सेव हो रहा है…',
    generating: 'बन रहा है…',

    selected: 'चुनी गई',
    hasAudio: 'ऑडियो मौजूद है',
    hasOwnRecording: 'ऑडियो मौजूद है, आपकी रिकॉर्डिंग',
    moveUp: (number: number, title: string) => `स्लाइड ${number} ऊपर ले जाएं, ${title}`,
    moveDown: (number: number, title: string) => `स्लाइड ${number} नीचे ले जाएं, ${title}`,
    duplicate: (number: number, title: string) => `स्लाइड ${number} की कॉपी बनाएं, ${title}`,
    deleteSlide: (number: number, title: string) => `स्लाइड ${number} मिटाएं, ${title}`,
    keepsOneSlide: 'स्लाइडशो में कम से कम एक स्लाइड रहती है।',

    countSelected: (count: number) => plural(count, { one: '# चुनी गई', other: '# चुनी गईं' }),
    moveSelectedUp: 'चुनी गई स्लाइडें ऊपर ले जाएं',
    moveSelectedDown: 'चुनी गई स्लाइडें नीचे ले जाएं',
    duplicateSelected: 'चुनी गई स्लाइडों की कॉपी बनाएं',
    deleteSelected: 'चुनी गई स्लाइडें मिटाएं',

    deleteSlides: (count: number) => plural(count, { one: 'स्लाइड मिटाएं', other: 'स्लाइडें मिटाएं' }),
    reallyDelete: (count: number) =>
      plural(count, {
        one: 'क्या आपको वाकई यह स्लाइड मिटानी है?',
        other: 'क्या आपको वाकई ये # स्लाइडें मिटानी हैं?',
      }),
    confirmDelete: 'मिटाएं',

    goToSlideBeside: 'ऊपर या नीचे की स्लाइड पर जाएं',
    selectMore: 'और स्लाइडें चुनें',
    selectAll: 'सभी स्लाइडें चुनें',
    moveSelected: 'चुनी गई स्लाइडें खिसकाएं',
    deleteSelectedByKey: 'चुनी गई स्लाइडें मिटाएं',

    changeType: 'टाइप बदलें',
    currentType: (type: string) => `${type} (मौजूदा)`,
    cancel: 'रद्द करें',
  },
  'slideshow-editor/theme': {
    categories: {
      educational: 'शैक्षिक',
      corporate: 'कॉर्पोरेट',
      creative: 'क्रिएटिव',
      minimal: 'मिनिमल',
    },
    themesOf: (category: string) => `थीम: ${category}`,
    resetTo: (preset: string) => `“${preset}” पर रीसेट करें`,

    colors: 'रंग',
    colorNames: {
      primary_color: 'मुख्य',
      secondary_color: 'दूसरा',
      accent_color: 'ऐक्सेंट',
      danger_color: 'चेतावनी',
      card_bg: 'कार्ड',
      text_primary: 'टेक्स्ट',
      text_secondary: 'हल्का टेक्स्ट',
    },
    readable: 'पढ़ने में साफ़',
    hardToRead: 'पढ़ने में मुश्किल',
    makeReadable: 'पढ़ने लायक बनाएं',
    unreadableText: {
      card: (contrast: number) => `कार्ड पर टेक्स्ट: कंट्रास्ट ${decimalOf(contrast)}, पढ़ने के लिए कम से कम 4.5 चाहिए।`,
      background: (contrast: number) =>
        `बैकग्राउंड पर टेक्स्ट: कंट्रास्ट ${decimalOf(contrast)}, पढ़ने के लिए कम से कम 4.5 चाहिए।`,
    },
    unreadableSoftText: {
      card: (contrast: number) =>
        `कार्ड पर हल्का टेक्स्ट: कंट्रास्ट ${decimalOf(contrast)}, पढ़ने के लिए कम से कम 4.5 चाहिए।`,
      background: (contrast: number) =>
        `बैकग्राउंड पर हल्का टेक्स्ट: कंट्रास्ट ${decimalOf(contrast)}, पढ़ने के लिए कम से कम 4.5 चाहिए।`,
    },

    gradient: 'बैकग्राउंड ग्रेडिएंट',
    gradientFrom: 'शुरुआती रंग',
    gradientTo: 'आखिरी रंग',
    direction: 'दिशा',
    degrees: (angle: number) => `${angle}°`,

    shape: 'आकार',
    borderRadius: 'कोनों की गोलाई',
    shadow: 'परछाईं',
    shadowOffset: 'परछाईं की दूरी',
    shadowBlur: 'परछाईं का धुंधलापन',
    shadowOpacity: 'परछाईं की गहराई',
    pixels: (length: number) => `${length} पिक्सल`,
    percent: (percent: number) => `${percent}%`,

    transition: 'ट्रांज़िशन',
    transitionSpeed: 'ट्रांज़िशन की रफ़्तार',
    transitionType: 'ट्रांज़िशन का टाइप',
    seconds: (seconds: number) => `${decimalOf(seconds)} से.`,
    applyToAll: 'सभी स्लाइडों पर लागू करें',
    appliedToAll: 'अब हर स्लाइड इसी ट्रांज़िशन से आएगी।',
    undo: 'पहले जैसा करें',
    forNewSlides: 'नई स्लाइडें इसी ट्रांज़िशन से आएंगी।',

    brand: 'आपका ब्रैंड',
    brandSummary: 'आपके रंगों या लोगो से बनी थीम',
    color: (number: number) => `रंग ${number}`,
    darkGround: 'गहरा बैकग्राउंड',
    applyColors: 'ये रंग इस्तेमाल करें',
    chooseLogo: 'लोगो से रंग लें',
    logo: 'लोगो',
    unreadableLogo: 'इस तस्वीर के रंग पढ़े नहीं जा सके। कोई PNG, JPEG, WebP या SVG फ़ाइल आज़माएं।',
  },
  'slideshow-editor/voicing': {
    status: { 'Not Generated': 'नहीं बना', Available: 'मौजूद है', 'Update Needed': 'अपडेट की ज़रूरत है' },

    script: 'ऑडियो स्क्रिप्ट',
    words: (count: number) => plural(count, { one: '# शब्द', other: '# शब्द' }),
    characters: (count: number) => plural(count, { one: '# अक्षर', other: '# अक्षर' }),
    aboutMinutes: (minutes: number) => `लगभग ${minutes} मिनट`,
    wordsPerMinute: (count: number) => plural(count, { one: 'प्रति मिनट # शब्द', other: 'प्रति मिनट # शब्द' }),
    ownVoiceTime: (time: string) => `आपकी अपनी आवाज़ में ${time}`,

    generate: 'ऑडियो बनाएं',
    regenerate: 'ऑडियो फिर से बनाएं',
    update: 'ऑडियो अपडेट करें',
    generating: 'बन रहा है…',
    sayAgain: 'फिर से बोलें',
    record: 'रिकॉर्ड करें',
    alsoNeedsAudio: (texts: string) => `इनके लिए भी ऑडियो चाहिए: ${texts}।`,
    mute: 'म्यूट करें',
    unmute: 'अनम्यूट करें',
    noVoice: 'पहले कोई आवाज़ चुनें',
    emptyScript: 'ऑडियो स्क्रिप्ट खाली है। ऑडियो बनाने के लिए टेक्स्ट जोड़ें।',
    failed: 'ऑडियो नहीं बन सका',
    failedTryAgain: 'ऑडियो नहीं बन सका। फिर से कोशिश करें।',
    notYetAccessible: 'ऑडियो बन गया है, लेकिन फ़ाइल अभी उपलब्ध नहीं है। थोड़ी देर रुककर फिर से चलाने की कोशिश करें।',
    takesAndSettings: 'टेक और सेटिंग',

    saving: 'सेव हो रहा है…',
    generateAllNeeded: 'ज़रूरी ऑडियो बनाएं',
    updateAllNeeded: 'ज़रूरी ऑडियो अपडेट करें',
    regenerateAll: 'सब फिर से बनाएं',
    everySlideHasAudio: 'स्क्रिप्ट वाली हर स्लाइड का ऑडियो मौजूद है।',
    slidesNeedAudio: (count: number) =>
      plural(count, { one: '# स्लाइड को ऑडियो चाहिए।', other: '# स्लाइडों को ऑडियो चाहिए।' }),
    textsInSubstitute: (count: number) => `वैकल्पिक आवाज़ में बोले गए पाठ: ${count}।`,
    slidesHaveOwnVoice: (count: number) =>
      plural(count, {
        one: '# स्लाइड आपकी अपनी आवाज़ में है।',
        other: '# स्लाइडें आपकी अपनी आवाज़ में हैं।',
      }),
    voiced: (done: number, total: number) => `${total} में से ${done} का ऑडियो बना`,
    cancel: 'रद्द करें',
    progress: 'स्लाइडों का ऑडियो',
    audio: 'ऑडियो',
    narrator: 'नैरेटर',
    cannotLoadVoices: 'आवाज़ें लोड नहीं हो सकीं',
    askRegenerateAudio: (count: number) =>
      plural(count, {
        one: 'स्लाइड का ऑडियो चुनी गई आवाज़ में फिर से बनेगा, भले ही ऑडियो मौजूद हो। क्या ऐसा करना है?',
        other: 'सभी # स्लाइडों का ऑडियो चुनी गई आवाज़ में फिर से बनेगा, वहां भी जहां ऑडियो मौजूद है। क्या ऐसा करना है?',
      }),
    generated: (count: number) =>
      plural(count, { one: '# स्लाइड का ऑडियो बन गया।', other: '# स्लाइडों का ऑडियो बन गया।' }),
    partlyGenerated: (done: number, total: number, reason: string) =>
      `${total} में से ${plural(done, { one: '# स्लाइड', other: '# स्लाइडों' })} का ऑडियो बना। ${reason}`,
    cancelled: (done: number) =>
      plural(done, {
        one: 'रद्द किया गया। उससे पहले # स्लाइड का ऑडियो बन गया था।',
        other: 'रद्द किया गया। उससे पहले # स्लाइडों का ऑडियो बन गया था।',
      }),

    slidesWithOwnVoice: (numbers: readonly number[]) =>
      plural(numbers.length, {
        one: `स्लाइड ${listOf(numbers.map(String))} आपकी अपनी आवाज़ में है।`,
        other: `स्लाइड ${listOf(numbers.map(String))} आपकी अपनी आवाज़ में हैं।`,
      }),
    replaceRecording: 'आपकी रिकॉर्डिंग बदलनी है?',
    aboutReplacing: 'यह स्लाइड आपकी अपनी आवाज़ में है। बदलने पर सिंथेटिक आवाज़ सुनाई देगी; आपके टेक सूची में बने रहेंगे।',
    replace: 'बदलें',
    keepRecording: 'मेरी रिकॉर्डिंग रखें',
  },
}
