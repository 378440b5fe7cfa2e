import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'
import { translated, translateWith } from './translated.ts'

test('messages are translated, also those of code that was loaded before the language and after it', () => {
  const before = translated('before', { save: 'Save', pages: (count: number) => `${count} pages` })
  expect([before.save, before.pages(2)]).toEqual(['Save', '2 pages'])
  translateWith(pseudo)
  const after = translated('after', { kinds: { text: '<b>Text</b>' } })
  expect([before.save, before.pages(2), after.kinds.text].map((text) => text.normalize('NFC'))).toEqual([
    'Śááv́éé',
    '2 ṕááǵééś',
    '<b>T́ééx́t́</b>',
  ])
})
