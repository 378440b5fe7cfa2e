import { expect, type Page } from '@playwright/test'
import { recordingEngine } from '../../packages/domain/src/narration/audio/own-recording.ts'
import { hosts } from '../../packages/domain/src/podcast/podcast.ts'
import { problemSentences } from '../../packages/domain/src/problems/problem-sentences.ts'
import { interfaceLanguages } from '../../packages/domain/src/interface-languages/interface-languages.ts'
import { defaultSampleText } from '../../packages/domain/src/voices/voice.ts'

/** Texts of the domain that are not of the interface: names, content, and sentences of problems. */
const domainTexts = stringsIn([
  defaultSampleText,
  hosts,
  interfaceLanguages,
  problemSentences,
  recordingEngine,
])

/** Fields of the API with the English names of writers and voice engines, which the page knows in its own language. */
export const namesOfMakers: readonly string[] = ['engine', 'made_by']
/** Fields with English sentences, which the page says in its own language by their codes. The pseudo language has none. */
export const englishSentences: readonly string[] = ['error', 'message', 'reason', 'sentence', 'warnings']

/** Text that is the same in every language, or that the domain makes. Each with the reason. */
const exceptions: readonly { readonly text: RegExp; readonly why: string }[] = [
  { text: /^Lectern$/, why: 'name of the product' },
  { text: /^(?:Canvas|Moodle)$/, why: 'names of course systems' },
  { text: /^(?:MP3|WebVTT|SRT|RSS|\.imscc)$/, why: 'names of file formats' },
  { text: /^\p{Lu}{1,2}$/u, why: 'initials of the user' },
  { text: /^[\d.,:\s]+(?:px|s|ms|min|kB|MB|h)?$/, why: 'units' },
  { text: /^\p{L}{3} \d+(?: – (?:\p{L}{3} )?\d+)?$/u, why: 'days, which Intl formats' },
  { text: /^https?:\/\/\S*$|^\S+@\S+$/, why: 'addresses' },
  { text: /^(?:\S+\+)?(?:F\d|Space|Enter|Esc(?:ape)?|Delete|[A-Z?])$/, why: 'keys' },
  { text: /^Aa$/, why: 'sample of a font' },
]

/** Combining acute accent, which the pseudo language puts on every letter of a message. */
const accent = '\u0301'

/** The pseudo language on all screens that the page opens or reloads from now on. */
export async function readPseudoLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('interface_language', 'pseudo'))
}

/** The name of a control in the pseudo language, to find the control. Matches the English name too. */
export function pseudo(english: string, { start = false } = {}): RegExp {
  const letters = english.replaceAll(/[a-z]|[.*+?^${}()|[\]\\]/gi, (found) =>
    /[a-z]/i.test(found) ? `(?:${found}${accent}*)+` : `\\${found}`,
  )
  return new RegExp(start ? `^${letters}` : `^${letters}$`)
}

/**
 * Collects the texts that the page receives from the server: content of authors, names of people, courses and voices. They are
 * not messages of the interface. `without` names fields whose English texts the page must say in its own language.
 */
export function collectData(page: Page, { without = [] as readonly string[] } = {}): ReadonlySet<string> {
  const data = new Set<string>()
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    if (!response.headers()['content-type']?.includes('json')) return
    // The page may be gone before the body has arrived.
    const body: unknown = await response.json().catch(() => undefined)
    for (const text of stringsIn(body, without)) data.add(text)
  })
  return data
}

/** Expects that all text on the page is a message, apart from the exceptions. A failure does not end the test. */
export async function expectTranslated(
  page: Page,
  screen: string,
  data: ReadonlySet<string>,
  own: readonly string[] = [],
): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => unknownTexts(page, data, own), { message: screen, timeout: 5000 })
    .toEqual([])
}

/** The texts of the page that are neither messages nor data. */
async function unknownTexts(
  page: Page,
  data: ReadonlySet<string>,
  own: readonly string[],
): Promise<string[]> {
  const known = new Set([...domainTexts, ...data, ...own].map(plain))
  return (await textsOf(page))
    .filter(
      ({ text }) => !isKnown(plain(text), known) && !own.some((sentence) => sentence.includes(text.trim())),
    )
    .map(describe)
}

