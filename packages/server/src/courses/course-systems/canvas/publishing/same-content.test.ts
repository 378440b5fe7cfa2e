import { expect, test } from 'vitest'
import { showsTheSame } from './same-content.ts'

const frame = '<iframe src="https://a.example/e" allow="autoplay"></iframe>'
const sent = `<div id="m" lang="en">${frame}<details><summary>More</summary><p>Text  &amp; more</p></details><a href="https://a.example">Open</a></div>`

test.each([
  ['the same body', sent, true],
  [
    'a body without elements that Canvas removes',
    `<div id="m"><iframe src="https://a.example/e"></iframe>More<p>Text &amp; more</p><a href="https://a.example" target="_blank">Open</a></div>`,
    true,
  ],
  ['a body without frames', sent.replace(frame, ''), true],
  ['another text', sent.replace('more<', 'less<'), false],
  ['another link', sent.replace('="https://a.example"', '="https://b.example"'), false],
  ['another frame', sent.replace('/e"', '/f"'), false],
  ['an added link', `${sent}<a href="https://b.example"></a>`, false],
])('%s', (_, stored, expected) => {
  expect(showsTheSame(sent, stored)).toBe(expected)
})
