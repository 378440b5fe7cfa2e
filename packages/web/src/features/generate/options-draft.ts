import { writingOptions, type WritingOptions } from '@lectern/domain/api/writing-options.ts'

/** The values of the fields for the options. */
export type OptionsDraft = Readonly<Record<keyof WritingOptions, string>>

/** The value of the language field for the language of the page. */
export const pageLanguage = 'page'

export const noOptions: OptionsDraft = {
  minutes: '',
  audience: '',
  tone: '',
  language: pageLanguage,
  instructions: '',
}

/** The options of the fields, or the errors by field with the texts of the server. */
export function readOptions(draft: OptionsDraft): {
  options: WritingOptions | undefined
  errors: Partial<Record<keyof WritingOptions, string>>
} {
  const { minutes, language, ...texts } = draft
  const filled = Object.entries(texts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const read = writingOptions.safeParse({
    ...Object.fromEntries(filled),
    // Users write 2,5 or 2.5.
    ...(minutes.trim() === '' ? {} : { minutes: Number(minutes.replace(',', '.')) }),
    ...(language === pageLanguage ? {} : { language }),
  })
  if (read.success) return { options: read.data, errors: {} }
  const errors = read.error.issues.map((issue) => [String(issue.path[0]), issue.message])
  return { options: undefined, errors: Object.fromEntries(errors.toReversed()) }
}
