import { readPage } from '../../generation/page-reader/read-page.ts'

/** The blocks of a page, without their ids and paths. */
export function blocksOf(html: string, title = 'Page'): readonly object[] {
  return readPage({ title, html, language: 'en' }).blocks.map(({ id: _id, path: _path, ...block }) => block)
}

/** The headings above each block of a page. */
export function pathsOf(html: string, title = 'Page'): readonly (readonly string[])[] {
  return readPage({ title, html, language: 'en' }).blocks.map(({ path }) => path)
}

/** A paragraph, without its id and path. */
export function paragraph(text: string): object {
  return { kind: 'paragraph', text }
}
