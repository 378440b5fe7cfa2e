import type { Format } from '@lectern/domain/courses/formats.ts'
import type { TranslationFormat } from '@lectern/domain/translation/behind.ts'
import type { TranslatablePart } from '@lectern/domain/translation/translatable.ts'
import { translationFormats } from '@lectern/domain/translation/translation-formats.ts'
import type { Account } from '../../accounts/account.ts'
import type { DocumentsByFormat } from '../library/documents-by-format.ts'

/** The texts of a stored original. */
export interface OpenOriginal {
  readonly title: string
  /** Language tag. Undefined if it is not known. */
  readonly language: string | undefined
  readonly parts: readonly TranslatablePart[]
}

/** Reads the original of a translation. NOT_FOUND if there is none. */
export type OpenOriginals = (
  account: Account,
  place: { readonly courseId: string; readonly pageId: string; readonly format: Format },
) => Promise<OpenOriginal>

export function createOpenOriginals(contents: DocumentsByFormat): OpenOriginals {
  return async (account, { format, courseId, pageId }) => {
    const translation: TranslationFormat<unknown> = translationFormats[format]
    const { document } = await contents[format].get(account, courseId, pageId)
    return {
      title: translation.titleOf(document),
      language: translation.languageOf(document),
      parts: translation.parts(document),
    }
  }
}
