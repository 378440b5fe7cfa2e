import { expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { together } from './explain.ts'
import { linkSentences } from './link-sentences.ts'
import { sentencesOf, standsAlone } from './sentence.ts'
import type { Sentence } from './sentence.ts'

function read(language: string, text: string, items: readonly string[] = [], after = '') {
  const lexicon = lexiconOf(language)
  const found: Sentence[] = sentencesOf(text, 'b0', 0, lexicon)
  for (const item of items) found.push(...sentencesOf(item, 'b1', found.length, lexicon, { ordered: false }))
  if (after !== '') found.push(...sentencesOf(after, 'b2', found.length, lexicon))
  return linkSentences(found, [], lexicon)
}

/** The number of sentences that are said with the one that contains `words`. */
function saidWith(sentences: readonly Sentence[], words: string): number | undefined {
  const one = sentences.find(({ text }) => text.includes(words))
  return one && together(one, new Map(sentences.map((each) => [each.order, each])))?.length
}

test.each([
  [
    'en',
    'The doctor asks Mr Okafor to eat less salt and to walk every day.',
    'His pressure rises again if he gives up these habits.',
  ],
  ['zh', '医生请他少吃盐，每天快走三十分钟。', '医生提醒他，如果放弃这些习惯，血压还会升回去。'],
  [
    'pl',
    'Lekarz radzi pacjentowi jeść mniej soli i codziennie chodzić.',
    'Ciśnienie wróci, jeśli pacjent porzuci te nawyki.',
  ],
  [
    'de',
    'Der Arzt rät zu weniger Salz und zu täglichen Spaziergängen.',
    'Der Druck steigt wieder, wenn der Patient diese Gewohnheiten aufgibt.',
  ],
  ['ar', 'نصح الطبيب المريض بتقليل الملح والمشي كل يوم.', 'يرتفع الضغط من جديد إذا ترك المريض هذه العادات.'],
  [
    'es',
    'La rotación y las terrazas protegen el suelo de la ladera.',
    'Lo difícil no es conocerlas, sino aplicarlas durante muchos años.',
  ],
  [
    'es',
    'Tres prácticas causan el daño en los suelos de la ladera.',
    'Las tres dejan el terreno desnudo durante el invierno.',
  ],
  [
    'pl',
    'Odporność nabyta rozwija się przez całe życie.',
    'Przy pierwszym spotkaniu potrzebuje od siedmiu do czternastu dni.',
  ],
  ['ar', 'يؤثر الإنسان في دورة الماء بطرق كثيرة.', 'فالمدن المغطاة بالإسفلت تمنع تسرب الماء إلى التربة.'],
])(
  'A sentence is said with the one it points at, and not shown alone (%s: %s %s)',
  (language, first, second) => {
    const sentences = read(language, [first, second].join(language === 'zh' ? '' : ' '))
    expect(saidWith(sentences, second.slice(0, 12))).toBe(2)
    expect(sentences.slice(1).some(standsAlone)).toBe(false)
  },
)

test.each([
  ['en', 'Bees live in hives.', 'Plants such as clover feed a whole swarm in summer.'],
  ['es', 'El suelo es frágil.', 'Para cuidar los suelos hay que cubrirlos en invierno.'],
  ['pl', 'Las jest stary.', 'W naszym lesie rosną dęby i buki.'],
  ['ar', 'الماء ضروري للحياة كلها.', 'كوب الماء الذي شربته هذا الصباح أقدم من الجبال.'],
  ['ar', 'الماء ضروري للحياة كلها.', 'كانت الواحات في الجنوب تعتمد على عيون طبيعية.'],
  ['ar', 'الماء ضروري للحياة كلها.', 'فيروسات كثيرة تعيش في الماء الراكد.'],
])('A sentence that names what it is about needs no other (%s: %s %s)', (language, first, second) => {
  expect(saidWith(read(language, `${first} ${second}`), second.slice(0, 12))).toBe(1)
})

test.each([
  [
    'an enzyme',
    'An enzyme does not change where the equilibrium lies.',
    'It only changes how quickly the equilibrium is reached.',
  ],
  [
    'a cleft',
    'Most people who were hurt had switched the machine off.',
    'What hurt them was energy that was still in the machine.',
  ],
  [
    'a proposal',
    'In 1958 Koshland suggested induced fit instead.',
    'The active site closes around the substrate as it binds.',
  ],
  [
    'an effect',
    'The effect on prices was immediate.',
    'The cost of a ton of freight fell from 100 dollars to 10.',
  ],
  [
    'a turn',
    'Clinton first asked Congress for money.',
    'Congress passed a bill, but the president vetoed it.',
  ],
])('The first half of a thought brings the other half, and may be shown alone (%s)', (_, first, second) => {
  const sentences = read('en', `${first} ${second}`)
  expect(saidWith(sentences, first.slice(0, 12))).toBe(2)
  expect(sentences[0] && standsAlone(sentences[0])).toBe(true)
})

test.each([
  ['Glass does not conduct electricity at all.', 'Copper wires carry the current through the house.'],
  ['New roads had an effect of 12 percent.', 'Farmers grew barley and oats on the hills.'],
])('Two separate thoughts are not bound: %s', (first, second) => {
  expect(saidWith(read('en', `${first} ${second}`), first.slice(0, 12))).toBe(1)
})

const conditions = ['The device cannot take a lock.', 'The supervisor has signed the tag.']

test('An exception after a short list is said with all of it, and with what explains it', () => {
  const sentences = read(
    'en',
    'A tag is enough only in these two cases.',
    conditions,
    'Tools with a plug are the exception. If you hold the plug in your hand, no tag is needed.',
  )
  expect(saidWith(sentences, 'exception')).toBeGreaterThanOrEqual(4)
})

test('A sentence after a short list that means its items brings all of them', () => {
  const sentences = read(
    'en',
    'Soil can be kept.',
    conditions,
    'None of these measures is new to the farmers.',
  )
  expect(saidWith(sentences, 'None of')).toBe(3)
})
