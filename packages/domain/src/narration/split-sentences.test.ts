import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

/** In each text, `|` marks where a sentence must end. */
const texts: Record<string, readonly string[]> = {
  en: [
    'Dr. Smith met J. R. Tolkien and John F. Kennedy.|They talked, e.g. about Fig. 3 and No. 12 Downing Street.',
    'Take vitamin C.|It helps.|Bring pens, paper, etc.|Then begin.',
    'The U.S. Senate grew by 3.5 percent, i.e. Democrats won.|Really?|Yes!',
    '1. Boil the water.|2. Add salt.',
    'Glucose is below 4 mmol/L.|Early signs are hunger and thirst.|The wire carries 250 V.|Keep away from it.',
    'In chapter 3 J. Austen describes the ball.|On Apollo 11 N. Armstrong led.|The song is by Lennon/P. McCartney.',
    'See https://example.com/a?b=C.|Good.',
    'Use `a. B. c` here.|$x = 1. Y$ holds.|It costs $5. |Another costs $6.',
  ],
  // Titles, companies, times and months.
  'en-US': [
    'In 1804 Capt. Lewis and Lt. Clark crossed it.|Acme Inc. Chairman Lee left at 5 p.m. Monday.|He came back.',
    'It was signed on Jan. 5, 1905, in Washington, D.C.|The U.N. Security Council met in Nov.|Then it voted.',
    'Oxford Univ. Press printed Vol. II and Fig. B in it.|It began in the U.S.|It grew c. 1850 or so.',
    '“Is it true?” she asked.|Yahoo! was sold.|What now?|Nothing.',
    'IV. Results of the work.|2.1. More of them.',
    'He changed his position.|5 members left.|The text was publ. 1950 by Lee.|It ended.|1951 was quiet.|See paragr. 5 below.|Approx. 5 km away is a lake.',
  ],
  'de-AT': [
    'Am 3. Oktober kamen z. B. Herr Müller, d. h. Gäste.|Es war 1990.|Vgl. Kapitel 2.',
    'Es sind 25 °C.|Danach wird es kalt.',
    'Das schrieb Herwegh 1863.|1883 führte er es ein.|Im Febr. 1950 kam er bzgl. Köln an.|Um 300 v. Chr. Aristoteles fragen.',
  ],
  es: [
    'En el año 60 a. C., César y Craso se aliaron.|Cruzó el río en el año 49 a. C. y comenzó una guerra.',
    'En el 49 a. C. César cruzó el río.|La rivalidad entre ambos terminó en el año 31 a. C.|Después empezó el Imperio.',
    'El Sr. López vive, p. ej. Madrid, en EE. UU. con su familia.|¿Y tú?|¡Bien!',
    'El Gral. Franco y la Dra. Ruiz viven en la Av. Libertad.|«¿Cómo?», preguntó.',
  ],
  pl: [
    'Koty, psy itd. są zwierzętami, np. Azor.|Prof. Nowak to wie.',
    'W 1998 r. Polska podpisała protokół.|Newton wydał książkę pt. „Principia” w XVII w.|Muzeum im. Kopernika jest przy ul. Długiej.',
    'Wojna trwała do 1945 r.|Potem nastał pokój.|Tzw. Krzywa popytu opada.',
  ],
  ru: [
    'Вода, т.е. Н2О, кипит.|См. Рис. 5 выше.',
    'В 1812 г. Наполеон вошёл в Москву.|Акад. Павлов писал об этом.|Это было в XIX в.|Потом пришла зима.',
  ],
  fr: ['M. Dupont habite à 200 m.|Il est grand.|En 300 av. J.-C. Aristote vivait.|Il lit une BD.|Elle dort.'],
  zh: ['水在一百度时沸腾。|真的吗？|是的。', '他走了。|“什么？”|他问。'],
  ja: [
    '水は沸騰します。|「はい。」',
    '「はい。いいえ。」と答えた。|次へ。',
    '彼は「行く。」と言った。|「来た。」|次へ。',
  ],
  ko: ['그는 "간다."라고 말했다.|그러나 가지 않았다.', '"간다."|라디오가 켜졌다.'],
  ar: [
    'يغلي الماء عند مئة درجة.|هل هذا صحيح؟|نعم.',
    'كتب د. أحمد الكتاب.|ولد أرسطو نحو سنة 384 ق.م.|ثم عاش في أثينا.',
    'هذا فيتامين ج.|ثم نأكل.',
  ],
  tr: [
    'Matbaa yazıları çoğaltan araçtır.|1727 yılında kuruldu.|Sultan III. Ahmet tahttan indi.|Sok. 1727 yılında açıldı.',
    'Akım 50 Hz.|Sonra artar.|Hz. Ali geldi.',
  ],
  hu: ['A törvény IV. Béla műve.|Szt. István király volt.'],
  ro: ['O seră din jud. Cluj consumă puțin.|Este o operă de acest gen.|Apoi vine alta.'],
  cs: ['To způsobí jediný gen.|Potom vzniká bílkovina.|Praha je hl. m. Česka.|Karel IV. založil školu.'],
  nl: ['Het meer werd o.l.v. Leeghwater droog.|Daarna bouwde men.'],
  id: ['Ia lahir di Kab. Bogor.|Lalu ia pindah.'],
  hi: ['पानी उबलता है।|डॉ. शर्मा कहते हैं।', 'श्री. ए. पी. जे. कलाम 1998 ई. में आए।|एस. राधाकृष्णन भी थे।'],
}

const bare = (text: string) => text.replaceAll(/\s+/gu, '')

describe('splitSentences', () => {
  for (const [language, examples] of Object.entries(texts))
    for (const example of examples)
      test(`splits ${language}: ${example}`, () => {
        const expected = example.split('|').map((sentence) => sentence.trim())
        const spaced = !['zh', 'ja'].includes(language)
        expect(splitSentences(expected.join(spaced ? ' ' : ''), language)).toEqual(expected)
      })

  test('a line break ends a sentence, even after an abbreviation', () => {
    expect(splitSentences('Ask the Dr.\nWater\n\nIce', 'en')).toEqual(['Ask the Dr.', 'Water', 'Ice'])
  })

  test('common rules apply to an unknown or malformed language tag', () => {
    expect(splitSentences('One. Two.', 'nb_NO')).toEqual(['One.', 'Two.'])
    expect(splitSentences('One. Two.', '?!')).toEqual(['One.', 'Two.'])
  })

  test('only white space is removed, and no sentence is blank', () => {
    assert(
      property(string({ unit: constantFrom(...'aB1.?! \n`$。ש'.split('')), maxLength: 80 }), (text) => {
        const sentences = splitSentences(text, 'en')
        expect(bare(sentences.join(''))).toBe(bare(text))
        expect(sentences.filter((sentence) => sentence === '' || sentence.trim() !== sentence)).toEqual([])
      }),
    )
  })
})
