import { expect, test } from 'vitest'
import { statedLaw } from './stated-law.ts'

test.each([
  [
    'en',
    'Later this became known as Archimedes’ principle: the force on a body equals the weight of the displaced liquid.',
    'Archimedes’ principle',
  ],
  [
    'en',
    'It is Newton’s first law: a body at rest stays at rest unless a force acts on it.',
    'Newton’s first law',
  ],
  [
    'es',
    'Hoy se llama principio de Arquímedes: el empuje es igual al peso del líquido desalojado.',
    'principio de Arquímedes',
  ],
  ['fr', 'On en tira la loi d’Ohm : la tension est proportionnelle à l’intensité du courant.', 'loi d’Ohm'],
  [
    'de',
    'Daraus folgt das Ohmsche Gesetz: Die Spannung ist proportional zur Stärke des Stroms.',
    'Ohmsches Gesetz',
  ],
  [
    'pl',
    'Tak powstało prawo Archimedesa: siła wyporu jest równa ciężarowi wypartej cieczy.',
    'prawo Archimedesa',
  ],
  ['ru', 'Отсюда следует закон Ома: сила тока прямо пропорциональна напряжению на участке.', 'закон Ома'],
  [
    'zh',
    '后来人们总结出阿基米德原理：浸在液体中的物体受到的浮力，大小等于它排开的液体所受的重力。',
    '阿基米德原理',
  ],
  ['zh', '根据欧姆定律：通过导体的电流与两端的电压成正比。', '欧姆定律'],
  [
    'de',
    'Das nennt man das archimedische Prinzip: Der Auftrieb gleicht dem Gewicht der Flüssigkeit.',
    'archimedisches Prinzip',
  ],
  ['ja', 'これがオームの法則：電流は電圧に比例し、抵抗に反比例する。', 'オームの法則'],
])('(%s) a law is stated after its name: %s', (language, text, name) => {
  expect(statedLaw(text, language)?.name).toBe(name)
})

test.each([
  ['en', 'There is one simple rule: wash your hands before you touch the bread and the bowl.'],
  ['en', 'Ohm’s law: U = R · I'],
  ['en', 'Newton’s second law explains why a lorry needs more force than a bicycle.'],
  ['zh', '原理：水。'],
  ['en', 'This is not Archimedes’ principle: a body in a liquid falls to the ground at once.'],
  [
    'en',
    'If nothing gets warmer, this is Boyle’s law: pressure and volume of a gas are inversely proportional.',
  ],
  ['es', 'No es la ley de Ohm: la corriente no sube nunca con la tensión.'],
  ['de', 'Das ist eine falsche Regel: Zuerst wird immer das größte Produkt berechnet.'],
  ['de', 'Es gilt eine praktische Regel: Man soll nie mehr als zwei Dinge zugleich tun.'],
  ['de', 'Das ist ein deutsches Gesetz: Wer einen Hund hat, der muss eine Steuer zahlen.'],
  ['zh', '他反驳了这条定律：物体越重，落得就越快。'],
  ['ar', 'هذا قانون جديد: يجب على كل عامل أن يوقع العقد.'],
])('(%s) no law is stated: %s', (language, text) => {
  expect(statedLaw(text, language)).toBeUndefined()
})
