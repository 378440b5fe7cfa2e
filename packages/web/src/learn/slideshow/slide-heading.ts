import { firstTitle } from '@lectern/domain/slideshow/slide-title.ts'
import type { Slide } from '@lectern/domain/slideshow/slideshow.ts'
import { type RichNode, readRichText } from '../../slides/text/rich-text-nodes.ts'

/** Text of a slide without its markup. */
export const plainText = (source: string): string => readRichText(source).map(textOf).join('')

/** The heading of a slide as plain text. Undefined if it has none. */
export function slideHeading({ content }: Pick<Slide, 'content'>): string | undefined {
  const title = firstTitle(content)
  return title === undefined ? undefined : plainText(title)
}

function textOf(node: RichNode): string {
  if (node.kind === 'math') return node.tex
  return 'text' in node ? node.text : node.children.map(textOf).join('')
}
