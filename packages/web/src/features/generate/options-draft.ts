import { writingOptions, type WritingOptions } from '@lectern/domain/api/writing-options.ts'

/** The options as they stand in their fields. */
export type OptionsDraft = Readonly<Record<keyof WritingOptions, string>>

/** The value of the language that says: as the page. */
export const asThePage = 'page'

export const noOptions: OptionsDraft = {
  minutes: '',
  audience: '',
  tone: '',
  language: asThePage,
  instructions: '',
}

/** What the fields say; or, by field, what is wrong with it, in the words of the server. */
export function readOptions(draft: OptionsDraft): {
  options: WritingOptions | undefined
  errors: Partial<Record<keyof WritingOptions, string>>
} {
  const { minutes, language, ...texts } = draft
  const said = Object.entries(texts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const read = writingOptions.safeParse({
    ...Object.fromEntries(said),
    // People write 2,5 as well as 2.5.
    ...(minutes.trim() === '' ? {} : { minutes: Number(minutes.replace(',', '.')) }),
    ...(language === asThePage ? {} : { language }),
  })
  if (read.success) return { options: read.data, errors: {} }
  const errors = read.error.issues.map((issue) => [String(issue.path[0]), issue.message])
  return { options: undefined, errors: Object.fromEntries(errors.toReversed()) }
}
