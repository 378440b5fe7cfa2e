import { describe, expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { shortenForSlide } from './sentences/shorten-for-slide.ts'

const cut = (text: string, language = 'en', words = 16) => lexiconOf(language).shorten(text, words)

describe('A shortened sentence', () => {
  test('keeps the comma after a phrase that comes before the subject', () => {
    expect(
      cut(
        'Under Elizabeth, whose reign lasted from 1558 to 1603, Puritans grew steadily in number.',
        'en',
        9,
      ),
    ).toBe('Under Elizabeth, Puritans grew steadily in number')
  })

  test.each([
    ['en', 'The resolver asks one of the root servers, which answers: ask the servers of the last part.'],
    [
      'es',
      'El servidor pregunta a otro servidor más alto, que responde: pregunta a los servidores de la última parte.',
    ],
  ])('is not cut before the words of a speaker (%s)', (language, text) => {
    expect(cut(text, language)).not.toMatch(/answers$|responde$/)
  })

  test.each([
    [
      'en',
      'All substances that move through the membrane do so by one of two general methods, which are named by their energy.',
      'All substances that move through the membrane do so by one of two general methods',
    ],
    [
      'pl',
      'Ludzie mają różne umiejętności, talenty i zainteresowania, więc niektóre czynności będą wykonywać lepiej i szybciej niż inni ludzie.',
      'Ludzie mają różne umiejętności, talenty i zainteresowania',
    ],
    [
      'es',
      'La aceleración debida a la gravedad es constante, lo que significa que podemos aplicar las ecuaciones a cualquier objeto.',
      'La aceleración debida a la gravedad es constante',
    ],
    ['zh', '纯函数仅仅执行计算，因此调用它们两次不会改变任何东西和任何其他的值。', '纯函数仅仅执行计算'],
  ])('ends where a clause ends: %s', (language, text, expected) => {
    expect(cut(text, language)).toBe(expected)
  })

  test.each([
    [
      'en',
      'Some proteins on the surface of intestinal cells, for example, act as digestive enzymes and break down nutrients.',
    ],
    [
      'es',
      'La física, cuyo término proviene del griego phúsis, que significa naturaleza, se ocupa de describir las interacciones de la energía.',
    ],
    [
      'ar',
      'من خلال كتابة مكوناتك بشكل صارم، حيث تكون دوالا نقية فقط، يمكنك تجنب فئة كاملة من الأخطاء صعبة التفسير والسلوك غير المتوقع.',
    ],
  ])('is none if the main clause continues after the aside: %s', (language, text) => {
    expect(cut(text, language)).toBeUndefined()
  })

  test.each([
    [
      'en',
      'Much land was communally farmed at first, but as lords became more powerful they rented land to their subjects.',
    ],
    [
      'en',
      'Most origin stories say that the nations always called it home; however, some scholars believe in a land bridge.',
    ],
    [
      'pl',
      'Wielu autorów pisało o ekonomii stulecia przed Smithem, ale on jako pierwszy zajął się nią w sposób kompleksowy i nowy.',
    ],
    ['hi', 'बहुत सी भूमि पहले साझा रूप से जोती जाती थी, लेकिन बाद में शक्तिशाली लोगों ने उसे किराए पर देना शुरू किया।'],
    ['zh', '你可以在一个文件中声明许多组件，但文件的体积过大会变得难以浏览，也难以维护。'],
  ])('never loses the turn of a contrast: %s', (language, text) => {
    expect(cut(text, language)).toBeUndefined()
  })

  test.each([
    [
      'en',
      'Not only do the rivers carry water; they also transport sediment and nutrients and organisms from the mountains to the sea.',
    ],
    [
      'pl',
      'Nie tylko ceny dóbr i usług w kraju rosną w czasie wysokiej inflacji, ponieważ płace wszystkich pracowników rosną także.',
    ],
  ])('is never the first half of a pair of conjunctions: %s', (language, text) => {
    expect(cut(text, language)).toBeUndefined()
  })

  test('never breaks off a series', () => {
    expect(
      cut(
        'The lords owned the whole land; knights gave military service to a lord; serfs worked the land in return for protection.',
      ),
    ).toBeUndefined()
  })

  test('keeps dashes between the signs of a notation', () => {
    const text =
      'In the key of G, the chords G – C are no longer V – I, which every listener can hear in this short piece.'
    expect(cut(text, 'en', 16) ?? text).toContain('G – C are no longer V – I')
  })

  test('loses an aside, but not one that limits it', () => {
    expect(
      cut(
        'In 1482, traders built Elmina Castle (also called Saint George’s of the Mine) in Ghana, on the west coast.',
      ),
    ).toBe('In 1482, traders built Elmina Castle in Ghana, on the west coast')
    expect(
      cut(
        'Each cell in your body (with the exception of germ cells) contains the complete set of your own DNA.',
      ),
    ).toBeUndefined()
    expect(
      cut(
        'A model is a picture of a thing that is often too difficult (or impossible) to show in a direct way.',
      ),
    ).toBeUndefined()
  })

  test('keeps formulas and code whole', () => {
    expect(
      cut(
        'Complex numbers are the points on the plane, expressed as ordered pairs $(a, b)$ of numbers, where each has a place.',
      ),
    ).toBe('Complex numbers are the points on the plane, expressed as ordered pairs $(a, b)$ of numbers')
    expect(
      cut('The total displacement of the walk is then 2 - 4 = -2 m in the direction of the west or left.'),
    ).toBeUndefined()
  })

  test('keeps the full stop of an abbreviation at its end', () => {
    expect(cut('Tourism began in the U.S.')).toBe('Tourism began in the U.S.')
    expect(cut('It lasted until 1450 CE.')).toBe('It lasted until 1450 CE')
    expect(cut('Książka powstała w 1998 r.', 'pl')).toBe('Książka powstała w 1998 r.')
    expect(cut('पानी उबलता है।', 'hi')).toBe('पानी उबलता है')
  })
})

describe('Two statements that are joined', () => {
  test.each([
    [
      'en',
      'The rivers of the north carry sand, and the sea carries it away.',
      'The rivers of the north carry sand',
    ],
    [
      'en',
      'Many lower soldiers lived in debt and resented the officials of the court.',
      'Many lower soldiers lived in debt',
    ],
    ['en', 'The government ended the payments in 1876 and forbade the wearing of swords.', undefined],
    [
      'es',
      'Los obreros trabajaban doce horas al día, y los niños limpiaban las máquinas.',
      'Los obreros trabajaban doce horas al día',
    ],
    [
      'pl',
      'Ten zielony barwnik pochłania światło czerwone i niebieskie, a odbija prawie całe światło zielone.',
      'Ten zielony barwnik pochłania światło czerwone i niebieskie',
    ],
    [
      'ar',
      'تحبس السدود الكبيرة مياه الأنهار، والمدن المرصوفة تمنع الماء من التسرب إلى التربة الخصبة.',
      'تحبس السدود الكبيرة مياه الأنهار',
    ],
    ['en', 'Wild yeasts raise the dough, and lactic acid bacteria make it sour.', undefined],
    ['en', 'Divide by the number of inhabitants first, and the map begins to say something.', undefined],
    ['en', 'A sea breeze comes from the sea; a north wind comes from the north.', undefined],
  ])('are shortened to the first (%s): %s', (language, text, expected) => {
    expect(cut(text, language, 10)).toBe(expected)
  })

  test.each([
    ['en', 'People who lived in the towns and worked in the mills were often poor.'],
    ['en', 'The law protects both the buyers of land, and the people who sell land to them.'],
    ['en', 'The state did not open the ports to ships, and many towns stayed poor.'],
    ['en', 'The farmers sold barley, oats, wool, and the wood of the great forests nearby.'],
    ['en', 'The treaty opened only a small, limited and restricted number of harbours to traders.'],
    ['en', 'They wanted to leave the town and lived in tents on the other bank for years.'],
  ])('are not cut if the first part would not be true, or not whole: %s', (language, text) => {
    expect(cut(text, language, 10)).toBeUndefined()
  })
})

describe('A clause that only adds something', () => {
  test.each([
    ['en', 'The conflict, which is known as the Boshin War, ended in June.', 'The conflict ended in June'],
    ['es', 'La bomba, que era muy cara y peligrosa, consumía carbón.', 'La bomba consumía carbón'],
    [
      'en',
      'The faith spread quickly across the north, bringing a new legal order with it.',
      'The faith spread quickly across the north',
    ],
  ])('is left out (%s): %s', (language, text, expected) => {
    expect(cut(text, language, 9)).toBe(expected)
  })

  test.each([
    ['en', 'The long coast, which has many bays, and the islands in front of it attract visitors.'],
    ['en', 'The people of the valley lived from hunting, fishing, and farming on the slopes.'],
    ['pl', 'Wszystkie rośliny, które rosną w cieniu wysokich drzew, mają bardzo duże liście.'],
  ])('is kept if it limits what is said, or if a list would be broken (%s): %s', (language, text) => {
    expect(cut(text, language, 9)).toBeUndefined()
  })
})

test('A calculation keeps its brackets', () => {
  const step = 'Find the kinetic energy of the car: ½ · 1,200 kg · (20 m/s)² = 240,000 J in all.'
  expect(cut(step, 'en', 12) ?? step).toContain('(20 m/s)²')
})

test('A noun keeps both of its adjectives', () => {
  expect(
    cut('An acceptance is a final and unqualified agreement to the terms of the offer.', 'en', 12),
  ).toBeUndefined()
  expect(cut('The emperor opened the ports of the land and signed the treaty of Kanagawa.', 'en', 12)).toBe(
    'The emperor opened the ports of the land',
  )
})

test('A noun in “-ing” is no participle', () => {
  expect(
    cut('The king opened the ports of the north and signed a long treaty with the merchants.', 'en', 9),
  ).toBe('The king opened the ports of the north')
})

test.each([
  ['ru', 'Главная причина различия вулканов — содержание кремнезёма в расплавленной магме под ними'],
  ['uk', 'Головна причина відмінності вулканів — вміст кремнезему в розплавленій магмі під ними'],
  ['vi', 'Năm sau, ông chuyển sang mô hình lúa – tôm trên hai ha đất của gia đình'],
  ['pl', 'Erozja wodna gleby – to proces wypłukiwania ziemi przez wodę deszczową na stokach'],
])('A dash that is the verb or joins two nouns is no place to cut (%s): %s', (language, text) => {
  expect(lexiconOf(language).shorten(text, 8)).not.toBe(text.split(' – ')[0]?.split(' — ')[0])
})

describe('A shortened English sentence', () => {
  const shortened = (text: string) => shortenForSlide(text, 12, lexiconOf('en'))

  test.each([
    [
      'A router looks up the destination address in its table and sends the packet to the next router.',
      'A router looks up the destination address in its table',
    ],
    [
      'Flour dust can cause asthma, a disease that forces some bakers to leave the trade.',
      'Flour dust can cause asthma',
    ],
    [
      'West Africa, a rich and varied area, soon entered the trade that other nations had built.',
      'West Africa soon entered the trade that other nations had built',
    ],
    [
      'Some names of sites end in letters such as .org and .de (others end in .com and .net).',
      'Some names of sites end in letters such as .org and .de',
    ],
  ])('leaves out a second verb or what its noun is: %s', (text, short) => {
    expect(shortenForSlide(text, 14, lexiconOf('en'))).toBe(short)
  })

  test.each([
    ['The recipe needs an onion, a carrot that is fresh and three eggs from the farm.'],
    ['In 1890, the king lost power, the lords gained a parliament that met every year.'],
    ['The water that feeds the lake comes from the north and carries the salt of the hills to it.'],
  ])('keeps the parts of a list and of a clause: %s', (text) => {
    expect(shortened(text)).toBeUndefined()
  })
})
