import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { startsWithCase } from './conditions.ts'
import { isInstruction } from './instructions.ts'

/** Questions for what to do in a case, which replaces `{}` with its conjunction: 'if the cable is damaged'. */
const frames: Partial<Record<Language, string>> = {
  en: 'What should you do {}?',
  es: '¿Qué hay que hacer {}?',
  fr: 'Que faut-il faire {} ?',
  de: 'Was ist zu tun, {}?',
  it: 'Che cosa bisogna fare {}?',
  pt: 'O que se deve fazer {}?',
  nl: 'Wat moet men doen {}?',
  pl: 'Co należy zrobić, {}?',
  cs: 'Co je třeba udělat, {}?',
  sk: 'Čo treba urobiť, {}?',
  ru: 'Что нужно сделать, {}?',
  uk: 'Що потрібно зробити, {}?',
  ro: 'Ce trebuie făcut {}?',
  da: 'Hvad skal man gøre, {}?',
  no: 'Hva skal man gjøre {}?',
  sv: 'Vad ska man göra {}?',
  id: 'Apa yang harus dilakukan {}?',
  vi: 'Phải làm gì {}?',
  ar: 'ماذا يجب أن تفعل {}؟',
  zh: '{}，应该怎么做？',
}

/** Words before an article that are no verbs: 'if it rains, all the …', 'if it breaks, with the …'. */
const noVerb =
  'both|all|only|even|half|twice|such|what|in|on|at|with|for|from|to|by|of|then|also|neither|often|is|are|has|have|was|were|as|while|because|during|after|before|above|below|so|not|just|perhaps|maybe|under|over|per|like|unlike|despite|within|without|through|across|into|onto|than|that|this|these|those|and|or|but|can|could|may|might|will|would|shall|does|did|do'

/**
 * Instructions that other rules do not know by their verb. English: a verb before its object ('call an electrician'), and
 * 'do not'. Spanish: a verb with a pronoun at its end ('tírela'), and common verbs after 'no lo'.
 */
const instructions: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:(?:do not|don[’']t|never|always|start|switch|call|stop|keep|take|wear|seek|remain|contact|restart|get|put|tell|press|turn|clear|clean|wash|rinse|remove|avoid|wait|send|open|close|add|bring|lay|move|make|give|go|walk|follow|return|leave|sit|stay|hold|cover|reduce|increase|replace|repair|dilute|knock|shorten|ask|check|choose|report|repeat|pour|stir|mix|drive|pull|push|refer|consult|apply|reject|refuse)\\s\\p{Ll}|(?!(?:${noVerb})\\s)\\p{Ll}{2,}(?<!s|ed|ing|ly)\\s(?:(?:off|out|up|down|away)\\s)?(?:the|an?|it|them|your|each|every)(?!\\p{L})\\s?(?!\\p{L}*[’']))`,
    'u',
  ),
  es: /^\p{L}*[áéíóú]\p{L}*(?:lo|la|los|las|le|les|se)(?!\p{L})|^no\s(?:lo|la|los|las|le|les)\s(?:vuelva|compre|use|utilice|toque|abra|coma|deje|ponga|haga|mezcle|lave|tire|meta|guarde|ingiera|levante|mueva|acerque|corte|retire|conecte|encienda|apague|beba|tome)(?!\p{L})/iu,
  fr: /^(?:ne\s\p{L}+ez|n[’']\p{L}+ez|\p{L}+ez(?:-\p{L}+)?)(?!\p{L})/iu,
  de: /^(?:\p{L}+en\sSie|rufe|hole|lass|nimm|schalte|ziehe|trage|melde|bringe|lege|entferne|schließe|öffne|stelle)(?!\p{L})/iu,
  it: /^non\s\p{L}+(?:are|ere|ire|rlo|rla|rli|rle)(?!\p{L})/iu,
  pl: /^(?:należy|nie\swolno|trzeba|nie\snależy|\p{L}+(?:uj|aj|ij|yj|ń|dź|rz|ź|ż|eść|ącz|ymaj)(?:cie)?\s)/iu,
  ru: /^(?:нужно|надо|следует|необходимо|нельзя|не\sследует|\p{L}+(?:йте|ите|ьте)(?!\p{L}))/iu,
  uk: /^(?:потрібно|треба|слід|необхідно|не\sможна|не\sслід|\p{L}+(?:йте|іть|ьте)(?!\p{L}))/iu,
  zh: /^(?:患者|病人|你|您|我们)?(?:应该?|应当|必须|需要|需|请|要|不要|不能|不得|切勿|立即|马上)(?!用广泛|力)/u,
  vi: /^(?:hãy|cần|phải|không\sđược|đừng|nên)\s/iu,
  id: /^(?:harus|jangan|segera|sebaiknya|gunakan|hubungi|tutup|matikan|buka)(?!\p{L})/iu,
}

/** A case that the reader is in: what follows in Arabic is an order to him, and written as a statement of the past. */
const casesOfReader: Partial<Record<Language, RegExp>> = {
  ar: /^(?:إذا|عندما)\s(?:كنت|شممت|رأيت|سمعت|وجدت|أردت|احتجت|لاحظت|واجهت|شعرت|اكتشفت|أصبت|عملت|استخدمت)(?!\p{L})/u,
}

/** Whether a case is one that the reader is in, so that what follows is what to do. */
export function isCaseOfReader(condition: string, language: string): boolean {
  return casesOfReader[languageOf(language) ?? 'en']?.test(condition) === true
}

/** Whether what follows a condition is what to do in this case. */
export function isAdvice(consequence: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const capital = consequence.charAt(0).toUpperCase() + consequence.slice(1)
  return isInstruction(capital, code) || instructions[code]?.test(consequence) === true
}

/** Words before an article at the start of a statement that are no verbs: 'Once the ice melts', 'Between the layers'. */
const noVerbAtStart =
  /^(?:if|when|whenever|unless|until|once|since|where|whether|how|why|who|which|between|among|against|toward|along|behind|beside|around|about|except|off|near|upon|beyond|beneath|inside|outside|many|most|some|every|each|here|there|no|nor|yet|still|again|rather|quite|almost|nearly|although|though|using|given|today|unlike|whereas|maybe|instead|next|last|first)(?!\p{L})/iu

/** Whether a statement says what to do: 'Press the button', 'Do not rub the skin'. */
export function isInstructing(statement: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const small = statement.charAt(0).toLowerCase() + statement.slice(1)
  return (
    isInstruction(statement, code) || (!noVerbAtStart.test(small) && instructions[code]?.test(small) === true)
  )
}

/** 'Why should you press the button?' of an instruction; undefined in other languages. */
export function askWhyOfInstruction(instruction: string, language: string): string | undefined {
  if (languageOf(language) !== 'en') return undefined
  const small = instruction.charAt(0).toLowerCase() + instruction.slice(1)
  return `Why should you ${small.replace(/^(?:do not|don[’']t)\s/u, 'not ')}?`
}

/** A question for what to do in a case; undefined in a language without such a question. */
export function askWhatToDo(condition: string, language: string): string | undefined {
  const frame = frames[languageOf(language) ?? 'en']
  if (frame === undefined || !startsWithCase(condition, language)) return undefined
  return frame.replace('{}', () => condition)
}
