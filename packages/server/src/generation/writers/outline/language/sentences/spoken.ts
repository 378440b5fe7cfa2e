import { spokenMath } from '../../../../../audio/speech/text/spoken-math.ts'
import { languageCode } from '@lectern/domain/voices/languages.ts'
import { marksOf, tidyJoins, withEndMark } from '../marks.ts'
import { exampleNameIn } from '../words/example-address.ts'
import { withoutUnspoken } from '../references.ts'
import { withSpokenYears } from '../spoken-years.ts'
import { isForeignGloss } from '../script.ts'

const formula = /\$\$([^$]+)\$\$|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/g
const address = /\(?(?:https?:\/\/|www\.)[^\s)]+\)?/g

/** Brackets of signs only: `print()`, 'the sign (+)'. */
const withoutWords = /\s?(?:\([^\p{L}\p{N}()]*\)|（[^\p{L}\p{N}（）]*）|\[\s*\])/gu

/** A step that ends with a formula has no full stop of its own. */
const endsOpen = /[\p{L}\p{M}\p{N}]$/u

/** 'rain -> flood': an arrow between words is read as a pause. */
const arrow = /(?<=[\p{L}\p{M})])\s*(?:[-–=─]+>|[→⇒➔])\s*(?=[\p{L}(])/gu

/** Texts of the page in spoken form: math in words, no marks of code, no addresses, no years or foreign words in brackets. */
export async function toSpokenText(texts: readonly string[], language: string): Promise<string> {
  const said = await Promise.all(texts.filter(Boolean).map((text) => inWords(text, language)))
  return tidyJoins(
    said
      .filter(Boolean)
      .map((one) => (endsOpen.test(one) ? withEndMark(one, language) : one))
      .join(marksOf(language).space),
  )
    .replace(/\s+/g, ' ')
    .trim()
}

async function inWords(written: string, language: string): Promise<string> {
  const text = withoutUnspoken(withSpokenYears(written), (inside) => isForeignGloss(inside, language))
  let result = ''
  let from = 0
  for (const match of text.matchAll(formula)) {
    const latex = match[1] ?? match[2] ?? ''
    result += `${text.slice(from, match.index)}${await spokenMath(latex, language)}`
    from = match.index + match[0].length
  }
  return (result + text.slice(from))
    .replace(/`+ ?([^`]+?)(?:\(\))? ?`+/g, '$1')
    .replace(address, withoutAddress)
    .replace(withoutWords, '')
    .replace(arrow, marksOf(language).comma)
    .replace(languageCode(language) === 'fr' ? /\s+(,|\.(?!\p{Ll}))/gu : /\s+([,;:!?]|\.(?!\p{Ll}))/gu, '$1')
    .trim()
}

/** A listener cannot follow a link. The name of an example is a part of the sentence, with the mark after it. */
function withoutAddress(found: string): string {
  const name = exampleNameIn(found)
  return name === undefined ? '' : `${name}${/[.,;:!?]+$/u.exec(found)?.[0] ?? ''}`
}
