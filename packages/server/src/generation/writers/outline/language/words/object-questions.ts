import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives } from './word-patterns.ts'

/** A statement about what a thing contains, needs, stores or does, in parts, with the question for it. */
export interface ObjectStatement {
  /** As at the start of the sentence. */
  readonly subject: string
  readonly verb: string
  readonly object: string
}

/** English verbs whose object is a noun, in the form without an ending, with the word that belongs to them. */
const englishVerbs =
  'need|require|contain|consist of|include|produce|store|protect|prevent|absorb|release|measure|control|carry|contribute to|depend on|feed on|provide|reduce|increase|convert|collect|remove|damage|destroy|translate|regulate|transport|form|name|hold|keep|supply|replace|support|attack|kill|filter|detect|indicate|represent|create|encrypt|generate|use|display|return|send|receive|define|handle|connect'

/** The singular of the present and the past of the verbs that are not regular. */
const irregular: Readonly<Record<string, readonly [string, string]>> = {
  carry: ['carries', 'carried'],
  supply: ['supplies', 'supplied'],
  hold: ['holds', 'held'],
  keep: ['keeps', 'kept'],
  send: ['sends', 'sent'],
  feed: ['feeds', 'fed'],
  control: ['controls', 'controlled'],
  transport: ['transports', 'transported'],
}

type Form = 'plural' | 'singular' | 'past'

function formsOf(lemma: string): readonly (readonly [string, Form])[] {
  const [verb = '', ...particle] = lemma.split(' ')
  const [singular, past] = irregular[verb] ?? [`${verb}s`, verb.endsWith('e') ? `${verb}d` : `${verb}ed`]
  const written = (form: string) => [form, ...particle].join(' ')
  return [
    [written(verb), 'plural'],
    [written(singular), 'singular'],
    [written(past), 'past'],
  ]
}

const lemmas = new Map(
  englishVerbs
    .split('|')
    .flatMap((lemma) => formsOf(lemma).map(([written, form]) => [written, { lemma, form }] as const)),
)

/** The verb that agrees with a subject of one thing, of several, or of the past. */
const auxiliaries: Readonly<Record<Form, string>> = { plural: 'do', singular: 'does', past: 'did' }

/**
 * Verbs of other languages in the forms of the present, which come before their subject in a question. Verbs are left out whose
 * question could ask for the subject too ('¿Qué protege …?'), and those with an object in another case.
 */
const verbs: Partial<Record<Language, string>> = {
  en: [...lemmas.keys()].join('|'),
  es: 'necesita|necesitan|contiene|contienen|indica|indican|almacena|almacenan|mide|miden|incluye|incluyen',
  fr: 'contient|contiennent|mesure|mesurent|indique|indiquent|comprend|comprennent',
  it: 'contiene|contengono|indica|indicano|misura|misurano|comprende|comprendono',
  pt: 'contém|contêm|mede|medem|indica|indicam|armazena|armazenam|inclui|incluem',
  de: 'enthält|enthalten|braucht|brauchen|benötigt|benötigen|misst|messen|speichert|speichern|umfasst|umfassen',
  nl: 'bevat|bevatten|meet|meten|omvat|omvatten',
  pl: 'zawiera|zawierają|mierzy|mierzą|magazynuje|magazynują|obejmuje|obejmują',
}

const frames: Partial<Record<Language, string>> = {
  es: '¿Qué {verb} {subject}?',
  fr: 'Que {verb} {subject} ?',
  it: 'Che cosa {verb} {subject}?',
  pt: 'O que {verb} {subject}?',
  de: 'Was {verb} {subject}?',
  nl: 'Wat {verb} {subject}?',
  pl: 'Co {verb} {subject}?',
}

