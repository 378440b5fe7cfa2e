import { describe, expect, test } from 'vitest'
import { lexiconOf } from '../language/lexicon.ts'
import { linkSentences } from './link-sentences.ts'
import { together } from './explain.ts'
import { passageFrom, sentencesOf, standsAlone } from './sentence.ts'
import type { Sentence } from './sentence.ts'

function read(paragraphs: string | readonly string[], language = 'en', headings: readonly string[] = []) {
  const lexicon = lexiconOf(language)
  const found: Sentence[] = []
  for (const [at, text] of [paragraphs].flat().entries())
    found.push(...sentencesOf(text, `b${at}`, found.length, lexicon))
  return linkSentences(found, headings, lexicon)
}

/** The texts that are said with the sentence that contains `words`; undefined if it cannot be said. */
function saidWith(sentences: readonly Sentence[], words: string): readonly string[] | undefined {
  const one = sentences.find(({ text }) => text.includes(words))
  const byOrder = new Map(sentences.map((each) => [each.order, each]))
  return (
    one &&
    together(one, byOrder)
      ?.toSorted((a, b) => a.order - b.order)
      .map(({ text }) => text)
  )
}

describe('The two things that a heading names', () => {
  test.each([
    ['en', 'Salt and fat', 'Salt slows yeast down.', 'Fat makes the crumb soft.'],
    ['en', 'Weather vs. climate', 'Weather changes from day to day.', 'The climate changes over decades.'],
    [
      'tr',
      'Büyüklük ve şiddet',
      'Büyüklük açığa çıkan enerjinin ölçüsüdür.',
      'Şiddet depremin bir yerdeki etkisini anlatır.',
    ],
    ['hi', 'पानी से कटाव और हवा से कटाव', 'पानी से कटाव ढलानों पर होता है।', 'हवा से कटाव सूखे इलाकों में होता है।'],
    ['zh', '天气和气候', '天气每天都在变化。', '气候在几十年中变化。'],
    ['ar', 'الطقس والمناخ', 'الطقس يتغير كل يوم في المدينة.', 'المناخ يتغير خلال عقود طويلة.'],
  ])('are said together (%s: %s)', (language, heading, one, other) => {
    const between = language === 'zh' ? '' : ' '
    const sentences = read(`${one}${between}${other}`, language, ['Page', heading])
    expect(saidWith(sentences, one)).toEqual([one, other])
    expect(saidWith(sentences, other)).toEqual([one, other])
  })

  test('are not linked if one of them opens no sentence, or if they are three', () => {
    const texts = 'Salt slows yeast down. Fat makes the crumb soft.'
    expect(saidWith(read(texts, 'en', ['Salt and sugar']), 'Salt')).toHaveLength(1)
    expect(saidWith(read(texts, 'en', ['Salt, sugar and fat']), 'Salt')).toHaveLength(1)
  })
})

