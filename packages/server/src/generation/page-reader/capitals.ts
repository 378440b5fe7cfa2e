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

const word = /\p{L}[\p{L}\p{M}]*/gu

function inLowerCase(heading: string, known: ReadonlyMap<string, number>): string {
  let isKnown = true
  const changed = heading.replaceAll(word, (one) => {
    const lower = /[İĞŞ]/u.test(heading) ? one.toLocaleLowerCase('tr') : one.toLowerCase()
    const name = one.slice(0, 1) + lower.slice(1)
    if (known.has(one)) return one
    const [most, count] = [lower, name]
      .map((form) => [form, known.get(form) ?? 0] as const)
      .reduce((best, next) => (next[1] > best[1] ? next : best))
    if (count === 0) isKnown = false
    return most
  })
  return isKnown ? changed.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : heading
}

/** The words of all texts that are no headings and not in capitals, as they are written there, and how often. */
function wordsOf(root: ElementNode): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const visit = (node: TreeNode): void => {
    if (isElement(node) && !/^h[1-6]$/u.test(node.name)) node.children.forEach(visit)
    else if (isElement(node)) return
    else if (/\p{Ll}/u.test(node.text))
      for (const [one] of node.text.matchAll(word)) found.set(one, (found.get(one) ?? 0) + 1)
  }
  visit(root)
  return found
}
