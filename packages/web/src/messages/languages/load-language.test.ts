import { endTranslation, translated } from '@lectern/domain/messages/translated.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const files = vi.hoisted(() => ({
  login: vi.fn<() => Promise<object>>(),
  further: vi.fn<() => Promise<object>>(),
}))
vi.mock('./language-files.ts', () => ({
  languageFiles: { de: files, ar: { login: async () => ({}), further: async () => ({}) } },
}))

const login = translated('login', { logIn: 'Log in' })
const courses = translated('courses', { courses: 'Courses' })
const shown = () => [
  login.logIn,
  courses.courses,
  document.documentElement.lang,
  document.documentElement.dir,
]

/** A new page: the modules keep the language of their page. */
async function openPage() {
  vi.resetModules()
  // The messages stay those of this test.
  vi.doMock('@lectern/domain/messages/translated.ts', () => translatedModule)
  return await import('./load-language.ts')
}
const translatedModule = await import('@lectern/domain/messages/translated.ts')

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.setItem('interface_language', 'de')
  files.login.mockReset().mockResolvedValue({ login: { logIn: 'Anmelden' } })
  files.further.mockReset().mockResolvedValue({ courses: { courses: 'Kurse' } })
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  endTranslation()
})

test('screens before the login load one file, and the others load both at the same time', async () => {
  const page = await openPage()
  await page.loadLanguage()
  expect(files.further).not.toHaveBeenCalled()
  expect(shown()).toEqual(['Anmelden', 'Courses', 'de', 'ltr'])
  await page.loadFurtherMessages()
  expect(shown()).toEqual(['Anmelden', 'Kurse', 'de', 'ltr'])
})

test('a screen behind the login that asks first does not delay either file', async () => {
  const page = await openPage()
  const further = page.loadFurtherMessages()
  expect([files.login.mock.calls.length, files.further.mock.calls.length]).toEqual([1, 1])
  await further
  expect(shown()).toEqual(['Anmelden', 'Kurse', 'de', 'ltr'])
})

test('English needs no file', async () => {
  localStorage.setItem('interface_language', 'en')
  const page = await openPage()
  await page.loadLanguage()
  await page.loadFurtherMessages()
  expect([files.login, files.further].every((file) => file.mock.calls.length === 0)).toBe(true)
  expect(shown()).toEqual(['Log in', 'Courses', 'en', 'ltr'])
})

test('a first file that cannot be loaded leaves English everywhere', async () => {
  files.login.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await openPage()
  await Promise.all([page.loadLanguage(), page.loadFurtherMessages()])
  expect(shown()).toEqual(['Log in', 'Courses', 'en', 'ltr'])
})

test('a first file that never arrives leaves English after the time limit', async () => {
  files.login.mockReturnValue(new Promise(() => {}))
  const page = await openPage()
  const loaded = page.loadLanguage()
  await vi.advanceTimersByTimeAsync(5000)
  await loaded
  expect(shown()).toEqual(['Log in', 'Courses', 'en', 'ltr'])
})

test('a second file that cannot be loaded brings English back, so that no screen has two languages', async () => {
  files.further.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await openPage()
  await page.loadLanguage()
  await page.loadFurtherMessages()
  expect(shown()).toEqual(['Log in', 'Courses', 'en', 'ltr'])
  expect(localStorage.getItem('interface_language')).toBe('de')
})

test('a change applies to all messages, the document and later pages', async () => {
  localStorage.setItem('interface_language', 'en')
  const page = await openPage()
  await page.loadLanguage()
  await page.loadFurtherMessages()
  expect(await page.changeLanguage('de')).toBe(true)
  expect(shown()).toEqual(['Anmelden', 'Kurse', 'de', 'ltr'])
  expect(localStorage.getItem('interface_language')).toBe('de')
  expect(await page.changeLanguage('ar')).toBe(true)
  expect(shown()).toEqual(['Log in', 'Courses', 'ar', 'rtl'])
  expect(await page.changeLanguage('en')).toBe(true)
  expect(shown()).toEqual(['Log in', 'Courses', 'en', 'ltr'])
})

test('a page behind the login that began in English, without this code, has all messages after a change', async () => {
  localStorage.setItem('interface_language', 'en')
  const page = await openPage()
  const start = await import('./start-language.ts')
  await start.startLanguage()
  await start.loadFurtherMessages()
  expect(await page.changeLanguage('de')).toBe(true)
  expect(shown()).toEqual(['Anmelden', 'Kurse', 'de', 'ltr'])
  await start.loadFurtherMessages()
  expect(files.further).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['Anmelden', 'Kurse', 'de', 'ltr'])
})

test('a change before the login loads the other messages with the first screen that needs them', async () => {
  localStorage.setItem('interface_language', 'en')
  const page = await openPage()
  await page.loadLanguage()
  await page.changeLanguage('de')
  expect(files.further).not.toHaveBeenCalled()
  await page.loadFurtherMessages()
  expect(shown()).toEqual(['Anmelden', 'Kurse', 'de', 'ltr'])
})

test('a login during a change waits for the new language, and has all its messages', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  localStorage.setItem('interface_language', 'en')
  const page = await openPage()
  files.login.mockReturnValue(promise)
  const changed = page.changeLanguage('de')
  // The first file of the language is on its way.
  await vi.advanceTimersByTimeAsync(0)
  expect(files.login).toHaveBeenCalledOnce()
  const further = page.loadFurtherMessages()
  resolve({ login: { logIn: 'Anmelden' } })
  await Promise.all([changed, further])
  expect(shown()).toEqual(['Anmelden', 'Kurse', 'de', 'ltr'])
})

test('a login during a change that fails keeps the language', async () => {
  localStorage.setItem('interface_language', 'en')
  files.login.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await openPage()
  const [changed] = await Promise.all([page.changeLanguage('de'), page.loadFurtherMessages()])
  expect(changed).toBe(false)
  expect(shown()).toEqual(['Log in', 'Courses', 'en', 'ltr'])
})

test('a change to a language that cannot be loaded changes nothing', async () => {
  localStorage.setItem('interface_language', 'en')
  files.login.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await openPage()
  await page.loadLanguage()
  expect(await page.changeLanguage('de')).toBe(false)
  expect(shown()).toEqual(['Log in', 'Courses', 'en', 'ltr'])
  expect(localStorage.getItem('interface_language')).toBe('en')
})

test('after two quick changes the later one counts', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  localStorage.setItem('interface_language', 'en')
  const page = await openPage()
  await page.loadLanguage()
  files.login.mockReturnValue(promise)
  const [slow, quick] = [page.changeLanguage('de'), page.changeLanguage('ar')]
  await quick
  resolve({ login: { logIn: 'Anmelden' } })
  await slow
  expect(shown()).toEqual(['Log in', 'Courses', 'ar', 'rtl'])
})
