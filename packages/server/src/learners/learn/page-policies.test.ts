import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeStyleHash } from '../../testing/fake-learn-pages.ts'
import { startTestApp, testBaseUrl, type TestApp } from '../../testing/start-test-app.ts'

const origin = 'https://blog.example.org'
const own = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' '${fakeStyleHash}'`,
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'manifest-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'object-src': "'none'",
}
const noFrame = { ...own, 'frame-ancestors': "'none'" }
const inFrames = { ...own, 'frame-ancestors': `'self' ${testBaseUrl} ${origin}` }
const inLectern = { ...own, 'frame-ancestors': "'self'" }

/** Each page for learners, by the share that leads to it, with all directives of its policy and X-Frame-Options. */
const pages = [
  ['the page of a slideshow', 'slideshow', '', noFrame, 'DENY'],
  ['the page of a podcast', 'podcast', '', noFrame, 'DENY'],
  ['the page of a course', 'course', '', noFrame, 'DENY'],
  ['a slideshow in the share of a course', 'course', '/71/slideshow', noFrame, 'DENY'],
  ['a podcast in the share of a course', 'course', '/71/podcast', noFrame, 'DENY'],
  ['an embedded slideshow', 'slideshow', '?embed', inFrames, undefined],
  ['an embedded podcast', 'podcast', '?embed', inFrames, undefined],
  ['an embedded course', 'course', '?embed', inFrames, undefined],
  ['an embedded slideshow of a course', 'course', '/71/slideshow?embed', inFrames, undefined],
  ['the preview of an embedded slideshow', 'slideshow', '?embed=preview', inLectern, 'SAMEORIGIN'],
  ['the preview of an embedded podcast', 'podcast', '?embed=preview', inLectern, 'SAMEORIGIN'],
  ['the preview of an embedded course', 'course', '?embed=preview', inLectern, 'SAMEORIGIN'],
  ['the page of an address that has ended', 'gone', '', noFrame, 'DENY'],
  ['the same page, embedded', 'gone', '?embed', noFrame, 'DENY'],
  ['the same page, as a preview', 'gone', '?embed=preview', noFrame, 'DENY'],
  ['the page of an address without a route', 'gone', '/a/b/c', noFrame, 'DENY'],
] as const

describe.each(['http://localhost:8080', 'https://lectern.example.edu'])(
  'with the address %s',
  (publicUrl) => {
    let lectern: TestApp
    const addresses = { slideshow: '', podcast: '', course: '', gone: '/learn/unknown' }

    beforeAll(async () => {
      lectern = await startTestApp('embedded', { env: { LECTERN_PUBLIC_URL: publicUrl } })
      const author = await lectern.signUp()
      const wanted = { course_id: '7', page_ids: ['71'] }
      await author('POST', '/api/generate_slideshow', wanted)
      await author('POST', '/api/generate_podcast', wanted)
      const completed = { slideshow_status: 'Completed', podcast_status: 'Completed' }
      await author('PUT', '/api/courses/7/71/status', completed)
      const share = async (more: object) => {
        const embedding = { embed_origins: [testBaseUrl, origin] }
        const { json } = await author('POST', '/api/shares', { course_id: '7', ...embedding, ...more })
        return new URL(json.url).pathname
      }
      for (const format of ['slideshow', 'podcast'] as const)
        // oxlint-disable-next-line no-await-in-loop -- two shares
        addresses[format] = await share({ page_id: '71', format })
      addresses.course = await share({})
    })
    afterAll(() => lectern?.close())

    test.each(pages)('%s has exactly this policy', async (_name, share, more, policy, frameOptions) => {
      const { status, headers } = await lectern.anyone('GET', addresses[share] + more)
      expect(status).toBe(share === 'gone' ? 404 : 200)
      const upgrade = publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': '' } : {}
      expect(directivesOf(headers['content-security-policy'])).toEqual({ ...policy, ...upgrade })
      expect(headers['x-frame-options']).toBe(frameOptions)
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'unsafe-none',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
        'permissions-policy': 'microphone=(), camera=(), geolocation=(), display-capture=()',
      })
    })
  },
)

/** The sources of a policy by directive. */
function directivesOf(policy: unknown): Record<string, string> {
  const directives = String(policy)
    .split(';')
    .map((one) => one.trim())
  return Object.fromEntries(
    directives.map((one) => {
      const [name = '', ...sources] = one.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}
