import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { prepareMaterial } from '../../material/material.ts'
import { subjectsOf } from './subjects.ts'

function subjectsIn(sentence: string, html: string, language = 'en'): readonly string[] {
  return subjectsOf(prepareMaterial(readPage({ title: 'Rivers', html, language }))).in(sentence)
}

const page = `<h2>Deltas</h2><p>Rivers carry sand to the sea, and a delta grows. In the delta, the Nile divides into arms.
  Farmers of the Nile, who need its mud, live in the delta.</p><h2>Trade</h2><p>Boats carried European goods on European
  rivers. A lock lifts boats, and each lock has two gates.</p><dl><dt>lock</dt><dd>a chamber with two gates for
  boats</dd></dl>`

test('A term, a name and a heading are subjects of a sentence', () => {
  expect(subjectsIn('A lock needs a keeper all day and all night.', page)).toEqual(['lock'])
  expect(subjectsIn('Every year the Nile brings mud to the fields.', page)).toEqual(['the Nile'])
  expect(subjectsIn('Deltas are flat, wet and green lands near the sea.', page)).toEqual(['Deltas'])
})

test('An adjective, the title of the page and the end of a sentence are no subjects', () => {
  expect(subjectsIn('Many European farmers grew flax and barley.', page)).toEqual([])
  expect(subjectsIn('Rivers change their course from time to time.', page)).toEqual([])
  expect(subjectsIn('Boats with wool, salt and copper go slowly through a lock.', page)).toEqual([])
})

test('A heading that says where or when is no subject', () => {
  const html = `${page}<h2>In the port</h2><p>Ships wait for the tide, and cranes unload them one after the other.</p>`
  expect(subjectsIn('Boats in the port carry wool, salt and copper to the market.', html)).toEqual([])
})

test('In a language with cases, only terms, code and whole headings are subjects', () => {
  const polish = `<h2>Handel na rzekach</h2><p>Statki płyną po rzekach, a handel rośnie. Dawny handel, jak handel dziś,
    potrzebuje śluz.</p><dl><dt>śluza</dt><dd>komora z dwiema bramami dla statków</dd></dl>`
  expect(subjectsIn('Dawny handel potrzebuje wielu statków i dobrych dróg.', polish, 'pl')).toEqual([])
  expect(subjectsIn('Każda śluza ma dwie bramy i jednego strażnika.', polish, 'pl')).toEqual(['śluza'])
})

test('A heading that begins with a preposition of another language is a subject', () => {
  const html = `<h2>Con người</h2><p>Con người sống ở nhiều nơi trên trái đất. Con người cần nước và không khí mỗi ngày.</p>`
  expect(subjectsIn('Con người trồng lúa ở đồng bằng.', html, 'vi')).toEqual(['Con người'])
})

test('A unit in Latin letters is no subject in another script, and a name is', () => {
  const html = `<h2>長方形</h2><p>縦は24 cmである。横は12 cmである。Reactは部品を作る。多くの人がReactを使う。</p>`
  expect(subjectsIn('24 cmの長方形では、縦の長さと横の長さが反比例する。', html, 'ja')).not.toContain('cm')
  expect(subjectsIn('Reactは小さな部品から画面を作るための道具である。', html, 'ja')).toContain('React')
})
