import { numberOf } from '../../numbers.ts'
import type { LearnMessages } from '../language-messages.ts'
import { plural } from './plural.ts'

export const learn: LearnMessages = {
  learn: {
    formats: 'प्रारूप',
    slideshow: 'स्लाइड शो',
    podcast: 'पॉडकास्ट',
    minutes: (minutes) => `${numberOf(minutes)} मिनट`,
    slides: (slides) => plural(slides, { one: '# स्लाइड', other: '# स्लाइडें' }),

    transcript: 'लिखित पाठ',
    chapters: 'अध्याय',
    about: 'जानकारी',
    views: 'इस पेज के हिस्से',
    followAlong: 'साथ-साथ पढ़ें',

    course: 'कोर्स',
    module: 'मॉड्यूल',
    madeFrom: 'कोर्स के इस पेज से बना',
    length: 'अवधि',
    published: 'प्रकाशित',

    downloadTranscript: 'लिखित पाठ डाउनलोड करें',
    withoutScript: 'चलाने के लिए JavaScript चाहिए। पाठ और ऑडियो नीचे हैं।',
    notLoaded: 'इसे लोड नहीं किया जा सका। कृपया पेज फिर से लोड करें।',

    madeWith: (page) => `Lectern से कोर्स के पेज “${page}” से बनाया गया।`,
    kept: 'न खाता, न कुकी। आपकी जगह केवल इसी डिवाइस पर रखी जाती है।',
  },

  'learn/course': {
    otherPages: 'अन्य पेज',
    empty: 'इस कोर्स में अभी कुछ प्रकाशित नहीं हुआ है।',
  },

  'learn/gone': {
    title: 'यहाँ अब कुछ नहीं है',
    hint: 'जिसने आपको लिंक भेजा, उनसे नया लिंक माँगें।',
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
