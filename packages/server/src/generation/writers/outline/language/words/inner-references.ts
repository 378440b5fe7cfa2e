import { languageOf } from '@lectern/domain/voices/languages.ts'

/**
 * A word that points back inside the first clause of a sentence: 'People reacted to such a voice', 'The operator avoids
 * this.' After a conjunction, a comma or a colon, what it points at may be in the same sentence.
 */
const pointing: Readonly<Record<string, RegExp>> = {
  en: firstClause(
    'and|or|but|that|which|who|whom|whose|where|when|because|so|while|if|than|as',
    '(?:these|those|this)\\s\\p{L}{4,}(?!\\p{L})(?!\\s(?:that|which|who|of))|such an?\\s\\p{L}{3,}(?!\\p{L})(?!\\s(?:that|as|\\p{L}+\\s(?:that|as)))|(?:this|these|those)[.!]$|the same (?:reason|year|month|day|week|time|place|period|decade|century)(?!\\s(?:as|that|when|in which))|(?:in|of|for|to) each(?=[,.;])|\\p{L}+er still(?=[,.;])',
  ),
  es: firstClause(
    'y|e|o|u|pero|que|cual|cuales|quien|quienes|donde|cuando|porque|si|mientras|como',
    '(?:es[ae]s?|esos|dich[oa]s?|tal(?:es)?)\\s\\p{L}{4,}(?!\\p{L})(?!\\s(?:que|como))|(?:esto|eso|ello)[.!]$|mism[oa] (?:año|mes|día|semana|época|década|siglo|lugar|motivo|razón|causa)(?!\\s(?:que|en que))',
  ),
  fr: firstClause(
    'et|ou|mais|que|qui|dont|où|quand|lorsque|parce|si|comme',
    '(?:ces|cette|un tel|une telle|de tels|de telles)\\s\\p{L}{4,}(?!\\p{L})(?!\\s(?:que|qui|dont))|(?:cela|ceci)[.!]$|même (?:année|mois|jour|semaine|époque|décennie|siècle|lieu|raison|motif)(?!\\s(?:que|où))',
  ),
  de: firstClause(
    'und|oder|aber|dass|wenn|weil|als|wie|während|ob',
    '(?:diese[rsmn]?|solch(?:e[rsmn]?)?)\\s\\p{L}{4,}(?!\\p{L})|(?:dem|der|des|im|am|zur|aus dem)?\\s?(?:selben|gleichen|demselben|derselben|desselben) (?:jahr|jahres|monat|tag|woche|zeit|ort|jahrzehnt|jahrhundert|grund|gründen)(?!\\p{L})',
  ),
  pt: firstClause(
    'e|ou|mas|que|qual|quais|quem|onde|quando|porque|se|como',
    '(?:ess[ae]s?|est[ae]s|tal|tais)\\s\\p{L}{4,}(?!\\p{L})(?!\\s(?:que|como))|(?:isto|isso)[.!]$|mesm[oa] (?:ano|mês|dia|semana|época|década|século|lugar|motivo|razão)(?!\\s(?:que|em que))',
  ),
  pl: firstClause(
    'i|oraz|lub|albo|ale|że|żeby|aby|który|która|które|którzy|gdy|kiedy|jeśli|jeżeli|bo|ponieważ|gdzie|jak|choć|więc|dlatego',
    '(?:tej|tych|tymi|tego|temu)\\s(?!samego|samej|samych|rodzaju|typu|roku|czasu|dnia|czym|kto|co)\\p{L}{4,}(?!\\p{L})(?!,?\\s(?:który|która|które|których|której|którego|co|że))|(?:w )?tym samym (?:roku|miesiącu|czasie|miejscu)(?!,?\\s(?:co|w którym))',
  ),
  it: firstClause(
    'e|o|ma|che|cui|quale|quali|chi|dove|quando|perché|se|come',
    '(?:quest[aeio]|tali?)\\s\\p{L}{4,}(?!\\p{L})(?!\\s(?:che|come))|(?:ciò)[.!]$|stess[oa] (?:anno|mese|giorno|settimana|epoca|decennio|secolo|luogo|motivo|ragione)(?!\\s(?:che|in cui))',
  ),
}

/** After the first three words, which other patterns read, in at most twenty. */
function firstClause(conjunctions: string, pattern: string): RegExp {
  return new RegExp(`^(?:(?!(?:${conjunctions})\\s)[\\p{L}\\p{N}’'\`-]+\\s){3,20}?(?:${pattern})`, 'u')
}

/**
 * 'In the first, doctors deliver; …': an ordinal without its noun, and French 'y', near the start of a sentence. 'Two
 * clinics: the first is …' names it.
 */
