import { afterEach, expect, test, vi } from 'vitest'
import { inBackground } from './in-background.ts'

afterEach(() => vi.unstubAllGlobals())

test('reports a failure that the work does not handle', async () => {
  const report = vi.fn<typeof reportError>()
  vi.stubGlobal('reportError', report)
  const failure = new Error('unexpected')
  inBackground(Promise.reject(failure))
  inBackground(Promise.resolve('done'))
  inBackground(undefined)
  await vi.waitFor(() => expect(report.mock.calls).toEqual([[failure]]), { timeout: 10_000 })
})