describe('A sentence that depends on the one before it', () => {
  test.each([
    ['en', 'Salt lowers the freezing point of water.', 'The result is a road without ice.'],
    ['en', 'Cover the pan with a lid.', 'If you do not, the water boils away.'],
    [
      'en',
      'Peasants gave two thirds of their crops to the state.',
      'In return, the lord protected the farms.',
    ],
    ['en', 'Farmers of the east shared all land.', 'The Europeans, on the other hand, bought and sold it.'],
    ['en', 'The plague came by ship in 1347.', 'In a few short years, it had killed millions of people.'],
    ['en', 'The mood of the poem changes in its ninth line.', 'From there on, the lake stands for a memory.'],
    ['en', 'Lions hunt in groups every night.', 'Similar habits are common among wolves.'],
    ['en', 'A merchant from Venice bought grain.', 'The merchant sold it in Cairo for gold.'],
    ['pl', 'Maria Skłodowska wyjechała do Paryża.', 'Studiowała tam fizykę i matematykę.'],
    ['pl', 'Serce jest mięśniem.', 'Składa się z czterech jam.'],
    ['pl', 'Maria zbadała blendę smolistą.', 'Nazwała nowy pierwiastek polonem.'],
    ['pl', 'Ceny zboża wzrosły dwukrotnie.', 'Powodem jest długa susza na południu.'],
    ['pl', 'Zboże jest tanie.', 'Chleb jest jednak coraz droższy w miastach.'],
    ['es', 'El corazón es un músculo.', 'Consta de cuatro cavidades y varias válvulas.'],
    ['es', 'Cubra la olla con una tapa.', 'De lo contrario, el agua se evapora.'],
    ['de', 'Ein Händler aus Lübeck kaufte Salz.', 'Der Händler verkaufte es im Norden.'],
    ['hi', 'नमक पानी का हिमांक घटाता है।', 'इसी कारण सड़कों पर नमक डाला जाता है।'],
    ['hi', 'किसान दो तिहाई फसल देते थे।', 'बदले में राजा उनके खेतों की रक्षा करता था।'],
    ['zh', '盐会降低水的冰点。', '因此，人们冬天在道路上撒盐。'],
    ['ar', 'الملح يخفض درجة تجمد الماء كثيرًا.', 'لهذا السبب يوضع الملح على الطرق شتاءً.'],
  ])('(%s) %s %s', (language, first, second) => {
    const sentences = read(`${first} ${second}`, language)
    expect(sentences.map(({ isDependent }) => isDependent)).toEqual([false, true])
    expect(saidWith(sentences, second)).toEqual([first, second])
  })

  test.each([
    ['en', 'The result of the vote was clear to all members.'],
    ['en', 'The difference between ice and snow is the air in it.'],
    ['en', 'If you do not cover the pan, the water boils away.'],
    ['en', 'Trade began to connect the nations and, in turn, to change them.'],
    ['en', 'Rivers that carry too much sand become shallow.'],
    ['en', 'There is no right of withdrawal for goods that are made to order.'],
    ['pl', 'Podział pracy zwiększa produkcję szpilek.'],
    ['pl', 'Skały osadowe powstają w wodzie.'],
    ['pl', 'Siła działa na każde ciało.'],
    ['pl', 'Istnieje wiele rodzajów komórek roślinnych.'],
    ['pl', 'Jeśli nie ma popytu, ceny spadają.'],
    ['es', 'Es importante medir la temperatura del agua.'],
    ['es', 'El resultado de la votación fue claro.'],
    ['hi', 'नमक पानी का हिमांक घटाता है।'],
    ['zh', '盐会降低水的冰点。'],
    ['zh', '你应该在冬天撒盐。'],
    ['ar', 'الملح يخفض درجة تجمد الماء كثيرًا.'],
  ])('is not (%s) %s', (language, text) => {
    expect(read(text, language).map(standsAlone)).toEqual([true])
  })

  test('cannot be said if nothing is before it', () => {
    expect(saidWith(read('This is why roads are salted.'), 'This is why')).toBeUndefined()
  })

  test('comes with the end of the paragraph before it', () => {
    const sentences = read([
      'Salt is cheap. Salt lowers the freezing point.',
      'This is why roads are salted.',
    ])
    expect(saidWith(sentences, 'This is why')).toEqual([
      'Salt lowers the freezing point.',
      'This is why roads are salted.',
    ])
  })

  test('does not need an introduction of what the heading names', () => {
    const text = 'A volcano in Sicily smokes. The volcano is the highest of Europe.'
    expect(read(text, 'en', ['The volcano Etna']).every(standsAlone)).toBe(true)
    expect(read(text).every(standsAlone)).toBe(false)
  })

  test('comes with the question that it answers', () => {
    const sentences = read(
      'Why can people buy so much? Because they are paid for their work. Wages rise slowly.',
    )
    expect(saidWith(sentences, 'Because')).toEqual([
      'Why can people buy so much?',
      'Because they are paid for their work.',
    ])
  })
})

