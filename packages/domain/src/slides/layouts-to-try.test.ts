import { describe, expect, test } from 'vitest'
import { splitSentences } from '../narration/split-sentences.ts'
import { layoutsToTry, offeredLayouts } from './layouts-to-try.ts'
import { readContent } from './read-content.ts'
import type { SlideType } from './slide-type.ts'
import { type SlideTypeId, slideTypes } from './slide-types.ts'

interface Asked {
  readonly chosen?: string | null
  readonly pictureRatio?: number
  readonly language?: string
}

const hints = { sentencesOf: () => [], pictureRatio: undefined }

function tried(id: SlideTypeId, content: Readonly<Record<string, unknown>>, asked: Asked = {}) {
  const type: SlideType = slideTypes[id]
  const { chosen, pictureRatio, language = 'en' } = asked
  return layoutsToTry(type, readContent(type, content), chosen, {
    sentencesOf: (text) => splitSentences(text, language),
    pictureRatio,
  })
}

test.each([
  ['one sentence', 'The sea comes and goes.', 'statement'],
  ['one sentence and little more', 'The sea comes and goes. Nobody waits for it.', 'statement'],
  ['a number at the end', 'The sea comes and goes. It covers 71 % of the Earth.', 'note'],
  ['a year at the end', 'The sea comes and goes. Kelvin wrote it down in 1876.', 'statement'],
  ['much more', `The sea comes and goes. ${'So it has been for a long time. '.repeat(8)}`, 'lead'],
])('a text of %s has the layout %s', (_, slide_content, layout) => {
  expect(tried('text', { slide_content })[0]).toBe(layout)
})

test.each([
  ['points with terms', ['**Water**, drawn up', '**Light**: caught'], 'terms'],
  ['one point without a term', ['**Water**, drawn up', 'Light that is caught'], 'rows'],
  ['order words', ['First open the valve', 'Then wait'], 'numbered'],
  ['one point', ['**Water**, drawn up'], 'rows'],
])('bullets with %s', (_, bullet_points, layout) => {
  expect(tried('bullets', { bullet_points })[0]).toBe(layout)
})

test.each([
  'Step 2: Build a static version',
  'Schritt 2: Kneten',
  'Étape 2 : pétrir',
  '步骤二：构建静态版本',
])('the points of one step are not numbered: %s', (slide_title) => {
  const content = { slide_title, bullet_points: ['Needs much typing', 'Keeps no state'] }
  expect(tried('bullets', content)[0]).toBe('rows')
})

test('a word for steps that begins with an accent is found', () => {
  const content = { slide_title: 'Les étapes', bullet_points: ['Mélanger', 'Pétrir'] }
  expect(tried('bullets', content)[0]).toBe('numbered')
})

test('bullets are numbered if the title mentions steps', () => {
  const content = { slide_title: 'Three steps to a loaf', bullet_points: ['Knead', 'Wait', 'Bake'] }
  expect(tried('bullets', content)[0]).toBe('numbered')
})

describe('an image', () => {
  const content = { slide_content: 'Boats at low water.', image_url: 'https://example.org/a.jpg' }

  test('fills the slide if it is a wide photograph with a short paragraph', () => {
    expect(tried('image', content, { pictureRatio: 1.78 })).toEqual(['full', 'end'])
  })

  test.each([
    ['its shape is not known yet', content, undefined],
    ['it is upright', content, 0.7],
    ['it may be a drawing with labels', { ...content, image_url: 'https://example.org/a.svg' }, 1.78],
    ['there is much to say', { ...content, slide_content: 'word '.repeat(40) }, 1.78],
  ])('is beside the text if %s', (_, given, pictureRatio) => {
    expect(tried('image', given, { ...(pictureRatio && { pictureRatio }) })).toEqual(['end'])
  })
})

test("the author's choice comes first, then the plainer layouts", () => {
  expect(tried('text', { slide_content: 'One.' }, { chosen: 'note' })).toEqual(['note', 'lead', 'plain'])
})

test.each([null, '', 'of another version', 'plainly wrong'])('a choice of %j is ignored', (chosen) => {
  expect(tried('definition', { term: 'Tide', definition: 'Water that moves.' }, { chosen })).toEqual([
    'standing',
    'entry',
  ])
})

test('a type without layouts has none to try', () => {
  expect(tried('quiz', {})).toEqual([])
})

describe.each(Object.entries<SlideType>(slideTypes).filter(([, { layouts }]) => layouts))(
  'the layouts of %s',
  (_, type) => {
    const ids = type.layouts?.all.map(({ id }) => id) ?? []

    test('end in a plainest one, from any start', () => {
      for (const id of ids) {
        const chain = layoutsToTry(type, readContent(type, {}), id, hints)
        expect(chain[0]).toBe(id)
        expect(type.layouts?.all.find((layout) => layout.id === chain.at(-1))?.plainer).toBeUndefined()
      }
    })

    test('contain the one for an empty slide, and more than one is in the menu', () => {
      const chosen = type.layouts?.choose(readContent(type, {}), hints)
      expect(ids).toContain(chosen)
      expect(offeredLayouts(type).length).toBeGreaterThan(1)
    })
  },
)