/** In these languages the subject must begin with an article: other sentences may open with a place or a time. */
const articles: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|la|los|las|un|una)\s/iu,
  fr: /^(?:le|la|les|l[’']|un|une)\s?/iu,
  it: /^(?:il|lo|la|i|gli|le|l[’']|un|una|uno)\s?/iu,
  pt: /^(?:o|a|os|as|um|uma)\s/iu,
  de: /^(?:der|die|das|ein|eine)\s/iu,
  nl: /^(?:de|het|een)\s/iu,
  // Without an article, only a single word is surely the subject.
  pl: /^\p{L}+$/iu,
}

/** Words that show more than a noun before the verb: a clause, a place, a pronoun, another verb. */
const noSubject =
  /[,;:()–—`]|\b(?:that|which|who|whom|whose|when|where|while|if|what|how|because|as|than|although|though|since|to|is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|does|do|did|not|never|often|also|then|there|here|and|or|but)\b|^(?:in|on|at|by|with|for|from|during|after|before|above|below|near|under|without|within|inside|outside|it|they|he|she|we|you|i|this|these|those|such|both|each|some|other|another|most|many|one|two|three|all|neither|none|first|second|next|finally|the (?:following|same|latter|former|next|second|other))\b/iu
const noObject =
  /^(?:no|neither|nothing|ning[uú]n\p{L}*|aucune?|nessun\p{L}*|nenhuma?|keine?\p{L}*|geen|żadn\p{L}*|that|to|how|what|when|where|whether|why|which|for|by|in|on|at|from|with|only|rise|birth|way|up|out|off|it|them|this|these|those|us|you|que|si|dass|ob|wie|was|jak|czy|że|lo|se)(?!\p{L})|[;:()–—`]|(?:^|[,\s])(?:so|because|which|who|if|when|while|although|but|before|until|unless|whereas|porque|cuando|pero|mientras|que|weil|wenn|aber|während|die|der|das|qui|mais|quand|perché|quando|ma|mas|omdat|maar|gdy|ale|które|który|która)\s/iu
const givesTo = /^(?:provide|suppl|replace|connect|present)/u
/** 'Provides shelter and absorbs water': the second half has a verb of its own. */
const secondVerb =
  /\b(?:and|or)\s(?:then\s)?(?:\p{Ll}+(?:s|es|ed)\s(?:the|an?|its|their|it|them|to|from|in|on|into|at)\b|(?:is|are|has|have|can|must|keeps?|gives?|takes?|makes?|lets?|holds?|puts?)\b)/iu

const patterns = new Map<Language, RegExp>()

/** The parts of a statement about what a thing contains, needs or stores. */
export function objectStatement(text: string, language: string): ObjectStatement | undefined {
  const code = languageOf(language) ?? 'en'
  const words = verbs[code]
  if (words === undefined) return undefined
  const pattern =
    patterns.get(code) ??
    new RegExp(
      `^(?<subject>\\p{Lu}[^,;:]*?)\\s(?<verb>${alternatives(words.split('|'))})\\s(?<object>.+)$`,
      'u',
    )
  patterns.set(code, pattern)
  const { subject = '', verb = '', object = '' } = pattern.exec(text)?.groups ?? {}
  const isSubject =
    code === 'en'
      ? isEnglishSubject(subject, verb) && !startsWithVerb(object)
      : articles[code]?.test(subject) === true
  if (subject === '' || !isSubject || noObject.test(object)) return undefined
  // 'Supply the poor with bread': the poor are not what is supplied.
  if (givesTo.test(verb) && / with /u.test(object)) return undefined
  const first = withoutSecondVerb(object, code)
  return first === undefined ? undefined : { subject, verb, object: first }
}

/** Nouns in the plural without an 's'. */
const plural =
  /(?:s|people|children|men|women|bacteria|fungi|algae|cattle|mice|feet|teeth|data|media|police|larvae|nuclei)$/iu

/**
 * Whether the noun before a verb agrees with it: 'the entry form contains' has no verb 'form', and 'border controls require' no
 * verb 'controls'. Code is a noun: 'the `print()` function'.
 */
function isEnglishSubject(subject: string, verb: string): boolean {
  const form = lemmas.get(verb)?.form
  const bare = subject.replace(/`[^`]*`|\w+\(\)/gu, 'code')
  if (noSubject.test(bare) || /^(?:an?|the|its|their|each|every)$/iu.test(bare)) return false
  return form === 'plural' ? plural.test(bare) : form === 'past' || !/[^sui]s$/iu.test(bare)
}

function startsWithVerb(object: string): boolean {
  const [first = ''] = object.split(/\s/u)
  const form = lemmas.get(first)?.form
  return (
    form === 'singular' ||
    (form === 'plural' &&
      !/^(?:use|control|support|transport|form|name|supply|return|display|need|release|damage)$/u.test(
        first,
      )) ||
    /^(?:is|are|was|were|has|have|had|can|could|will|would|must|may|might|do|does|did)$/u.test(first)
  )
}

/** 'Shelter' of 'shelter and absorbs water'. */
function withoutSecondVerb(object: string, code: Language): string | undefined {
  if (code !== 'en') return object
  const at = object.search(new RegExp(`\\s(?:and|or)\\s(?:${alternatives([...lemmas.keys()])})\\s`, 'u'))
  const first = at < 0 ? object : object.slice(0, at)
  return secondVerb.test(first) ? undefined : first
}

/** The question for the object of a statement. The subject is given as within a sentence. */
export function askForObject({ subject, verb }: ObjectStatement, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  if (code === 'en') {
    const found = lemmas.get(verb)
    return found && `What ${auxiliaries[found.form]} ${subject} ${found.lemma}?`
  }
  return frames[code]?.replace('{verb}', verb).replace('{subject}', () => subject)
}

/** The verb without its ending, so that statements with the same one are found. */
export function verbOf({ verb }: ObjectStatement): string {
  return lemmas.get(verb)?.lemma ?? verb.slice(0, 4)
}

const thingWords: Partial<Record<Language, RegExp>> = {
  en: /^what (?:do|does|did) /iu,
  es: /^¿?qué (?!es|son|hace|hacen|pasa|ocurre|sucede)/iu,
  fr: /^(?:que|qu[’']est-ce que) /iu,
  it: /^(?:che )?cosa (?!è|sono)/iu,
  pt: /^o que (?!é|são)/iu,
  de: /^was (?!ist|sind)/iu,
  nl: /^wat (?!is|zijn)/iu,
  pl: /^(?:co|czego) (?!to|jest)/iu,
}

/** Whether a question asks for the object of a verb. */
export function asksForThing(question: string, language: string): boolean {
  return thingWords[languageOf(language) ?? 'en']?.test(question) === true
}
