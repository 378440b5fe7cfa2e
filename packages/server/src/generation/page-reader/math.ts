import { escapeMarkup } from '@lectern/domain/markup/escape.ts'
import { MathMLToLaTeX } from 'mathml-to-latex'
import { classesOf, descendants, isElement, rawText } from './html-tree.ts'
import type { ElementNode } from './html-tree.ts'

/** The LaTeX of an element that is a formula (a Canvas equation image, MathML, KaTeX), undefined for any other. */
export function latexOf(element: ElementNode): string | undefined {
  const written = element.attributes.get('data-equation-content')
  if (written !== undefined) return tidyLatex(decode(written))
  if (element.name === 'img' && classesOf(element).includes('equation_image')) return ofImage(element)
  if (element.name === 'math') return ofMathMl(element)
  return undefined
}

/** Whether a formula is on a separate line. */
export function isDisplayed(element: ElementNode): boolean {
  return element.attributes.get('display') === 'block' || element.attributes.get('mode') === 'display'
}

function ofImage(image: ElementNode): string {
  const words =
    image.attributes.get('title') ?? (image.attributes.get('alt') ?? '').replace(/^LaTeX:\s*/i, '')
  return tidyLatex(words)
}

function ofMathMl(math: ElementNode): string {
  const source = descendants(math).find(
    (one) => one.name === 'annotation' && one.attributes.get('encoding') === 'application/x-tex',
  )
  if (source) return tidyLatex(rawText(source))
  try {
    return tidyLatex(MathMLToLaTeX.convert(markup(math)))
  } catch {
    // Broken MathML is used as plain text.
    return tidyLatex(rawText(math))
  }
}

function markup(element: ElementNode): string {
  const inside = element.children
    .map((child) => (isElement(child) ? markup(child) : escapeMarkup(child.text)))
    .join('')
  const attributes = [...element.attributes]
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')
  return `<${element.name}${attributes}>${inside}</${element.name}>`
}

function decode(text: string): string {
  if (!/%[0-9A-F]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One line without dollar signs around it, so that `$…$` can contain it. */
function tidyLatex(latex: string): string {
  return latex
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\$+|\$+$/g, '')
    .trim()
}

/** `\( … \)` in text becomes `$…$`, `\[ … \]` becomes `$$…$$`, as blocks write math. */
export function writtenMath(text: string): string {
  return text
    .replace(/\\\((.+?)\\\)/gs, (whole, latex: string) => (latex.trim() ? `$${latex.trim()}$` : whole))
    .replace(/\\\[(.+?)\\\]/gs, (whole, latex: string) => (latex.trim() ? `$$${latex.trim()}$$` : whole))
}

/** Removes the punctuation of the sentence at the end of a formula. */
export function withoutStop(latex: string): string {
  return latex.replace(/[\s.,;]+$/, '').trim()
}

/** Splits a paragraph at formulas on separate lines: text and `{ latex }` in turn. */
export function splitAtFormulas(paragraph: string): readonly (string | { readonly latex: string })[] {
  const sole = /^\$([^$]+)\$\s*[.,;]?$/.exec(paragraph)
  if (sole?.[1]) return [{ latex: withoutStop(sole[1]) }]
  return paragraph
    .split(/\$\$([^$]+)\$\$/)
    .map((part, index) => (index % 2 === 1 ? { latex: withoutStop(part) } : part.trim()))
    .filter((part) => part !== '')
}
