import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'

test.each([
  ['en', 'Most of that gas is harmless.'],
  ['en', 'The chief minister, Abe Masahiro, then asked all the lords for their opinion.'],
  ['en', 'In January 1868 that rule ended in a matter of days.'],
  ['en', 'Because the emperor had not approved it, opponents could attack the shogun.'],
  ['en', 'All others keep or absorb what is there.'],
  ['en', 'There is one exception: dry skin on the heel is left dry.'],
  ['de', 'Es gibt eine Ausnahme: Trockene Haut bleibt trocken.'],
  ['ru', 'Все остальные впитывают воду.'],
  ['es', 'Comprende el daño emergente y el lucro cesante.'],
  ['es', 'Un retraso de dos días en pintar un piso no la justifica.'],
  ['pl', 'Mówi, że nie jest dobrem w ścisłym sensie.'],
])('(%s) the sentence leans on the one before it: %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(true)
})

test.each([
  ['en', 'The then president signed the treaty.'],
  ['en', 'The king waited and then attacked the town.'],
  ['en', 'If the pump fails, the tank then emptied.'],
  ['en', 'Most of those who smoke know the risk.'],
  ['en', 'In January 1868 the court said that rules had ended.'],
  ['en', 'Because the law had a limit, opponents could attack the shogun.'],
  ['en', 'p-values are often misread.'],
  ['en', 'The same amount is written off every year.'],
  ['zh', '不要只报告平均数。'],
  ['de', 't-Tests vergleichen zwei Mittelwerte.'],
  ['es', 'El retraso de la obra no la justifica.'],
  ['es', 'La ley no la aprueba el rey.'],
  ['pl', 'Zależą od nas sądy, pragnienia i niechęci.'],
  ['zh', 'p值是指在原假设成立的前提下，得到更极端结果的概率。'],
  ['zh', '一家工厂说，它生产的灯泡平均寿命是1000小时。'],
])('(%s) the sentence is understood alone: %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(false)
})

test.each([
  ['en', 'which are small.'],
  ['pl', 'Zależy od temperatury wody.'],
  ['zh', '它的寿命是1000小时。'],
])('(%s) the sentence still leans on the one before it: %s', (language, text) => {
  expect(lexiconOf(language).isDependent(text)).toBe(true)
})

test('a cut does not end where the things that it counts follow', () => {
  const text =
    'El Código Civil exige que el pago sea exacto en tres aspectos: la identidad de la cosa y el momento de la entrega.'
  expect(lexiconOf('es').shorten(text, 12)).toBeUndefined()
})
