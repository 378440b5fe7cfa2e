import { readBullets } from '@lectern/domain/slides/read-bullets.ts'

/** The rows of a pasted text. With `emphasis`, bold and italic of formatted text become Markdown. */
export function pastedRows(data: Pick<DataTransfer, 'getData'>, emphasis: boolean): readonly string[] {
  const html = emphasis ? data.getData('text/html') : ''
  const text = (html ? markdownOf(html) : data.getData('text/plain')).replace(/\r\n?/g, '\n').trim()
  return text.includes('\n') ? readBullets(text) : [text]
}

const blocks = 'li, p, div, tr, br, ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6'

/** Formatted text as Markdown, one line per block. Scripts do not run in a parsed document. */
function markdownOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const hidden of body.querySelectorAll('style, script, template')) hidden.remove()
  return linesOf(body).replace(/[ \t]*\n\s*/g, '\n')
}

function linesOf(node: Node): string {
  if (!(node instanceof Element)) return (node.textContent ?? '').replace(/\s+/g, ' ')
  const inner = [...node.childNodes].map(linesOf).join('')
  return node.matches(blocks) ? `\n${inner}\n` : emphasized(inner, marksOf(node))
}

/** The Markdown marks of an element. Word processors use elements or styles, and a style may cancel an element. */
function marksOf(element: Element): string {
  const { fontWeight, fontStyle } = element instanceof HTMLElement ? element.style : {}
  const bold = fontWeight ? fontWeight === 'bold' || Number(fontWeight) >= 600 : element.matches('b, strong')
  const italic = fontStyle ? fontStyle === 'italic' : element.matches('i, em')
  return `${bold ? '**' : ''}${italic ? '*' : ''}`
}

/** The text with marks around each line. Markdown requires that a mark is next to a letter. */
function emphasized(text: string, marks: string): string {
  if (marks === '') return text
  return text.replace(/[^\n]+/g, (line) => {
    const words = line.trim()
    return words === '' ? line : line.replace(words, () => marks + words + marks)
  })
}
