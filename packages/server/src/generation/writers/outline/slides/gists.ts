import { countWords } from '@lectern/domain/narration/count-words.ts'
import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { isBalanced } from '../language/brackets.ts'
import { startsWithCondition } from '../language/words/conditions.ts'
import { denies } from '../language/words/negations.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { capitalised } from '../language/enumerate.ts'
import { marksOf, withoutStop } from '../language/marks.ts'
import { denseLanguages } from './points.ts'
import type { Material } from '../material/material.ts'

/** A name, and what the page says that it means. */
export interface Explained {
  readonly name: string
  readonly meaning: string
}

/** Words of a meaning on a slide, and of all names and meanings together: fewer if the script says nothing else, more before names alone. */
const mostWords = { ofGist: 10, ofWhole: 14, ofFew: 17, shown: 52, read: 42, clauses: 60 }
/** Languages without articles say more in as many words, and an audience that reads along does not listen. */
const mostDenseWords = { ofGist: 9, ofWhole: 10, ofFew: 12, shown: 30, read: 22, clauses: 60 }
/** Of so few names, the meanings may be longer: names alone say little. */
const few = 3

/** Words of the first clause of a meaning. */
const ofClause = { least: 3, most: 12 }

/** The meaning of a name in its first clause or in few words: 'from the left chamber, blood is pushed into the aorta'. */
export function gistOf(meaning: string, { lexicon }: Pick<Material, 'lexicon'>): string | undefined {
  const { language } = lexicon
  const code = languageOf(language) ?? 'en'
  const most = denseLanguages.has(code) ? mostDenseWords : mostWords
  const text = capitalised(withoutStop(splitSentences(meaning, language)[0] ?? '', language))
  if (countWords(text) <= ofClause.most) return text
  const gist =
    shortenForSlide(text, most.ofGist, lexicon) ??
    firstClause(text, code) ??
    lexicon.shorten(text, most.ofFew) ??
    (countWords(text) <= most.ofFew + 1 ? text : undefined)
  return gist === undefined ? undefined : capitalised(gist)
}

/** The words before a semicolon, an arrow or a comma, if they can stand alone. */
function firstClause(text: string, code: Language): string | undefined {
  const isClause = (part: string) => countWords(part) >= ofClause.least
  const heads = [...text.matchAll(/\s*(?:->|→|[;；؛])\s*|\s+\((?=[^()]*\)$)|[,،，](?!\d)\s*/gu)].flatMap(
    (end) => {
      const head = text.slice(0, end.index).trim()
      const rest = text.slice(end.index + end[0].length)
      const parts = head.split(/[,،，]\s*/u)
      const next = rest.split(/[,،，;；؛.]\s*/u)[0] ?? ''
      // 'Red cells, white cells' is not all of 'red cells, white cells, platelets', nor 'the heart' of 'the heart, a muscle, pumps'.
      const isOneOfSeveral =
        /[,،，]/u.test(end[0]) && (!isClause(next) || article.test(rest) || unclearComma.has(code))
      const isWhole =
        !isOneOfSeveral && parts.every(isClause) && !startsWithCondition(head, code) && !denies(rest, code)
      return countWords(head) <= ofClause.most && isBalanced(head) && isWhole ? [head] : []
    },
  )
  return heads.at(-1)
}

/** An article shows that a noun follows. */
export const article =
  /^(?:the|an?|its|their|your|el|la|los|las|un|una|sus?|le|les|une|der|die|das|ein|eine|einen|il|lo|gli|i|os?|as?|um|uma|het|een)\s/iu

/** Languages in which a clause before a comma may be a condition that only its last words show. */
const unclearComma = new Set<Language>(['hi', 'ja', 'ko', 'tr', 'zh'])

/** 'Artery: a vessel that leads away from the heart': names with their meanings in few words, or all names alone. */
export function withGists(explained: readonly Explained[], { lexicon }: Material): readonly string[] {
  const { language } = lexicon
  const most = denseLanguages.has(languageOf(language) ?? 'en') ? mostDenseWords : mostWords
  const sentences = explained.map(({ meaning }) => splitSentences(meaning, language))
  const isRead = sentences.every(({ length }) => length < 2)
  return (
    gists(most.ofWhole, most.shown) ??
    (explained.length <= few ? gists(most.ofFew, isRead ? most.read : most.shown) : undefined) ??
    firstClauses() ??
    explained.map(({ name }) => name)
  )

  /** Names with the first clause of what is said of each. */
  function firstClauses(): readonly string[] | undefined {
    const found = explained.flatMap(({ name, meaning }) => {
      const gist = gistOf(meaning, { lexicon })
      return gist === undefined ? [] : [`${name}${marksOf(language).colon}${gist}`]
    })
    const fits = countWords(found.join(' ')) <= most.clauses
    return found.length === explained.length && fits ? found : undefined
  }

  /** With meanings of at most `ofWhole` words, if all of them together have at most `shown`. */
  function gists(ofWhole: number, shown: number): readonly string[] | undefined {
    const found = explained.flatMap(({ name }, at) => {
      const text = withoutStop(sentences[at]?.[0] ?? '', language)
      const gist = shortenForSlide(text, most.ofGist, lexicon) ?? lexicon.shorten(text, ofWhole)
      return gist === undefined ? [] : [`${name}${marksOf(language).colon}${capitalised(gist)}`]
    })
    return found.length === explained.length && countWords(found.join(' ')) <= shown ? found : undefined
  }
}
