import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

test('a site that an earlier Lectern stored and browsers cannot read is not in the policy', () => {
  const embedOrigins = [
    'https://[::1]:3000',
    "https://a.org; script-src 'unsafe-inline'",
    'https://blog.example.org',
  ]
  const policyOf = (origins: readonly string[]) =>
    pageHeaders({ embedOrigins: origins, publicUrl: 'http://localhost', styleHash: 'sha256-a' })
  expect(policyOf(embedOrigins)['content-security-policy']).toMatch(
    /; frame-ancestors 'self' https:\/\/blog\.example\.org$/,
  )
  const none = policyOf(embedOrigins.slice(0, 2))
  expect(none['content-security-policy']).toMatch(/; frame-ancestors 'none'$/)
  expect(none['x-frame-options']).toBe('DENY')
})
