import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { isBalanced } from '../language/brackets.ts'
import { capitalised } from '../language/enumerate.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { withoutStop } from '../language/marks.ts'
import { conjunctionsOf } from '../language/words/conjunctions.ts'
import { alternatives, unspaced } from '../language/words/word-patterns.ts'
import { explainingSentences } from '../material/explain.ts'
import { standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, Taken, WrittenIdea } from './slide-idea.ts'

const items = { least: 3, most: 6 }
const mostItemWords = 7
/** Fewer words before the colon are a label, such as 'Note'. */
const leastLeadWords = 3
const limits = { wanted: 60, most: 95 }

/** Enumerations within a sentence: 'Five factors control the rate: climate, organisms, relief, rock and time.' */
export const inlineListSlides: SlideMaker = (input) =>
  input.unit.sentences
    .filter((one) => standsAlone(one) && input.material.blockOf(one.block)?.kind === 'paragraph')
    .flatMap((sentence) => {
      const points = enumeratedIn(sentence.text, input.material.lexicon)
      return points ? ideaOf((taken) => slideOf(sentence, points, input, taken)) : []
    })

function slideOf(
  sentence: Sentence,
  points: readonly string[],
  input: MakerInput,
  taken: Taken,
): WrittenIdea | undefined {
  const { material, unit } = input
  if (taken.has(sentence)) return undefined
  const free = unit.sentences.filter((one) => !taken.has(one))
  const explained = explainingSentences(material, free, points, limits)
  const said = [...new Set([sentence, ...explained])].sort((a, b) => a.order - b.order)
  return {
    type: 'bullets',
    content: { slide_title: headline(input), bullet_points: points },
    says: said.map(({ text }) => text),
    sources: sourcesOf(said),
    at: sentence.block,
    worth: 1.4,
    uses: said,
    choice: free.length,
  }
}

/** The items that a sentence names after its colon; undefined if these are clauses, too many or too few. */
export function enumeratedIn(text: string, lexicon: Lexicon): readonly string[] | undefined {
  const [, lead = '', rest = '', ...others] = /^([^:：]+)[:：]\s*([^:：]+)$/u.exec(text) ?? []
  if (others.length > 0 || countWords(lead) < leastLeadWords) return undefined
  const code = languageOf(lexicon.language) ?? 'en'
  const parts = withoutStop(rest, lexicon.language)
    .split(/[;；؛]/.test(rest) ? /[;；؛]\s*/u : unspaced.has(code) ? /[、，,]\s*/u : /[,،]\s+/u)
    .flatMap((part, at, all) => lastItems(part, at === all.length - 1, code))
    .map((part) => part.trim())
  const fits =
    parts.length >= items.least &&
    parts.length <= items.most &&
    new Set(parts.map((part) => part.toLowerCase())).size === parts.length &&
    parts.every((part) => isItem(part, lexicon))
  return fits ? parts.map(capitalised) : undefined
}

/** 'rock and time' are two items, and 'and time' is one. */
function lastItems(part: string, isLast: boolean, code: string): readonly string[] {
  if (!isLast) return [part]
  const and = alternatives(conjunctionsOf(code))
  if (unspaced.has(code)) return part.split(new RegExp(`(?:${and})`, 'u')).filter(Boolean)
  const after = new RegExp(`^(?:${and})\\s+`, 'iu')
  return after.test(part) ? [part.replace(after, '')] : part.split(new RegExp(`\\s(?:${and})\\s`, 'iu'))
}

function isItem(part: string, lexicon: Lexicon): boolean {
  const lower = part.toLowerCase()
  const startsClause = [...lexicon.phrases.clauses, ...lexicon.phrases.subordinate].some((word) =>
    `${lower} `.startsWith(`${word} `),
  )
  return (
    /\p{L}/u.test(part) &&
    countWords(part) <= mostItemWords &&
    isBalanced(part) &&
    !startsClause &&
    !lexicon.isDependent(capitalised(part))
  )
}
