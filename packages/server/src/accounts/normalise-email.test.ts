import { registration } from '@lectern/domain/accounts/credentials.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newEmail, normaliseEmail } from './normalise-email.ts'

const isAccepted = (email: string) => {
  const issues = registration.safeParse({ email }).error?.issues ?? []
  return !issues.some(({ path }) => path[0] === 'email')
}

test.each([
  ['Ada@Example.ORG', 'ada@example.org'],
  [' ada@example.org ', 'ada@example.org'],
  ['zoë@bücher.example', 'zoë@xn--bcher-kva.example'],
  ['zoe\u0308@BU\u0308CHER.example', 'zoë@xn--bcher-kva.example'],
  ['ada@XN--BCHER-KVA.example', 'ada@xn--bcher-kva.example'],
  ['用户@例え。テスト', '用户@xn--r8jz45g.xn--zckzah'],
  ['δοκιμή@παράδειγμα.δοκιμή', 'δοκιμή@xn--hxajbheg2az3al.xn--jxalpdlp'],
  ['अजय@डाटा.भारत', 'अजय@xn--c2bd1gb.xn--h2brj9c'],
  ["O'Brien@example.org", "o'brien@example.org"],
  ['İlker@example.org', 'i̇lker@example.org'],
])('%j is registered as %j', (typed, stored) => {
  expect(isAccepted(typed)).toBe(true)
  expect(newEmail(typed)).toBe(stored)
})

test.each([
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada..b@example.org',
  '.ada@example.org',
  'ada.@example.org',
  'a b@example.org',
  'ada@exa mple.org',
  'ada@@example.org',
  'ada@127.0.0.1',
  'ada@[127.0.0.1]',
  '"ada"@example.org',
  'ada<eve@example.org',
  'ada\r\nBcc:eve@example.org',
  'ada@example.org\u0000',
  'a\u200bda@example.org',
  'a\u202eda@example.org',
  'ada,eve@example.org',
])('%j is not an email', (typed) => {
  expect(isAccepted(typed)).toBe(false)
})

test.each([
  'ada@-a.example',
  `ada@${'x'.repeat(64)}.example`,
  `ada@${'ü'.repeat(63)}.example`,
  `${'字'.repeat(64)}@${'a.'.repeat(40)}example`,
])('an address that no mail can reach is refused: %j', (typed) => {
  expect(() => newEmail(typed)).toThrow('Please enter a valid email address.')
})

test('normalising a normalised address changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (local, host) => {
      const once = normaliseEmail(`${local}@${host}`)
      expect(normaliseEmail(once)).toBe(once)
    }),
  )
})

test('letters that only look alike give different addresses; equal letters give the same', () => {
  const cyrillicA = '\u0430da@example.org'
  const kelvinSign = 'mi\u212Ae@example.org'
  const fullWidthHost = 'ada@ｅｘａｍｐｌｅ.org'
  expect(normaliseEmail(cyrillicA)).not.toBe('ada@example.org')
  expect(normaliseEmail(kelvinSign)).toBe('mike@example.org')
  expect(normaliseEmail(fullWidthHost)).toBe('ada@example.org')
})
