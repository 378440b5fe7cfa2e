import { expect, test } from 'vitest'
import { endsBeforeCondition, opensWithCondition, supposesUnmet, withoutThen } from './conditions.ts'
import { denies } from './negations.ts'

test.each([
  ['en', 'The bread is ready when'],
  ['en', 'The loan is paid only if:'],
  ['es', 'El préstamo se paga siempre que'],
  ['fr', 'Le prêt est versé à condition que'],
  ['de', 'Das Brot ist fertig, wenn:'],
  ['pl', 'Chleb jest gotowy, jeżeli'],
  ['pt', 'O empréstimo é pago desde que'],
  ['ru', 'Договор действует при условии, что'],
  ['nl', 'Het brood mag mee, tenzij'],
  ['ar', 'يكون الخبز جاهزا إذا'],
  ['zh', '合同有效，除非'],
  ['ja', '契約が有効なのは次の場合：'],
  ['hi', 'रोटी तैयार है यदि'],
])('A text ends before its condition (%s): %s', (language, text) => {
  expect(endsBeforeCondition(text, language)).toBe(true)
})

test.each([
  ['en', 'Enzymes are used to:'],
  ['en', 'Bread is made by:'],
  ['en', 'Yeast is found in'],
  ['es', 'Las enzimas sirven para:'],
  ['fr', 'Le pain est fait avec'],
  ['de', 'Hefe wächst in'],
  ['pt', 'A levedura cresce no'],
  ['pt', 'A levedura divide-se:'],
  ['nl', 'Gist is bekend als:'],
  ['sv', 'Boken handlar om:'],
])('Other words open no condition (%s): %s', (language, text) => {
  expect(endsBeforeCondition(text, language)).toBe(false)
})

test.each([
  ['en', 'The rule doesn’t apply to:'],
  ['en', 'Metals cannot replace:'],
  ['es', 'La regla no vale para:'],
  ['fr', 'La règle n’est pas valable pour :'],
  ['de', 'Die Regel gilt für keine von diesen:'],
  ['it', 'La regola non vale per:'],
  ['pt', 'A regra não vale para:'],
  ['pl', 'Reguła nie dotyczy:'],
  ['ro', 'Regula nu se aplică pentru:'],
  ['ru', 'Правило не действует для:'],
  ['sv', 'Regeln gäller inte för:'],
  ['hu', 'A szabály nem vonatkozik:'],
  ['ar', 'لا تنطبق القاعدة على:'],
  ['zh', '该规则不适用于：'],
  ['hi', 'यह नियम इन पर लागू नहीं होता:'],
])('A text denies something (%s): %s', (language, text) => {
  expect(denies(text, language)).toBe(true)
})

test.each([
  ['pt', 'No Brasil há três regiões:'],
  ['it', 'Ce ne sono tre:'],
  ['nl', 'Nu zijn er drie soorten:'],
  ['sv', 'Nu finns det tre sorter:'],
  ['de', 'In drei Schritten und no. 5:'],
  ['pl', 'No i są trzy rodzaje:'],
  ['en', 'Knots and notes are of three kinds:'],
])('Words that deny only in other languages say nothing of the kind (%s): %s', (language, text) => {
  expect(denies(text, language)).toBe(false)
})

test.each([
  ['en', 'then the price rises', 'the price rises'],
  ['hi', 'तो धारा घटती है', 'धारा घटती है'],
  ['pl', 'to cena rośnie', 'cena rośnie'],
  ['en', 'thenar muscles contract', 'thenar muscles contract'],
  ['zh', '那么电流变小', '电流变小'],
  ['zh', '那些植物会枯死', '那些植物会枯死'],
])('In %s, what holds under a condition is said without “then”: %s', (language, text, expected) => {
  expect(withoutThen(text, language)).toBe(expected)
})

test.each([
  ['en', 'If the treaty had lasted, the state would have recovered.'],
  ['es', 'Si el tratado durara, el Estado sería fuerte.'],
  ['pt', 'Se o tratado durasse, o Estado seria forte.'],
  ['fr', 'Si le traité durait, l’État serait fort.'],
  ['de', 'Wenn der Vertrag gehalten hätte, wäre der Staat stark.'],
  ['it', 'Se il trattato durasse, lo Stato sarebbe forte.'],
  ['pl', 'Gdyby traktat przetrwał, państwo byłoby silne.'],
  ['cs', 'Kdyby smlouva vydržela, stát by byl silný.'],
  ['ru', 'Если бы договор сохранился, государство было бы сильным.'],
  ['ar', 'لو استمرت المعاهدة لكانت الدولة قوية.'],
])('A text supposes a case that is not so (%s): %s', (language, text) => {
  expect(supposesUnmet(text, language)).toBe(true)
  expect(opensWithCondition(text, language)).toBe(true)
})

test.each([
  ['en', 'If the price rises, demand falls.'],
  ['es', 'Si sube el precio, baja la demanda.'],
  ['es', 'Si la batería falla, el coche se detiene.'],
  ['es', 'Si el agua es fría, la reacción es lenta.'],
  ['pt', 'Se a matéria aquece, as partículas movem-se.'],
  ['pt', 'Se a bateria falha, o carro para.'],
  ['pt', 'Se o preço varia, a procura muda.'],
  ['fr', 'Si le prix augmente, la demande baisse.'],
  ['de', 'Wenn der Preis steigt, sinkt die Nachfrage.'],
  ['pl', 'Jeśli cena rośnie, popyt spada.'],
  ['zh', '如果没有光，光反应立即停止。'],
])('A condition that can be met is a law (%s): %s', (language, text) => {
  expect(supposesUnmet(text, language)).toBe(false)
  expect(opensWithCondition(text, language)).toBe(true)
})

test('A preposition opens no condition', () => {
  expect(opensWithCondition('In mutualism both species benefit', 'en')).toBe(false)
  expect(opensWithCondition('W XVIII wieku państwo było słabe', 'pl')).toBe(false)
})
