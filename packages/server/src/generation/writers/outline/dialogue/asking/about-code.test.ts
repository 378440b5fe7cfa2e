import { expect, test } from 'vitest'
import { readPage } from '../../../../page-reader/read-page.ts'
import { createOutlineWriter } from '../../outline-writer.ts'

const question = 'Let’s go through the code step by step. What happens there?'
const code = `<pre><code class="language-python">total = 0
for mark in [2, 3, 1]:
    total = total + mark
print(total)</code></pre>`

async function linesWith(paragraph: string): Promise<readonly string[]> {
  const html = `<p>Programs often do the same thing many times. A loop is a statement that repeats a block of code.</p>
    <h2>The for loop</h2><p>A for loop repeats its block once for each element of a sequence. In each pass, the variable of the loop holds the next element.</p>
    ${code}${paragraph}
    <h2>The while loop</h2><p>A while loop repeats its block as long as a condition is true. Use it when the number of passes is not known beforehand.</p>`
  const page = readPage({ title: 'Loops', html, language: 'en' })
  const { segments } = await createOutlineWriter().write('podcast', { page, options: {}, images: new Map() })
  return segments.flatMap(({ dialogue }) => dialogue.map(({ speaker, content }) => `${speaker}: ${content}`))
}

test('JAMIE asks for what a program does before ALEX speaks of its names', async () => {
  const lines = await linesWith(
    '<p>Before the loop, <code>total</code> is zero. Each pass adds one mark to it.</p>',
  )
  const at = lines.findIndex((line) => line.endsWith(question))
  expect(lines[at + 1]).toMatch(/^ALEX: Before the loop, total is zero\./u)
})

test.each([
  '<p>The first line of a loop ends in a colon. Its block is indented by four spaces.</p>',
  '<p>The keyword <code>break</code> ends a loop before its last pass. Few programs need it.</p>',
  '<blockquote>Before the loop, <code>total</code> is zero.</blockquote>',
])('JAMIE does not ask for a program before text that names nothing of it: %s', async (paragraph) => {
  const lines = await linesWith(paragraph)
  expect(lines.join(' ')).not.toContain(question)
})
