import { expect, type Page } from '@playwright/test'
import { themes } from '../../packages/domain/src/theme/themes.ts'
import { signIn } from './teacher.ts'

const courseId = '7001'
const pageId = '700105'
const labels = { organization: 'Riverside College', course_id: courseId, page_id: pageId }
const secondsOfAudio = 3

interface Words {
  readonly language: string
  readonly title: string
  /** Four slides with two sentences each: with audio, without audio, with a picture, with audio. */
  readonly scripts: readonly (readonly [string, string])[]
}

export const english: Words = {
  language: 'en',
  title: 'Tides',
  scripts: [
    ['Twice a day the sea comes in.', 'Twice a day it goes.'],
    ['The moon pulls the water.', 'The sun helps.'],
    ['Here is a harbour at low tide.', 'The boats lie on the mud.'],
    ['Spring tides are the highest.', 'That is all.'],
  ],
}

export const arabic: Words = {
  language: 'ar',
  title: 'المد والجزر',
  scripts: [
    ['يأتي البحر مرتين في اليوم.', 'ويذهب مرتين.'],
    ['القمر يجذب الماء.', 'والشمس تساعده.'],
    ['هنا ميناء عند الجزر.', 'القوارب على الطين.'],
    ['مد الربيع هو الأعلى.', 'هذا كل شيء.'],
  ],
}

function slide(words: readonly [string, string], index: number, title: string) {
  const half = (secondsOfAudio * 1000) / 2
  const spoken = {
    audio_path: `/audio/files/riverside/tide-${index}.wav`,
    audio: {
      text: words.join(' '),
      voice_id: 'test',
      engine: 'test',
      duration_ms: secondsOfAudio * 1000,
      sentences: words.map((text, at) => ({ text, start_ms: at * half, end_ms: (at + 1) * half })),
    },
  }
  return {
    ...labels,
    key: `tide-${index}`,
    slide_id: `tide-${index}`,
    slide_type: index === 2 ? 'image' : 'text',
    audio_script: words.join(' '),
    content: {
      slide_title: `${title} ${index + 1}`,
      slide_content: words[0],
      ...(index === 2 && { image_url: '/pictures/harbour.svg', image_alt: 'A harbour' }),
    },
    transition: 'fade',
    ...(index !== 1 && spoken),
  }
}

/** A slideshow of four slides. */
export function deckOf({ language, title, scripts }: Words) {
  const css_theme = themes['educational-blue'].theme
  return {
    presentation: { ...labels, title, css_theme, language, total_slides: 4 },
    slides: scripts.map((words, index) => slide(words, index, title)),
  }
}

/** Answers with such a slideshow in place of the server's. */
export async function mockDeck(page: Page, deck: object): Promise<void> {
  await page.route(`**/api/slideshow/${courseId}/${pageId}`, (route) =>
    route.fulfill({ headers: { etag: '"1"' }, json: deck }),
  )
  await mockMedia(page)
}

/** Answers requests for the deck's audio with silence, and those for its picture with an image. */
export async function mockMedia(page: Page): Promise<void> {
  await page.route('**/audio/files/riverside/*.wav', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: silence(secondsOfAudio) }),
  )
  await page.route('**/pictures/harbour.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#357" d="M0 0h8v8H0z"/></svg>',
    }),
  )
}

/** Signs in and opens the preview of that slideshow. The audio elements of the page are `window.sounds`. */
export async function openPreview(page: Page, words: Words = english): Promise<void> {
  await openDeck(page, deckOf(words))
  await startPreview(page)
}

/** Signs in and opens a slideshow in the editor. */
export async function openDeck(page: Page, deck: object = deckOf(english)): Promise<void> {
  await signIn(page)
  await mockDeck(page, deck)
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = []
    Object.assign(window, { sounds })
    window.Audio = class HeardAudio extends Audio {
      constructor(address?: string) {
        super(address)
        sounds.push(this)
      }
    }
  })
  await page.goto(`/edit-slideshow/${courseId}/${pageId}`)
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible()
}

export async function startPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Slideshow player' })).toBeVisible()
}

/** A silent sound file. */
function silence(seconds: number): Buffer {
  const rate = 8000
  const samples = Buffer.alloc(seconds * rate, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
