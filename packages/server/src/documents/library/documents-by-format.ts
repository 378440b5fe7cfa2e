import type { Format } from '@lectern/domain/courses/formats.ts'
import type { DocumentOf } from '@lectern/domain/formats/document-of.ts'
import type { Documents } from './documents.ts'

/** The documents of every format, for code that treats formats alike and does not look into their documents. */
export type DocumentsByFormat = Readonly<Record<Format, Documents<unknown>>>

/** The same for code that looks into the documents of single formats. `Call` names the functions that it needs. */
export type ContentsByFormat<Call extends keyof Documents<unknown> = keyof Documents<unknown>> = {
  readonly [Name in Format]: Pick<Documents<DocumentOf<Name>>, Call>
}
