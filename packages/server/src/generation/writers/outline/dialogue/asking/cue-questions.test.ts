import { expect, test } from 'vitest'
import { lexiconOf } from '../../language/lexicon.ts'
import { phrasesOf } from '../../language/phrases.ts'
import { cueKinds } from '../../language/talk-phrase-book.ts'
import type { CueKind } from '../../language/talk-phrase-book.ts'
import { sentencesOf } from '../../material/sentence.ts'
import { createCueQuestions } from './cue-questions.ts'

/** The kind of the question that a sentence calls for. */
function kindOf(text: string, language: string): CueKind | undefined {
  const [sentence] = sentencesOf(text, 'b1', 0, lexiconOf(language))
  const asked = sentence && createCueQuestions(language).take({ ...sentence, isDependent: true })
  const { cues } = phrasesOf(language).talk
  return asked === undefined ? undefined : cueKinds.find((kind) => cues[kind].slice(1).includes(asked))
}

test.each([
  ['de', 'Der Pegel stieg in einem Jahr um zwei Meter.', 'changed'],
  ['fr', 'La ville a changé en quelques années.', 'changed'],
  ['pt', 'O preço aumentou em todo o país.', 'changed'],
  ['ru', 'Город вырос за десять лет.', 'changed'],
  ['tr', 'Nüfus arttı ve köy kent oldu.', 'changed'],
  ['tr', 'Savaş 1914 yılında başladı.', 'began'],
  ['uk', 'Місто зникло під попелом.', 'ended'],
  ['ko', '도시는 화산재 아래로 사라졌다.', 'ended'],
  ['hi', 'चाँदी की तुलना में सोना भारी है।', 'compare'],
  ['hi', 'ऐसी वृद्धि को महँगाई कहते हैं।', 'named'],
  ['de', 'Das Blut besteht aus Plasma und Zellen.', 'parts'],
  ['pl', 'Krew składa się z osocza i komórek.', 'parts'],
  ['en', 'Many historians say that the rule of the king was weak.', 'view'],
  ['en', 'The largest part of the energy is lost as heat.', 'most'],
  ['de', 'Ein Problem ist der Geruch.', 'problem'],
  ['en', 'This movement of molecules is called osmosis.', 'named'],
  ['en', 'Known as Puritans, they worked for a reform.', 'named'],
  ['es', 'Normalmente el agua es pobre en nutrientes.', 'usual'],
] as const)('(%s) %s', (language, text, kind) => {
  expect(kindOf(text, language)).toBe(kind)
})

test.each([
  ['ja', '地球の自転の影響で、空気は渦を巻きます。'],
  ['zh', '水温对茶的味道影响很大。'],
  ['pl', 'Spotkanie doszło do skutku w Krakowie.'],
  ['ru', 'Благодаря пеплу дома сохранились до наших дней.'],
  ['de', 'Dank der Asche blieben die Häuser erhalten.'],
])('calls for no question about a result or a way (%s): %s', (language, text) => {
  expect(['result', 'how']).not.toContain(kindOf(text, language))
})

test.each([
  ['tr', 'Odak, depremin yer içinde başladığı noktadır.'],
  ['tr', 'Büyüklük bir birim arttığında enerji 32 kat artar.'],
  ['ru', 'Суд может уменьшить её в таком случае.'],
  ['uk', 'Ціна збільшує попит на такий товар.'],
  ['pt', 'Despesas variáveis mudam conforme o consumo.'],
  ['pt', 'Chamamos de superávit a diferença positiva entre a renda e as despesas.'],
  ['de', 'Hoher Druck verändert die Wand der Gefäße.'],
  ['de', 'Der Unterschied beträgt 9 Punkte.'],
  ['de', 'Man unterscheidet drei Arten von Gefäßen.'],
  ['de', 'Milch enthält viel Kalzium.'],
  ['pl', 'Mleko zawiera dużo wapnia.'],
  ['es', 'El método consiste en medir la presión.'],
  ['fr', 'La température augmente la vitesse de la réaction.'],
  ['hi', 'दोनों का अंतर 9 है।'],
  ['hi', 'रमेश कहते हैं, "पैसा वही है, पर थैला आधा भरता है।"'],
  ['ja', '利子が元金に対して占める割合を計算する。'],
  ['ko', '온도는 반응의 속도를 증가시킨다.'],
  ['vi', 'Nhiệt độ cao làm tăng tốc độ phản ứng.'],
])('No change, beginning, comparison, part or name (%s): %s', (language, text) => {
  expect(kindOf(text, language)).toBeUndefined()
})

