import { bannedInNames, bannedInProse, bannedOpenings, exceptions } from './banned-words.mjs'
import { readPassages } from './read-passages.mjs'

/** @typedef {import('./banned-words.mjs').BannedWord} BannedWord */
/** @typedef {import('./banned-words.mjs').Exception} Exception */
/** @typedef {BannedWord & { path: string, line: number }} Finding */

const prose = patternOf(bannedInProse)
const names = patternOf(bannedInNames)
const openings = new RegExp(
  `(?<=^//\\s*|/\\*[\\s*]*)(?:${bannedOpenings.map(({ word }) => word).join('|')})(?=\\s)`,
  'gi',
)

/**
 * The banned words of a file, in the order of its lines.
 * @param {string} path
 * @param {string} text
 * @param {readonly Exception[]} [allowed]
 * @returns {Finding[]}
 */
export function findBannedWords(path, text, allowed = exceptions) {
  return readPassages(path, text)
    .flatMap((passage) =>
      passage.kind === 'name'
        ? findIn(wordsOfName(passage.text), names, bannedInNames, passage.line)
        : [...findIn(withoutCode(passage.text), prose, bannedInProse, passage.line), ...openingsOf(passage)],
    )
    .filter(({ word }) => !allowed.some((exception) => exception.path === path && exception.word === word))
    .map((finding) => ({ path, ...finding }))
    .sort((one, other) => one.line - other.line)
}

/**
 * A passage is a comment if it starts like one. Messages and documents may start with any word.
 * @param {import('./read-passages.mjs').Passage} passage
 */
function openingsOf({ text, line }) {
  return /^\/[/*]/.test(text) ? findIn(text, openings, bannedOpenings, line) : []
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @param {readonly BannedWord[]} words
 * @param {number} firstLine
 */
function findIn(text, pattern, words, firstLine) {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = match[0].toLowerCase().replace(betweenWords, ' ')
    const banned = words.find(({ word }) => word === found)
    const line = firstLine + text.slice(0, match.index).split('\n').length - 1
    return banned ? [{ ...banned, line }] : []
  })
}

/** Spaces, line breaks, and the asterisks and slashes with which lines of a comment start. */
const betweenWords = /[\s*/]+/g

/**
 * Matches any of the words. Phrases also match across lines.
 * @param {readonly BannedWord[]} words
 */
function patternOf(words) {
  const alternatives = words.map(({ word }) => word.replaceAll(' ', '[\\s*/]+'))
  return new RegExp(`(?<![\\w'-])(?:${alternatives.join('|')})(?![\\w-])`, 'gi')
}

/**
 * Code in backticks is quoted, so it does not count.
 * @param {string} text
 */
function withoutCode(text) {
  return text.replace(/`[^`]*`/g, (code) => code.replace(/[^\n]/g, ''))
}

/**
 * `GenerationRooms` and `generation-rooms.ts` become 'Generation Rooms' and 'generation rooms ts'.
 * @param {string} name
 */
function wordsOfName(name) {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.$#]+/g, ' ')
}
