import { outsideCode } from './references.ts'

/** Years from here on are often those of a publication, also without a name in the brackets: 'Hattie (2009) found …' */
const firstOfCitations = 1850

const inBrackets =
  /(?:(?<=\S)\s|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]))[(（](1\d{3}|20[0-4]\d)[)）](\s*(?:[.!?;。！？；।؟…]|$))?([,，、،:：])?/gu

const endsWithYear = /[\p{L}\p{M}]\s?[(（](?:1\d{3}|20[0-4]\d)[)）]$/u

/** The text up to the end of its first sentence, without the mark. */
function restOfSentence(text: string): string {
  return /^[^.!?;。！？；।؟…]*/u.exec(text)?.[0] ?? ''
}

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
        // 'In Cananea (1906) and Río Blanco (1907).': one year said without the other would belong to both.
        const isOneOfSeveral = endsWithYear.test(restOfSentence(whole.slice(at + bracket.length)))
        if (Number(year) >= firstOfCitations && !endsStatement && !isOneOfSeveral) return bracket
        const comma = isUnspaced.test(before) ? '，' : ', '
        return `${comma}${year}${end ?? mark ?? comma.trimEnd()}`
      },
    ),
  )
}