test.each([
  ['es', 'Las aguas tropicales suelen ser pobres en nutrientes.'],
  ['en', 'His successor believed that markets should be left alone.'],
  ['zh', '过去人们认为气垫圈可以预防压疮。'],
  ['zh', '仰卧时，最常见的部位是足跟。'],
  ['de', 'Die Streuung senkt das Risiko, ohne die Rendite zu opfern.'],
  ['pl', 'Bakterie nadają chlebowi smak, natomiast drożdże spulchniają ciasto.'],
  ['hi', 'समुद्रों से सबसे अधिक पानी वाष्पित होता है।'],
  ['en', 'Cells called hepatocytes break down many of these poisons.'],
  ['en', 'Then the ideas of both lands began to connect the nations.'],
  ['en', 'Mistakenly believing in a short way, they sailed west.'],
  ['es', 'Las células llamadas hepatocitos limpian la sangre.'],
  ['en', 'Also, people with disabilities are allowed to enroll in the class.'],
  ['en', 'Another thing to consider when using such content is its cost.'],
  ['zh', '调用它们两次不会改变任何东西。'],
  ['zh', '这使得它有问题并且难以预测。'],
  ['zh', '两个小时以后，细胞就会开始死亡。'],
  ['pl', 'Ludzie, którzy się specjalizują, są bardziej efektywni.'],
  ['es', 'A continuación, tenemos que determinar un factor de conversión.'],
  ['es', 'Los episodios de calor vuelven hoy cada seis años.'],
])('A word that is not what the sentence is about calls for no question (%s): %s', (language, text) => {
  expect(kindOf(text, language)).toBeUndefined()
})

test.each([
  ['zh', '烈度是指地面受到影响和破坏的程度。'],
  ['en', 'A toxin is a substance that causes an illness.'],
  ['es', 'La erosión es un proceso que causa la pérdida del suelo.'],
])('A definition is no answer to what something leads to (%s): %s', (language, text) => {
  expect(kindOf(text, language)).toBeUndefined()
})

test.each([
  ['en', 'When you paraphrase a source, you keep its meaning.'],
  ['en', 'When a forest is cut down, the rain carries the soil away.'],
  ['es', 'Cuando se tala un bosque, la lluvia arrastra el suelo.'],
  ['pl', 'Gdy spada cena, rośnie popyt.'],
])('a case is no next event (%s): %s', (language, text) => {
  expect(kindOf(text, language)).not.toBe('next')
})

test('what comes after something is asked for as the next event', () => {
  expect(kindOf('Después de la lluvia, el agua llega al río.', 'es')).toBe('next')
})

test.each([
  ['en', 'It fixed the duties at a low rate, and it allowed foreigners to be tried at home.'],
  ['pl', 'Zwolennicy zauważają, że autor pozwala płakać po przyjacielu.'],
  ['zh', '证据不足时，法庭宣布“罪名不成立”，这不等于证明被告清白。'],
  ['en', 'It is changed every second day.'],
])('A cue in a second statement, in a quotation or of a rule is not asked for: %s %s', (language, text) => {
  expect(kindOf(text, language)).toBeUndefined()
})

test.each([
  ['en', 'Airbags work in the same way.'],
  ['en', 'The redness is caused by vessels that dilate.'],
  ['zh', '极差是最大值与最小值之差。'],
])('a likeness, a cause and the name of a value call for no question (%s): %s', (language, text) => {
  expect(kindOf(text, language)).toBeUndefined()
})