describe('A series', () => {
  test.each([
    [
      'en',
      'Salt works in two ways. ',
      ['First, it lowers the freezing point.', 'Second, it dries the surface.'],
      'It is cheap too. ',
    ],
    [
      'pl',
      'Sól działa na dwa sposoby. ',
      ['Po pierwsze, obniża temperaturę zamarzania.', 'Po drugie, osusza nawierzchnię.'],
      'Jest też tania. ',
    ],
    [
      'es',
      'La sal actúa de dos maneras. ',
      ['En primer lugar, baja el punto de congelación.', 'En segundo lugar, seca la superficie.'],
      'Además, es muy barata. ',
    ],
    [
      'hi',
      'नमक दो तरह से काम करता है। ',
      ['पहला, यह हिमांक घटाता है।', 'दूसरा, यह सतह को सुखाता है।'],
      'यह बहुत सस्ता भी है। ',
    ],
    ['zh', '盐以两种方式起作用。', ['首先，它会降低水的冰点。', '其次，它会使路面变干。'], '它也很便宜。'],
    [
      'ar',
      'يعمل الملح بطريقتين مختلفتين تمامًا. ',
      ['أولًا، يخفض درجة تجمد الماء.', 'ثانيًا، يجفف سطح الطريق سريعًا.'],
      'وهو رخيص الثمن أيضًا. ',
    ],
  ])('(%s) is said whole, after the sentence that announces it', (language, announced, members, between) => {
    const sentences = read(`${announced}${members[0]} ${between}${members[1]}`, language)
    for (const member of members) {
      expect(saidWith(sentences, member)).toEqual([announced.trim(), ...members])
      expect(sentences.filter(({ text }) => text === member).some(standsAlone)).toBe(false)
    }
  })

  test('may go on in the next paragraph', () => {
    const sentences = read([
      'Two causes led to the war.',
      'First, grain was scarce in the north. Prices rose each year.',
      'Second, the king had no heir at all.',
    ])
    expect(saidWith(sentences, 'First')).toHaveLength(3)
  })

  test('comes with the sentence that announces it', () => {
    const sentences = read(
      'Salt works in two ways. First, it lowers the freezing point. Second, it dries the road.',
    )
    expect(sentences.some(standsAlone)).toBe(false)
    expect(saidWith(sentences, 'two ways')).toHaveLength(3)
  })

  test('has the next sentence as its second member, if none is marked', () => {
    const sentences = read(
      'Two things follow. First, the cell divides in two. The cell body then splits as well.',
    )
    expect(saidWith(sentences, 'First')).toHaveLength(3)
  })

  test('with a member that cannot be said is not said', () => {
    const sentences = read(
      'Salt works in two ways. First, it lowers the freezing point. Second, see Figure 3.',
    )
    expect(saidWith(sentences, 'First')).toBeUndefined()
  })
})

describe('An example and its turn', () => {
  test.each([
    [
      'en',
      'For example, gold is sold for its beauty.',
      'However, in this case the price does not show the use.',
    ],
    ['en', 'It may seem that heavy things fall faster.', 'In fact, all things fall at the same speed.'],
    [
      'pl',
      'Na przykład złoto jest bardzo drogie.',
      'Jednak w tym przypadku cena nie zależy od użyteczności.',
    ],
    ['es', 'Por ejemplo, el oro es muy caro.', 'Sin embargo, en este caso el precio no depende del uso.'],
    ['hi', 'उदाहरण के लिए, सोना बहुत महँगा है।', 'लेकिन इस मामले में कीमत उपयोग पर निर्भर नहीं करती।'],
    ['zh', '例如，黄金的价格非常高。', '然而，在这种情况下，价格并不取决于用途。'],
    ['ar', 'على سبيل المثال، الذهب غالي الثمن جدًا.', 'لكن السعر هنا لا يعتمد على المنفعة إطلاقًا.'],
  ])('(%s) are said together', (language, example, turn) => {
    const before = {
      en: 'Prices show use.',
      pl: 'Ceny pokazują użyteczność towarów.',
      es: 'Los precios muestran el uso.',
    }
    const start = Object.entries(before).find(([code]) => code === language)?.[1] ?? ''
    const sentences = read(`${start} ${example} ${turn}`.trim(), language)
    const at = sentences.findIndex(({ text }) => text === example)
    expect(sentences[at]?.misleadsWithout).toEqual([sentences[at + 1]?.order])
    expect(sentences.slice(at, at + 1).map(standsAlone)).toEqual([false])
  })

  test('are not cut apart at the end of a passage', () => {
    const sentences = read(
      'Prices show the use of most things. It may seem that gold is useful. In fact, it is mostly rare and beautiful.',
    )
    const [first] = sentences
    if (!first) throw new Error('There is no sentence.')
    expect(passageFrom(sentences, first, 15).map(({ text }) => text)).toEqual([
      'Prices show the use of most things.',
    ])
    expect(passageFrom(sentences, first, 40)).toHaveLength(3)
  })
})

