import { countWords } from '@lectern/domain/narration/count-words.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** The last word of a column heading that its cells complete: 'Used for', 'Formed by'. */
const openEnds: Partial<Record<Language, string>> = {
  en: 'for|by|in|of|with|to|from|at|on|through|against|as|when|if|between|into|after|before|until|during|without|within|under|above|below|per|than',
  es: 'para|por|en|de|con|desde|contra|mediante|como|entre|cuando|si|a|hasta|durante|sin|sobre',
  fr: 'pour|par|en|de|dans|avec|contre|sur|comme|entre|quand|si|à|après|avant|pendant|sans|depuis|dès',
  de: 'für|durch|in|aus|mit|von|bei|gegen|auf|als|zwischen|wenn|nach|ab|ohne|seit|zu|vor|während',
  it: 'per|da|in|di|con|contro|su|come|tra|fra|quando|se|a|dopo|prima di|senza',
  pt: 'para|por|em|de|com|contra|como|entre|quando|se|a|após|até|sem|durante',
  nl: 'voor|door|in|uit|met|van|bij|tegen|op|als|tussen|na|vanaf|tot|zonder',
  sv: 'för|av|i|från|med|på|vid|mot|som|mellan|när|om|efter|till|utan|före',
  da: 'for|af|i|fra|med|på|ved|mod|som|mellem|når|hvis|efter|til|uden|før',
  no: 'for|av|i|fra|med|på|ved|mot|som|mellom|når|hvis|etter|til|uten|før',
  pl: 'dla|przez|w|z|na|do|od|po|przy|gdy|jako|między|przed|bez|podczas',
  cs: 'pro|v|z|na|do|od|po|při|když|jako|mezi|před|bez|během',
  ru: 'для|в|из|на|от|по|при|с|если|как|между|через|после|до|без',
  uk: 'для|в|у|з|із|на|від|по|при|якщо|як|між|через|після|до|без',
}

/** Headings that are a verb, which no noun is written like: 'Lasts', 'Enthält'. Their cells complete them. */
const verbs: Partial<Record<Language, string>> = {
  en: 'lasts|contains|eats|lives|becomes|includes|produces|requires|keeps|happens|occurs|begins|starts|ends|prevents|protects|allows|gives|takes|grows|reacts|dissolves|belongs|lacks|absorbs|releases|weighs',
  es: 'dura|contiene|necesita|vive|come|produce|empieza|termina|actúa|crece|requiere|provoca|ocurre|protege|pesa',
  fr: 'dure|contient|mange|vit|commence|finit|agit|nécessite|provoque|protège|exige|possède|pèse',
  de: 'dauert|enthält|braucht|benötigt|lebt|frisst|beginnt|endet|wirkt|wächst|schützt|verursacht|erzeugt|wiegt',
  it: 'dura|contiene|vive|mangia|inizia|finisce|agisce|richiede|provoca|protegge|cresce|pesa',
  pt: 'dura|contém|vive|come|produz|começa|termina|exige|requer|provoca|protege|cresce|pesa',
  nl: 'duurt|bevat|leeft|eet|begint|eindigt|kost|groeit|vereist|veroorzaakt|beschermt|weegt',
  sv: 'varar|innehåller|äter|börjar|slutar|verkar|växer|kräver|skyddar|väger',
  da: 'indeholder|spiser|begynder|virker|vokser|kræver|beskytter|vejer',
  no: 'inneholder|spiser|begynner|virker|vokser|krever|beskytter|veier',
  pl: 'trwa|zawiera|żyje|wymaga|chroni|działa|rośnie|powoduje|zaczyna się|kończy się|waży',
  cs: 'trvá|obsahuje|žije|vyžaduje|chrání|působí|roste|způsobuje|začíná|končí|váží',
  ru: 'длится|содержит|живёт|требует|защищает|действует|растёт|вызывает|начинается|весит',
  uk: 'триває|містить|живе|потребує|захищає|діє|росте|спричиняє|починається|важить',
}

/** Participles: 'Given', 'Gegründet'. A cell that says when, where or how often completes them. */
const participles: Partial<Record<Language, string>> = {
  en: 'given|taken|used|found|made|eaten|stored|kept|planted|harvested|sown|born|founded|built|written|discovered|invented|introduced|measured|paid|served',
  de: 'gegeben|verwendet|gefunden|geboren|gegründet|gebaut|geschrieben|entdeckt|erfunden|eingeführt|gemessen|gelagert|gepflanzt|geerntet',
  nl: 'gegeven|gebruikt|gevonden|geboren|gesticht|gebouwd|geschreven|ontdekt|uitgevonden|ingevoerd|gemeten|bewaard|geplant|geoogst',
}
const opensAdverbial: Partial<Record<Language, RegExp>> = {
  en: /^(?:morning|evening|noon|night|bedtime|just|once|twice|only|always|usually|often|mostly|mainly|rarely|daily|weekly|monthly|before|after|at|in|on|by|with|from|during|every|between|to|for|when|as|under|into)(?!\p{L})|^\p{N}/iu,
  de: /^(?:kurz|einmal|zweimal|nur|immer|meist|meistens|oft|selten|täglich|wöchentlich|vor|nach|am|im|in|an|auf|bei|mit|von|aus|während|zwischen|zu|für|wenn|als|um)\s|^\p{N}/iu,
  nl: /^(?:kort|net|eenmaal|tweemaal|alleen|altijd|meestal|vaak|zelden|dagelijks|wekelijks|voor|na|in|op|bij|met|van|uit|tijdens|tussen|als|om|door)\s|^\p{N}/iu,
}

