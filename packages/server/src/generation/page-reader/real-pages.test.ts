import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../testing/writing/corpus.ts'
import type { Block } from '../page.ts'

const corpus = readCorpus()

describe.skipIf(corpus.length === 0)('The corpus (skipped if it is absent)', () => {
  test.each(corpus.map((one) => [one.file, one] as const))(
    '%s is read without loss and without garbage',
    (_, { html, page, language }) => {
      const read = new Map<string, number>()
      for (const word of wordsOf([page.title, ...page.blocks.flatMap(everything)].join(' ')))
        read.set(word, (read.get(word) ?? 0) + 1)
      const visible = wordsOf(visibleText(html))
      const lost = visible.filter((word) => !read.has(word))
      expect(lost.length / Math.max(1, visible.length), lost.slice(0, 20).join(' ')).toBeLessThanOrEqual(
        0.005,
      )
      const text = page.blocks.flatMap(everything).join('\n')
      expect(text).not.toMatch(/links to an external site|os-embed|\[exercise\/|\u00a0/i)
      const alts = page.blocks.map((block) => (block.kind === 'figure' ? block.alt : ''))
      expect(alts.filter((alt) => /\.(?:png|jpe?g|gif|svg)$/i.test(alt))).toEqual([])
      expect(page.language).toBe(language)
    },
  )
})

/** All contents of a block as one text: every string except its id and kind. */
function everything(block: Block): string[] {
  const { id: _id, kind: _kind, ...rest } = block
  const found: string[] = []
  JSON.stringify(rest, (_, value: unknown) => {
    if (typeof value === 'string') found.push(value)
    return value
  })
  return found
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
  )
}

/** The page's text from the parser, without formulas and what the reader drops on purpose. */
function visibleText(html: string): string {
  const texts: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value)
    if (!('attrs' in node) || ['math', 'script', 'style'].includes(node.tagName)) return
    const classes = node.attrs.find(({ name }) => name === 'class')?.value ?? ''
    if (/screenreader-only|ui-icon|os-embed|page-title/.test(classes)) return
    node.childNodes.forEach(visit)
    if (!['span', 'b', 'i', 'em', 'strong', 'a', 'sub', 'sup', 'code'].includes(node.tagName)) texts.push(' ')
  }
  parseFragment(html).childNodes.forEach(visit)
  return texts.join('').replace(/\\\(.+?\\\)|\\\[.+?\\\]/gs, ' ')
}
