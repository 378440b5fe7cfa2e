import { describe, expect, test } from 'vitest'
import { isInOtherScript } from './foreign-script.ts'
import { citationIn, boilerplateIn } from './boilerplate.ts'
import { findReference } from './references/find-reference.ts'
import { brokenSentence, brokenText, isCutAside } from './text-faults.ts'

describe('A text is broken', () => {
  test.each([
    ['en', 'The treaty was signed in the U.S'],
    ['en', 'Plants not only give off oxygen'],
    ['en', 'The pressure (measured in bars rises'],
    ['en', 'Rain falls,. Snow melts'],
    ['en', String.raw`The speed is \frac{v}{t}`],
    ['pl', 'Nowy porządek opisano w książce pt'],
    ['pl', 'Inflacja nie tylko obniża wartość pieniądza'],
    ['es', 'La energía depende de la'],
    ['hi', 'पृथ्वी गोल है।:'],
    ['hi', 'सूर्य एक तारा है।।'],
    ['zh', '水不仅是液体'],
    ['ar', 'تعتمد الطاقة على'],
  ])('in %s: %s', (language, text) => {
    expect(brokenText(text, language)).toBeDefined()
  })

  test.each([
    ['en', 'Vitamin A and the 14 groups (see the list) are needed, e.g. for growth'],
    ['en', 'a) the source, b) the mouth'],
    ['en', 'The `len()` function returns a value in [0, 10)'],
    ['en', 'Plants not only give off oxygen but also take in carbon dioxide'],
    ['pl', 'Cena (zł/l): 5,00; Zapotrzebowanie (mln l): 800'],
    ['es', '¿Qué es la energía?'],
    ['es', 'Dos galaxias reciben su nombre por la cola de gas que emana de cada una.'],
    ['hi', 'सूर्य एक तारा है।'],
    ['zh', '水是液体（在常温下）。'],
    ['fr', 'Le roux brun cuit longtemps ; il colore davantage.'],
    ['en', 'The cause was treated and not only the surface.'],
    ['en', 'Cash left the business when the asset was paid for'],
    ['ar', 'الماء سائل، والثلج صلب.'],
    ['en', 'A fuse is chosen for its curve and not only for its rated current'],
    ['de', 'Die Sicherung wird nach der Kennlinie und nicht nur nach dem Strom gewählt'],
    ['fr', 'L’amortissement ne suffit plus ; il faut constater une dépréciation.'],
  ])('not in %s: %s', (language, text) => {
    expect(brokenText(text, language)).toBeUndefined()
  })
})

test('A spoken sentence has a full stop', () => {
  expect(brokenSentence('Rivers carry sand', 'en')).toBe('no full stop')
  expect(brokenSentence('Rivers carry sand.', 'en')).toBeUndefined()
  expect(brokenSentence('to the user.', 'en')).toBe('starts in lower case')
  expect(brokenSentence('state 是组件的数据。', 'zh')).toBeUndefined()
  expect(brokenSentence('नदी बहती है।', 'hi')).toBeUndefined()
})

test('A whole sentence of the page may end with any word, unless an abbreviation split it', () => {
  const page =
    'It is given each day whether they eat or not. It binds others, e.g. iron. It stops because of the'
  expect(brokenSentence('It is given each day whether they eat or not.', 'en', page)).toBeUndefined()
  expect(brokenSentence('It sells well because of that which.', 'en')).toBe('ends with which')
  expect(brokenSentence('It binds others, e.g.', 'en', page)).toBe('ends with e.g')
  expect(brokenSentence('It stops because of the.', 'en', page)).toBe('ends with the')
})

test('Letters of a formula are no foreign words', () => {
  expect(isInOtherScript('公式是：t = (x̄ − μ 0) / (s ÷ √n)。', 'zh')).toBe(false)
  expect(isInOtherScript('The mean of a sample is known.', 'zh')).toBe(true)
})

