import { expect, test } from 'vitest'
import { newsIdOf, readChanges, stretchesOf } from './read-changes.ts'

const file = `# Changes

What is new, newest first.

## Next

- Slides have a
  second line.
- *Complete* takes \`npm start\`.

## 0.1.0

- First.
`

test('a release is its heading and the items of its list, whose lines are joined', () => {
  expect(readChanges(file)).toEqual([
    { version: 'Next', changes: ['Slides have a second line.', '*Complete* takes `npm start`.'] },
    { version: '0.1.0', changes: ['First.'] },
  ])
})

test('a file without releases has no news', () => {
  expect(readChanges('# Changes\n')).toEqual([])
  expect(readChanges('## Next\n\nNothing yet.\n')).toEqual([])
})

test('the news have another id when something is added to the newest release, and the same otherwise', () => {
  const id = newsIdOf(readChanges(file))
  expect(newsIdOf(readChanges(file.replace('- First.', '- Oldest.')))).toBe(id)
  expect(newsIdOf(readChanges(file.replace('- Slides', '- Music.\n- Slides')))).not.toBe(id)
  expect(id.length).toBeLessThanOrEqual(40)
})

test('names and code are told from words', () => {
  expect(stretchesOf('*Complete* takes `npm start`, 2 * 3.')).toEqual([
    { kind: 'name', text: 'Complete' },
    { kind: 'words', text: ' takes ' },
    { kind: 'code', text: 'npm start' },
    { kind: 'words', text: ', 2 * 3.' },
  ])
})
