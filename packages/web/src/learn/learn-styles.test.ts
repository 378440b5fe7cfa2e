import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the styles of all pages for learners hide what does not work without scripts', async () => {
  const styles = await readFile(join(import.meta.dirname, 'learn.css'), 'utf8')
  expect(styles).toMatch(/html:not\(\[data-ready\]\) \.learn-live \{\s*visibility: hidden;/)
  expect(styles).toMatch(/@media \(scripting: none\) \{\s*\.learn-live \{\s*display: none !important;/)
})
