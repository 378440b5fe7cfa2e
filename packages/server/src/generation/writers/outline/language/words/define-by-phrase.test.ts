import { expect, test } from 'vitest'
import { definitionIn } from './defined-name.ts'

test.each([
  ['es', 'Se llama magma a la roca fundida.', 'magma', 'la roca fundida'],
  ['es', 'Se denomina bosque al conjunto de árboles.', 'bosque', 'el conjunto de árboles'],
  ['pt', 'Chama-se órbita ao caminho de um planeta.', 'órbita', 'o caminho de um planeta'],
  ['it', 'Per erosione si intende il consumo della roccia.', 'erosione', 'il consumo della roccia'],
  [
    'fr',
    'On appelle osmose le passage de l’eau à travers une membrane.',
    'osmose',
    'le passage de l’eau à travers une membrane',
  ],
  ['de', 'Unter Erosion versteht man den Abtrag von Boden.', 'Erosion', 'der Abtrag von Boden'],
  ['de', 'Als soziale Frage bezeichnet man die Not der Arbeiter.', 'soziale Frage', 'die Not der Arbeiter'],
  ['nl', 'Onder bodemdaling verstaan we het zakken van het land.', 'bodemdaling', 'het zakken van het land'],
  [
    'sv',
    'Med primärkälla menas en källa från händelsens tid.',
    'primärkälla',
    'en källa från händelsens tid',
  ],
  ['fi', 'Turve on maalaji, joka koostuu kasveista.', 'Turve', 'maalaji, joka koostuu kasveista'],
  [
    'hu',
    'A rost olyan szénhidrát, amelyet nem lehet megemészteni.',
    'rost',
    'olyan szénhidrát, amelyet nem lehet megemészteni',
  ],
  ['cs', 'Rosný bod je teplota, při které vzniká rosa.', 'Rosný bod', 'teplota, při které vzniká rosa'],
  ['ru', 'Антициклон — область высокого давления.', 'Антициклон', 'область высокого давления'],
  ['ru', 'Сустав — часть скелета.', 'Сустав', 'часть скелета'],
  ['fi', 'Savanni on alue, jossa kasvaa ruohoa.', 'Savanni', 'alue, jossa kasvaa ruohoa'],
  ['el', 'Οστρακισμός ονομάζεται η ψηφοφορία για την εξορία.', 'Οστρακισμός', 'η ψηφοφορία για την εξορία'],
  ['ar', 'ويُقصد بالبارومتر جهاز يقيس الضغط.', 'البارومتر', 'جهاز يقيس الضغط'],
  ['ar', 'تُعرَّف الكثافة بأنها كتلة وحدة الحجم.', 'الكثافة', 'كتلة وحدة الحجم'],
  ['he', 'פיונית היא פתח זעיר שדרכו נכנס האוויר.', 'פיונית', 'פתח זעיר שדרכו נכנס האוויר'],
  ['hi', 'कीमतों में लगातार गिरावट को अपस्फीति कहते हैं।', 'अपस्फीति', 'कीमतों में लगातार गिरावट'],
  ['id', 'Yang dimaksud dengan kaldera adalah kawah besar.', 'kaldera', 'kawah besar'],
  ['vi', 'Giảm phát được hiểu là tình trạng giá cả giảm.', 'Giảm phát', 'tình trạng giá cả giảm'],
  ['ja', '一定の割合で増える値を比例定数という。', '比例定数', '一定の割合で増える値'],
  [
    'ko',
    '행의 수와 열의 수가 같은 행렬을 정사각행렬이라고 부른다.',
    '정사각행렬',
    '행의 수와 열의 수가 같은 행렬',
  ],
  ['ko', '삼투는 물이 막을 통과하는 현상을 말한다.', '삼투', '물이 막을 통과하는 현상'],
  ['zh', '震源正上方的地面叫做震中。', '震中', '震源正上方的地面'],
  ['zh', '所谓“震源”，是指岩层最先破裂的地方。', '震源', '岩层最先破裂的地方'],
  ['ja', '比例とは、二つの量の商が一定である関係である。', '比例', '二つの量の商が一定である関係である'],
  ['ko', '행렬이란 수를 직사각형 모양으로 배열한 것이다.', '행렬', '수를 직사각형 모양으로 배열한 것이다'],
])('A sentence names a thing (%s): %s', (language, text, name, meaning) => {
  const found = definitionIn(text, language)
  expect(found?.name).toBe(name)
  expect(found?.meaning.replace(/[.。।]$/u, '')).toBe(meaning)
})

