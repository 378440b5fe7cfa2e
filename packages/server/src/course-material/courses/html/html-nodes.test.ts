import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { elementsBelow, textsBelow } from './html-nodes.ts'

const namesIn = (html: string) => [...elementsBelow(parseFragment(html))].map(({ tagName }) => tagName)

test('elements are visited in the order of the document, those in templates too', () => {
  expect(namesIn('<ul><li><b>1</b></li><li>2</li></ul><template><i>3</i></template><p>4</p>')).toEqual([
    'ul',
    'li',
    'b',
    'li',
    'template',
    'i',
    'p',
  ])
})

test('texts are visited between the elements', () => {
  expect(textsBelow(parseFragment('a<b>b<!-- no --><i>c</i></b> d'))).toEqual(['a', 'b', 'c', ' d'])
})

test('the depth of a document has no limit', () => {
  expect(namesIn('<div>'.repeat(20_000))).toHaveLength(20_000)
})
