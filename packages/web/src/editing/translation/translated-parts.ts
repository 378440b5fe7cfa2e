import type { TranslationFormat } from '@lectern/domain/translation/behind.ts'

/** How the documents of an editor are translated. */
export interface TranslatedParts<Document> {
  readonly translation: TranslationFormat<Document>
  /** Name of a part for its author: 'Slide 2'. */
  readonly nameOf: (document: Document, id: string) => string
}
