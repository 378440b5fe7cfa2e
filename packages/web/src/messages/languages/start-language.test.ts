import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const loader = vi.hoisted(() => ({
  requested: vi.fn<() => void>(),
  loadLanguage: vi.fn<() => Promise<void>>(),
  loadFurtherMessages: vi.fn<() => Promise<void>>(),
}))

/** A new page. The modules keep its language. The code that loads languages arrives as `arriving` does. */
async function openPage(language: string, arriving: Promise<unknown> = Promise.resolve()) {
  localStorage.setItem('interface_language', language)
  vi.resetModules()
  vi.doMock('./load-language.ts', async () => {
    loader.requested()
    await arriving
    return loader
  })
  const page = await import('./start-language.ts')
  return { ...page, ...(await import('./page-messages.ts')) }
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const each of Object.values(loader)) each.mockReset()
})

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./load-language.ts')
  localStorage.clear()
})

test('English waits for nothing, before and behind the login', async () => {
  const page = await openPage('en', new Promise(() => {}))
  await page.startLanguage()
  await page.loadFurtherMessages()
  expect(loader.requested).not.toHaveBeenCalled()
})

test('another language loads the code that loads languages', async () => {
  const page = await openPage('de')
  await page.startLanguage()
  expect(loader.loadLanguage).toHaveBeenCalledOnce()
  expect(loader.loadFurtherMessages).not.toHaveBeenCalled()
  await page.loadFurtherMessages()
  expect(loader.loadFurtherMessages).toHaveBeenCalledOnce()
})

test('a page that began in English loads the messages of a language that the user chose', async () => {
  const page = await openPage('en')
  await page.startLanguage()
  page.noteChange()
  await page.loadFurtherMessages()
  expect(loader.loadFurtherMessages).toHaveBeenCalledOnce()
})

test('code that never arrives leaves the page in English, and later screens do not wait for it again', async () => {
  const page = await openPage('de', new Promise(() => {}))
  const started = page.startLanguage()
  await vi.advanceTimersByTimeAsync(5000)
  await started
  await page.loadFurtherMessages()
  expect(page.pageLanguage()).toBe('en')
})

test('the language of a page stays when another tab stores another one', async () => {
  const page = await openPage('en')
  await page.startLanguage()
  localStorage.setItem('interface_language', 'de')
  await page.loadFurtherMessages()
  expect(loader.requested).not.toHaveBeenCalled()
})
