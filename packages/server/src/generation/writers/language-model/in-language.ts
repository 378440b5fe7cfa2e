import { languageOf, languages } from '@lectern/domain/voices/languages.ts'
import type { z } from 'zod'
import { chooseLanguage, sameLanguage } from '../../../languages/recognise-language.ts'

/** The English name of a language: 'Spanish'. */
export function languageName(tag: string): string {
  const language = languageOf(tag)
  return language ? languages[language] : tag
}

/** The same requirements, and also this language. `texts` selects the texts from which it is recognised. */
export function inLanguage<T>(
  schema: z.ZodType<T>,
  tag: string,
  texts: (answer: T) => readonly string[],
): z.ZodType<T> {
  return schema.superRefine((answer, context) => {
    const found = chooseLanguage(texts(answer).join('\n'), tag)
    if (sameLanguage(found, tag)) return
    const message = `It is written in ${languageName(found)}. Write in ${languageName(tag)}.`
    context.addIssue({ code: 'custom', message, params: { language: true } })
  })
}
