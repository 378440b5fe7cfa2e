import { readAlt } from '../boilerplate.ts'
import { descendants, find, isElement } from '../html-tree.ts'
import type { ElementNode, TreeNode } from '../html-tree.ts'
import { textOf } from '../inline-text.ts'
import { latexOf } from '../math.ts'
import type { BlockReader, PageUnderReading } from '../block-reader.ts'

/** Smaller pictures, in pixels, are icons. */
const minSide = 40

/** Pictures, with the caption of the figure around them. Ornaments and icons are dropped. */
export const figure: BlockReader = {
  reads: (element) => element.name === 'figure' || (element.name === 'img' && latexOf(element) === undefined),
  read(element, page) {
    if (element.name === 'img') return addPicture(element, '', page)
    const caption = captionOf(element)
    const pictures = [...descendants(element)].filter(
      (one) => one.name === 'img' && latexOf(one) === undefined,
    )
    const rest = withoutCaption(element.children)
    const quoted = rest.find((node) => isElement(node) && node.name === 'blockquote')
    if (isElement(quoted)) return addQuote(quoted, caption, page)
    if (pictures.length === 0 || textOf(rest) !== '') {
      page.walk(rest)
      if (caption && pictures.length === 0) page.add({ kind: 'paragraph', text: caption })
      return
    }
    for (const [index, picture] of pictures.entries()) addPicture(picture, index === 0 ? caption : '', page)
  },
}

function captionOf(element: ElementNode): string {
  const caption = find(element, 'figcaption')
  return caption ? textOf(caption) : ''
}

function withoutCaption(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.filter((node) => !isElement(node) || node.name !== 'figcaption')
}

function addQuote(quoted: ElementNode, caption: string, page: PageUnderReading): void {
  page.add({ kind: 'quote', text: textOf(quoted), attribution: caption })
}

function addPicture(image: ElementNode, caption: string, page: PageUnderReading): void {
  const url = image.attributes.get('src') ?? ''
  const alt = readAlt(image.attributes.get('alt'))
  if (url === '' || (!caption && (isOrnament(image) || isDecoration(url, alt)))) return
  const apiUrl = image.attributes.get('data-api-endpoint')
  page.add({ kind: 'figure', image: apiUrl ? { url, apiUrl } : { url }, alt, caption })
}

const decorations =
  'logo|icon|banner|spacer|divider|separator|bullet|pixel|avatar|badge|placeholder|decoration|decorative|ornament'
const decorationInFile = new RegExp(`(?<![a-z])(?:${decorations})s?(?![a-z])[^/]*$`, 'i')
const decorationInAlt = new RegExp(
  `(?<!\\p{L})(?:${decorations}|icono|ícono|icône|ikona|ikone|icona|ícone|логотип|иконка|значок|شعار|أيقونة|لوغو|लोगो|आइकन)(?!\\p{L})|标志|徽标|图标|商标|ロゴ|アイコン|로고|아이콘`,
  'iu',
)
/** A longer description is of a picture that shows something. */
const mostWordsOfDecoration = 6

/** Logos, icons, banners and lines, by the name of their file or a short description. */
function isDecoration(url: string, alt: string): boolean {
  if (alt.split(/\s+/).length > mostWordsOfDecoration) return false
  return decorationInAlt.test(alt) || (alt === '' && decorationInFile.test(url.split(/[?#]/)[0] ?? ''))
}

function isOrnament(image: ElementNode): boolean {
  if (['presentation', 'none'].includes(image.attributes.get('role') ?? '')) return true
  return ['width', 'height'].some((side) => {
    const pixels = Number.parseInt(image.attributes.get(side) ?? '', 10)
    return pixels > 0 && pixels < minSide
  })
}
