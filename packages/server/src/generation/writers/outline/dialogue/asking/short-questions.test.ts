import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { spokenPage } from '../spoken-page.ts'
import { createShortQuestions } from './short-questions.ts'

/** The question for the start of the last sentence of a page. */
function askedFor(language: string, text: string): string | undefined {
  const html = `<h2>A</h2><p>${text}</p>`
  const material = prepareMaterial(spokenPage(readPage({ title: 'X', html, language })))
  const last = material.sentences.at(-1)
  const starts = createShortQuestions(material)
  return last && (starts.forCircumstance(last)?.text ?? starts.forSubject(last, undefined))
}

test.each([
  ['en', 'Bread needs time. Amira’s first loaf came out with a dense line.', 'And Amira’s first loaf?'],
  ['en', "Bread needs time. Yeast's work is slow, and yeast is cheap.", "And yeast's work?"],
  ['en', "They bake bread. Women's work is unpaid in the bakery.", "And women's work?"],
  ['nl', 'Brood kost tijd. Amira’s eerste brood had een dichte korst.', 'En Amira’s eerste brood?'],
  ['de', 'Viele Gäste wollen sanfter reisen. Sanfter Tourismus ist nicht umsonst.', 'Und sanfter Tourismus?'],
  ['de', 'Pflanzen brauchen Wasser und Licht. Wasser ist überall.', 'Und Wasser?'],
  ['pl', 'Krew płynie do lewej komory, a jej ściany są grube. Ściana komory jest gruba.', 'A ściana komory?'],
  ['pl', 'Król umarł w zamku. Zygmunt August nie miał potomka.', 'A Zygmunt August?'],
  ['cs', 'Ve městě roste nezaměstnanost. Nezaměstnanost mladých je vysoká.', 'A co nezaměstnanost mladých?'],
  ['sk', 'V meste rastie nezamestnanosť. Nezamestnanosť mladých je vysoká.', 'A čo nezamestnanosť mladých?'],
  ['ru', 'Растёт на поле глинистая трава. Глинистая почва состоит из частиц.', 'А глинистая почва?'],
  [
    'id',
    'Hujan turun di hutan. Di daerah kering, petani menyiram ladang mereka.',
    'Kalau di daerah kering bagaimana?',
  ],
  ['vi', 'Mưa rơi trong rừng. Ở vùng khô hạn, nông dân phải tưới ruộng.', 'Còn ở vùng khô hạn thì sao?'],
  ['ja', '森では雨が降ります。乾燥した地域では、農家が畑に水をまきます。', '乾燥した地域ではどうですか。'],
  [
    'ar',
    'ينزل المطر في الغابة. في المناطق الجافة، يسقي المزارعون حقولهم كل يوم.',
    'وماذا في المناطق الجافة؟',
  ],
  ['ar', 'ينزل المطر في الغابة. التربة الطينية تحتفظ بالماء.', 'وماذا عن التربة الطينية؟'],
])('JAMIE takes up the start of a sentence as it stands within one (%s): %s', (language, text, question) => {
  expect(askedFor(language, text)).toBe(question)
})

test.each([
  ['de', 'Pflanzen brauchen Wasser, das ist wichtig. Wichtig ist auch die Luft.'],
  ['pl', 'Te strony są w sieci. Witryny FRED i GUS zawierają dane.'],
  ['pl', 'Płynie tam rzeka. Wisła i Odra są długie.'],
  ['ru', 'Там течёт река. Волга и Дон были торговыми путями.'],
  ['es', 'Bajo tierra hay agua. Un acuífero es una capa de roca.'],
])('JAMIE asks for no start that may be a name or an adjective (%s): %s', (language, text) => {
  expect(askedFor(language, text)).toBeUndefined()
})

test.each([
  ['en', 'Plants have roots. Roots store sugar for the winter.', 'What do roots store?'],
  ['es', 'El suelo tiene capas. El humus contiene restos de plantas.', '¿Qué contiene el humus?'],
  ['fr', 'La plante a des racines. La racine contient du sucre.', 'Que contient la racine ?'],
])('JAMIE asks for what a thing contains or does (%s): %s', (language, text, question) => {
  expect(askedFor(language, text)).toBe(question)
})

test('JAMIE asks for no thing with a definite article of which the listeners have not heard', () => {
  const html = '<h2>A</h2><p>A van helps to earn revenue. The matching principle has a long history.</p>'
  const material = prepareMaterial(spokenPage(readPage({ title: 'X', html, language: 'en' })))
  const last = material.sentences.at(-1)
  if (!last) throw new Error('no sentence')
  expect(createShortQuestions(material).forSubject(last, undefined, () => false)).toBeUndefined()
  expect(createShortQuestions(material).forSubject(last, undefined, () => true)).toBe(
    'And the matching principle?',
  )
})

test.each([
  'Motor hums but does not turn: one phase is missing.',
  'Fuse blows at once: the cable is damaged.',
])('JAMIE does not ask for a part of a long label: %s', (text) => {
  const html = `<h2>Faults</h2><ul><li>No light: the lamp is broken.</li><li>${text}</li></ul>`
  const material = prepareMaterial(spokenPage(readPage({ title: 'X', html, language: 'en' })))
  const last = material.sentences.at(-1)
  expect(last && createShortQuestions(material).forItem(last)).toBeUndefined()
})

test('JAMIE does not ask for a common noun that the listeners have not heard', () => {
  const html = '<h2>A</h2><p>Momentum is conserved. Students often believe that it is lost.</p>'
  const material = prepareMaterial(readPage({ title: 'X', html, language: 'en' }))
  const [before, last] = material.sentences
  expect(last && createShortQuestions(material).forSubject(last, before, () => false)).toBeUndefined()
})
