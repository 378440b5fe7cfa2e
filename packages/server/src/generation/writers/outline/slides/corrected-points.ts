import { splitSentences } from '@lectern/domain/narration/split-sentences.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../language/enumerate.ts'
import { withoutStop } from '../language/marks.ts'
import { shortenForSlide } from '../language/sentences/shorten-for-slide.ts'
import { isInstruction } from '../language/words/instructions.ts'
import { headsMistakes } from '../language/words/misconception-headings.ts'
import { rejectsBefore } from '../language/words/rejections.ts'
import type { Block } from '../../../page.ts'
import type { Material } from '../material/material.ts'

/** Words of a mistake and of what is right, and of all items together. */
const most = { ofMistake: 16, ofRight: 13, ofWhole: 22, ofAll: 96 }
const mostOfLabel = 8
const rightToLeft: ReadonlySet<Language> = new Set(['ar', 'he'])

/**
 * 'Packing a cavity tightly → Fill the cavity loosely' for each item of a list of mistakes or myths: a slide never shows what is
 * wrong without what is right. Undefined for other lists, and if an item has no short form.
 */
export function correctedPoints(
  list: Block,
  texts: readonly string[],
  material: Material,
): readonly string[] | undefined {
  const { page, lexicon } = material
  const sentences = texts.map((text) => splitSentences(text, page.language))
  const labels = sentences.map(([first = '']) => labelOf(first))
  const isLabelled = texts.length > 1 && labels[0] !== undefined && new Set(labels).size === 1
  const areMistakes =
    isLabelled ||
    list.path.some((heading) => headsMistakes(heading, page.language)) ||
    sentences.every(([first = '']) => lexicon.discourse.seems(first))
  if (!areMistakes) return undefined
  const points = sentences.map((some) => pointOf(some, isLabelled, material))
  const shown = points.filter((point) => point !== undefined)
  return shown.length === texts.length && countWords(shown.join(' ')) <= most.ofAll ? shown : undefined
}

/** 'Myth' of 'Myth: vaccines cause the illness.' */
function labelOf(sentence: string): string | undefined {
  const [, label] = /^(\p{L}[^:：,.]{1,30})\s?[:：]/u.exec(sentence) ?? []
  return label
}

function pointOf(
  sentences: readonly string[],
  isLabelled: boolean,
  { page, lexicon }: Material,
): string | undefined {
  const { wrong, rest } = dividedAt(sentences, isLabelled)
  const bare = withoutStop(wrong, page.language)
  if (rest.length === 0) return countWords(bare) <= most.ofWhole ? capitalised(bare) : undefined
  const right = withoutStop(rightAmong(rest, isLabelled, wrong, page.language, lexicon), page.language)
  const shown = shortenForSlide(right, most.ofRight, lexicon) ?? right
  if (countWords(bare) > most.ofMistake || countWords(shown) > most.ofWhole) return undefined
  const arrow = rightToLeft.has(languageOf(page.language) ?? 'en') ? '←' : '→'
  return `${capitalised(bare)} ${arrow} ${capitalised(shown)}`
}

/** The mistake, which may be the name of its item, and the sentences after it. */
function dividedAt(
  [first = '', ...others]: readonly string[],
  isLabelled: boolean,
): { readonly wrong: string; readonly rest: readonly string[] } {
  const found = isLabelled ? null : /(?<=^[^:：]{1,80})\s?[:：]\s*/u.exec(first)
  const label = found ? first.slice(0, found.index) : ''
  return found && countWords(label) <= mostOfLabel
    ? { wrong: label, rest: [first.slice(found.index + found[0].length), ...others] }
    : { wrong: first, rest: others }
}

/** The fact of a myth; what to do instead of a mistake; otherwise what comes after a belief, or last. */
function rightAmong(
  rest: readonly string[],
  isLabelled: boolean,
  wrong: string,
  language: string,
  lexicon: Material['lexicon'],
): string {
  const code = languageOf(language) ?? 'en'
  // 'Therefore …' only follows from what is right.
  const isOwn = (one: string, at: number) => at === 0 || lexicon.relationOf(one) !== 'result'
  const stated = rest.filter((one, at) => !rejectsBefore(one, language) && isOwn(one, at))
  const own =
    (isLabelled ? rest.find((one) => labelOf(one) !== undefined) : undefined) ??
    stated.find((one) => isInstruction(one, code)) ??
    (lexicon.discourse.seems(wrong) ? stated[0] : stated.at(-1))
  return own ?? rest.at(-1) ?? ''
}