test('A clause is found that was cut before its main clause', () => {
  const onPage = 'Bacteria, which lack a nucleus, divide quickly. Rivers flow, and lakes do not.'
  expect(isCutAside('Bacteria, which lack a nucleus', onPage)).toBe(true)
  expect(isCutAside('Bacteria, which lack a nucleus, divide quickly', onPage)).toBe(false)
  expect(isCutAside('Rivers flow', onPage)).toBe(false)
})

describe('A sentence refers back', () => {
  test.each([
    ['en', 'That means that prices rise.'],
    ['en', 'Such policies failed in most countries.'],
    ['en', 'The result was a long war.'],
    ['en', 'A similar pattern can be seen in Asia.'],
    ['en', 'In short, prices rise.'],
    ['en', 'If you do not, the program stops.'],
    ['en', 'Scientists call this process mitosis.'],
    ['en', 'However, prices fell.'],
    ['en', 'The Inca had no system of writing, however.'],
    ['en', 'The final filament is the thickest.'],
    ['en', 'A regulation of the cycle prevents this from happening.'],
    ['en', 'A lively trade developed to meet the demand for these products.'],
    ['pl', 'Jeśli jednak popyt rośnie, ceny rosną.'],
    ['es', 'Una teoría, en cambio, es menos concisa.'],
    ['es', 'Los científicos usan estas partículas.'],
    ['pl', 'Ekonomiści badają te zależności.'],
    ['ar', 'تستخدم النباتات هذه الطاقة.'],
    ['zh', '开发者使用这些组件。'],
    ['hi', 'पौधे इस ऊर्जा का उपयोग करते हैं।'],
    ['hi', 'उन्होंने नियम बनाया।'],
    ['pl', 'Dlatego ceny rosną.'],
    ['pl', 'Ten proces trwa długo.'],
    ['pl', 'Wykazał, że ceny rosną.'],
    ['es', 'Sin embargo, los precios bajan.'],
    ['es', 'Es una fuerza que atrae los cuerpos.'],
    ['es', 'Esta ley describe el movimiento.'],
    ['ar', 'ولذلك ترتفع الأسعار.'],
    ['ar', 'هذه العملية طويلة.'],
    ['zh', '因此，价格上涨。'],
    ['zh', '它可以返回多个元素。'],
    ['hi', 'इसलिए कीमतें बढ़ती हैं।'],
    ['de', 'Deshalb steigen die Preise.'],
  ])('in %s: %s', (language, text) => {
    expect(findReference(text, language)).toBeDefined()
  })

  test.each([
    ['en', 'Prices rise when demand grows.'],
    ['en', 'It is important to measure the pressure.'],
    ['en', 'The result of the war was a treaty.'],
    ['en', 'Both plants and animals consist of cells.'],
    ['en', 'The idea that cells divide was new.'],
    ['en', 'Many people live near rivers.'],
    ['en', 'Similar to strings, lists have indexes.'],
    ['en', 'In a war, those seeking protection flee.'],
    ['en', 'Find an equation to model this real-world application: a car costs money.'],
    ['pl', 'Szkoła uczy dzieci.'],
    ['pl', 'Ceny rosną, ponieważ popyt rośnie.'],
    ['es', 'Es importante medir la presión.'],
    ['es', 'Los precios bajan cuando hay poca demanda.'],
    ['ar', 'ترتفع الأسعار مع الطلب.'],
    ['zh', '组件可以返回多个元素。'],
    ['zh', '验证 state 应该被放置在哪里。'],
    ['en', 'Second stage of mitosis, in which chromosomes line up.'],
    ['hi', 'माँग बढ़ने पर कीमतें बढ़ती हैं।'],
    ['de', 'Preise steigen bei hoher Nachfrage.'],
  ])('not in %s: %s', (language, text) => {
    expect(findReference(text, language)).toBeUndefined()
  })
})

