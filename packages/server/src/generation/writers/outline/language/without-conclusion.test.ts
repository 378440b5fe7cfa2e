import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { withoutConclusion } from './without-conclusion.ts'

test.each([
  ['en', 'Therefore, cold water is enough for it.', 'Cold water is enough for it.'],
  ['en', 'So the towns grew without plans.', 'The towns grew without plans.'],
  ['es', 'Por eso los precios suben cada año.', 'Los precios suben cada año.'],
  ['fr', 'Ainsi les prix montent chaque année.', 'Les prix montent chaque année.'],
  ['it', 'Quindi i prezzi salgono ogni anno.', 'I prezzi salgono ogni anno.'],
  ['pt', 'Por isso os preços sobem todos os anos.', 'Os preços sobem todos os anos.'],
  ['pl', 'Tak więc miasta rosły szybko i bez planu.', 'Miasta rosły szybko i bez planu.'],
  ['ru', 'Следовательно, города быстро росли без плана.', 'Города быстро росли без плана.'],
  ['zh', '可见，温度升高使反应加快。', '温度升高使反应加快。'],
  ['zh', '因此温度升高使反应加快。', '温度升高使反应加快。'],
  ['ja', 'そのため、水は冷たくなります。', '水は冷たくなります。'],
] as const)('(%s) %s states %s', (language, text, expected) => {
  expect(withoutConclusion(text, lexiconOf(language))).toBe(expected)
})

test.each([
  ['en', 'Hence the name of the river and the town.'],
  ['en', 'As a consequence of the drought, the harvest was lost.'],
  ['es', 'Como consecuencia de la sequía, las cosechas se perdieron.'],
  ['es', 'Así funciona un motor de gasolina de cuatro tiempos.'],
  ['fr', 'Par suite de la sécheresse, les récoltes ont été perdues.'],
  ['fr', 'C’est ainsi que naquit la première université.'],
  ['it', 'Così come le piante, gli animali respirano di notte.'],
  ['pt', 'Logo após a guerra, os preços subiram muito.'],
  ['pl', 'W rezultacie wojny kraj stracił wiele miast.'],
  ['pl', 'Tym samym językiem mówią ludzie za granicą.'],
  ['ru', 'В результате войны страна потеряла много городов.'],
  ['uk', 'У результаті війни країна втратила багато міст.'],
  ['uk', 'Тому, хто вчиться, потрібен час.'],
  ['ro', 'Ca urmare a războiului, țara a pierdut orașe.'],
  ['ro', 'Astfel de orașe au crescut foarte repede.'],
  ['el', 'Ως αποτέλεσμα του πολέμου η χώρα έχασε πόλεις.'],
  ['hi', 'इस प्रकार के जीव पानी में रहते हैं।'],
  ['de', 'Deshalb steigen die Preise jedes Jahr.'],
  ['zh', '可见光的波长在四百到七百纳米之间。'],
  ['zh', '故事的主人公是一位年轻的老师。'],
  ['zh', '结果表明温度升高使反应加快。'],
  ['ja', 'そのためには十分な水が必要です。'],
] as const)('(%s) %s draws no conclusion that stands alone', (language, text) => {
  expect(withoutConclusion(text, lexiconOf(language))).toBe(text)
})

test.each([
  ['en', 'This means that the price rises every year.', 'The price rises every year.'],
  ['es', 'Esto significa que los precios suben cada año.', 'Los precios suben cada año.'],
  ['it', 'Ciò significa che i prezzi salgono ogni anno.', 'I prezzi salgono ogni anno.'],
])('(%s) %s is stated without what it follows from', (language, text, stated) => {
  expect(withoutConclusion(text, lexiconOf(language))).toBe(stated)
})
