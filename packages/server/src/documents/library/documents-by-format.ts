import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Documents } from './documents.ts'

/** The documents of every format, for code that treats formats alike and does not look into their documents. */
export type DocumentsByFormat = Readonly<Record<Format, Documents<unknown>>>
