import { expect, test } from 'vitest'
import { showsTheSame } from './same-content.ts'

const frame = '<iframe src="https://a.example/e" allow="autoplay"></iframe>'
const sent = `<div id="m" lang="en">${frame}<details><summary>More</summary><p>Text  &amp; more</p></details><a href="https://a.example">Open</a><img src="https://a.example/i.png?verifier=1"></div>`

test.each([
  ['the same body', sent, true],
  [
    'a body without elements that Canvas removes',
    `<div id="m"><iframe src="https://a.example/e"></iframe>More<p>Text &amp; more</p><a href="https://a.example" target="_blank">Open</a><img src="https://a.example/i.png?verifier=2"></div>`,
    true,
  ],
  ['a body in the element that marks the page', `<div id="lectern-slideshow-1">${sent}</div>`, true],
  ['a body in another element', `<div id="other">${sent}</div>`, false],
  ['a body without its frame', sent.replace(frame, ''), false],
  ['another text', sent.replace('more<', 'less<'), false],
  ['another link', sent.replace('="https://a.example"', '="https://b.example"'), false],
  ['another frame', sent.replace('/e"', '/f"'), false],
  ['another picture', sent.replace('i.png', 'j.png'), false],
  ['a removed picture', sent.replace(/<img[^>]*>/, ''), false],
  ['an added picture', `${sent}<img src="https://b.example/p.png">`, false],
  ['an added picture without an address', `${sent}<img>`, false],
  ['an added video', `${sent}<video><source src="https://b.example/v.mp4"></video>`, false],
  ['an added object', `${sent}<object data="https://b.example/o.pdf"></object>`, false],
  ['an emphasised word', sent.replace('more<', '<strong>more</strong><'), false],
  ['an added link', `${sent}<a href="https://b.example"></a>`, false],
])('%s', (_, stored, expected) => {
  expect(showsTheSame(sent, stored)).toBe(expected)
})
