import { afterEach, expect, test } from 'vitest'
import { closeSharedPools } from '../../../platform/workers/shared-pools.ts'
import { readPageHtml } from './page-html.ts'
import { readAnyPageHtml } from './read-any-page-html.ts'

afterEach(closeSharedPools)

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

test('the end of the server ends the reading of a long document', async () => {
  const [reading] = await Promise.allSettled([readAnyPageHtml(long, file), closeSharedPools()])
  expect(reading).toMatchObject({ status: 'rejected', reason: { code: 'SHUTTING_DOWN' } })
})
