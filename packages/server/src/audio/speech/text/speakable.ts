import { inSpokenForms } from './spoken-forms.ts'
import { spokenMath } from './spoken-math.ts'

/** Whether the text has words to speak. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/**
 * A sentence as a voice can read it: without Markdown, emoji, control characters and marks of direction; formulas in
 * words, units and abbreviations in full, addresses reduced to their host, overlong words in pieces. One line with
 * single spaces.
 */
export async function speakable(sentence: string, language: string): Promise<string> {
  const worded = await mathInWords(sentence.toWellFormed().normalize('NFC'), language)
  const spoken = inSpokenForms(worded, language)
  return rewrites.reduce((text, [from, to]) => text.replaceAll(from, to), spoken).trim()
}

const math = /\$\$([^$]+)\$\$|\$(?!\s)([^$\n]+)(?<!\s)\$(?!\d)|\\\((.+?)\\\)|\\\[(.+?)\\\]/gs

async function mathInWords(text: string, language: string): Promise<string> {
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(math)) {
    const latex = match.slice(1).find(Boolean) ?? ''
    parts.push(text.slice(end, match.index), ` ${await spokenMath(latex, language)}`)
    end = match.index + match[0].length
    if (/^[\p{L}\p{N}]/u.test(text.slice(end))) parts.push(' ')
  }
  return [...parts, text.slice(end)].join('')
}

/** Order matters. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  // Markdown: the text of pictures and links; the contents of code, bold and italic.
  [/!?\[([^\]]*)\]\([^)\s]*(?:\s"[^"]*")?\)/g, '$1'],
  [
    /\bhttps?:\/\/(?:www\.)?([\p{L}\p{N}.-]*[\p{L}\p{N}])(?::\d+)?(?:[/?#][^\s<>"”)\]]*[^\s<>"”)\].,;:!?])?\/?/giu,
    '$1',
  ],
  [/^\s*(?:#{1,6}|[-*+>])\s+/gm, ''],
  [/(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, ''],
  [/\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}|~~|`+/g, ''],
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, ' '],
  // Characters without sound: emoji and their parts, invisible marks, unassigned and private characters, stacked
  // accents.
  [/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\ufffd]/gu, ' '],
  [/[\p{Cf}\u20e3\ufe00-\ufe0f]/gu, ''],
  [/[\p{Cc}\p{Co}\p{Cn}]/gu, ' '],
  [/(\p{M}{3})\p{M}+/gu, '$1'],
  [/([^\p{L}\p{M}\p{N}\s])\1{3,}/gu, '$1'],
  // Very long strings are not words. In scripts without spaces they are sentences.
  [/[^\s\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]{40}(?=\S)/gu, '$& '],
  [/\s+/g, ' '],
]

/** Default maximum number of characters per request. */
export const longestPassage = 500

/**
 * Splits a sentence that is too long for an engine: after a clause if possible, otherwise between words, otherwise
 * anywhere.
 */
export function passagesOf(sentence: string, longest = longestPassage): string[] {
  const passages: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const head = rest.slice(0, longest)
    const cut = lastEnd(head, /[,;:،、，；：।](?=.)\s?/gu) ?? lastEnd(head, /\s/gu) ?? head.length
    passages.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut)
  }
  return [...passages, rest.trim()].filter(hasWords)
}

/** The end of the last match in the second half of a text. */
function lastEnd(text: string, pattern: RegExp): number | undefined {
  const last = [...text.matchAll(pattern)].at(-1)
  const end = last && last.index + last[0].length
  return end && end > text.length / 2 ? end : undefined
}
