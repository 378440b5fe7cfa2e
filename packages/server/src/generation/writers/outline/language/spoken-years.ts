import { outsideCode } from './references.ts'

/** Years from here on are often those of a publication, also without a name in the brackets: 'Hattie (2009) found …' */
const firstOfCitations = 1850

const inBrackets =
  /(?:(?<=\S)\s|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]))[(（](1\d{3}|20[0-4]\d)[)）](\s*(?:[.!?;。！？；।؟…]|$))?([,，、،:：])?/gu

const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

/**
 * The text with the years of events between commas: 'The Statute of Labourers (1351) set …' is said with its year. Years that
 * may be those of a publication stay in their brackets: 'Hattie (2009) found …'
 */
export function withSpokenYears(text: string): string {
  if (!/[(（][12]\d{3}[)）]/u.test(text)) return text
  return outsideCode(text, (part) =>
    part.replace(
      inBrackets,
      (
        bracket: string,
        year: string,
        end: string | undefined,
        mark: string | undefined,
        at: number,
        whole: string,
      ) => {
        const [before = ''] = /\S+$/u.exec(whole.slice(0, at)) ?? []
        const endsStatement = end !== undefined && !/\p{N}$/u.test(before)
        if (Number(year) >= firstOfCitations && !endsStatement) return bracket
        const comma = isUnspaced.test(before) ? '，' : ', '
        return `${comma}${year}${end ?? mark ?? comma.trimEnd()}`
      },
    ),
  )
}