describe('An item of a list', () => {
  const lexicon = lexiconOf('en')
  const rules = [
    'Minds its own business at all times.',
    'Gives the same output for the same input.',
    'Changes no variable of its caller.',
    'Reads no clock and no file.',
    'Calls only functions that are pure.',
  ]
  const boundList = (count: number) =>
    linkSentences(
      [
        ...sentencesOf('A pure function follows some rules:', 'b1', 0, lexicon),
        ...rules
          .slice(0, count)
          .flatMap((one, at) => sentencesOf(one, 'b2', at + 1, lexicon, { ordered: false })),
      ],
      [],
      lexicon,
    )

  test('is said with the open sentence before the list', () => {
    expect(saidWith(boundList(5), 'Gives')).toEqual(['A pure function follows some rules:', rules[1]])
  })

  test('is said with the other items if the list is short', () => {
    expect(saidWith(boundList(2), 'Gives')).toEqual([
      'A pure function follows some rules:',
      ...rules.slice(0, 2),
    ])
  })
})

test('A wrong belief is not said without the sentence that denies it', () => {
  const sentences = read(
    'Many students think that metamorphic rocks have melted. They have not: a rock that melts becomes lava.',
  )
  expect(saidWith(sentences, 'students think')).toHaveLength(2)
})

function readSteps(steps: readonly string[]): readonly Sentence[] {
  const lexicon = lexiconOf('en')
  const found = steps.flatMap((text, at) => sentencesOf(text, 'b1', at, lexicon, { ordered: true }))
  return linkSentences(found, [], lexicon)
}

test('A step of a calculation is said with the steps before it', () => {
  const steps = [
    'Convert the time: 8 × 60 = 480 minutes.',
    'Multiply the volume: 10 × 20 = 200 drops.',
    'Divide the drops: 480 / 200 = 2.4.',
  ]
  expect(saidWith(readSteps(steps), 'Divide')).toEqual(steps)
  expect(saidWith(readSteps(steps), 'Multiply')).toEqual(steps.slice(0, 2))
})

test('A step of a calculation is said with the question that it answers, and with the sentence before the question', () => {
  const steps = ['Divide the water: 150 ÷ 5 = 30.', 'Round the days: 30 ÷ 7 ≈ 4 weeks.']
  const lexicon = lexiconOf('en')
  const task = sentencesOf(
    'A crop of beans uses 5 mm of water a day. How long can it grow without rain?',
    'b0',
    0,
    lexicon,
  )
  const listed = (ordered: boolean) => [
    ...task,
    ...steps.flatMap((text, at) => sentencesOf(text, 'b1', 2 + at, lexicon, { ordered })),
  ]
  const all = [...task.map(({ text }) => text), ...steps]
  expect(saidWith(linkSentences(listed(true), [], lexicon), 'Round')).toEqual(all)
  expect(saidWith(linkSentences(listed(false), [], lexicon), 'Divide'), 'no steps').toEqual([steps[0]])
})

test.each([
  [
    'menus',
    ['Open the menu File → Export first.', 'Write a name for the file.', 'Click Save → Overwrite twice.'],
  ],
  [
    'names of formulas',
    ['Write the law as F = ma on paper.', 'Choose a unit of mass.', 'Write weight as W = mg below.'],
  ],
])('Steps with %s are no calculation', (_, steps) => {
  expect(readSteps(steps).flatMap(({ needs, misleadsWithout }) => [...needs, ...misleadsWithout])).toEqual([])
})

const winds = [
  'Wind moves particles in three ways.',
  'The finest dust is carried in suspension.',
  'Grains of sand jump along the surface.',
  'Heavy grains roll over the ground.',
]

test('A sentence that announces a number of things is said with all of them', () => {
  expect(saidWith(read(winds.join(' ')), 'three ways')).toEqual(winds)
})

test('A paragraph with another number of sentences is not what its first one announces', () => {
  const more = [...winds, 'A windbreak slows the wind.']
  expect(saidWith(read(more.join(' ')), 'three ways')).toEqual(winds.slice(0, 1))
})

test('A short case below its heading is said with its end', () => {
  const story = [
    'Maria has a field on a slope.',
    'Every spring, small channels appear after heavy rain.',
    'Then she ploughs along the contour of the hill.',
    'In the following spring she finds no channels at all.',
  ]
  const text = story.join(' ')
  expect(saidWith(read(text, 'en', ['Example: a field in the hills']), 'Maria')).toEqual(story)
  expect(saidWith(read(text, 'en', ['Fields in the hills']), 'Maria')).toEqual(story.slice(0, 1))
})

