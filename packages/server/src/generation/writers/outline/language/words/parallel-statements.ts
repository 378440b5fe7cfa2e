import { languageOf } from '@lectern/domain/voices/languages.ts'
import { denies } from './negations.ts'
import { unspaced } from './word-patterns.ts'

/** Words at the start that show the form of a statement. */
const ofForm = 3

/**
 * Whether two statements have one form and are about two things: 'The fudai had served …' and 'The tozama had submitted …', or one says
 * what the other denies: 'Zależą od nas sądy' and 'Nie zależą od nas ciało, majątek'.
 */
export function areParallel(one: string, other: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  if (unspaced.has(code)) return haveOneEnding(one, other)
  const [first, second] = [one, other].map((text) => wordsOf(text).slice(0, ofForm))
  if (!first || !second || first.length < ofForm || second.length < ofForm) return false
  const hasOneForm = first[0] === second[0] && first[2] === second[2] && first[1] !== second[1]
  return (
    (hasOneForm && articles.test(first[0] ?? '')) ||
    areDenied(one, other, code) ||
    areDenied(other, one, code)
  )
}

/** After another word, what differs is no subject: 'In spring it rains', 'In autumn it snows' may be members of a longer series. */
const articles =
  /^(?:the|an?|el|la|los|las|un|una|le|les|une|der|die|das|ein|eine|il|lo|gli|i|os?|as?|um|uma|de|het|een)$/u

function areDenied(claim: string, denial: string, language: string): boolean {
  if (denies(claim, language) || !denies(denial, language)) return false
  const [own, denied] = [wordsOf(claim), wordsOf(denial)]
  return own.length >= ofForm && own.slice(0, ofForm).join(' ') === denied.slice(1, ofForm + 1).join(' ')
}

/** '原假设是…' and '备择假设是…': two subjects that end in one noun. */
function haveOneEnding(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => subject.exec(text.replace(inBrackets, ''))?.[1])
  return a !== undefined && b !== undefined && a !== b && a.slice(-2) === b.slice(-2)
}

const subject = /^([^，。；、：是は]{3,8})(?:是|は)/u
const inBrackets = /[（(][^（）()]*[)）]/gu

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []
}
