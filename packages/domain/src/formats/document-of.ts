import type { Format } from '../courses/formats.ts'
import type { Podcast } from '../podcast/podcast.ts'
import type { Slideshow } from '../slideshow/slideshow.ts'

interface DocumentsByName {
  readonly slideshow: Slideshow
  readonly podcast: Podcast
}

/** The document of a format. It does not compile while a format has none. */
export type DocumentOf<Name extends Format> = DocumentsByName[Name]

/** A function for documents, as a method: code that walks the formats may pass it any document of its own format. */
export type DocumentReader<Document, Value> = { read(document: Document): Value }['read']

/** A function for the documents of each format. */
export type ReadersByFormat<Value> = {
  readonly [Name in Format]: DocumentReader<DocumentOf<Name>, Value>
}
