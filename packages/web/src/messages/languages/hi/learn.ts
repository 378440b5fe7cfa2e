import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'प्रारूप',
    slideshow: 'स्लाइड शो',
    podcast: 'पॉडकास्ट',
    alsoIn: 'दूसरी भाषाओं में:',
    minutes: (minutes) => `${numberOf(minutes)} मिनट`,
    slides: (slides) => plural(slides, { one: '# स्लाइड', other: '# स्लाइडें' }),
    chapterCount: (chapters) => plural(chapters, { one: '# अध्याय', other: '# अध्याय' }),

    transcript: 'लिखित पाठ',
    chapters: 'अध्याय',
    about: 'जानकारी',
    views: 'इस पेज के हिस्से',
    followAlong: 'साथ-साथ पढ़ें',

    course: 'कोर्स',
    module: 'मॉड्यूल',
    madeFrom: 'कोर्स के इस पेज से बना',
    credits: 'चित्रों के श्रेय',
    length: 'अवधि',
    published: 'पब्लिश हुआ',

    downloadTranscript: 'लिखित पाठ डाउनलोड करें',
    withoutScript: 'चलाने के लिए JavaScript चाहिए। पाठ और ऑडियो नीचे हैं।',
    notLoaded: 'इसे लोड नहीं किया जा सका। कृपया पेज फिर से लोड करें।',
    cannotPlay: 'ऑडियो अभी नहीं चलाया जा सकता। कृपया फिर से कोशिश करें।',
    newVersion: 'नया संस्करण उपलब्ध है।',
    linkEnded: 'यह लिंक अब काम नहीं करता। नया लिंक माँगें।',
    reload: 'फिर से लोड करें',

    madeWith: (page) => `Lectern से कोर्स के पेज “${page}” से बनाया गया।`,
    kept: 'न खाता, न कुकी। आपकी जगह केवल इसी डिवाइस पर रखी जाती है।',
  },

  'learn/course': {
    otherPages: 'अन्य पेज',
    empty: 'इस कोर्स में अभी कुछ पब्लिश नहीं हुआ है।',

    finished: (finished, pieces) => `${numberOf(pieces)} में से ${numberOf(finished)} पूरे`,
    onDevice: 'इस डिवाइस पर',
    goOn: 'जहाँ थे वहीं से आगे बढ़ें',
    slideOf: (slide, slides) => `${numberOf(slides)} में से स्लाइड ${numberOf(slide)}`,
    chapterOf: (chapter, chapters) => `${numberOf(chapters)} में से अध्याय ${numberOf(chapter)}`,
    left: (time) => `${time} बाकी`,
    started: 'शुरू किया',
    watched: 'देख लिया',
    heard: 'सुन लिया',

    search: 'शीर्षकों और पाठ में खोजें',
    show: 'दिखाएँ',
    all: 'सभी',
    toDo: 'बाकी',
    recent: 'नया',
    recentCount: (pieces) => `नया, ${numberOf(pieces)}`,
    found: (pages) => plural(pages, { one: '# पेज', other: '# पेज' }),
    notFound: 'कोई पेज मेल नहीं खाता।',

    forget: 'मेरी प्रगति भूल जाएँ',
    forgetHint: 'इससे वह सब हट जाता है जो इस डिवाइस को कोर्स के बारे में याद है।',
    forgetNow: 'भूल जाएँ',
    forgotten: 'आपकी प्रगति इस डिवाइस से हटा दी गई है।',
  },

  'learn/feed': {
    feed: 'पॉडकास्ट साथ ले जाएँ',
    feedHint: 'कोर्स को अपने पॉडकास्ट ऐप में जोड़ें। नए एपिसोड अपने-आप आते हैं। यह पता निजी है: कृपया इसे कक्षा तक ही रखें।',
    feedAddress: 'फ़ीड का पता',
    copyFeed: 'फ़ीड का पता कॉपी करें',
    copied: 'कॉपी हो गया',
    addToApp: 'पॉडकास्ट ऐप में जोड़ें',
  },

  'learn/not-found': {
    title: 'यहाँ अब कुछ नहीं है',
    hint: 'जिसने आपको लिंक भेजा, उनसे नया लिंक माँगें।',
  },

  'learn/podcast': {
    goals: 'आप क्या सीखेंगे',
    span: (start, end) => `${start} से ${end}`,
    playFrom: (time) => `${time} से चलाएँ`,
    noAudio: 'इस पॉडकास्ट में अभी ऑडियो नहीं है। आप इसे यहाँ पढ़ सकते हैं।',
    download: (size) => `डाउनलोड, ${size}`,

    player: 'प्लेयर',
    place: (time, end, chapter) => `${end} में से ${time}, ${chapter}`,
    chapter: (chapter, chapters) => `${numberOf(chapters)} में से अध्याय ${numberOf(chapter)}`,
    previousChapter: 'पिछला अध्याय',
    nextChapter: 'अगला अध्याय',
    back: (seconds) => `${numberOf(seconds)} सेकंड पीछे`,
    forward: (seconds) => `${numberOf(seconds)} सेकंड आगे`,

    ended: 'आप अंत तक पहुँच गए।',
    next: 'अगला',
    nextIn: (module) => `${module} में अगला`,
  },

  'learn/slideshow': {
    slide: (slide) => `स्लाइड ${numberOf(slide)}`,
    place: (slide, slides) => `${numberOf(slides)} में से स्लाइड ${numberOf(slide)}`,
    audioOf: (slide) => `स्लाइड ${numberOf(slide)} का ऑडियो`,

    ended: 'आप अंत तक पहुँच गए',
    slidesSeen: (slides) =>
      plural(slides, { one: 'इस स्लाइड शो में # स्लाइड है।', other: 'इस स्लाइड शो में # स्लाइडें हैं।' }),
    result: (right, questions) => `${numberOf(questions)} में से ${numberOf(right)} सही`,
    allRight: 'बहुत बढ़िया।',
    lookAgain: (answers) =>
      plural(answers, { one: 'एक जवाब दोबारा देखने लायक है।', other: '# जवाब दोबारा देखने लायक हैं।' }),
    right: 'सही',
    notYet: 'अभी नहीं',
    chose: (chosen) => `आपने चुना: ${chosen}`,
    notAnswered: 'आपने इस सवाल का जवाब नहीं दिया।',
    rightAnswer: (answer) => `सही जवाब: ${answer}`,
    seeSlide: (slide) => `स्लाइड ${numberOf(slide)} देखें`,
    watchAgain: 'फिर से देखें',
    answerAgain: 'फिर से जवाब दें',
    next: 'अगला',
    nextIn: (module) => `${module} में अगला`,
    goOn: 'आगे बढ़ें',
  },
}
