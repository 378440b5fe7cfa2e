import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../language/enumerate.ts'
import { withoutStop } from '../language/marks.ts'
import { refersBack } from '../language/refers-back.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { frontedName } from '../language/words/fronted-name.ts'
import { subjectAtStart } from '../language/words/subject-at-start.ts'
import { unspaced } from '../language/words/word-patterns.ts'
import { withoutLinks } from '../language/without-links.ts'
import type { AnnouncedParts } from '../material/announced-parts.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Material } from '../material/material.ts'
import { parallelSubjects, withoutArticle } from '../material/parallel-subjects.ts'
import { isOfMistakes, wholeStatement } from './mistakes.ts'

/** Words of one part, and of all together: the audience reads them at a glance. */
const mostWords = { short: 12, cut: 16, whole: 18, all: 52, meaning: 14, belief: 22 }
/** The share of the script that the points may be: an audience that reads along does not listen. Two names alone say little. */
const mostShown = { ofTwo: 0.55, ofMore: 0.4 }

/** A part by its name, and what the page says of it in a few words. */
export interface NamedPart {
  readonly name: string
  readonly meaning: string
}

/**
 * How a slide shows the parts: by their names with what is said of them, each in a short statement, or by their names alone;
 * undefined if none of these is short enough.
 */
export function shownParts(
  { parts, sentences }: Pick<AnnouncedParts, 'parts' | 'sentences'>,
  material: Material,
): { readonly named: readonly NamedPart[] } | { readonly points: readonly string[] } | undefined {
  const texts = parts.map(({ text }) => text)
  const share = texts.length === 2 ? mostShown.ofTwo : mostShown.ofMore
  const most = Math.min(mostWords.all, wordsIn(sentences) * share)
  const fits = (shown: readonly string[]) =>
    shown.length === texts.length && countWords(shown.join(' ')) <= most
  const fronted = texts.flatMap((text) => frontedName(text, material.page.language) ?? [])
  const named = fronted.flatMap(({ name, rest }) => {
    const meaning = shortened(rest, mostWords.meaning, material)
    const isClear = meaning !== undefined && !refersBack(capitalised(meaning), material.lexicon)
    return isClear ? [{ name: capitalised(name), meaning: capitalised(meaning) }] : []
  })
  if (fits(named.map(({ name, meaning }) => `${name} ${meaning}`))) return { named }
  const ofOneThing = haveOneStart(texts, material.page.language)
  const statements = parts.flatMap((part, at) => {
    const shown = isOfMistakes(part, material)
      ? wholeStatement(part.text, mostWords.belief, material.lexicon)
      : statementOf(part.text, material)
    const leans = at === 0 && shown !== undefined && material.lexicon.isDependent(shown)
    // Below another part, 'They …' is understood, and if all parts are about 'it', it is what the heading names.
    return shown === undefined || (leans && !ofOneThing) ? [] : [shown]
  })
  // 'In business matters, they presume …': who, the slide does not say.
  const leans = fronted.some(({ rest }) => material.lexicon.isDependent(capitalised(rest)))
  if (fits(statements) && !(leans && fronted.length === texts.length)) return { points: statements }
  const names = frontedNames(texts, material) ?? parallelNames(texts, material)
  if (names) return { points: names }
  const isWhole = statements.length === texts.length && countWords(statements.join(' ')) <= mostWords.all
  const points = isWhole ? statements : subjectsOf(texts, material)
  return points && { points }
}

/** The shortest clean cut, or the whole if it is short enough. */
function shortened(text: string, most: number, { lexicon }: Material): string | undefined {
  const whole = countWords(text) <= most ? text : undefined
  const shown = shortenForSlide(text, most, lexicon) ?? whole
  return shown === undefined ? undefined : withoutStop(shown, lexicon.language)
}

function statementOf(text: string, material: Material): string | undefined {
  const { lexicon } = material
  const bare = withoutLinks(lexicon.discourse.withoutOrdinal(text), lexicon)
  const shown =
    shortenForSlide(bare, mostWords.short, lexicon) ??
    shortenForSlide(bare, mostWords.cut, lexicon) ??
    shortened(bare, mostWords.whole, material)
  return shown === undefined ? undefined : capitalised(withoutStop(shown, lexicon.language))
}

/** 'It keeps …', 'It renews …' */
function haveOneStart(texts: readonly string[], language: string): boolean {
  const isSpaced = !unspaced.has(languageOf(language) ?? 'en')
  return new Set(texts.map((text) => (isSpaced ? text.split(/\s/u)[0] : text[0]))).size === 1
}

/**
 * The names of the things that the opener counts: 'in two stages' and 'In the Calvin cycle' have one preposition. Of 'The courts use two
 * presumptions' and 'In family matters, …', the matters are no presumptions.
 */
export function namesOfCounted(
  { opener, parts }: Pick<AnnouncedParts, 'opener' | 'parts'>,
  material: Material,
): readonly string[] | undefined {
  const texts = parts.map(({ text }) => text)
  const [preposition = ''] = texts[0]?.toLowerCase().split(/\s/u) ?? []
  const names = frontedNames(texts, material)
  if (names) return opener.text.toLowerCase().includes(` ${preposition} `) ? names : undefined
  return parallelNames(texts, material)
}

function frontedNames(texts: readonly string[], { page }: Material): readonly string[] | undefined {
  const names = texts.flatMap((text) => frontedName(text, page.language)?.name ?? [])
  return names.length === texts.length ? names.map(capitalised) : undefined
}

/** The names with which the parts open in one form: 'Die Spannung U', 'Die Stromstärke I'. */
function parallelNames(texts: readonly string[], material: Material): readonly string[] | undefined {
  const [first = '', ...others] = texts
  const pairs = others.map((other) => parallelSubjects(first, other, material))
  const [one] = pairs
  if (!one || pairs.some((pair) => pair?.[0] !== one[0])) return undefined
  return asNames([one[0], ...pairs.flatMap((pair) => pair?.[1] ?? [])], texts)
}

/** The subjects with which the parts open, if all of them open with one. */
function subjectsOf(texts: readonly string[], { page }: Material): readonly string[] | undefined {
  return asNames(
    texts.flatMap((text) => nameBeforeYears(text) ?? subjectAtStart(text, page.language) ?? []),
    texts,
  )
}

function asNames(names: readonly string[], texts: readonly string[]): readonly string[] | undefined {
  const isWhole = names.length === texts.length && new Set(names).size === names.length
  return isWhole ? names.map((name) => capitalised(withoutArticle(name))) : undefined
}

/** 'El bienio reformista (1931–1933)' of 'El bienio reformista (1931–1933) llevó a cabo reformas': years stand after a name. */
function nameBeforeYears(text: string): string | undefined {
  const [name = ''] = /^[^(),;:.]{3,40}\s\(\p{N}{3,4}(?:\s?[–-]\s?\p{N}{2,4})?\)(?=\s)/u.exec(text) ?? []
  return name !== '' && countWords(name) <= mostOfName ? name : undefined
}

const mostOfName = 5
