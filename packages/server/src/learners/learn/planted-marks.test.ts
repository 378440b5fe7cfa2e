import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  completeDocuments,
  generateDocuments,
  shareDocuments,
  startAudibleApp,
} from '../../testing/learners.ts'
import type { TestApp, TestCall } from '../../testing/start-test-app.ts'

/** A word that exists only where it was planted. */
const mark = 'Zplanted'
/** Words that learners get. They show that a test reads what it should. */
const shown = 'Qshown'

const person = {
  first_name: `${mark}First`,
  last_name: `${mark}Last`,
  email: `${mark}@example.org`,
  organization: `${mark} College`,
  api_key: `${mark}-key`,
}

const picture = '/api/images/7/71/rain.png'

/** Each kind of file that learners get of a document, and what it must contain. Files of sound and pictures are bytes. */
const filesOf = {
  slideshow: { '': shown, '/piece.json': shown, '/transcript.txt': shown, '/artwork.png': 'PNG' },
  podcast: {
    '': shown,
    '/piece.json': shown,
    '/transcript.txt': shown,
    '/captions.vtt': shown,
    '/waveform.json': 'levels',
    '/artwork.png': 'PNG',
    '/episode.mp3': 'ID3',
  },
} as const

describe('what learners get', () => {
  let lectern: TestApp
  let shares: Awaited<ReturnType<typeof shareDocuments>>

  beforeAll(async () => {
    lectern = await startAudibleApp()
    const author = await lectern.signUp(person)
    await publishOtherPage(author)
    await generateDocuments(author)
    await plant(author, shown)
    await completeDocuments(author)
    await plant(author, mark)
    shares = await shareDocuments(author)
  })
  afterAll(() => lectern?.close())

  /** The answer with its headers as text. Texts in ID3 tags are UTF-16, so zero bytes are left out. */
  async function sentAt(address: string): Promise<string> {
    const { status, headers, body } = await lectern.anyone('GET', address.replace(/^https?:\/\/[^/]+/, ''))
    expect.soft(status, address).toBe(200)
    return `${JSON.stringify(headers)}${body.toString('latin1').replaceAll('\0', '')}`
  }

  async function expectOnlyShown(address: string, wanted: string) {
    const sent = await sentAt(address)
    expect.soft(sent, address).toContain(wanted)
    expect.soft(sent.toLowerCase(), address).not.toContain(mark.toLowerCase())
    expect.soft(sent, address).not.toMatch(/\[pause|\[\/?(?:slow|strong)\]/)
  }

  test.each(['slideshow', 'podcast'] as const)(
    'of a %s contains nothing of its author, drafts or other pages',
    async (format) => {
      for (const address of [shares[format], `${shares.course}/71/${format}`])
        for (const [file, wanted] of Object.entries(filesOf[format]))
          // oxlint-disable-next-line no-await-in-loop -- a podcast is joined once
          await expectOnlyShown(`${address}${file}`, wanted)
      await expectOnlyShown(`${shares[format]}?embed`, shown)
      await expectOnlyShown(`/api/oembed?url=${encodeURIComponent(shares[format])}`, shown)
    },
  )

  test('of a slideshow contains the credits of its pictures, and nothing else of their captions', async () => {
    for (const file of ['', '/piece.json'])
      // oxlint-disable-next-line no-await-in-loop -- two files
      expect.soft(await sentAt(`${shares.slideshow}${file}`)).toContain(`(credit: ${shown} Jane)`)
  })

  test('as sound and pictures of slides contains nothing of its author', async () => {
    const { json } = await lectern.anyone('GET', `${new URL(shares.slideshow).pathname}/piece.json`)
    const [{ audio_path: audio }] = json.content.slideshow.slides
    await expectOnlyShown(audio, 'audio/mpeg')
  })

  test('of a course contains nothing of its author or of drafts', async () => {
    for (const file of ['', '?embed', '/course.json']) await expectOnlyShown(`${shares.course}${file}`, shown)
    await expectOnlyShown(`/api/oembed?url=${encodeURIComponent(shares.course)}`, 'Weather')
    for (const words of [shown, `${shown} is said`])
      // oxlint-disable-next-line no-await-in-loop -- two searches
      await expectOnlyShown(`${shares.course}/search.json?q=${encodeURIComponent(words)}`, '71')
  })

  test('is not found in a course by words that learners do not get', async () => {
    for (const words of [mark, 'Analytical', 'Zplanted College'])
      expect
        .soft(await sentAt(`${shares.course}/search.json?q=${encodeURIComponent(words)}`))
        .toContain('"pages":[]')
  })
})

/** Publishes nothing of page 72: its slideshow is a draft with marks. */
async function publishOtherPage(author: TestCall): Promise<void> {
  await author('POST', '/api/generate_slideshow', { course_id: '7', page_ids: ['72'] })
  const { json } = await author('GET', '/api/slideshow/7/72')
  json.presentation.title = `${mark} other page`
  await author('PUT', '/api/slideshow/7/72', json)
}

/** Puts a word into everything that learners see, and the mark into everything else that a document can hold. */
async function plant(author: TestCall, word: string): Promise<void> {
  const { json: slideshow } = await author('GET', '/api/slideshow/7/71')
  slideshow.presentation.title = `${word} rain`
  Object.assign(slideshow.presentation, { note: mark, organization: mark, made_by: mark })
  slideshow.slides[0].audio_script = `[pause 0.2 s] ${word} is [slow]said[/slow]. [pause]`
  Object.assign(slideshow.slides[0], { note: mark, speaker_notes: mark, organization: mark })
  slideshow.slides[0].content.note = mark
  Object.assign(slideshow.slides[1], {
    slide_type: 'image',
    content: { image_url: picture, image_alt: word },
  })
  slideshow.passages = [
    { id: 'b1', text: `${mark} (credit: ${mark})`, note: mark },
    { id: 'b2', text: `${mark} rain. (credit: ${word} Jane)`, image: { url: picture, alt: mark } },
    { id: 'b3', text: `(credit: ${mark})`, image: { url: '/api/images/7/71/other.png', alt: mark } },
  ]
  expect((await author('PUT', '/api/slideshow/7/71', slideshow)).status).toBe(200)
  const { json: podcast } = await author('GET', '/api/podcast/7/71')
  podcast.podcast.title = `${word} snow`
  Object.assign(podcast.podcast, { note: mark, organization: mark, target_audience: mark })
  Object.assign(podcast.segments[0], { note: mark, organization: mark, key_points: [mark] })
  podcast.segments[0].dialogue[0].content = `[strong]${word}[/strong] is [pause 0.2 s] said.`
  Object.assign(podcast.segments[0].dialogue[0], { note: mark, tone: mark })
  expect((await author('PUT', '/api/podcast/7/71', podcast)).status).toBe(200)
}
