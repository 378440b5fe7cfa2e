import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichMessage } from './rich-message.tsx'

test('parts of a message become elements, and markup in a value stays text', () => {
  const parts = {
    link: <em lang="en" />,
    email: <b>{'<link>ada@example.edu</link>'}</b>,
  }
  const html = renderToStaticMarkup(
    <RichMessage text="Is <email/> yours? <link>Register</link>." parts={parts} />,
  )
  expect(html).toBe('Is <b>&lt;link&gt;ada@example.edu&lt;/link&gt;</b> yours? <em lang="en">Register</em>.')
})

test('a part that has no element is its text', () => {
  expect(renderToStaticMarkup(<RichMessage text="Press <key>K</key>, at 3 < 4." parts={{}} />)).toBe(
    'Press K, at 3 &lt; 4.',
  )
})
