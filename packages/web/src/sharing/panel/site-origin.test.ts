import { expect, test } from 'vitest'
import { originOf, siteName } from './site-origin.ts'

test.each([
  ['https://canvas.example.edu/courses/7?x=1#a', 'https://canvas.example.edu'],
  ['  Canvas.Example.edu/courses ', 'https://canvas.example.edu'],
  ['http://moodle.example.edu:8080/', 'http://moodle.example.edu:8080'],
  ['localhost:3000', 'https://localhost:3000'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
])('the origin of "%s" is %s', (pasted, origin) => {
  expect(originOf(pasted)).toBe(origin)
})

test.each([
  '',
  'not a site',
  'canvas',
  'ftp://files.example.edu',
  'javascript://example.edu',
  'https://',
  'https://*.instructure.com',
  'my_site.edu',
])('"%s" is no address of a site', (pasted) => {
  expect(originOf(pasted)).toBeUndefined()
})

test('a site is shown without https', () => {
  expect(siteName('https://canvas.example.edu')).toBe('canvas.example.edu')
  expect(siteName('http://localhost:3000')).toBe('http://localhost:3000')
})
