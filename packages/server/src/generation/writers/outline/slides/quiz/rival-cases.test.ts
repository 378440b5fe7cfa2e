import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { aboutRivalCases } from './rival-cases.ts'

const questionsOf = (html: string, language = 'en') =>
  aboutRivalCases(prepareMaterial(readPage({ title: 'Page', language, html })))

test('A case of a list is asked about with the outcomes of the other cases as wrong options', () => {
  const [first, ...more] =
    questionsOf(`<p>The float shows how much fuel is left.</p><ul><li>If the float is high, there are two full tanks.</li>
    <li>If it is level, there is one full tank: the needle points up.</li><li>If it is low, there is no full tank, because both have run dry.</li></ul>`)
  expect(first?.ask).toBe('What happens if the float is high?')
  expect(first?.right).toBe('There are two full tanks')
  expect(first?.wrong).toEqual(['There is one full tank', 'There is no full tank'])
  // 'If it is level' does not say what is level.
  expect(more).toEqual([])
})

test('The name of an item says what its case is about, if the case does not', () => {
  const asked =
    questionsOf(`<ul><li>Oil: if the level is low, the bearings of the engine run dry.</li><li>Belt: when the tension is lost, the fan of the engine
    stands still.</li><li>Tyres: if the tyres are soft, the car uses more fuel.</li></ul>`).map(
      ({ ask }) => ask,
    )
  expect(asked).toContain('Oil: What happens if the level is low?')
  expect(asked).toContain('What happens if the tyres are soft?')
})

test('Chinese cases that end in a word for a time are asked about', () => {
  const [first] = questionsOf(
    '<ul><li>当水温高于室温时，杯子变凉。</li><li>当水温等于室温时，杯子不变。</li><li>当水温低于室温时，杯子变暖。</li></ul>',
    'zh',
  )
  expect(first?.ask).toBe('当水温高于室温时，会怎么样？')
  expect(first?.right).toBe('杯子变凉')
  expect(first?.wrong).toEqual(['杯子不变', '杯子变暖'])
})

test('A case that refers to the statement before it is asked about after that statement', () => {
  const [first] = questionsOf(
    `<p>Der Druck im Kessel beträgt etwa zwei Bar. Ist er zu gering, gelangt kein Dampf an die Düse. Ist er zu hoch, öffnet sich das
    Ventil am Deckel.</p><p>Wenn die Düse verstopft, tropft kaltes Wasser auf den Boden.</p>`,
    'de',
  )
  expect(first?.ask).toMatch(
    /^Der Druck im Kessel beträgt etwa zwei Bar\. Ist er zu gering – was gilt dann\?$/u,
  )
  expect(first?.right).toBe('Dann gelangt kein Dampf an die Düse')
})

test('Cases of a paragraph that are about other things may follow from each other, and are no rivals', () => {
  const text = `<p>When a lorry waits in the cold, its engine cools. If the grease is stiff, the bearings turn slowly. If a driver is late,
    the goods are spoilt.</p>`
  expect(questionsOf(text)).toEqual([])
})

test('A case that compares with what the statement before it names is asked about after that statement, or not at all', () => {
  const cases = `If the water is higher, the gate is opened at once. If the water is lower, the gate of the lock stays shut.`
  const asked = (html: string) => questionsOf(html).map(({ ask }) => ask)
  const more =
    '<ul><li>When the lamp is red, ships wait.</li><li>When the lamp is green, ships leave the basin.</li></ul>'
  expect(asked(`<p>The mark on the wall shows the safe level. ${cases}</p>${more}`)).toContain(
    'The mark on the wall shows the safe level. What happens if the water is higher?',
  )
  expect(asked(`<p>${cases}</p>${more}`).join('\n')).not.toContain('water')
})

test('A case with an enumeration, and one after which only something is known, are not asked about', () => {
  const asked =
    questionsOf(`<ul><li>When the wind is in the north, west or east, boats stay in the bay.</li><li>If the mast of a boat falls, we know that a
    rope was old.</li><li>When the tide is low, boats lie on the sand.</li><li>When the tide is high, boats leave the bay.</li></ul>`)
  const texts = asked.flatMap(({ ask, right, wrong }) => [ask, right, ...wrong]).join('\n')
  expect(texts).toContain('What happens when the tide is low?')
  expect(texts).not.toMatch(/north|We know|West or east/u)
})

test('The cause of an outcome is no part of an option', () => {
  const [first] = questionsOf(
    '<ul><li>إذا ارتفع الماء في النهر، غرقت الحقول لأن السد قديم جداً.</li><li>إذا انخفض الماء في النهر، جفت الحقول لأن القناة عالية.</li><li>إذا توقف الماء في النهر، توقفت الطاحونة في القرية.</li></ul>',
    'ar',
  )
  expect(first?.right).toBe('غرقت الحقول')
  expect(first?.wrong).toContain('جفت الحقول')
})
