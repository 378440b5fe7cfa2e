import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import { capitalised } from '../enumerate.ts'
import { isHedged } from '../hedges.ts'
import type { Lexicon } from '../lexicon.ts'
import { alternatives, wordEnd, wordStart } from '../words/word-patterns.ts'

/** How a language opens with a place or a time, which words the rest of the sentence may not start with, and a verb in the past. */
interface Scene {
  readonly prepositions: string
  readonly notSubject: string
  readonly past: RegExp
}

/**
 * Languages in which the subject comes before the verb also after such an opening. Only the past is safe: 'At low
 * temperatures, water freezes' names a condition.
 */
const scenes: Readonly<Record<string, Scene>> = {
  en: {
    prepositions: 'in|at|on|during|by|after|from|throughout|across|along|near|around|within|over',
    notSubject:
      'it|he|she|they|we|you|i|this|these|those|that|its|his|her|their|and|or|but|which|who|where|when|as|including|such|not|however|there',
    past: /\s(?:was|were|had|made|came|took|built|began|became|led|brought|went|found|gave|held|wrote|spread|left|saw|won|lost|sent|grew|fought|sold|bought|fell|rose|\p{L}{2,}ed)\s/u,
  },
  es: {
    prepositions: 'en|durante|tras|desde|a lo largo de|a principios de|a finales de|a mediados de',
    notSubject:
      'él|ella|ellos|ellas|esto|eso|est[aeo]s?|es[aeo]s?|su|sus|y|e|o|u|pero|que|donde|cuando|como|se|le|les|lo|la (?:que|cual)|no obstante|sin embargo',
    past: /\s(?:fue|fueron|era|eran|hubo|había|habían|hizo|hicieron|tuvo|tuvieron|\p{L}{2,}(?:ó|aron|ieron|aba|aban))(?=[\s,.])/u,
  },
}

/**
 * Words of an opening that limits the statement instead of placing it: without 'In a few rare cases' or 'In the view of his
 * critics', the rest says more than the page.
 */
const limits: Readonly<Record<string, RegExp>> = {
  en: anyWord(
    'some|few|fewer|rare|most|certain|many|several|only|other|no|each|every|any|not|case|cases|instance|instances|circumstances|conditions|view|views|opinion|eyes|judgement|judgment|mind|words|account|accounts|estimate|estimates|perspective|standpoint|point of view|theory|principle|practice|law|paper|average|standards|terms|sense|respect|respects|effect|fact|general|particular|part|contrast|comparison|definition|nature|default|chance|accident|mistake|first|least|best|worst|test|tests|trial|trials|experiment|experiments|study|studies|survey|surveys|model|models|absence|presence|spite|hindsight|retrospect|the whole|the one hand|the other hand|the surface',
  ),
  es: anyWord(
    'algún|alguna|algunos|algunas|pocos|pocas|raros|raras|ciertos|ciertas|cierto|cierta|muchos|muchas|varios|varias|otros|otras|ningún|ninguna|solo|sólo|mayoría|caso|casos|circunstancias|condiciones|juicio|opinión|ojos|palabras|perspectiva|punto de vista|teoría|principio|práctica|ley|papel|promedio|media|términos|sentido|efecto|general|particular|parte|cambio|contraste|comparación|definición|primer lugar|un primer momento|apariencia|ensayo|ensayos|prueba|pruebas|experimento|experimentos|estudio|estudios|encuesta|encuestas|modelo|modelos|ausencia|presencia',
  ),
}

/** 'In theory' limits a statement, and so does 'at first' with what comes later. */
function anyWord(words: string): RegExp {
  return new RegExp(`${wordStart}(?:${alternatives(words.split('|'))})${wordEnd}`, 'iu')
}

/** Whether an opening limits the statement. Names do not: 'Canada' begins as 'can' does. */
function isLimit(opening: string, code: string): boolean {
  const afterPreposition = opening.replace(/^\S+\s/u, '').replace(/\p{Lu}[\p{L}\p{M}]*/gu, '')
  return (limits[code]?.test(opening) ?? false) || isHedged(afterPreposition, code)
}

/** A subject: an article, a name, a plural. A bare verb would have lost its subject. */
const subject: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|an?|some|many|most|both|all|\p{Lu})/u,
  es: /^(?:el|la|los|las|un|una|unos|unas|muchos|muchas|algunos|algunas|\p{Lu})(?:\s|\p{L})/u,
}

const fewestWords = 5
/** A longer opening has a clause of its own. */
const mostOfScene = 14
const isClause = /\s(?:who|which|that|when|where|while|if|que|cuando|donde|quien)\s/u

/**
 * A statement about the past without the place or time it opens with: the script says these. Undefined if there is no such
 * opening, or if the rest needs it.
 */
export function withoutScene(text: string, { language }: Pick<Lexicon, 'language'>): string | undefined {
  const code = languageOf(language) ?? 'en'
  const scene = scenes[code]
  const comma = /,\s/u.exec(text)
  if (!scene || !comma) return undefined
  const [opening, rest] = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
  const opens = new RegExp(`^(?:${scene.prepositions})\\s`, 'iu').test(opening)
  if (!opens || countWords(opening) > mostOfScene || isClause.test(opening) || /\d/u.test(opening))
    return undefined
  if (isLimit(opening, code)) return undefined
  const isStatement =
    scene.past.test(rest) &&
    (subject[code]?.test(rest) ?? false) &&
    !new RegExp(`^(?:${scene.notSubject})(?![\\p{L}’'])`, 'iu').test(rest)
  return isStatement && countWords(rest) >= fewestWords ? capitalised(rest) : undefined
}