const elliptic: Readonly<Record<string, RegExp>> = {
  en: nearStart(
    '\\bthe (?:first|second|third|former|latter)(?=[,.;]| (?:is|are|was|were|has|have|had|can|than|to)\\s)',
  ),
  es: nearStart(
    '\\b(?:el|la|los|las) (?:primer[oa]s?|segund[oa]s?)(?=[,.;]| (?:es|son|fue|fueron|tiene)\\s)',
  ),
  fr: nearStart(
    '(?:\\bl(?:e|a|es) (?:premi(?:er|ère)s?|seconde?s?|deuxième|troisième)(?=[,.;]| (?:est|sont|a|ont|fut)\\s)|(?<!il )\\by (?:est|sont|fut|furent|était|étaient)\\s)',
  ),
  de: nearStart('\\bd(?:er|ie|as|em|en) (?:ersten?|zweiten?|dritten?)(?=[.;]| (?:ist|sind|war|hat|als)\\s)'),
  it: nearStart('\\b(?:il|la|i|le|nel|nella) (?:prim[oaie]|second[oaie])(?=[,.;]| (?:è|sono|fu|ha)\\s)'),
  pt: nearStart('\\b(?:o|a|os|as|no|na) (?:primeir[oa]s?|segund[oa]s?)(?=[,.;]| (?:é|são|foi|tem)\\s)'),
}

function nearStart(pattern: string): RegExp {
  return new RegExp(`^[^:;—–]{0,45}?${pattern}`, 'u')
}

/** '„…“, sagt er.': only the sentence before says who speaks. */
const speaker =
  /^["“”„«»‘].*["”“»」’],?\s*[—–-]?\s*(?:(?:\p{L}+[\s-](?:t-)?){1,2}(?:il|elle|ils|elles|he|she|they|er|sie|él|ella|ellos|ele|ela|lui|lei|он|она|они|він|вона|вони|hij|zij|ze|han|hun|hon)|(?:il|elle|he|she|they|él|ella|ele|ela|он|она|они|він|вона|вони)\s\p{L}+)[.!]?$/u

/** 'Zjawisko to nazywamy …': the Polish demonstrative after its noun, before a verb. 'Woda to ciecz' defines. */
const polishNoun =
  /^\p{L}+\s(?:to|ten|ta|te)\s(?:był[aoy]?|może|mogą|ma|mają|oznacza|zwykle|zawsze|często|\p{L}+(?:uje|ują|amy))(?!\p{L})/u

/** The parts of the page itself are no antecedents. */
const ofPage =
  /\b(?:this|these|est[ae]s?|es[ae]s?|cette|ces|diese[rsmn]?)\s(?:section|chapter|page|lesson|unit|course|book|figure|table|sección|página|capítulo|curso|tabla|figura|cours|chapitre|leçon|seite|kapitel)/iu

/** 'In January 1868 that rule ended': after a time, 'that' opens no clause. */
const englishThat =
  /^(?:In|On|By|After|Before|During|Until|Since|From|At)\s(?:(?:the|early|late|mid|spring|summer|autumn|winter|of|end|[\p{Lu}\p{N}]\S*)\s){1,5}that\s(?!of|is|was|which|who|same)\p{Ll}{3,}\s/u

/** 'Because the emperor had not approved it, …': the pronoun after the only noun of the clause is not that noun. */
const objectInClause =
  /^(?:because|since|although|though|once)\s(?:the|an?)\s\p{L}+\s(?:(?:had|has|could|did|does|would|must|will)\s)?(?:(?:not|never|always)\s)?\p{L}{3,}\s(?:it|them),\s/u

/** Whether the first clause of a sentence points at something that the sentence before it names. */
export function pointsBackInside(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  // 'Accounting principles (GAAP) require this method'
  const low = text.toLowerCase().replace(/\s\([^()]*\)/gu, '')
  return (
    (pointing[code]?.test(low) === true && !ofPage.test(low)) ||
    elliptic[code]?.test(low) === true ||
    (code === 'en' && (englishThat.test(text) || objectInClause.test(low))) ||
    (code === 'pl' && polishNoun.test(low)) ||
    speaker.test(low)
  )
}

/** 'If a party does what it must …': the condition itself names what its pronouns mean. In lower case. */
const introducing: Readonly<Record<string, readonly [condition: RegExp, pronouns: RegExp]>> = {
  en: [
    /^(?:if|when|whenever|once|unless|as soon as) (?:an?|one|some|any|every|each) \p{L}/u,
    /\b(?:it|they|he|she|its|their|his|her|them)\b/gu,
  ],
  de: [
    /^(?:wenn|falls|sobald|sofern) (?:ein|eine|einer|jemand|jede|jeder|jedes)(?!\p{L})/u,
    /(?<!\p{L})(?:es|er|sie|sein\p{Ll}*|ihr\p{Ll}*)(?!\p{L})/gu,
  ],
  fr: [
    /^(?:si|quand|lorsqu[e’']) ?(?:une?|chaque) \p{L}/u,
    /(?<!\p{L})(?:ils?|elles?|son|sa|ses)(?!\p{L})/gu,
  ],
}

/** A text in lower case without the pronouns for what the condition at its start introduces. */
export function withoutOwnPronouns(low: string, code: string): string {
  const [condition, pronouns] = introducing[code] ?? []
  return condition?.test(low) === true && pronouns ? low.replaceAll(pronouns, '') : low
}
