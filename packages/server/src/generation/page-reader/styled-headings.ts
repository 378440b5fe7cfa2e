import { countWords } from '@lectern/domain/narration/count-words.ts'
import { isElement } from './html-tree.ts'
import type { ElementNode, TreeNode } from './html-tree.ts'
import { isBlock, mediaElements, textOf } from './inline-text.ts'
import { isAllBold } from './terms.ts'

const maxWords = 10
const maxWordsOfQuestion = 16
/** A longer line with an exclamation mark is a warning. */
const mostOfCall = 3

export function isHeadingLike(text: string): boolean {
  return (
    countWords(text) <= (/[?？؟]$/u.test(text) ? maxWordsOfQuestion : maxWords) &&
    /\p{L}/u.test(text) &&
    !/[.。،,;؛…]$/u.test(text) &&
    (!/[!！]$/u.test(text) || countWords(text) <= mostOfCall) &&
    !text.startsWith('$')
  )
}

/** A level below that of real headings, and above that of bold lines. */
const name = 'h6'
/** Elements of which the parts are no headings of the page. */
const closed = new Set('table ul ol dl pre blockquote figure details a h1 h2 h3 h4 h5 h6 math'.split(' '))

/**
 * The tree with an element for each heading that only has the style of one: a short paragraph that is all in a large font, in a
 * colour that several such paragraphs have and no longer text has, or in capitals.
 */
export function withStyledHeadings(root: ElementNode): ElementNode {
  const styles = stylesOf(root)
  const isHeading: IsHeading = (line, nextOf) => {
    const isStyled = styles.size > 0 && styles.has(lookOf(line))
    if (!isStyled && hasSmallLetter(line)) return false
    const text = textOf(line)
    const isCapital = isInCapitals(text)
    if (!isStyled && !isCapital) return false
    if (!isHeadingLike(text) || dateOrPoints.test(text) || leads(text)) return false
    const next = nextOf()
    return (
      next !== undefined &&
      !isAllBold(line.children) &&
      !(isCapital && isLine(next) && isInCapitals(textOf(next)))
    )
  }
  return changed(root, isHeading)
}

/** '15.03.', '3/14' and '10 pts' say when and how much. */
const dateOrPoints = /\p{N}\s?[/.:]\s?\p{N}|[(（]/u

type IsHeading = (line: ElementNode, next: () => ElementNode | undefined) => boolean

function hasSmallLetter({ children }: ElementNode): boolean {
  return children.some((child) => (isElement(child) ? hasSmallLetter(child) : /\p{Ll}/u.test(child.text)))
}

/** 'Ally helps teachers in several ways:' leads to a list. */
function leads(text: string): boolean {
  return /[:：]$/u.test(text) && countWords(text) > mostBeforeColon
}

const mostBeforeColon = 5

function changed(element: ElementNode, isHeading: IsHeading): ElementNode {
  const children = element.children.map((child, at): TreeNode => {
    if (!isElement(child) || closed.has(child.name)) return child
    if (!isLine(child)) return changed(child, isHeading)
    return isHeading(child, () => nextBlock(element.children, at)) ? { ...child, name } : child
  })
  return { ...element, children }
}

function nextBlock(nodes: readonly TreeNode[], at: number): ElementNode | undefined {
  for (let next = at + 1; next < nodes.length; next++) {
    const node = nodes[next]
    if (isElement(node) && holdsContent(node)) return node
  }
  return undefined
}

/** Whether the element has words, a picture or a film. */
function holdsContent({ children }: ElementNode): boolean {
  return children.some((child) =>
    isElement(child)
      ? mediaElements.has(child.name) || child.name === 'img' || holdsContent(child)
      : /\S/u.test(child.text),
  )
}

/** A paragraph with one line of text and nothing else. */
export function isLine(element: ElementNode): boolean {
  return (element.name === 'p' || element.name === 'div') && holdsOnlyText(element)
}

function holdsOnlyText({ children }: ElementNode): boolean {
  return children.every(
    (child) => !isElement(child) || (!isBlock(child) && !others.has(child.name) && holdsOnlyText(child)),
  )
}

const others = new Set('br img iframe video audio math code a'.split(' '))
const fewestOfColour = 2

/** The looks that headings have and prose does not. */
function stylesOf(root: ElementNode): ReadonlySet<string> {
  const short = new Map<string, number>()
  const long = new Map<string, number>()
  const visit = (element: ElementNode): void => {
    for (const child of element.children) {
      if (!isElement(child)) continue
      if (!isLine(child)) visit(child)
      else {
        const look = lookOf(child)
        if (look === '') continue
        const counts = countWords(textOf(child)) <= maxWords ? short : long
        counts.set(look, (counts.get(look) ?? 0) + 1)
      }
    }
  }
  visit(root)
  return new Set(
    [...short].flatMap(([look, count]) => {
      const prose = long.get(look) ?? 0
      const isHeading = look === large ? prose < count : prose === 0 && count >= fewestOfColour
      return isHeading ? [look] : []
    }),
  )
}

const large = 'large'

/** 'large', the colour of all words of a line, or nothing. */
function lookOf(line: ElementNode): string {
  if (hasStyle(line, isLarge)) return large
  return colourOf(line)
}

/** Whether all words are in elements with the style. */
function hasStyle(element: ElementNode, isStyled: (one: ElementNode) => boolean): boolean {
  if (isStyled(element)) return true
  const solid = solidOf(element)
  return solid.length > 0 && solid.every((node) => isElement(node) && hasStyle(node, isStyled))
}

function solidOf({ children }: ElementNode): readonly TreeNode[] {
  return children.filter((node) => (isElement(node) ? textOf(node) !== '' : node.text.trim() !== ''))
}

const fontSize = /(?:^|;)\s*font-size\s*:\s*(?:(\d+(?:\.\d+)?)\s*(pt|px|em|rem|%)|((?:x{1,3}-)?large))/iu
/** The smallest size of a heading in each unit. Canvas shows text in 12 pt. */
const smallest: Readonly<Record<string, number>> = { pt: 14, px: 18, em: 1.15, rem: 1.15, '%': 115 }
const smallestFont = 4

function isLarge(element: ElementNode): boolean {
  if (element.name === 'big') return true
  if (element.name === 'font') return Number(element.attributes.get('size') ?? 0) >= smallestFont
  const [, size, unit = '', word] = fontSize.exec(element.attributes.get('style') ?? '') ?? []
  if (word !== undefined) return true
  return size !== undefined && Number(size) >= (smallest[unit.toLowerCase()] ?? Infinity)
}

const colour = /(?:^|;)\s*color\s*:\s*([^;]+)/iu

function colourOf(element: ElementNode): string {
  const [, own] = colour.exec(element.attributes.get('style') ?? '') ?? []
  const named = element.name === 'font' ? element.attributes.get('color') : undefined
  const found = (own ?? named ?? '').toLowerCase().replace(/\s+/gu, '')
  if (found !== '') return found
  const colours = new Set(solidOf(element).map((node) => (isElement(node) ? colourOf(node) : '')))
  const [only = ''] = colours
  return colours.size === 1 ? only : ''
}

const fewestLetters = 4
/** Signs of formulas, code and prices are in no heading in capitals. */
const capitals = /^[¿¡"“«]?\p{Lu}[\p{Lu}\p{M}\p{N}\s’'"“”«»&,:：?¿¡/–—-]*$/u

/** 'CAUSES OF THE WAR:' */
export function isInCapitals(text: string): boolean {
  return capitals.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= fewestLetters
}
