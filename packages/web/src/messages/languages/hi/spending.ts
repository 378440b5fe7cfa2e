import { numberOf } from '../../numbers.ts'
import type { SpendingMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const spending: SpendingMessages = {
  spending: {
    took: (calls) => plural(calls, { one: 'इसमें # कॉल लगी।', other: 'इसमें # कॉल लगीं।' }),
    tookFor: (calls, price) =>
      plural(calls, { one: `इसमें # कॉल लगी, ${price}।`, other: `इसमें # कॉल लगीं, ${price}।` }),
    withoutPrice: (calls) =>
      plural(calls, { one: '# कॉल का मूल्य सेट नहीं है।', other: '# कॉलों का मूल्य सेट नहीं है।' }),
    leftToday: (amounts) => `आज शेष: ${amounts}।`,
    pages: (pages) => plural(pages, { one: '# पृष्ठ', other: '# पृष्ठ' }),
    minutes: (minutes) => plural(minutes, { one: '# मिनट का ऑडियो', other: '# मिनट का ऑडियो' }),
    notEnough:
      'यह आज के बजट में बची मात्रा से अधिक है। Lectern उतना ही बनाएगा जितना बजट में आता है। बाकी आप बजट फिर शुरू होने पर बना सकते हैं।',
    budget: 'आज का बजट',
    renews: (time) => `यह ${time} को फिर से शुरू होगा।`,
    usedPages: (used, limit) =>
      plural(limit, { one: `# में से ${numberOf(used)} पृष्ठ`, other: `# में से ${numberOf(used)} पृष्ठ` }),
    usedMinutes: (used, limit) =>
      plural(limit, {
        one: `# में से ${numberOf(used)} मिनट का ऑडियो`,
        other: `# में से ${numberOf(used)} मिनट का ऑडियो`,
      }),
    usedDollars: (used, limit) => `${limit} में से ${used}`,
    usedToday: 'आज का उपयोग',
    aboutUsedToday: 'सभी खातों का। बजट सेट करने के लिए LECTERN_DAILY_PAGES और उससे जुड़े वेरिएबल का उपयोग करें।',
    loading: 'आज का उपयोग लोड हो रहा है...',
    notLoaded: 'आज का उपयोग लोड नहीं हो सका। कृपया फिर से कोशिश करें।',
    nothing: 'आज किसी प्रदाता को कॉल नहीं किया गया।',
    generatedPages: (pages) => plural(pages, { one: '# पृष्ठ बनाया गया', other: '# पृष्ठ बनाए गए' }),
    calls: (calls) => plural(calls, { one: '# कॉल', other: '# कॉल' }),
    tokens: (input, output) => `${input} टोकन पढ़े, ${output} लिखे`,
    characters: (characters) => plural(characters, { one: '# वर्ण', other: '# वर्ण' }),
    kinds: {
      writing: 'लेखन',
      rewriting: 'पुनर्लेखन',
      speech: 'ऑडियो',
      sample: 'आवाज़ के नमूने',
      picture: 'चित्र',
      check: 'मॉडलों की जाँच',
    },
  },
}
