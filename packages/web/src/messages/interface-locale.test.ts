import { afterEach, expect, test } from 'vitest'
import { formatIn, localeOf, localFormatter } from './interface-locale.ts'

afterEach(() => formatIn('en'))

test('formats follow the region of the first language of the browser that is the interface language', () => {
  expect(localeOf('en', ['de-DE', 'en-US', 'en-GB'])).toBe('en-US')
  expect(localeOf('de', ['en-US', 'de-AT', 'de-DE'])).toBe('de-AT')
  expect(localeOf('en', ['en'])).toBe('en')
  expect(localeOf('es', ['es-419'])).toBe('es-419')
})

test('formats have no region if the browser names none for the language', () => {
  expect(localeOf('pl', ['de-DE'])).toBe('pl')
  expect(localeOf('en', ['pl', 'eng'])).toBe('en-GB')
  expect(localeOf('en', [])).toBe('en-GB')
})

test('a language that Intl refuses is skipped', () => {
  expect(localeOf('en', ['en-US@posix'])).toBe('en-GB')
  expect(localeOf('en', ['en-US@posix', 'en-AU'])).toBe('en-AU')
})

test('the script and the digits are those of the interface language', () => {
  expect(localeOf('zh', ['zh-Hant-TW'])).toBe('zh-Hans-TW')
  expect(localeOf('ar', ['ar-EG'])).toBe('ar-EG-u-nu-latn')
  expect(localeOf('hi', ['hi-IN-u-nu-deva'])).toBe('hi-IN-u-nu-latn')
})

test('a formatter is created at its first use and again after the language changed', () => {
  const created: string[] = []
  const formatter = localFormatter((locale) => {
    created.push(locale)
    return new Intl.NumberFormat(locale)
  })
  expect(created).toEqual([])
  expect([formatter().format(1234.5), formatter().format(1234.5)]).toEqual(['1,234.5', '1,234.5'])
  formatIn('de')
  expect(formatter().format(1234.5)).toBe('1.234,5')
  expect(created).toEqual(['en-US', 'de'])
})
