import type { MarkedScript } from './speech-marks.ts'

/** The silence of all marks of a script together, in seconds. Later marks are ignored. */
const mostSilence = 120

/** The parts of a script that are spoken as one: formulas, links, addresses. */
const unit =
  /\$\$[^$]+\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)[^$\n]+(?<!\s)\$(?!\d)|\\\(.{1,1000}?\\\)|\\\[.{1,1000}?\\\]|!?\[[^\]\n]{0,500}\]\([^)\s]{0,2000}(?:\s"[^"]{0,500}")?\)|https?:\/\/\S*[\p{L}\p{N}/]/gsu

/**
 * The marks of a script where a voice can follow them: the same for scripts that sound the same. A pause is directly
 * before the next word, a range begins and ends with a word and the signs on it. Neither cuts a formula or a link.
 */
export function heardMarks({ words, pauses, ranges }: MarkedScript): Pick<MarkedScript, 'pauses' | 'ranges'> {
  if (pauses.length === 0 && ranges.length === 0) return { pauses, ranges }
  const { text, units } = withoutUnits(words)
  return { pauses: heardPauses(text, units, pauses), ranges: heardRanges(text, units, ranges) }
}

interface Unit {
  readonly start: number
  readonly end: number
}

/** The text with letters in place of its units, and where these are. */
function withoutUnits(words: string): { readonly text: string; readonly units: readonly Unit[] } {
  const units: Unit[] = []
  const text = words.replace(unit, (found, ...rest) => {
    const start = rest.find((one): one is number => typeof one === 'number') ?? 0
    units.push({ start, end: start + found.length })
    return 'x'.repeat(found.length)
  })
  return { text, units }
}

function heardPauses(text: string, units: readonly Unit[], pauses: MarkedScript['pauses']) {
  const heard: { at: number; seconds: number }[] = []
  let left = mostSilence
  // The words are searched once for all pauses, in order.
  let word = -1
  let place = 0
  for (const { at, seconds } of pauses) {
    if (at > word) {
      word = nextWord(text, unitAt(units, at)?.end ?? at)
      place = word === text.length ? text.trimEnd().length : withSignsBefore(text, word)
    }
    const given = Math.min(seconds, left)
    left -= given
    const last = heard.at(-1)
    if (last?.at === place) last.seconds += given
    else if (given > 0) heard.push({ at: place, seconds: given })
  }
  return heard
}

function heardRanges(text: string, units: readonly Unit[], ranges: MarkedScript['ranges']) {
  const heard: { mark: MarkedScript['ranges'][number]['mark']; start: number; end: number }[] = []
  for (const { mark, ...range } of ranges) {
    const start = nextWord(text, unitAt(units, range.start)?.start ?? range.start)
    const end = endOfWords(text, start, unitAt(units, range.end)?.end ?? range.end)
    if (end <= start) continue
    const last = heard.findLast((one) => one.mark === mark)
    if (last && nextWord(text, last.end) >= start) last.end = Math.max(last.end, end)
    else heard.push({ mark, start, end })
  }
  return heard.map(({ mark, start, end }) => ({
    mark,
    start: withSignsBefore(text, start),
    end: withSignsAfter(text, end),
  }))
}

/** The unit that a position is inside. */
function unitAt(units: readonly Unit[], at: number): Unit | undefined {
  return units.find(({ start, end }) => start < at && at < end)
}

/** The position of the next letter or digit; the end of the text if there is none. */
function nextWord(text: string, from: number): number {
  const noWord = /[^\p{L}\p{N}]*/uy
  noWord.lastIndex = from
  return from + (noWord.exec(text)?.[0].length ?? 0)
}

/** The position after the last letter or digit of a part of the text. */
function endOfWords(text: string, start: number, end: number): number {
  const part = text.slice(start, end)
  const after = /^[^\p{L}\p{M}\p{N}]*/u.exec([...part].toReversed().join(''))?.[0].length ?? 0
  return end - after
}

/** More signs than these before a word stay with the word before. */
const mostSigns = 20

/** Moves the start of a word before the signs on it: an opening bracket, the stars of Markdown. */
function withSignsBefore(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - mostSigns), at)
  const signs = /[^\s\p{L}\p{M}\p{N}]*$/u.exec(before)?.[0] ?? ''
  const isFirst = /^\s?$/.test(text.charAt(at - signs.length - 1))
  // Between two words, a closing sign belongs to the word before.
  const own = isFirst ? signs : (/[^\p{Pe}\p{Pf}.,;:!?…、。，；：！？'-]*$/u.exec(signs)?.[0] ?? '')
  return at - own.length
}

/** Moves the end of a word after the signs on it. */
function withSignsAfter(text: string, at: number): number {
  const signs = /(?:[^\s\p{L}\p{M}\p{N}\p{Ps}\p{Pi}]|[\p{Ps}\p{Pi}](?![\p{L}\p{N}]))*/uy
  signs.lastIndex = at
  return at + (signs.exec(text)?.[0].length ?? 0)
}
