import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { TranslationFormat } from '@lectern/domain/translation/behind.ts'
import type { TranslatablePart } from '@lectern/domain/translation/translatable.ts'
import { translationFormats } from '@lectern/domain/translation/translation-formats.ts'
import type { Account } from '../../accounts/account.ts'
import type { Documents } from '../library/documents.ts'

/** The documents of a format, and how they are translated. */
export interface TranslationDocuments<Document> {
  readonly documents: Documents<Document>
  readonly translation: TranslationFormat<Document>
}

/** The texts of a stored original. */
export interface OpenOriginal {
  readonly title: string
  /** Language tag. Undefined if it is not known. */
  readonly language: string | undefined
  readonly parts: readonly TranslatablePart[]
}

interface StoredDocuments {
  readonly slideshows: Documents<Slideshow>
  readonly podcasts: Documents<Podcast>
}

/** Reads the original of a translation. NOT_FOUND if there is none. */
export type OpenOriginals = (
  account: Account,
  place: { readonly courseId: string; readonly pageId: string; readonly format: Format },
) => Promise<OpenOriginal>

export function createOpenOriginals({ slideshows, podcasts }: StoredDocuments): OpenOriginals {
  const openers: Readonly<Record<Format, ReturnType<typeof opener>>> = {
    slideshow: opener({ documents: slideshows, translation: translationFormats.slideshow }),
    podcast: opener({ documents: podcasts, translation: translationFormats.podcast }),
  }
  return (account, { format, ...place }) => openers[format](account, place)
}

function opener<Document>({ documents, translation }: TranslationDocuments<Document>) {
  return async (
    account: Account,
    { courseId, pageId }: { readonly courseId: string; readonly pageId: string },
  ): Promise<OpenOriginal> => {
    const { document } = await documents.get(account, courseId, pageId)
    return {
      title: translation.titleOf(document),
      language: translation.languageOf(document),
      parts: translation.parts(document),
    }
  }
}