test.each([
  ['pl', 'Fermentacją nazywamy rozkład cukrów.'],
  ['ru', 'Маткой называют единственную самку.'],
  ['ru', 'Цель — система мер.'],
  ['ru', 'Летняя пчела — 35 дней.'],
  ['sv', 'Eftersom minnet sviker är en dagbok ofta säkrare.'],
  ['fi', 'Syy on lämpötila, joka laskee talvella.'],
  ['cs', 'Důvodem je teplota, která klesá.'],
  ['he', 'הסיבה היא הקור שגורם לכך.'],
  ['ja', 'この一定の値を比例定数という。'],
  ['ko', '가로줄을 행이라고 하고, 세로줄을 열이라고 한다.'],
  ['zh', '这种地面叫做震中。'],
  ['zh', '他的朋友都把他叫做老师，我们叫他老王。'],
  ['fr', 'On appelle le médecin la nuit.'],
  ['zh', '他被人们称为英雄。'],
  ['zh', '北京古时被称为大都。'],
  ['ja', '多くの人々は彼を英雄と呼ぶ。'],
  ['ko', '대통령은 개혁의 필요성을 말한다.'],
  ['hi', 'गाँव के लोग उस आदमी को राजा कहते हैं।'],
  ['vi', 'Điều này được hiểu là tình trạng xấu.'],
  ['pt', 'Hoje é o dia em que tudo começa.'],
  ['de', 'Unter Wasser versteht man den guten Schwimmer nicht.'],
  ['de', 'Unter diesen Bedingungen versteht man das Wort anders.'],
  ['fr', 'On appelle souvent la Lune l’astre de la nuit.'],
  ['fr', 'On nomme généralement les rois par héritage.'],
  ['it', 'Si chiama spesso la polizia di notte.'],
  ['pt', 'Chama-se muitas vezes o médico.'],
  ['pt', 'Importante é o trabalho que se faz.'],
  ['ro', 'Important este rolul oamenilor care lucrează.'],
  ['es', 'El examen consiste en una prueba oral.'],
  ['el', 'Συχνά ονομάζεται η ημέρα.'],
  ['cs', 'Klíčová je schopnost učit se.'],
  ['cs', 'Hlavní výhodou je rychlost, která roste.'],
  ['cs', 'Nejdůležitější je energie, která vzniká.'],
  ['sk', 'Výhodou je rýchlosť, ktorá rastie.'],
  ['fi', 'Tärkein on se, joka johtaa.'],
  ['fi', 'Seurauksena on tulva, joka tuhoaa.'],
  ['hu', 'A legfontosabb olyan dolog, amely számít.'],
  ['ru', 'Снег — частое явление зимой.'],
  ['ru', 'Кислота — сильный окислитель.'],
  ['uk', 'Сніг — часте явище.'],
  ['vi', 'Ông là người giàu.'],
  ['ko', '기자는 사건의 구조를 말한다.'],
])('A sentence gives no name that stands alone (%s): %s', (language, text) => {
  expect(definitionIn(text, language)).toBeUndefined()
})

test.each([
  ['en', 'The movement of water through a membrane is called osmosis', 'osmosis'],
  ['en', 'A map that colours areas is called a choropleth map', 'choropleth map'],
  ['es', 'La salida de agua de la célula se denomina ósmosis', 'ósmosis'],
  ['fr', 'Le passage de l’eau à travers une membrane s’appelle l’osmose', 'osmose'],
  ['it', 'Il passaggio di acqua attraverso una membrana si chiama osmosi', 'osmosi'],
  ['pt', 'A passagem de água pela membrana chama-se osmose', 'osmose'],
  ['de', 'Den Übergang vom flüssigen zum gasförmigen Zustand nennt man Verdampfung', 'Verdampfung'],
  [
    'de',
    'Ein Wirtschaftszweig, der schneller wächst als die anderen, heißt Führungssektor',
    'Führungssektor',
  ],
  ['pl', 'Przenikanie wody przez błonę półprzepuszczalną do roztworu nazywamy osmozą', 'osmoza'],
  ['pl', 'Zdolność ciała do wykonania pracy nazywa się energią', 'energia'],
  ['cs', 'Pronikání vody přes membránu do roztoku nazýváme osmózou', 'osmóza'],
  ['sk', 'Prenikanie vody cez membránu do roztoku nazývame osmózou', 'osmóza'],
  ['ru', 'Проникновение одного вещества в другое называется диффузией', 'диффузия'],
  ['uk', 'Перехід речовини з рідкого стану в газоподібний називають випаровуванням', 'випаровування'],
] as const)('a name at the end of its definition is in its first case (%s)', (language, text, name) => {
  expect(definitionIn(text, language)?.name).toBe(name)
})

test.each([
  ['en', 'Such a droplet of oil is called a micelle'],
  ['en', 'The doctor of the village is called in at night'],
  ['en', 'The man who discovered it is called John Smith'],
  ['es', 'El río que cruza la ciudad se llama Ebro'],
  ['pl', 'Ciśnienie to nazywa się turgorem'],
  ['es', 'El paso de la gente por el campo no se llama ósmosis'],
  ['it', 'Il passaggio di acqua per una strada non si chiama osmosi'],
  ['pt', 'A passagem de água por uma rua não é chamada osmose'],
  ['fr', 'Le passage de l’eau par une rue ne s’appelle pas osmose'],
  ['pl', 'Przenikanie wody przez ulicę nie nazywamy osmozą'],
  ['ru', 'Движение воды по улице не называют диффузией'],
  ['uk', 'Рух води вулицею не називають дифузією'],
  ['pl', 'Reakcję kwasu z zasadą w wodzie nazywamy zobojętnianiem'],
  ['pl', 'Roztwór o stężeniu mniejszym niż w komórce nazywamy hipotonicznym'],
] as const)('a name of one thing, or one without a meaning, is not defined (%s): %s', (language, text) => {
  expect(definitionIn(text, language)).toBeUndefined()
})
