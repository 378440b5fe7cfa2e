import { afterAll, vi } from 'vitest'

// Test files share a thread with its page. Each file evaluates the modules of the app again, so that no store keeps the
// state of the file before it, and begins with an empty page.
vi.resetModules()
if ('document' in globalThis) emptyPage()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function emptyPage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
