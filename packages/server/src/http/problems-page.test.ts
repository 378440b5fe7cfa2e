import { readFileSync } from 'node:fs'
import { exampleOf } from '@lectern/domain/problems/example-sentences.ts'
import { noticeSentences } from '@lectern/domain/problems/notice-sentences.ts'
import { isProblemCode, isRetryable, problemKinds } from '@lectern/domain/problems/codes/problem-kinds.ts'
import { problemSentences } from '@lectern/domain/problems/problem-sentences.ts'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../../../docs/problems.md', import.meta.url), 'utf8')
const rowsOf = (heading: string) =>
  page
    .split(/^## /m)
    .find((section) => section.startsWith(`${heading}\n`))
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))

test('docs/problems.md lists the codes of the catalogue', () => {
  const rows = Object.entries(problemSentences).map(([code, reasons]) => {
    const status = isProblemCode(code) ? problemKinds[code].status : ''
    return `| \`${code}\` | ${status} | ${reasons.default} | ${isRetryable(code) ? 'yes' : ''} |`
  })
  expect(rowsOf('Codes')).toEqual(rows)
})

test('docs/problems.md lists the reasons of the catalogue', () => {
  const rows = Object.entries(problemSentences).flatMap(([code, { default: _default, ...reasons }]) =>
    Object.entries<string | ((values: never) => string)>(reasons).map(
      ([reason, sentence]) => `| \`${code}\` | \`${reason}\` | ${exampleOf(sentence)} |`,
    ),
  )
  expect(rowsOf('Reasons')).toEqual(rows)
})

test('docs/problems.md lists the notices', () => {
  const rows = Object.entries<string | ((values: never) => string)>(noticeSentences).map(
    ([code, sentence]) => `| \`${code}\` | ${exampleOf(sentence)} |`,
  )
  expect(rowsOf('Notices')).toEqual(rows)
})
