import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readPage } from '../../packages/server/src/generation/page-reader/read-page.ts'
import type { StructuredPage } from '../../packages/server/src/generation/page.ts'

export interface PageToEvaluate {
  readonly course: string
  readonly file: string
  readonly html: string
  readonly title: string
  readonly language: string
}

const catalogue = z.object({
  courses: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      modules: z.array(
        z.object({ items: z.array(z.object({ file: z.string().optional(), title: z.string() })) }),
      ),
    }),
  ),
})

/** The pages of a folder in the format of the corpus, in order. */
export function findPages(folder: string): readonly PageToEvaluate[] {
  const { courses } = catalogue.parse(JSON.parse(readFileSync(join(folder, 'courses.json'), 'utf8')))
  return courses.flatMap(({ name, language, modules }) =>
    modules
      .flatMap(({ items }) => items)
      .flatMap(({ file, title }) =>
        file === undefined
          ? []
          : [{ course: name, file, title, language, html: readFileSync(join(folder, file), 'utf8') }],
      ),
  )
}

export function readStructured({ title, html, language }: PageToEvaluate): StructuredPage {
  return readPage({ title, html, language })
}
