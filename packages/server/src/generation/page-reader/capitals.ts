import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isInCapitals } from './styled-headings.ts'

/** A heading in capitals as the page writes its words elsewhere: 'Causes of the Depression' of 'CAUSES OF THE DEPRESSION'. */
export type InLowerCase = (heading: string) => string

/** Headings with a word that the page does not repeat stay as they are, and so do words that the page writes in capitals. */
export function createInLowerCase(root: ElementNode): InLowerCase {
  let known: ReadonlyMap<string, number> | undefined
  return (heading) => {
    if (!isInCapitals(heading)) return heading
    known ??= wordsOf(root)
    return inLowerCase(heading, known)
  }
}

/** English pages write the words of a heading with capitals, and German ones those of nouns. */
const keepsCapitals = new Set(['en', 'de'])
/** A shorter word in capitals may be an acronym. */
const fewestLettersOfWord = 6

/**
 * The headings of a page that are left in capitals, with the lower case of a sentence: 'Lo que no se debe hacer' of 'LO QUE NO SE
 * DEBE HACER'. Names and acronyms of the `prose` keep their letters.
 */
export function withoutCapitals(prose: readonly string[], language: string): InLowerCase {
  let known: ReadonlyMap<string, number> | undefined
  return (heading) => {
    if (!isInCapitals(heading)) return heading
    known ??= countWordsOf(prose)
    const isWord = /^\p{L}+$/u.test(heading) && heading.length >= fewestLettersOfWord && !known.has(heading)
    const changes = /\s/u.test(heading) ? !keepsCapitals.has(language) : isWord
    return changes ? asSentence(heading, known).text : heading
  }
}

const word = /\p{L}[\p{L}\p{M}]*/gu

function inLowerCase(heading: string, known: ReadonlyMap<string, number>): string {
  const { text, isKnown } = asSentence(heading, known)
  return isKnown ? text : heading
}

/** With a capital at the start and for names, and whether the page has all its words. */
function asSentence(
  heading: string,
  known: ReadonlyMap<string, number>,
): { readonly text: string; readonly isKnown: boolean } {
  let isKnown = true
  const changed = heading.replaceAll(word, (one) => {
    const lower = /[İĞŞ]/u.test(heading) ? one.toLocaleLowerCase('tr') : one.toLowerCase()
    const name = one.slice(0, 1) + lower.slice(1)
    // 'NO' in capitals for emphasis is also written in lower case.
    const [most, count] = [lower, name, one]
      .map((form) => [form, known.get(form) ?? 0] as const)
      .reduce((best, next) => (next[1] > best[1] ? next : best))
    if (count === 0) isKnown = false
    return most
  })
  return { text: changed.replace(/\p{L}/u, (letter) => letter.toUpperCase()), isKnown }
}

/** The words of all texts that are no headings and not in capitals, as they are written there, and how often. */
function wordsOf(root: ElementNode): ReadonlyMap<string, number> {
  const texts: string[] = []
  const visit = (node: TreeNode): void => {
    if (isElement(node) && !/^h[1-6]$/u.test(node.name)) node.children.forEach(visit)
    else if (isElement(node)) return
    else texts.push(node.text)
  }
  visit(root)
  return countWordsOf(texts)
}

/** How often each word is in the texts that are not in capitals. */
function countWordsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const text of texts.filter((one) => /\p{Ll}/u.test(one)))
    for (const [one] of text.matchAll(word)) found.set(one, (found.get(one) ?? 0) + 1)
  return found
}
