import { readFileSync } from 'node:fs'
import { problems } from '@lectern/domain/problems/problems.ts'
import { expect, test } from 'vitest'

test('docs/problems.md and the catalogue are equal', () => {
  const page = readFileSync(new URL('../../../../docs/problems.md', import.meta.url), 'utf8')
  const rows = Object.entries(problems).map(
    ([code, { status, sentence, ...more }]) =>
      `| \`${code}\` | ${status} | ${sentence} | ${'retryable' in more ? 'yes' : ''} |`,
  )
  const listed = page.split('\n').filter((line) => line.startsWith('| `'))
  expect(listed).toEqual(rows)
})