test('A passage does not end with a sentence that leads to something else', () => {
  const sentences = read('Symbiosis is a close relationship between two species. It has three main types:')
  const [start] = sentences
  expect(start && passageFrom(sentences, start, 50).map(({ text }) => text)).toEqual([
    'Symbiosis is a close relationship between two species.',
  ])
})

function withList(after: string) {
  const lexicon = lexiconOf('en')
  const found: Sentence[] = []
  const texts: readonly (readonly [string, { readonly ordered: boolean }?])[] = [
    ['Place the foot one metre from the wall for every four metres of height.'],
    ['Set the angle at 75 degrees.', { ordered: true }],
    [after],
  ]
  for (const [at, [text, list]] of texts.entries())
    found.push(...sentencesOf(text, `b${at}`, found.length, lexicon, list))
  return linkSentences(found, [], lexicon)
}

test('an example after a list is said with the rule before the list', () => {
  expect(saidWith(withList('For example, a gutter at eight metres needs two metres.'), 'gutter')).toEqual([
    'Place the foot one metre from the wall for every four metres of height.',
    'For example, a gutter at eight metres needs two metres.',
  ])
})

test('another sentence after a list needs no rule before it', () => {
  expect(withList('A gutter at eight metres needs two metres.').at(-1)?.needs).toEqual([])
})

test('a paragraph that ends with what it is a case of is said from its start', () => {
  const events = [
    'En 1973, los países exportadores redujeron la venta de petróleo.',
    'Como casi todo se transportaba con petróleo, subieron los precios de casi todos los bienes.',
    'Fue un caso claro de inflación de costes.',
  ]
  const sentences = read(events.join(' '), 'es')
  expect(saidWith(sentences, 'Fue')).toEqual(events)
  expect(saidWith(sentences, 'Como')).toEqual(events.slice(0, 2))
})

test('a paragraph after a short list needs its items, if its first sentence leans on them', () => {
  expect(saidWith(withList('Both steps need two people.'), 'Both')).toEqual([
    'Set the angle at 75 degrees.',
    'Both steps need two people.',
  ])
})

test.each([
  [
    'en',
    'A common mistake is to put the bowl on a radiator. The yeast there dies. Find a warmer room.',
    'dies',
  ],
  ['es', 'Un error frecuente es poner la masa al sol. La levadura muere. Busque un lugar templado.', 'muere'],
  ['de', 'Ein häufiger Fehler ist ein zu heißer Ofen. Die Kruste verbrennt. Backen Sie kühler.', 'verbrennt'],
  [
    'pl',
    'Częstym błędem jest zbyt gorący piec. Skórka się przypala. Piecz w niższej temperaturze.',
    'przypala',
  ],
])('The result of a mistake is not said without it (%s)', (language, text, words) => {
  expect(saidWith(read(text, language), words)?.[0]).toBe(text.split(/(?<=\.) /)[0])
})

test.each([
  ['en', 'At first sight the year looks better. Look closely. Cash has fallen by half.'],
  ['es', 'A primera vista el año parece mejor. La caja ha bajado a la mitad.'],
  ['zh', '乍一看，今年的情况比较好。现金却减少了一半。'],
])('What seems so at first sight is said with what is so (%s)', (language, text) => {
  const sentences = read(text, language)
  expect(sentences[0]?.isDependent).toBe(false)
  expect(sentences[0]?.misleadsWithout).toEqual(sentences.slice(1).map(({ order }) => order))
})

test.each([
  [
    'de',
    'Viele Käufer verlangen sofort ihr Geld zurück. Das ist ein Fehler, denn zuerst wird die Sache ersetzt.',
  ],
  ['en', 'Many buyers ask for their money at once. This is a mistake, because the thing is replaced first.'],
  ['fr', 'Beaucoup exigent leur argent. C’est une erreur, car la chose est d’abord remplacée.'],
])(
  'A wrong act is not said without the sentence that rejects it and gives the reason (%s)',
  (language, text) => {
    const [act, rejection] = read(text, language)
    expect(act?.misleadsWithout).toEqual([rejection?.order])
  },
)