/** Headings that are a clause, which their cells answer as predicates: 'What the yeast does', 'Was passiert'. */
const clauses: Partial<Record<Language, RegExp>> = {
  en: /^what (?:(?:\S+ ){1,4}(?:does|do|did|means?)|happens|happened)$/iu,
  es: /^qué (?:hace|hacen|ocurre|pasa|sucede|significa)(?: \S+){0,3}$/iu,
  fr: /^(?:ce que fait|ce que font|ce qu[’'](?:il|elle)s? fait|ce qu[’'](?:il|elle)s? font|ce qui se passe|ce que cela signifie)(?: \S+){0,3}$/iu,
  de: /^was (?:(?:\S+ ){0,4}(?:tut|macht|passiert|geschieht|bedeutet)|(?:tut|macht) (?:\S+ ?){1,3})$/iu,
  it: /^(?:che )?cosa (?:fa|fanno|succede|accade|significa)(?: \S+){0,3}$/iu,
  pt: /^o que (?:(?:\S+ ){0,3}(?:faz|fazem|acontece|ocorre|significa)|(?:faz|fazem) (?:\S+ ?){1,3})$/iu,
  nl: /^wat (?:(?:\S+ ){1,4}(?:doet|doen|betekent)|er gebeurt|gebeurt er)$/iu,
  sv: /^vad (?:(?:\S+ ){1,4}(?:gör|betyder)|som händer|händer)$/iu,
  da: /^hvad (?:(?:\S+ ){1,4}(?:gør|betyder)|der sker|sker der)$/iu,
  no: /^hva (?:(?:\S+ ){1,4}(?:gjør|betyr)|som skjer|skjer)$/iu,
  pl: /^co (?:robią?|się dzieje|oznaczają?|to oznacza)(?: \S+){0,3}$/iu,
  cs: /^co (?:dělá|dělají|se děje|znamená|to znamená)(?: \S+){0,3}$/iu,
  ru: /^что (?:дела[ею]т|происходит|означает|это значит)(?: \S+){0,3}$/iu,
  uk: /^що (?:робить|роблять|відбувається|означає|це означає)(?: \S+){0,3}$/iu,
}
/** A cell of fewer words may be a name, which needs its heading: 'What happens, erosion'. Below a clause of doing, it is a verb: 'dies'. */
const fewestOfPredicate = 2
const asksForDeed =
  /\s(?:do|does|did|tut|macht|doet|doen|gör|gør|gjør|faz|fazem)$|^(?:qué hac|ce qu\S* f|(?:che )?cosa fa|o que faz|co robi|co děl|что дел|що роб)/iu

/** How a heading goes before its cells. */
interface Joints {
  readonly isOpen: RegExp | undefined
  readonly isVerb: RegExp | undefined
  readonly isParticiple: RegExp | undefined
  readonly adverbial: RegExp | undefined
  readonly clause: RegExp | undefined
}

const known = new Map<Language, Joints>()

function jointsOf(code: Language): Joints {
  const found = known.get(code) ?? compiled(code)
  known.set(code, found)
  return found
}

function compiled(code: Language): Joints {
  const whole = (words: string | undefined) =>
    words === undefined ? undefined : new RegExp(`^(?:${words})$`, 'iu')
  const ends = openEnds[code]
  return {
    isOpen: ends === undefined ? undefined : new RegExp(`\\s(?:${ends})$`, 'iu'),
    isVerb: whole(verbs[code]),
    isParticiple: whole(participles[code]),
    adverbial: opensAdverbial[code],
    clause: clauses[code],
  }
}

/**
 * A cell after the heading of its column: 'use for shallow wounds' or 'lasts 3–5 h' if the cell completes the heading, 'works steadily'
 * alone below 'What the yeast does', otherwise 'example, granite' with the comma of the language, or 'members – Russia, Prussia'.
 */
export function cellOfColumn(heading: string, cell: string, comma: string, language: string): string {
  const { isOpen, isVerb, isParticiple, adverbial, clause } = jointsOf(languageOf(language) ?? 'en')
  const bare = heading.trim()
  if (clause?.test(bare) === true && (asksForDeed.test(bare) || countWords(cell) >= fewestOfPredicate))
    return cell
  const isVerbal =
    isVerb?.test(bare) === true || (isParticiple?.test(bare) === true && adverbial?.test(cell) === true)
  if (isVerbal) return `${bare.charAt(0).toLowerCase()}${bare.slice(1)} ${cell}`
  if (isOpen?.test(bare) === true) return `${heading} ${cell}`
  // A cell with commas of its own is apart from its heading by more than a comma.
  const joint = /\p{N}/u.test(cell) || !cell.includes(comma.trim()) ? comma : ' – '
  return `${heading}${joint}${cell}`
}
