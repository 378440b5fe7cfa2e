import { languageOf } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { conjunctionsOf } from './conjunctions.ts'
import { alternatives, starting, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/**
 * Words that open a condition: 'if', 'unless', 'provided that'. Words that also open something else are left out: Dutch
 * 'als' (if, as) and Swedish 'om' (if, about). 'In these cases' stands for them where conditions come first.
 */
const conditions: Readonly<Record<Language, string>> = {
  en: 'if|unless|when|whenever|provided|provided that|as long as|on condition that|in case|in the event that',
  es: 'si|cuando|siempre que|siempre y cuando|a menos que|a no ser que|salvo que|excepto que|con tal de que|a condición de que|en caso de que',
  fr: 'si|quand|lorsque|lorsqu’|à condition que|à condition de|à moins que|pourvu que|dès lors que|au cas où',
  de: 'wenn|falls|sofern|solange|es sei denn|vorausgesetzt|vorausgesetzt, dass|unter der bedingung, dass|für den fall, dass',
  it: 'se|quando|a meno che|a meno che non|purché|qualora|a condizione che|a patto che|nel caso in cui',
  ja: 'もし|次の場合|以下の場合|次のとき|以下のとき|場合に限り',
  ko: '만약|만일|다음 경우|다음의 경우|다음과 같은 경우|아래의 경우|경우에만',
  pt: 'se|quando|a menos que|desde que|contanto que|a não ser que|salvo se|no caso de|com a condição de que',
  ru: 'если|когда|если только|при условии|при условии, что|в случае, если',
  zh: '如果|假如|若|除非|只要|只有当|条件是|以下情况|下列情况|以下情况下|下列情况下|以下情形|下列情形',
  ar: 'إذا|إذا كان|إذا كانت|لو|عندما|ما لم|بشرط أن|شريطة أن|في حال|في حالة|إلا إذا',
  cs: 'pokud|když|jestliže|ledaže|za předpokladu, že|pod podmínkou, že|v případě, že',
  da: 'hvis|når|såfremt|medmindre|forudsat at|på betingelse af at',
  nl: 'wanneer|indien|tenzij|mits|alleen als|behalve als|op voorwaarde dat',
  fi: 'jos|kun|mikäli|ellei|elleivät|paitsi jos|edellyttäen että|sillä ehdolla, että',
  el: 'αν|εάν|όταν|εφόσον|εκτός αν|εκτός εάν|με την προϋπόθεση ότι|υπό την προϋπόθεση ότι',
  he: 'אם|כאשר|אלא אם|אלא אם כן|בתנאי ש|במקרה ש',
  hi: 'यदि|अगर|जब|जब तक|बशर्ते|बशर्ते कि',
  hu: 'ha|amikor|hacsak|hacsak nem|feltéve, hogy|azzal a feltétellel, hogy',
  id: 'jika|apabila|bila|kalau|ketika|asalkan|kecuali jika|kecuali bila|dengan syarat|dengan syarat bahwa',
  no: 'hvis|når|dersom|såfremt|med mindre|forutsatt at|på betingelse av at',
  pl: 'jeśli|jeżeli|gdy|kiedy|chyba że|o ile|pod warunkiem że|pod warunkiem, że|w przypadku gdy',
  ro: 'dacă|când|cu condiția ca|cu condiția să|cu excepția cazului în care|în cazul în care',
  sk: 'ak|keď|pokiaľ|iba ak|za predpokladu, že|pod podmienkou, že|v prípade, že',
  sv: 'när|ifall|såvida|såvida inte|endast om|bara om|utom om|förutsatt att|under förutsättning att',
  th: 'ถ้า|หาก|เมื่อ|เว้นแต่|ต่อเมื่อ|โดยมีเงื่อนไขว่า',
  tr: 'eğer|şu durumlarda|aşağıdaki durumlarda|şu şartla|şu koşulla',
  uk: 'якщо|коли|хіба що|за умови|за умови, що|у разі, якщо',
  vi: 'nếu|khi|trừ khi|trừ phi|miễn là|với điều kiện|với điều kiện là',
}

/** The condition at the start of a sentence and what holds under it: 'If demand is elastic', 'revenue falls'. */
export interface Conditional {
  readonly condition: string
  readonly consequence: string
}

/** A sentence that is only a condition and its consequence; undefined with more parts between commas. */
export function conditionalOf(text: string, language: string): Conditional | undefined {
  const code = languageOf(language) ?? 'en'
  const pattern = conditionals.get(code) ?? new RegExp(conditionalPattern(code), 'iu')
  conditionals.set(code, pattern)
  const [, condition, consequence] = pattern.exec(text) ?? []
  return condition === undefined || consequence === undefined ? undefined : { condition, consequence }
}

/** '当浮力大于重力时，物体上浮': a Chinese case may end in a word for a time. '同时' and '有时' name none. */
const chineseTime =
  /^((?:每?当)?[^，,。；;：:]{3,24}(?:(?<![同有当及平临小随暂届])时|的时候))[，,]\s?([^。；;：:]+)$/u

/** The case of a Chinese statement that ends in a word for a time, and what happens in it. */
export function caseAtTime(text: string, language: string): Conditional | undefined {
  if (languageOf(language) !== 'zh') return undefined
  const [, condition, consequence] = chineseTime.exec(text) ?? []
  return condition === undefined || consequence === undefined ? undefined : { condition, consequence }
}

/** Sentences about a case that is not so: 'If it had lasted, the state would be strong'. In lower case. */
const unmet: Partial<Record<Language, RegExp>> = {
  en: /^(?:if|had)\s.*\swould\s/u,
  // 'La batería' is a noun.
  es: /^si\s.*(?<!\s(?:la|las|una|unas|esta|cada|su|sus|de|en|con|por|y))\s\p{L}*(?:[aei]|[dbr])ría[ns]?(?!\p{L})/u,
  fr: /^s(?:i\s|’il).*\p{L}r(?:ait|aient)(?!\p{L})/u,
  de: /^(?:wenn|hätten?|wären?)\s.*\s(?:würden?|wären?|hätten?|könnten?)(?!\p{L})/u,
  it: /^se\s.*\p{L}rebbe(?:ro)?(?!\p{L})/u,
  // 'A bateria' is a noun, and 'varia' is a fact.
  pt: /^se\s.*(?<!\s(?:a|as|uma|umas|esta|essa|cada|sua|suas|de|da|em|na|com|por|pela|e))\s(?!variam?(?!\p{L}))\p{L}*(?:[aei]|[dz])riam?(?!\p{L})/u,
  nl: /^als\s.*\szou(?:den)?\s/u,
  da: /^hvis\s.*\sville\s/u,
  no: /^(?:hvis|dersom)\s.*\sville\s/u,
  sv: /^om\s.*\sskulle\s/u,
  pl: /^gdyby(?!\p{L}*\s?\?)/u,
  cs: /^kdyby/u,
  sk: /^keby/u,
  uk: /^якби/u,
  ru: /^если\sбы\s/u,
  hu: /^ha\s.*\svolna(?!\p{L})/u,
  ro: /^dacă\s.*\sar\s/u,
  fi: /^jos\s.*isi(?:vat)?(?!\p{L})/u,
  tr: /s[ae]yd[ıi](?!\p{L})/u,
  id: /^(?:seandainya|andaikan|andai)\s/u,
  vi: /^giá\s(?:như|mà)\s/u,
  ar: /^لو\s/u,
  he: /^(?:אילו|לו)\s/u,
  zh: /^(?:要不是|假如当初)/u,
  ko: /더라면/u,
}

/** Whether a text supposes a case that is not so. */
export function supposesUnmet(text: string, language: string): boolean {
  return unmet[languageOf(language) ?? 'en']?.test(text.toLowerCase()) === true
}

const openPatterns = new Map<Language, RegExp>()

/** Whether a text opens with a condition, also if more follows than its consequence: 'When we drink a lot, …'. */
export function opensWithCondition(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = openPatterns.get(code) ?? starting(conditions[code].split('|'), !unspaced.has(code))
  openPatterns.set(code, pattern)
  return pattern.test(text.toLowerCase()) || supposesUnmet(text, language)
}

const conditionals = new Map<Language, RegExp>()

function conditionalPattern(code: Language): string {
  const words = alternatives(conditions[code].split('|').filter((word) => !/[,，]/u.test(word)))
  return `^((?:${words})${unspaced.has(code) ? '' : '\\s'}[^,，、،;:：.]{4,})[,，،]\\s?([^,，、،;:：()]+)$`
}

/** Words of a case after the statement that holds in it, which mean something else before one. */
const onlyAfter: Partial<Record<Language, string>> = {
  en: 'once|only if|only when',
  fr: 'dès que|une fois que',
}

const statedCases = new Map<Language, RegExp>()

/** The condition of a sentence, before or after what holds under it: 'Demand falls' and 'when the price rises'. */
export function statedCase(text: string, language: string): Conditional | undefined {
  const code = languageOf(language) ?? 'en'
  const before = conditionalOf(text, language)
  if (before !== undefined || unspaced.has(code)) return before
  if (startsWithCase(text, language)) {
    const [condition = '', ...rest] = text.split(/[,،]\s/u)
    const first = rest[0] ?? ''
    // 'If we add the fact, that …': the comma is within the condition.
    return rest.length === 0 || clauseWords[code]?.test(first) === true
      ? undefined
      : { condition, consequence: rest.join(', ') }
  }
  const words = `${conditions[code]}|${onlyAfter[code] ?? ''}`
    .split('|')
    .filter((word) => word !== '' && !/[,，]/u.test(word))
  const pattern =
    statedCases.get(code) ??
    new RegExp(`^([^,;:]{8,}?(?:,\\s\\p{L}+)?)[,،]?\\s((?:${alternatives(words)})\\s[^,;:()]{6,})$`, 'iu')
  statedCases.set(code, pattern)
  const [, consequence, condition] = pattern.exec(text) ?? []
  return condition === undefined || consequence === undefined ? undefined : { condition, consequence }
}

/** Words that lead what holds under a condition: 'then'. */
const thens: Partial<Record<Language, string>> = {
  en: 'then',
  es: 'entonces',
  fr: 'alors',
  it: 'allora',
  pt: 'então',
  ru: 'то|тогда',
  zh: '那么|那|则|就',
  ar: 'فإن',
  cs: 'pak|potom|tak',
  fi: 'niin|silloin',
  el: 'τότε',
  he: 'אז',
  hi: 'तो',
  hu: 'akkor',
  id: 'maka',
  ko: '그러면',
  pl: 'to|wtedy|wówczas',
  ro: 'atunci',
  sk: 'tak|potom',
  th: 'ก็',
  uk: 'то|тоді',
  vi: 'thì',
}

/** The consequence of a condition, without 'then'. */
export function withoutThen(consequence: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  const words = thens[code]
  if (words === undefined) return consequence
  const pattern = new RegExp(
    // '那些' and '那个' begin with '那', and mean 'those' and 'that'.
    `^(?:${alternatives(words.split('|'))})${unspaced.has(code) ? '(?![些个種种样里位天年])' : '\\s'}[,،]?\\s*`,
    'iu',
  )
  return consequence.replace(pattern, '')
}

/** The words of a case that one can ask about: 'if', not 'unless' and 'provided that'; and of a time: 'when'. */
const cases: Readonly<Record<Language, readonly [condition: string, time?: string]>> = {
  en: ['if', 'when|whenever'],
  es: ['si', 'cuando'],
  fr: ['si', 'quand|lorsque'],
  de: ['wenn|falls'],
  it: ['se|qualora', 'quando'],
  ja: ['もし'],
  ko: ['만약|만일'],
  pt: ['se', 'quando'],
  ru: ['если', 'когда'],
  zh: ['如果|假如|若'],
  ar: ['إذا|لو', 'عندما'],
  cs: ['pokud|jestliže', 'když'],
  da: ['hvis', 'når'],
  nl: ['indien', 'wanneer'],
  fi: ['jos', 'kun'],
  el: ['αν|εάν', 'όταν'],
  he: ['אם', 'כאשר'],
  hi: ['यदि|अगर'],
  hu: ['ha', 'amikor'],
  id: ['jika|apabila|kalau', 'ketika'],
  no: ['hvis|dersom', 'når'],
  pl: ['jeśli|jeżeli', 'gdy|kiedy'],
  ro: ['dacă', 'când'],
  sk: ['ak|pokiaľ', 'keď'],
  sv: ['ifall', 'när'],
  th: ['ถ้า|หาก', 'เมื่อ'],
  tr: ['eğer'],
  uk: ['якщо', 'коли'],
  vi: ['nếu', 'khi'],
}

/** The fewest words of a case, and of the first clause of what holds in it: a shorter one is part of an enumeration. */
const fewest = 4

/** The case at the start of a sentence and all that the sentence says of it. */
export function caseOf(text: string, language: string): Conditional | undefined {
  const code = languageOf(language) ?? 'en'
  const isUnspaced = unspaced.has(code)
  const pattern =
    casePatterns.get(code) ??
    new RegExp(
      `^((?:${alternatives(cases[code].flatMap((words) => words?.split('|') ?? []))})${isUnspaced ? '' : '\\s'}(?:[^,，、،;:：.]|(?<=\\p{N})[.,](?=\\p{N}))+)[,，،]\\s?(.+)$`,
      'iu',
    )
  casePatterns.set(code, pattern)
  const [, condition, consequence] = pattern.exec(text) ?? []
  if (condition === undefined || consequence === undefined) return undefined
  // 'If we add the fact, that …': the comma is within the condition.
  if (clauseWords[code]?.test(consequence)) return undefined
  // 'If the result is small, or the test is repeated, …': the second clause is a condition, too.
  if (joinsClause(consequence, code)) return undefined
  const [clause = ''] = consequence.split(/[,，、،;；:：]/u)
  return [condition, clause].every((part) => countWords(part) >= fewest)
    ? { condition, consequence }
    : undefined
}

/** 'And' and 'or' in more forms than lists have, and in languages that write them together with the next word. */
const joiners: Partial<Record<Language, RegExp>> = {
  zh: /^(?:或者?|并且?|而且|且|以及|和|同时|还是|及)/u,
  ja: /^(?:または|又は|あるいは|もしくは|かつ|そして|および)/u,
  ko: /^(?:또는|혹은|그리고|이거나|및)/u,
  th: /^(?:หรือ|และ)/u,
  ar: /^(?:أو|أم|و\p{L})/u,
  he: /^(?:או\s|ו\p{L})/u,
  ru: /^(?:и|или|либо|а|и\/или)\s/iu,
  uk: /^(?:і|й|та|або|чи|а)\s/iu,
  pl: /^(?:i|oraz|a|albo|lub|bądź|czy)\s/iu,
  cs: /^(?:a|i|nebo|anebo|či)\s/iu,
  sk: /^(?:a|i|alebo|či)\s/iu,
  es: /^(?:y|e|o|u)\s/iu,
  it: /^(?:e|ed|o|od|oppure)\s/iu,
  fr: /^(?:et|ou|ou bien)\s/iu,
  pt: /^(?:e|ou)\s/iu,
  hu: /^(?:és|vagy|illetve)\s/iu,
  fi: /^(?:ja|tai|taikka|sekä)\s/iu,
  tr: /^(?:ve|veya|ya da)\s/iu,
  el: /^(?:και|κι|ή)\s/iu,
  ro: /^(?:și|ori|sau)\s/iu,
  vi: /^(?:và|hoặc|hay)\s/iu,
  hi: /^(?:और|या|अथवा|तथा)\s/u,
  id: /^(?:dan|atau)\s/iu,
}

/** Whether a text starts with 'and' or 'or'. */
function joinsClause(text: string, code: Language): boolean {
  const [first = ''] = text.split(/\s/u)
  return joiners[code]?.test(text) ?? conjunctionsOf(code).includes(first.toLowerCase())
}

/** Words after a comma that open a clause of the condition, in languages that separate each clause by a comma. */
const clauseWords: Partial<Record<Language, RegExp>> = {
  de: /^(?:dass|ob|was|wie|wo|weil|damit|(?:in|mit|auf|von|zu|für|an|bei|über)?\s?(?:der|die|das|dem|den|deren|dessen)\s(?=.*,))(?!\p{L})/iu,
  pl: /^(?:że|iż|aby|żeby|by|czy|bo|ponieważ|co|jak|gdzie|(?:na|w|we|z|ze|o|do|od|za|po|przez|dla|przy)?\s?(?:któr\p{L}+|jaki\p{L}*|czym|czego|czemu))(?!\p{L})/iu,
  cs: /^(?:že|aby|zda|protože|co|jak|kde|(?:na|v|ve|z|ze|o|do|od|za|po|pro|při|s)?\s?kter\p{L}+)(?!\p{L})/iu,
  sk: /^(?:že|aby|či|pretože|čo|ako|kde|(?:na|v|vo|z|zo|o|do|od|za|po|pre|pri|s)?\s?ktor\p{L}+)(?!\p{L})/iu,
  ru: /^(?:что|чтобы|ли|потому|как|где|(?:на|в|во|с|со|о|об|до|от|за|по|для|при|из)?\s?котор\p{L}+)(?!\p{L})/iu,
  uk: /^(?:що|щоб|чи|бо|тому що|як|де|(?:на|в|у|з|зі|о|до|від|за|по|для|при|із)?\s?(?:котр|яки)\p{L}+)(?!\p{L})/iu,
  hu: /^(?:hogy|mert|amely\p{L}*|ami\p{L}*|aki\p{L}*|ahol)(?!\p{L})/iu,
  fi: /^(?:että|jotta|koska|jo(?:ka|nka|ssa|sta|hon|lla|ita|tka|iden)|mi(?:kä|tä))(?!\p{L})/iu,
}

/** Whether a text starts with a case: 'If the reading is high: call the doctor'. */
export function startsWithCase(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const words = cases[code].flatMap((some) => some?.split('|') ?? [])
  const pattern =
    caseStarts.get(code) ?? new RegExp(`^(?:${alternatives(words)})${unspaced.has(code) ? '' : '\\s'}`, 'iu')
  caseStarts.set(code, pattern)
  return pattern.test(text)
}

/** Whether a text starts with any condition: 'unless the light is red'. */
export function startsWithCondition(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern =
    conditionStarts.get(code) ??
    new RegExp(`^(?:${alternatives(conditions[code].split('|'))})${unspaced.has(code) ? '' : wordEnd}`, 'iu')
  conditionStarts.set(code, pattern)
  return pattern.test(text)
}

/** Whether a case starts with a word for a time. */
export function isTime(condition: string, language: string): boolean {
  const [, words] = cases[languageOf(language) ?? 'en']
  const low = condition.toLowerCase()
  return words !== undefined && words.split('|').some((word) => low.startsWith(word))
}

const conditionStarts = new Map<Language, RegExp>()
const caseStarts = new Map<Language, RegExp>()
const casePatterns = new Map<Language, RegExp>()
const created = new Map<Language, RegExp>()

/** Whether a text ends where its condition should follow: 'The rule applies only if'. */
export function endsBeforeCondition(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  // Portuguese 'divide-se' ends in a pronoun.
  const start = unspaced.has(code) ? '' : `(?<!-)${wordStart}`
  const pattern =
    created.get(code) ??
    new RegExp(`${start}(?:${alternatives(conditions[code].split('|'))})[\\s:：,،，…]*$`, 'u')
  created.set(code, pattern)
  return pattern.test(text.toLowerCase())
}
