import { expect, test } from 'vitest'
import { moodleKey } from '../../../../testing/course-systems/moodle-double.ts'
import { moodleBefore } from '../../../../testing/course-systems/moodle-under-test.ts'
import { networkError } from '../../../../testing/network/scripted-fetch.ts'

const home = 'https://courses.example.edu/moodle'
const file = `${home}/webservice/pluginfile.php/15/mod_page/content/cell.png`
const picture = () => new Response('picture', { headers: { 'content-type': 'image/png' } })

test.each([
  [file, `${file}?token=${moodleKey}`],
  [`${file}?forcedownload=1`, `${file}?forcedownload=1&token=${moodleKey}`],
  [`${file}?token=somebodys`, `${file}?token=${moodleKey}`],
  [`${home}/pluginfile.php/15/mod_page/content/cell.png`, `${file}?token=${moodleKey}`],
  [
    `${home}/pluginfile.php?file=%2F15%2Fcell.png`,
    `${home}/webservice/pluginfile.php?file=%2F15%2Fcell.png&token=${moodleKey}`,
  ],
])('a file of this Moodle is read with the key: %s', async (url, asked) => {
  const { moodle, requests } = moodleBefore(picture, { home })
  await moodle.fetchFile({ url }, 1000)
  expect(requests.map((request) => request.url.href)).toEqual([asked])
})

test.each([
  'https://elsewhere.example/pluginfile.php/15/mod_page/content/cell.png',
  'http://courses.example.edu/moodle/pluginfile.php/15/cell.png',
  'https://courses.example.edu:8443/moodle/pluginfile.php/15/cell.png',
  'https://courses.example.edu/another/pluginfile.php/15/cell.png',
  'https://courses.example.edu/moodle/../pluginfile.php/15/cell.png',
  'https://courses.example.edu/moodlepluginfile.php/15/cell.png',
  `${home}/theme/image.php/boost/core/1/u/f1`,
])('no other file is requested with the key: %s', async (url) => {
  const { moodle, requests } = moodleBefore(picture, { home })
  await moodle.fetchFile({ url }, 1000)
  expect(requests).toHaveLength(1)
  expect(JSON.stringify([requests[0]?.url.href, requests[0]?.headers])).not.toContain(moodleKey)
})

test.each([
  'https://storage.example/cell.png?signature=1',
  `https://storage.example/cell.png?token=${moodleKey}&signature=1`,
  `https://storage.example/cell.png?from=${encodeURIComponent(`/x?token=${moodleKey}`)}&signature=1`,
])('a redirect to another host drops the key, also after a redirect back: %s', async (location) => {
  const { moodle, requests } = moodleBefore(
    ({ url }) => {
      if (url.pathname.endsWith('/again.png')) return picture()
      return Response.redirect(
        url.host === 'storage.example' ? `${home}/pluginfile.php/1/again.png` : location,
      )
    },
    { home },
  )
  await moodle.fetchFile({ url: file }, 1000)
  const [, away, back] = requests.map(({ url }) => url.href)
  expect(away).toBe('https://storage.example/cell.png?signature=1')
  expect(back).toBe(`${home}/pluginfile.php/1/again.png`)
})

test('a redirect that carries the key in its path is not followed', async () => {
  const { moodle, requests } = moodleBefore(
    () => Response.redirect(`https://storage.example/${moodleKey}/cell.png`),
    { home },
  )
  await expect(moodle.fetchFile({ url: file }, 1000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(requests).toHaveLength(1)
})

test('a sign-in page is not an image', async () => {
  const { moodle } = moodleBefore(
    () => new Response('<title>Log in</title>', { headers: { 'content-type': 'text/html' } }),
    { home },
  )
  await expect(moodle.fetchFile({ url: file }, 1000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an unavailable image on another host is NOT_FOUND, one on this Moodle is retryable', async () => {
  const { moodle } = moodleBefore(() => Promise.reject(networkError('ECONNREFUSED')), {
    home,
    retryDelays: [],
  })
  const elsewhere = { url: 'https://elsewhere.example/cell.png' }
  await expect(moodle.fetchFile(elsewhere, 1000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const code = 'COURSE_SYSTEM_UNAVAILABLE'
  await expect(moodle.fetchFile({ url: file }, 1000)).rejects.toMatchObject({ code })
})