/** The visible texts with letters on the page. */
export async function readTexts(page: Page): Promise<ReadonlySet<string>> {
  return new Set((await textsOf(page)).map(({ text }) => plain(text)))
}

/**
 * Expects that the page shows no text of the same screen in English, apart from data, names and words that are the same in
 * both languages. A failure does not end the test.
 */
export async function expectNoneOf(
  page: Page,
  screen: string,
  english: ReadonlySet<string>,
  { data, same }: { data: ReadonlySet<string>; same: readonly string[] },
): Promise<void> {
  const known = new Set([...data, ...same].map(plain))
  const isSame = (text: string) =>
    (text.match(/\p{L}[\p{L}\p{M}\p{N}]+/gu) ?? []).every((word) => same.includes(word))
  await expect
    .configure({ soft: true })
    .poll(
      async () =>
        [...(await readTexts(page))].filter(
          (text) => english.has(text) && !isSame(text) && !isKnown(text, known),
        ),
      { message: screen, timeout: 5000 },
    )
    .toEqual([])
}

interface FoundText {
  /** 'text', or the name of an attribute. */
  readonly kind: string
  readonly element: string
  readonly text: string
}

const describe = ({ kind, element, text }: FoundText): string => `${element} ${kind}: ${text.trim()}`

/** All visible texts, labels, titles and placeholders with letters of which none is accented. */
function textsOf(page: Page): Promise<FoundText[]> {
  return page.evaluate((sign) => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
    // Slides, fields and marked words are an author's text, `kbd` is the name of a key, `time` is formatted by Intl, and the
    // list of changes is in English.
    const ignored =
      'script, style, noscript, template, textarea, kbd, mark, time, li[lang="en"], .slide-stage, .katex, [contenteditable]'
    const isPlain = (text: string) => /\p{L}/u.test(text) && !text.includes(sign)
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const nameOf = ({ localName, role }: Element) => (role ? `${localName}[${role}]` : localName)
    const found: FoundText[] = isPlain(document.title)
      ? [{ kind: 'title', element: 'document', text: document.title }]
      : []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      if (parent && isPlain(text) && !parent.closest(ignored) && isShown(parent))
        found.push({ kind: 'text', element: nameOf(parent), text })
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const kind of attributes) {
        const text = element.getAttribute(kind) ?? ''
        if (isPlain(text) && isShown(element)) found.push({ kind, element: nameOf(element), text })
      }
    }
    return found
  }, accent)
}

/**
 * Whether a text is data, a label of the domain or another exception, a list of those, or a sentence out of a longer text
 * of an author.
 */
function isKnown(text: string, known: ReadonlySet<string>): boolean {
  if (known.has(text) || exceptions.some((exception) => exception.text.test(text))) return true
  const longest = [...known].toSorted((one, other) => other.length - one.length)
  if (text.split(' ').length > 2 && longest.some((whole) => whole.includes(text))) return true
  const rest = longest
    .filter((phrase) => phrase.length > 3)
    .reduce((left, phrase) => withoutWords(left, phrase), text)
  return !/\p{L}/u.test(rest)
}

/** The text without a phrase, where the phrase does not begin or end inside a word. */
function withoutWords(text: string, phrase: string): string {
  const at = text.indexOf(phrase)
  if (at < 0) return text
  const isLetter = (place: number) => /\p{L}/u.test(text[place] ?? '')
  if (isLetter(at - 1) || isLetter(at + phrase.length)) return text
  return withoutWords(text.slice(0, at) + text.slice(at + phrase.length), phrase)
}

/** A text without marks of emphasis and with single spaces. */
function plain(text: string): string {
  return text.replaceAll(/\*+/g, '').replaceAll(/\s+/g, ' ').trim()
}

/** All texts inside a value, at any depth, but not those in fields of these names. */
function stringsIn(value: unknown, without: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    without.includes(name) ? [] : stringsIn(inner, without),
  )
}
