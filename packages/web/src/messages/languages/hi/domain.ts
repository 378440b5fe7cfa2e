import type { DomainMessages } from '@lectern/domain/messages/domain-messages.ts'
import { displayName } from '@lectern/domain/voices/languages.ts'
import { numberOf } from '../../numbers.ts'
import { plural } from './plural.ts'

export const domain: DomainMessages = {
  'animation durations': {
    fast: 'तेज़',
    normal: 'सामान्य',
    slow: 'धीमी',
    'very-slow': 'बहुत धीमी',
  },

  backgrounds: {
    none: 'कोई नहीं',
    'gradient-shift': 'बदलता ग्रेडिएंट',
    particles: 'कण',
    waves: 'लहरें',
    bokeh: 'बोके',
    aurora: 'ऑरोरा',
    stars: 'तारे',
    geometric: 'ज्यामितीय',
    'circuit-board': 'सर्किट बोर्ड',
    'particle-network': 'कणों का नेटवर्क',
    'liquid-blob': 'तरल आकृतियां',
    'cyber-grid': 'साइबर ग्रिड',
    'data-flow': 'डेटा प्रवाह',
    'neural-network': 'न्यूरल नेटवर्क',
    'hexagon-pulse': 'धड़कते षट्भुज',
    'matrix-rain': 'अक्षरों की बारिश',
    'quantum-field': 'क्वांटम फ़ील्ड',
    'tech-dna': 'DNA लड़ी',
    holographic: 'होलोग्राफ़िक',
  },

  'content faults': {
    notOneOf: (label, choices) => `“${label}” इनमें से एक होना चाहिए: ${choices}।`,
    notAnyOf: (label, choices) => `“${label}” इनमें से मानों की सूची होनी चाहिए: ${choices}।`,
    notText: (label) => `“${label}” टेक्स्ट होना चाहिए।`,
    onSlide: (slide, fault) => `स्लाइड ${slide}: ${fault}`,
  },

  'content status': {
    slideshow: {
      Completed: 'स्लाइडशो पूरा हुआ',
      In_Progress: 'स्लाइडशो जारी है',
      Not_Started: 'स्लाइडशो शुरू नहीं हुआ',
    },
    podcast: {
      Completed: 'पॉडकास्ट पूरा हुआ',
      In_Progress: 'पॉडकास्ट जारी है',
      Not_Started: 'पॉडकास्ट शुरू नहीं हुआ',
    },
  },

  'drawing faults': {
    tooFewRows: (kind, least) => `${kind}: भरी हुई पंक्तियाँ कम हैं, कम से कम ${least} चाहिए।`,
    tooManyRows: (kind, most) => `${kind}: पंक्तियाँ बहुत अधिक हैं, अधिकतम ${most} दिखती हैं।`,
    noLabel: (row) => `पंक्ति ${row} का कोई लेबल नहीं है।`,
    noValue: (row) => `पंक्ति ${row} में संख्या चाहिए।`,
    noText: (row) => `पंक्ति ${row} में कोई पाठ नहीं है।`,
    longLabel: (row, most) => `पंक्ति ${row} का लेबल लंबा है। अधिकतम ${most} अक्षर लिखें।`,
    longText: (row, most) => `पंक्ति ${row} का पाठ लंबा है। अधिकतम ${most} अक्षर लिखें।`,
  },

  'drawing kinds': {
    bars: 'स्तंभ चार्ट',
    line: 'रेखा चार्ट',
    timeline: 'समयरेखा',
    process: 'चरण',
    tree: 'वर्गीकरण',
    circles: 'दो वृत्त',
    number: 'एक बड़ी संख्या',
  },

  'element animations': {
    none: 'कोई नहीं',
    'fade-in': 'धीरे से उभरना',
    'slide-in-left': 'बाएं से सरकना',
    'slide-in-right': 'दाएं से सरकना',
    'slide-in-up': 'ऊपर की ओर सरकना',
    'slide-in-down': 'नीचे की ओर सरकना',
    'zoom-in': 'ज़ूम इन',
    pop: 'उछलकर आना',
    pulse: 'धड़कन',
    typewriter: 'टाइपराइटर',
    'word-reveal': 'शब्द-दर-शब्द',
    glow: 'चमक',
    'ken-burns': 'केन बर्न्स इफ़ेक्ट',
    'flip-in': 'पलटकर आना',
    'rotate-in': 'घूमकर आना',
    'bounce-in': 'टप्पा खाकर आना',
    elastic: 'लचीला',
    glitch: 'ग्लिच',
    'text-3d': '3D टेक्स्ट',
    morph: 'रूप बदलना',
    'neon-glow': 'नियॉन चमक',
    'particle-text': 'कणों का टेक्स्ट',
    'wave-text': 'लहराता टेक्स्ट',
    matrix: 'मैट्रिक्स',
    hologram: 'होलोग्राम',
    'cyber-decode': 'साइबर डिकोड',
    'data-scramble': 'बिखरे अक्षर',
  },

  'episode sounds': {
    chime: 'घंटियां',
    plucked: 'तार की धुन',
    swell: 'उभरती मधुर धुन',
  },

  formats: {
    slideshow: {
      label: 'स्लाइडशो',
      plural: 'स्लाइडशो',
      part: (count) => plural(count, { one: 'स्लाइड', other: 'स्लाइडें' }),
    },
    podcast: { label: 'पॉडकास्ट', plural: 'पॉडकास्ट', part: () => 'सेगमेंट' },
  },

  'glossary terms': {
    termMissing: 'शब्द लिखें।',
    termTooLong: 'शब्द में ज़्यादा से ज़्यादा 100 अक्षर हो सकते हैं।',
    spokenMissing: 'शब्द का उच्चारण लिखें।',
    spokenTooLong: 'उच्चारण में ज़्यादा से ज़्यादा 200 अक्षर हो सकते हैं।',
    tooManyTerms: 'उच्चारण सूची में ज़्यादा से ज़्यादा 500 शब्द हो सकते हैं।',
  },

  gradients: {
    'blue-purple': 'नीले से बैंगनी',
    'green-blue': 'हरे से नीला',
    'orange-red': 'नारंगी से लाल',
    'yellow-orange': 'पीले से नारंगी',
    'teal-blue': 'फ़िरोज़ी से नीला',
    'purple-pink': 'बैंगनी से गुलाबी',
    'blue-cyan': 'नीले से आसमानी',
    'red-purple': 'लाल से बैंगनी',
  },

  languages: { nameOf: (tag) => displayName('hi', tag) },

  makers: {
    outlineWriter: 'आउटलाइन राइटर',
    englishVoices: 'अंग्रेज़ी की बिल्ट-इन आवाज़ें',
    otherVoices: 'दूसरी भाषाओं की बिल्ट-इन आवाज़ें',
    localVoices: 'इस सर्वर की न्यूरल आवाज़ें',
    ownRecording: 'अपनी रिकॉर्डिंग',
    languageModel: (model) => `${model} (भाषा मॉडल)`,
    speechModel: (model) => `${model} (कोई भी भाषा)`,
  },
  modules: {
    otherPages: 'अन्य पेज',
  },

  'music beds': {
    'calm-pads': 'शांत धुन',
    'plucked-strings': 'तार की धुन',
    'soft-bells': 'हल्की घंटियां',
    'warm-keys': 'मधुर कीबोर्ड',
  },

  'needed audio': {
    slideshow: {
      missing: (count) => plural(count, { one: '# स्लाइड बिना ऑडियो के', other: '# स्लाइडें बिना ऑडियो के' }),
      outdated: (count) =>
        plural(count, { one: '# स्लाइड को नया ऑडियो चाहिए', other: '# स्लाइडों को नया ऑडियो चाहिए' }),
    },
    podcast: {
      missing: (count) => plural(count, { one: '# लाइन बिना ऑडियो के', other: '# लाइनें बिना ऑडियो के' }),
      outdated: (count) =>
        plural(count, { one: '# लाइन को नया ऑडियो चाहिए', other: '# लाइनों को नया ऑडियो चाहिए' }),
    },
  },

  'podcast audio': {
    nothingForFeed: 'इस पॉडकास्ट में अभी सुनने के लिए कोई लाइन नहीं है, इसलिए पॉडकास्ट फ़ीड में यह शामिल नहीं है।',
    leftOutOfFeed: (missing, lines) =>
      `${numberOf(lines)} में से ${plural(missing, { one: '# लाइन', other: '# लाइनों' })} का ऑडियो अभी नहीं बना है, इसलिए पॉडकास्ट फ़ीड में यह एपिसोड शामिल नहीं है।`,
    outdated: (outdated, lines) =>
      `${numberOf(lines)} में से ${plural(outdated, { one: '# लाइन', other: '# लाइनों' })} का ऑडियो अब भी पुराने शब्दों का है।`,
    noLines: 'इस पॉडकास्ट में अभी ऐसी कोई लाइन नहीं है जिसे ऑडियो चाहिए।',
    missing: (missing, lines) =>
      `${numberOf(lines)} में से ${plural(missing, { one: '# लाइन', other: '# लाइनों' })} का ऑडियो अभी नहीं बना है। पहले ऑडियो बनाएं।`,
  },

  ids: {
    tooLong: (most) =>
      `Lectern इस पेज का उपयोग नहीं कर सकता, क्योंकि कोर्स सिस्टम में इसकी आईडी ${most} से ज़्यादा वर्णों की है। वहाँ पेज को छोटा नाम दें।`,
  },

  refusals: {
    noSlide: 'स्लाइडशो में कम से कम एक स्लाइड होनी चाहिए।',
    noSegment: 'पॉडकास्ट में कम से कम एक सेगमेंट होना चाहिए।',
    unknownLayout: 'ऐसा कोई लेआउट नहीं है। न चुनने पर लेआउट कॉन्टेंट के हिसाब से तय होता है।',
    unknownMusic: (known) => `ऐसा कोई संगीत नहीं है। ये उपलब्ध हैं: ${known}।`,
    notInThemes: 'थीम में यह मान नहीं हो सकता।',
    emptyScript: 'ऑडियो स्क्रिप्ट खाली है। ऑडियो बनाने के लिए टेक्स्ट जोड़ें।',
    noScriptToRecord: 'पहले स्क्रिप्ट लिखें। कैप्शन के लिए उसके शब्द चाहिए।',
    noInstruction: 'बताएं कि क्या बदलना है।',
    instructionTooLong: 'ज़्यादा से ज़्यादा 500 अक्षरों में बताएं।',
    noQuestion: 'कोई सवाल लिखें।',
    questionTooLong: 'ज़्यादा से ज़्यादा 500 अक्षरों में पूछें।',
    noPicturePrompt: 'तस्वीर का विवरण लिखें।',
    picturePromptTooLong: 'तस्वीर का विवरण ज़्यादा से ज़्यादा 2,000 अक्षरों में लिखें।',
    noPage: 'कम से कम एक पेज चुनें',
    noFormat: 'कम से कम एक फ़ॉर्मैट (स्लाइडशो या पॉडकास्ट) चुनें',
    tooManyPages: (most) =>
      plural(most, { one: 'एक बार में ज़्यादा से ज़्यादा # पेज चुनें।', other: 'एक बार में ज़्यादा से ज़्यादा # पेज चुनें।' }),
  },

  'rewriting instructions': {
    Shorter: 'छोटा',
    'More detail': 'ज़्यादा विस्तार',
    'Different wording': 'अलग शब्दों में',
    'Another example': 'दूसरा उदाहरण',
    'Simpler words': 'आसान शब्द',
    Livelier: 'ज़्यादा जीवंत',
  },

  shadows: {
    small: 'छोटी',
    medium: 'मध्यम',
    large: 'बड़ी',
    sharp: 'तीखी',
    diffuse: 'फैली हुई',
  },

  'silent parts': {
    slideshow: {
      parts: (count) => plural(count, { one: '# स्लाइड', other: '# स्लाइडें' }),
      silent: (count) => plural(count, { one: '# स्लाइड बिना आवाज़ के', other: '# स्लाइडें बिना आवाज़ के' }),
      incomplete: (count) =>
        plural(count, { one: '# स्लाइड अधूरे ऑडियो के साथ', other: '# स्लाइडें अधूरे ऑडियो के साथ' }),
    },
    podcast: {
      parts: (count) => plural(count, { one: '# लाइन', other: '# लाइनें' }),
      silent: (count) => plural(count, { one: '# लाइन बिना आवाज़ के', other: '# लाइनें बिना आवाज़ के' }),
      incomplete: (count) =>
        plural(count, { one: '# लाइन अधूरे ऑडियो के साथ', other: '# लाइनें अधूरे ऑडियो के साथ' }),
    },
    both: (silent, incomplete) => `${silent} और ${incomplete}`,
  },

  'silent slides': {
    missing: (missing, slides) =>
      `${numberOf(slides)} में से ${plural(missing, { one: '# स्लाइड', other: '# स्लाइडों' })} का ऑडियो अभी नहीं बना है।`,
    outdated: (outdated, slides) =>
      `${numberOf(slides)} में से ${plural(outdated, { one: '# स्लाइड अब भी पुराना टेक्स्ट बोलती है', other: '# स्लाइडें अब भी पुराना टेक्स्ट बोलती हैं' })}।`,
    both: (missing, outdated) => `${missing} ${outdated}`,
  },

  'slide types': {
    title: {
      label: 'शीर्षक',
      about: 'स्लाइडशो की शुरुआत: यह किस बारे में है और क्यों जानने लायक है।',
      fields: {
        course_title: 'शीर्षक',
        course_subtitle: 'उपशीर्षक',
        course_intro: 'परिचय',
      },
      hints: {
        course_title: 'विषय, ज़्यादा से ज़्यादा आठ शब्दों में',
        course_subtitle: 'शीर्षक के नीचे एक पंक्ति',
        course_intro: 'आगे क्या है, इस पर एक या दो वाक्य',
      },
      choices: {},
      layouts: {},
    },
    text: {
      label: 'टेक्स्ट',
      about: 'एक शीर्षक और एक-दो छोटे पैराग्राफ़, जब सूची न बन सके।',
      rewrite: 'टेक्स्ट के रूप में',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        slide_content: 'टेक्स्ट',
      },
      hints: {
        slide_title: 'स्लाइड क्या कहती है, ज़्यादा से ज़्यादा दस शब्दों में',
        slide_content: 'ज़्यादा से ज़्यादा 60 शब्द',
      },
      choices: {},
      layouts: {
        statement: {
          label: 'कथन',
          about: 'पहला वाक्य बड़ा, बाकी उसके नीचे',
        },
        lead: {
          label: 'शुरुआत और टेक्स्ट',
          about: 'पहला वाक्य बाकी के बगल में',
        },
        note: {
          label: 'किनारे की टिप्पणी',
          about: 'आखिरी वाक्य किनारे पर, उसमें आई संख्या के साथ',
        },
        plain: {
          label: 'सादा',
          about: 'एक कॉलम, लंबे टेक्स्ट के लिए',
        },
      },
    },
    bullets: {
      label: 'बुलेट',
      about: 'तीन से छह बराबर के बुलेट।',
      rewrite: 'बुलेट के रूप में',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        bullet_points: 'बुलेट',
      },
      hints: {
        slide_title: 'सभी बुलेट में क्या समान है, ज़्यादा से ज़्यादा दस शब्दों में',
      },
      choices: {},
      layouts: {
        rows: {
          label: 'पंक्तियां',
          about: 'बुलेट एक के नीचे एक',
        },
        numbered: {
          label: 'क्रमांकित',
          about: 'चरण, या तय संख्या',
        },
        terms: {
          label: 'शब्द',
          about: 'हर बुलेट किसी शब्द से शुरू होता है',
        },
      },
    },
    image: {
      label: 'तस्वीर',
      about: 'पेज की एक तस्वीर और उसके बारे में कुछ शब्द।',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        slide_content: 'टेक्स्ट',
        image_url: 'तस्वीर',
        image_alt: 'तस्वीर का विवरण',
      },
      hints: {
        slide_title: 'तस्वीर क्या दिखाती है, ज़्यादा से ज़्यादा दस शब्दों में',
        slide_content: 'क्या देखना है, ज़्यादा से ज़्यादा 40 शब्दों में',
        image_alt: 'तस्वीर क्या दिखाती है, उनके लिए जो उसे देख नहीं सकते',
      },
      choices: {},
      layouts: {
        end: {
          label: 'तस्वीर अंत में',
          about: 'पहले टेक्स्ट पढ़ा जाता है',
        },
        start: {
          label: 'तस्वीर शुरू में',
          about: 'पहले तस्वीर दिखती है',
        },
        full: {
          label: 'पूरी तस्वीर',
          about: 'फ़ोटो और छोटे पैराग्राफ़ के लिए',
        },
      },
    },
    'two-column': {
      label: 'दो कॉलम',
      about: 'बराबर महत्व की दो चीज़ें साथ-साथ।',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        column1_title: 'बायां शीर्षक',
        column1_content: 'बायां टेक्स्ट',
        column2_title: 'दायां शीर्षक',
        column2_content: 'दायां टेक्स्ट',
      },
      hints: {
        slide_title: 'दोनों में क्या समान है, ज़्यादा से ज़्यादा दस शब्दों में',
        column1_title: 'पहली चीज़',
        column1_content: 'ज़्यादा से ज़्यादा 35 शब्द',
        column2_title: 'दूसरी चीज़',
        column2_content: 'ज़्यादा से ज़्यादा 35 शब्द',
      },
      choices: {},
      layouts: {
        side: {
          label: 'साथ-साथ',
          about: 'एक ही चीज़ के हिस्सों के लिए',
        },
        split: {
          label: 'बंटी हुई जगह',
          about: 'एक-दूसरे के विपरीत दो चीज़ों के लिए',
        },
      },
    },
    definition: {
      label: 'परिभाषा',
      about: 'एक शब्द और उसका अर्थ।',
      rewrite: 'परिभाषा के रूप में',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        term: 'शब्द',
        definition: 'परिभाषा',
      },
      hints: {
        slide_title: 'शब्द के ऊपर छोटा शीर्षक',
        term: 'सिर्फ़ शब्द',
        definition: 'उसका अर्थ, एक या दो वाक्यों में',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'अकेला',
          about: 'एक या दो शब्दों के लिए',
        },
        entry: {
          label: 'प्रविष्टि',
          about: 'शब्द के साथ उसका अर्थ और उदाहरण',
        },
      },
    },
    table: {
      label: 'टेबल',
      about: 'ज़्यादा से ज़्यादा 6 कॉलम और 8 पंक्तियां।',
      rewrite: 'टेबल के रूप में',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        column_count: 'कॉलम',
        row_count: 'पंक्तियां',
      },
      hints: {
        slide_title: 'टेबल क्या दिखाती है, ज़्यादा से ज़्यादा दस शब्दों में',
      },
      choices: {},
      layouts: {},
    },
    comparison: {
      label: 'तुलना',
      about: 'दो चीज़ों की दो विशेषताओं से तुलना।',
      rewrite: 'तुलना के रूप में',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        comparison_item_1: 'चीज़ 1',
        comparison_item_2: 'चीज़ 2',
        feature_1: 'विशेषता 1',
        feature_2: 'विशेषता 2',
        item_1_feature_1: 'चीज़ 1, विशेषता 1',
        item_2_feature_1: 'चीज़ 2, विशेषता 1',
        item_1_feature_2: 'चीज़ 1, विशेषता 2',
        item_2_feature_2: 'चीज़ 2, विशेषता 2',
      },
      hints: {
        slide_title: 'किसकी तुलना है, ज़्यादा से ज़्यादा दस शब्दों में',
        comparison_item_1: 'दोनों में से पहली',
        comparison_item_2: 'दोनों में से दूसरी',
        feature_1: 'पहला अंतर',
        feature_2: 'दूसरा अंतर',
        item_1_feature_1: 'ज़्यादा से ज़्यादा 15 शब्द',
        item_2_feature_1: 'ज़्यादा से ज़्यादा 15 शब्द',
        item_1_feature_2: 'ज़्यादा से ज़्यादा 15 शब्द',
        item_2_feature_2: 'ज़्यादा से ज़्यादा 15 शब्द',
      },
      choices: {},
      layouts: {},
    },
    quote: {
      label: 'उद्धरण',
      about: 'किसी व्यक्ति या लेख के शब्द, ज्यों के त्यों।',
      fields: {
        slide_title: 'स्लाइड का शीर्षक',
        quote_text: 'उद्धरण',
        quote_author: 'किसने कहा',
        highlight_text: 'याद रखने की बात',
      },
      hints: {
        slide_title: 'उद्धरण के ऊपर छोटा शीर्षक',
        quote_text: 'सटीक शब्द, उद्धरण चिह्नों के बिना',
        quote_author: 'यह किसके शब्द हैं',
        highlight_text: 'इसमें क्या याद रखना है',
      },
      choices: {},
      layouts: {
        standing: {
          label: 'अकेला',
          about: '20 शब्दों तक के लिए',
        },
        framed: {
          label: 'फ़्रेम में',
          about: 'लंबे उद्धरणों के लिए',
        },
      },
    },
    quiz: {
      label: 'क्विज़',
      about: 'एक सवाल और ज़्यादा से ज़्यादा चार जवाब। एक या कई सही होते हैं, या सही-गलत बताना होता है।',
      rewrite: 'क्विज़ के रूप में',
      fields: {
        quiz_question: 'सवाल',
        quiz_kind: 'सवाल का प्रकार',
        option_a: 'विकल्प A',
        option_b: 'विकल्प B',
        option_c: 'विकल्प C',
        option_d: 'विकल्प D',
        correct_answer: 'सही जवाब',
        correct_answers: 'सही जवाब (एक से ज़्यादा)',
        correct_feedback: 'सही होने पर टिप्पणी',
        incorrect_feedback: 'गलत होने पर टिप्पणी',
      },
      hints: {
        quiz_question: 'एक सवाल जिसका जवाब पेज में है',
        option_a: 'एक संभावित जवाब',
        option_b: 'एक संभावित जवाब',
        option_c: 'एक संभावित जवाब',
        option_d: 'एक संभावित जवाब',
        correct_feedback: 'एक वाक्य',
        incorrect_feedback: 'एक वाक्य',
      },
      choices: {
        quiz_kind: {
          one: 'एक सही जवाब',
          several: 'कई सही जवाब',
          'true-false': 'सही या गलत',
        },
      },
      layouts: {},
    },
    summary: {
      label: 'सारांश',
      about: 'स्लाइडशो का अंत: याद रखने लायक बातें।',
      fields: {
        summary_text: 'सारांश',
      },
      hints: {
        summary_text: 'दो या तीन वाक्य, ज़्यादा से ज़्यादा 50 शब्द',
      },
      choices: {},
      layouts: {},
    },
  },

  table: {
    header: (column) => `शीर्षक ${column}`,
    headerHint: (column) => `कॉलम ${column} का शीर्षक`,
    cell: (row, column) => `पंक्ति ${row}, कॉलम ${column}`,
    cellHint: 'कुछ शब्द',
  },

  themes: {
    'educational-blue': {
      name: 'शैक्षिक नीला',
      description: 'चमकदार और साफ़, पाठों के लिए',
    },
    'educational-green': {
      name: 'शैक्षिक हरा',
      description: 'ताज़ा, प्रकृति और विज्ञान के लिए',
    },
    'educational-neutral': {
      name: 'शैक्षिक सादा',
      description: 'कागज़ जैसा रंग, सुकून से पढ़ने के लिए',
    },
    'corporate-blue': {
      name: 'कॉर्पोरेट नीला',
      description: 'संतुलित और औपचारिक',
    },
    'corporate-dark': {
      name: 'कॉर्पोरेट गहरा',
      description: 'कम रोशनी, ज़्यादा ध्यान',
    },
    'corporate-minimal': {
      name: 'कॉर्पोरेट मिनिमल',
      description: 'स्लेटी, पतला और सटीक',
    },
    'creative-purple': {
      name: 'क्रिएटिव बैंगनी',
      description: 'चंचल बैंगनी',
    },
    'creative-gradient': {
      name: 'क्रिएटिव ग्रेडिएंट',
      description: 'सूर्यास्त के रंग, गहरे शीर्षक',
    },
    'creative-orange': {
      name: 'क्रिएटिव नारंगी',
      description: 'गर्मजोशी और ऊर्जा',
    },
    'minimal-light': {
      name: 'मिनिमल हल्का',
      description: 'खाली जगह और एक खास रंग',
    },
    'minimal-dark': {
      name: 'मिनिमल गहरा',
      description: 'काला, सफ़ेद, एक खास रंग',
    },
    'minimal-grayscale': {
      name: 'मिनिमल ग्रेस्केल',
      description: 'प्रिंट और प्रोजेक्टर के लिए',
    },
  },

  tones: {
    conversational: 'बातचीत वाला',
    enthusiastic: 'उत्साह भरा',
    curious: 'जिज्ञासु',
    thoughtful: 'विचारशील',
    explanatory: 'समझाने वाला',
    warm: 'स्नेहपूर्ण',
  },

  transitions: {
    none: 'कोई नहीं',
    fade: 'फ़ेड',
    'slide-left': 'बाईं ओर सरकना',
    'slide-right': 'दाईं ओर सरकना',
    'slide-up': 'ऊपर की ओर सरकना',
    'slide-down': 'नीचे की ओर सरकना',
    'zoom-in': 'ज़ूम इन',
    'zoom-out': 'ज़ूम आउट',
    flip: 'पलटना',
    'cube-left': 'घन बाईं ओर',
    'cube-right': 'घन दाईं ओर',
    dissolve: 'घुलना',
    'page-curl': 'पेज पलटना',
    rotate: 'घूमना',
    'cube-3d': '3D घन',
    liquid: 'तरल',
    'glitch-transition': 'ग्लिच',
    'particle-dissolve': 'कणों में घुलना',
    'morph-transition': 'रूप बदलना',
    warp: 'मुड़ना',
    shatter: 'बिखरना',
    portal: 'पोर्टल',
  },

  'voice sample': {
    missing: 'नमूने का टेक्स्ट लिखें।',
    tooLong: 'नमूने के टेक्स्ट में ज़्यादा से ज़्यादा 1,000 अक्षर हो सकते हैं।',
  },

  'writing options': {
    minutes: '1 से 60 मिनट के बीच।',
    tooLong: (most) => plural(most, { one: 'ज़्यादा से ज़्यादा # अक्षर।', other: 'ज़्यादा से ज़्यादा # अक्षर।' }),
  },
}
