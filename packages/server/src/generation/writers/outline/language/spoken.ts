import { spokenMath } from '../../../../speech/text/spoken-math.ts'
import { marksOf } from './marks.ts'

const formula = /\$\$([^$]+)\$\$|\$(?!\s)([^$\n]+?)(?<!\s)\$(?!\d)/g
const address = /\(?(?:https?:\/\/|www\.)[^\s)]+\)?/g

/** Texts of the page in spoken form: math in words, no marks of code, no addresses. */
export async function spoken(texts: readonly string[], language: string): Promise<string> {
  const said = await Promise.all(texts.filter(Boolean).map((text) => inWords(text, language)))
  return said.filter(Boolean).join(marksOf(language).space).replace(/\s+/g, ' ').trim()
}

async function inWords(text: string, language: string): Promise<string> {
  let result = ''
  let from = 0
  for (const match of text.matchAll(formula)) {
    const latex = match[1] ?? match[2] ?? ''
    result += `${text.slice(from, match.index)}${await spokenMath(latex, language)}`
    from = match.index + match[0].length
  }
  return (result + text.slice(from))
    .replace(/`+ ?([^`]+?) ?`+/g, '$1')
    .replace(address, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .trim()
}
