import { classesOf, find, rawText } from '../html-tree.ts'
import type { ElementNode } from '../html-tree.ts'
import type { BlockReader } from '../block-reader.ts'

/** Preformatted text, with its line breaks, and the language in its class. */
export const code: BlockReader = {
  reads: (element) => element.name === 'pre',
  read(element, page) {
    const text = rawText(element)
      .replace(/\r\n?/g, '\n')
      .replaceAll('\u00a0', ' ')
      .replace(/^\n+/, '')
      .trimEnd()
    if (text.trim() !== '') page.add({ kind: 'code', text, codeLanguage: languageOf(element) })
  },
}

function languageOf(element: ElementNode): string {
  const inner = find(element, 'code')
  const named = [element, inner].flatMap(
    (one) => one?.attributes.get('data-lang') ?? one?.attributes.get('data-language') ?? [],
  )
  const byClass = [element, inner]
    .flatMap((one) => (one ? classesOf(one) : []))
    .flatMap((one) => /^(?:language|lang|highlight-source)-(.+)$/.exec(one)?.[1] ?? [])
  return named[0] ?? byClass[0] ?? ''
}
