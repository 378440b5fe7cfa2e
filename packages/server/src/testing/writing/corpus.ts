import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod/mini'
import { readPage } from '../../generation/page-reader/read-page.ts'
import type { StructuredPage } from '../../generation/page.ts'

const folder = fileURLToPath(new URL('../../../../../../shared/course-systems/corpus/', import.meta.url))

const catalogue = z.object({
  courses: z.array(
    z.object({
      language: z.string(),
      modules: z.array(
        z.object({
          items: z.array(
            z.object({ file: z.optional(z.string()), title: z.string(), words: z.optional(z.number()) }),
          ),
        }),
      ),
    }),
  ),
})

export interface CorpusPage {
  readonly file: string
  readonly title: string
  readonly html: string
  readonly language: string
  /** Words of its visible text, as the corpus counts them. */
  readonly words: number
  readonly page: StructuredPage
}

/**
 * Real course pages in five languages, if they are beside the project. Otherwise empty; tests of them are then skipped.
 */
export function readCorpus(): readonly CorpusPage[] {
  const index = `${folder}courses.json`
  if (!existsSync(index)) return []
  const { courses } = catalogue.parse(JSON.parse(readFileSync(index, 'utf8')))
  return courses.flatMap(({ language, modules }) =>
    modules
      .flatMap(({ items }) => items)
      .flatMap(({ file, title, words = 0 }) => {
        if (!file) return []
        const html = readFileSync(`${folder}${file}`, 'utf8')
        return [{ file, title, html, language, words, page: readPage({ title, html, language }) }]
      }),
  )
}
