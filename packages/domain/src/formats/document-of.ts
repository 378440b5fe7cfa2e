import type { Format } from '../courses/formats.ts'
import type { Podcast } from '../podcast/podcast.ts'
import type { Slideshow } from '../slideshow/slideshow.ts'

interface DocumentsByName {
  readonly slideshow: Slideshow
  readonly podcast: Podcast
}

/** The document of a format. It does not compile while a format has none. */
export type DocumentOf<Name extends Format> = DocumentsByName[Name]

/** A function for the documents of each format. */
export type ReadersByFormat<Value> = {
  readonly [Name in Format]: (document: DocumentOf<Name>) => Value
}

/**
 * Reads a document with the reader of its format. For code that walks the formats, `Name` is all of them: then the compiler
 * does not check that the document is of this format.
 */
export function readWith<Name extends Format, Value>(
  format: Name,
  readers: ReadersByFormat<Value>,
  document: DocumentOf<Name>,
): Value {
  return readers[format](document)
}
