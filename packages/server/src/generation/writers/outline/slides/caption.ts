import type { Lexicon } from '../language/lexicon.ts'
import { withoutLabel } from '../language/labels.ts'

/** The parts of a caption: 'Figure 3 Osmosis Osmosis is the diffusion of water. (credit: A. Smith)'. */
export interface Caption {
  /** 'Figure 3'. */
  readonly label: string
  /** Words before the first sentence that name the picture. */
  readonly title: string
  readonly text: string
  /** The words in brackets about the author and the licence of the picture, with their brackets. */
  readonly credit: string
}

const creditWords =
  /(?<!\p{L})(?:credits?|courtesy|photo(?:graph)? by|modification|modified|créditos?|crédits?|modificación|źródło|fot\.|foto|quelle|bildnachweis|fonte|bron|zdroj|kilde|källa|фото|джерело|источник|flickr|wikimedia|creative commons|cc by|public domain|المصدر|图片来源|来源|स्रोत|श्रेय)(?!\p{L})|©/iu

export function readCaption(caption: string, lexicon: Lexicon): Caption {
  const brackets = caption.match(/[(（](?:[^()（）]|\([^()]*\))*[)）]/gu) ?? []
  const credits = brackets.filter((one) => creditWords.test(one))
  const whole = credits.reduce((rest, one) => rest.replace(one, ''), caption).trim()
  const unlabelled = withoutLabel(whole, lexicon)
  const title = titleOf(unlabelled)
  return {
    label: whole.slice(0, whole.length - unlabelled.length).replace(/[\s.:：]+$/u, ''),
    title,
    text: unlabelled.slice(title.length).trim(),
    credit: credits.join(' '),
  }
}

const mostWordsOfTitle = 8

/**
 * Captions may start with a title that no mark ends: 'Cell Membrane The cell membrane is …'. It is recognised by a
 * capital letter where one of its words comes again.
 */
function titleOf(text: string): string {
  const words = [...text.matchAll(/\S+/gu)]
  for (const [at, word] of words.slice(0, mostWordsOfTitle + 1).entries()) {
    if (/[.!?:;,。]$/u.test(word[0])) return ''
    const before = text.slice(0, word.index).toLowerCase()
    const next = [word, words[at + 1]].map((one) => one?.[0].toLowerCase() ?? '')
    const isAgain = next.some((one) => one.length > 3 && before.split(/\s+/).includes(one))
    if (at > 0 && /^\p{Lu}/u.test(word[0]) && isAgain) return text.slice(0, word.index).trim()
  }
  return ''
}
