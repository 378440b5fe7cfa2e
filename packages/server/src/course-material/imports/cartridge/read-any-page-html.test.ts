import { expect, test } from 'vitest'
import { readPageHtml } from './page-html.ts'
import { readAnyPageHtml } from './read-any-page-html.ts'

const paragraph =
  '<p>Rain falls on the mountains.<img src="../pictures/rain.png"><a href="next.html">Next</a></p>'
const long = Buffer.from(`<title>Rivers</title>${paragraph.repeat(3_000)}`)
const file = {
  path: 'pages/rivers.html',
  names: new Set(['pages/rivers.html', 'pictures/rain.png']),
  addressOf: (path: string) => `https://here.example/${path}`,
}

test('reads a long document while the server answers requests', async () => {
  let isRead = false
  const reading = readAnyPageHtml(long, file).finally(() => (isRead = true))
  await new Promise(setImmediate)
  expect(isRead).toBe(false)
  expect(await reading).toEqual(readPageHtml(long, file))
  expect((await reading)?.pictures).toEqual(['pictures/rain.png'])
})

test('a long document that is nested too deep has no content', async () => {
  const deep = Buffer.from('<div>'.repeat(50_000))
  expect(await readAnyPageHtml(deep, file)).toBeUndefined()
})
