import { describe, expect, test } from 'vitest'
import { readPage } from '../../../page-reader/read-page.ts'
import { examplePage } from '../../../writer.contract.ts'
import type { StructuredPage } from '../../../page.ts'
import { answerQuestion } from './answer-question.ts'

const ask = (question: string, page: StructuredPage = examplePage) =>
  answerQuestion({ page, question, images: new Map() })
const textsOf = (question: string, page?: StructuredPage) =>
  ask(question, page).sentences.map(({ text }) => text)

describe('The outline writer answers', () => {
  test.each([
    [
      'Where does most of the vapour in the air come from?',
      'About nine tenths of the vapour in the air comes from the sea.',
    ],
    ['When does hail fall?', 'Hail falls in storms.'],
    ['What is evaporation?', 'Evaporation: the change of a liquid into vapour'],
    ['What drives the cycle?', 'The sun drives this cycle with its heat.'],
    ['What does the sun do?', 'The sun warms the surface of the sea.'],
    ['CLOUDS', 'Cool vapour turns into tiny drops that form clouds.'],
  ])('%s', (question, answer) => {
    expect(textsOf(question)).toContain(answer)
  })

  test('with at most three sentences, in the order of the page, each with its block', () => {
    const { sentences } = ask('What happens to vapour in the air, and which drops fall?')
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.length).toBeLessThanOrEqual(3)
    const places = sentences.map(({ text, sources: [block] }) => {
      const at = examplePage.blocks.findIndex(({ id }) => id === block)
      expect(JSON.stringify(examplePage.blocks[at])).toContain(text)
      return at
    })
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test.each(['Who invented the telephone?', 'What is it about?', '???', '¿De dónde viene el vapor?'])(
    'nothing that the page does not say: %s',
    (question) => {
      expect(textsOf(question)).toEqual([])
    },
  )

  test('that it looks for words, if it finds none of them', () => {
    expect(ask('¿Quién inventó el teléfono?')).toEqual({
      sentences: [],
      language: 'en',
      warnings: [
        {
          sentence:
            'The outline writer looks for the words of your question. Ask in English, in the words of the page.',
          notice: { code: 'FOUND_BY_WORDS', values: { own: 'en' } },
        },
      ],
    })
  })

  test.each([
    [
      'ar',
      'ماذا تمتص الأوراق؟',
      '<p>تمتص الأوراق الضوء من الشمس. وتنقل الجذور الماء إلى الأوراق.</p>',
      'تمتص الأوراق الضوء من الشمس.',
    ],
    ['zh', '植物的根做什么？', '<p>叶子吸收光。植物的根从土壤中吸收水。</p>', '植物的根从土壤中吸收水。'],
    [
      'de',
      'Woher holen die Wurzeln das Wasser?',
      '<p>Blätter nehmen Licht auf. Wurzeln holen Wasser aus dem Boden.</p>',
      'Wurzeln holen Wasser aus dem Boden.',
    ],
    ['hi', 'जड़ें क्या लेती हैं?', '<p>पत्तियां प्रकाश लेती हैं। जड़ें मिट्टी से पानी लेती हैं।</p>', 'जड़ें मिट्टी से पानी लेती हैं।'],
  ])('in the language of the page: %s', (language, question, html, answer) => {
    expect(textsOf(question, readPage({ title: '', html, language }))).toContain(answer)
  })

  test('both parts of a question', () => {
    const html =
      '<p>Rivers carry water from the mountains to the sea. Rain and snow feed them all year.</p><p>Towns were built beside rivers because people needed water.</p>'
    const page = readPage({ title: 'Rivers', html, language: 'en' })
    expect(textsOf('What do rivers carry, and why were towns built beside rivers?', page)).toEqual([
      'Rivers carry water from the mountains to the sea.',
      'Towns were built beside rivers because people needed water.',
    ])
  })

  test('from the rows of a table', () => {
    const html =
      '<table><tr><th>Planet</th><th>Moons</th></tr><tr><td>Saturn</td><td>146</td></tr><tr><td>Mars</td><td>2</td></tr></table>'
    expect(textsOf('Mars has how many moons?', readPage({ title: 'Planets', html, language: 'en' }))).toEqual(
      ['Planet: Mars; Moons: 2'],
    )
  })
})
