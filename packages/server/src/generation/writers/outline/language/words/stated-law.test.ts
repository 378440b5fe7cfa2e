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
    'Ohmsche Gesetz',
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
])('(%s) a law is stated after its name: %s', (language, text, name) => {
  expect(statedLaw(text, language)?.name).toBe(name)
})

test.each([
  ['en', 'There is one simple rule: wash your hands before you touch the bread and the bowl.'],
  ['en', 'Ohm’s law: U = R · I'],
  ['en', 'Newton’s second law explains why a lorry needs more force than a bicycle.'],
  ['zh', '原理：水。'],
])('(%s) no law is stated: %s', (language, text) => {
  expect(statedLaw(text, language)).toBeUndefined()
})
