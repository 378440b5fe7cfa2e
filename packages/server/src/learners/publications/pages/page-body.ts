import type { Format } from '@lectern/domain/courses/formats.ts'
import type { InterfaceLanguageCode } from '@lectern/domain/interface-languages/interface-languages.ts'
import { escapeMarkup, escapeText } from '@lectern/domain/markup/escape.ts'
import { pageWords } from '@lectern/domain/publications/page-words.ts'
import { directionOf, languageOf } from '@lectern/domain/voices/languages.ts'

/** A slideshow or podcast, with everything that its page in a course system shows. All texts are plain text. */
export interface PageBodyContent {
  readonly format: Format
  readonly title: string
  /** BCP 47 tag of the document; undefined counts as English. */
  readonly language: string | undefined
  /** Absolute http(s) address of the learner's page. */
  readonly learnerUrl: string
  /** Absolute http(s) address of the same page for a frame. */
  readonly embedUrl: string
  /** In the order of the document. Empty if it has no script. */
  readonly transcript: readonly TranscriptPart[]
  /** The pages from which it was made, with their license if it is known. */
  readonly sources: readonly PageSource[]
  /** Attributions of pictures and other parts, as their authors require. */
  readonly credits: readonly string[]
}

/** A slide or segment in the transcript. */
export interface TranscriptPart {
  /** Empty for a part without a title. */
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export interface PageSource {
  readonly title: string
  /** Address of the page in the course system. A source without an http(s) address has no link. */
  readonly url?: string
  readonly license?: string
}

/** Height of the frame in CSS px. The width is that of the page, so a slide of about 900 px fits with its controls. */
const frameHeights: Readonly<Record<Format, number>> = { slideshow: 600, podcast: 420 }

/**
 * The body of a page in a course system. It uses only elements and attributes that course systems keep, and is complete
 * without its frame, which some of them remove. Course systems show the title above it, so headings begin with `h2`.
 */
export function pageBody(content: PageBodyContent): string {
  const { language = 'en', transcript, sources, credits } = content
  const words = pageWords(language)
  const phrase = phrasesIn(words.language, language)
  const parts = [
    playerOf(content),
    `<p>${linkTo(content.learnerUrl, phrase(words[content.format].open))}</p>`,
    ...transcriptOf(transcript, phrase(words.transcript)),
    ...sourcesOf(sources, credits, {
      heading: phrase(words.sources),
      intro: phrase(words[content.format].sources),
    }),
  ]
  return `<div lang="${escapeMarkup(tagOf(language))}" dir="${directionOf(language)}">${parts.join('\n')}</div>`
}

function playerOf({ format, title, language, embedUrl }: PageBodyContent): string {
  const name = escapeMarkup(oneLine(pageWords(language)[format].player(title)))
  // Not the code for embedding: course systems may remove `aspect-ratio`, and a frame would then have a height of 150 px.
  return (
    `<p><iframe src="${escapeMarkup(embedUrl)}" title="${name}" width="100%" height="${frameHeights[format]}"` +
    ' style="border: 0; max-width: 100%" loading="lazy" allow="autoplay; fullscreen; picture-in-picture"' +
    ' allowfullscreen></iframe></p>'
  )
}

/** Hidden behind a summary. A course system without `details` shows it whole. */
function transcriptOf(parts: readonly TranscriptPart[], summary: string): string[] {
  const spoken = parts.flatMap(({ heading, paragraphs }) => [
    ...(heading.trim() ? [`<h2>${escapeText(oneLine(heading))}</h2>`] : []),
    ...paragraphs.filter((text) => text.trim()).map((text) => `<p>${escapeText(oneLine(text))}</p>`),
  ])
  if (spoken.length === 0) return []
  return [`<details><summary>${summary}</summary>`, ...spoken, '</details>']
}

function sourcesOf(
  sources: readonly PageSource[],
  credits: readonly string[],
  { heading, intro }: { readonly heading: string; readonly intro: string },
): string[] {
  if (sources.length + credits.length === 0) return []
  const list = (items: readonly string[]) =>
    items.length > 0 ? [`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`] : []
  return [
    `<h2>${heading}</h2>`,
    ...(sources.length > 0 ? [`<p>${intro}</p>`] : []),
    ...list(sources.map(sourceItem)),
    ...list(credits.map((credit) => escapeText(oneLine(credit)))),
  ]
}

function sourceItem({ title, url, license }: PageSource): string {
  const name = escapeText(oneLine(title))
  const linked = url && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? linkTo(url, name) : name
  return license ? `${linked} (${escapeText(oneLine(license))})` : linked
}

/** `html` is escaped already. */
function linkTo(url: string, html: string): string {
  return `<a href="${escapeMarkup(url)}">${html}</a>`
}

/** Escapes words of Lectern, and marks their language where the document has another one. */
function phrasesIn(own: InterfaceLanguageCode, language: string): (text: string) => string {
  if (languageOf(language) === own) return escapeText
  return (text) => `<span lang="${own}" dir="${directionOf(own)}">${escapeText(text)}</span>`
}

/** A tag that HTML accepts: some documents have `pt_BR`. */
function tagOf(language: string): string {
  return language.replaceAll('_', '-')
}

function oneLine(text: string): string {
  // HTML does not allow control characters.
  return text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
