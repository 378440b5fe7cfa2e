import { describe, expect, test } from 'vitest'
import { embeddingSite, isSiteOrigin, readSite } from './site-origin.ts'

describe('the site of an address', () => {
  test.each([
    ['https://canvas.example.edu/courses/7?x=1#a', 'https://canvas.example.edu'],
    ['  Canvas.Example.edu/courses ', 'https://canvas.example.edu'],
    ['HTTPS://EXAMPLE.ORG/', 'https://example.org'],
    ['https://example.org:8443', 'https://example.org:8443'],
    ['https://example.org:443/', 'https://example.org'],
    ['http://example.org:80', 'http://example.org'],
    ['https://example.org:0443', 'https://example.org'],
    ['http://moodle.example.edu:8080/', 'http://moodle.example.edu:8080'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['localhost:3000', 'https://localhost:3000'],
    ['http://192.168.0.7:3000', 'http://192.168.0.7:3000'],
    ['http://moodle', 'http://moodle'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
    ['بلدي.example', 'https://xn--ngbo6dza.example'],
  ])('of "%s" is %s', (pasted, origin) => {
    expect(readSite(pasted)).toEqual({ origin })
    expect(isSiteOrigin(origin)).toBe(true)
    expect(embeddingSite.parse(pasted)).toBe(origin)
  })

  test.each([
    '',
    'not a site',
    'canvas',
    'ftp://files.example.edu',
    'javascript://example.edu',
    'javascript:alert(1)',
    'https://',
    'https://example.org:99999',
    'https://example.org:port',
    'https://user:password@example.org',
    'https://example.org@elsewhere.example',
    'my_site.edu',
    'https://example..org',
    'https://example.org; script-src *',
    "https://example.org 'unsafe-inline'",
    'https://example.org\r\nset-cookie: a=b',
    'https://xn--.example',
    `https://example.org/${'x'.repeat(2000)}`,
  ])('does not exist for "%s"', (pasted) => {
    expect(readSite(pasted)).toEqual({ fault: 'noSite' })
  })

  test.each(['https://*.instructure.com', '*.example.org', 'https://example.*', 'https://*:3000'])(
    'cannot be chosen by the pattern %s',
    (pasted) => {
      expect(readSite(pasted)).toEqual({ fault: 'wildcard' })
    },
  )

  test.each(['https://[::1]:3000', '[2001:db8::1]'])('cannot be the IPv6 address %s', (pasted) => {
    expect(readSite(pasted)).toEqual({ fault: 'ipv6' })
  })

  test('is never a text that ends a source or a policy', () => {
    for (const text of ['https://a.org;', 'https://a.org,', 'https://a.org b', 'https://a.org\n', '*'])
      expect(isSiteOrigin(text), text).toBe(false)
  })
})

test('every site is *', () => {
  expect(embeddingSite.parse(' * ')).toBe('*')
})

test('a refused site has a sentence', () => {
  const sentenceOf = (text: string) => embeddingSite.safeParse(text).error?.issues[0]?.message
  expect(sentenceOf('no site')).toMatch(/^This is not the address of a site\./)
  expect(sentenceOf('https://*.example.org')).toMatch(/^An address cannot contain \*\./)
  expect(sentenceOf('https://[::1]')).toMatch(/IPv6/)
})