test('A sentence in a foreign script is found, and none with names or code in it', () => {
  expect(isInOtherScript('A tea recipe for many people takes cups of water.', 'zh')).toBe(true)
  expect(isInOtherScript('The water cycle has four main steps.', 'hi')).toBe(true)
  expect(isInOtherScript('使用 function Profile() 定义名为 Profile 的 JavaScript 函数。', 'zh')).toBe(false)
  expect(isInOtherScript('Die Stadt Москва liegt an einem Fluss.', 'de')).toBe(false)
  expect(isInOtherScript('The water cycle has four main steps.', 'en')).toBe(false)
})

test.each([
  ['en', 'In this section, we study rivers.'],
  ['en', 'The table below lists the rivers.'],
  ['en', 'Click on the gauge to see the score.'],
  ['en', 'Figure 3 shows the delta of the Nile.'],
  ['en', 'For more information on deltas, see the atlas.'],
  ['pl', 'W tym rozdziale omawiamy popyt.'],
  ['es', 'En este capítulo se estudia la fuerza.'],
  ['zh', '在本章中，我们学习组件。'],
  ['ar', 'في هذا الفصل ندرس الطاقة.'],
  ['ar', 'للمزيد عن الاستيراد، راجع موضوع الاستيراد.'],
  ['zh', '请参阅 渲染列表 以学习如何渲染。'],
  ['hi', 'इस अध्याय में हम ऊर्जा पढ़ते हैं।'],
])('Text about the page is found in %s: %s', (language, text) => {
  expect(boilerplateIn(text, language)).toBeDefined()
})

test('Text about the subject is not text about the page', () => {
  expect(boilerplateIn('The table of elements lists this metal first.', 'en')).toBeUndefined()
  expect(boilerplateIn('The lower section of the river is slow.', 'en')).toBeUndefined()
  // On a page about a program, the effects of its use are the subject.
  expect(boilerplateIn('When you click on the gauge, the program explains the score.', 'en')).toBeUndefined()
})

test('Citations are found, and no other brackets', () => {
  expect(citationIn('Prices rise (Smith, 1998).')).toBe('(Smith, 1998)')
  expect(citationIn('Prices rise [3, 4].')).toBe('[3, 4]')
  expect(citationIn('Prices rise (in most markets).')).toBeUndefined()
})

test('A sentence may end with only', () => {
  expect(brokenText('The postal rule applies to acceptance only.', 'en')).toBeUndefined()
  expect(brokenText('The rule holds not only', 'en')).toBeDefined()
})

test('a German sentence may end with a part of its verb, and a cut may not', () => {
  expect(brokenSentence('Der Bäcker schneidet die Kruste ein.', 'de')).toBeUndefined()
  expect(brokenText('Der Bäcker schneidet ein', 'de')).toBe('ends with ein')
  expect(brokenSentence('Der Bäcker schneidet das.', 'de')).toBe('ends with das')
})

test.each([
  ['en', 'Some goods sell well, and others do not.'],
  ['en', 'Iron rusts quickly, but gold does not'],
  ['de', 'Starke Regenfälle nehmen zu'],
  ['de', 'Das Wasser dringt in den Boden ein'],
])('In %s, a verb that ends a statement needs no word after it: %s', (language, text) => {
  expect(brokenText(text, language)).toBeUndefined()
})

test.each([
  ['en', 'The price does not', 'ends with not'],
  ['de', 'Sie führt zu', 'ends with zu'],
  ['de', 'Er nimmt eine', 'ends with eine'],
])('In %s, a cut is still found: %s', (language, text, fault) => {
  expect(brokenText(text, language)).toBe(fault)
})

test('A whole sentence of the page may have the first part of a pair alone', () => {
  const page = 'Roślina nie tylko wytwarza tlen. Ona też oddycha.'
  expect(brokenText('Roślina nie tylko wytwarza tlen.', 'pl', page)).toBeUndefined()
  expect(brokenText('Roślina nie tylko wytwarza tlen', 'pl', page)).toContain('nie tylko')
  expect(brokenText('La luz no solo ilumina la escena: representa la llamada', 'es')).toBeUndefined()
})
