import type { Language } from '@lectern/domain/voices/languages.ts'

/** Prepositions that open an adverbial, and words that may follow a verb and are no subject, in languages that drop the subject. */
interface Adverbials {
  readonly prepositions: string
  readonly afterVerb: string
}

const adverbials: Partial<Record<Language, Adverbials>> = {
  pl: {
    prepositions: 'przy|po|w|we|na|do|od|z|ze|podczas|przed|dzięki|bez|dla|za|u|przez|w ciągu',
    afterVerb:
      'od|do|w|we|na|po|z|ze|przez|przy|bez|dla|za|o|u|około|tylko|już|jeszcze|nawet|także|bardzo|więcej|mniej|szybciej|wolniej|dłużej|niż|aż|jednak|się (?:od|do|w|na|po|z|przez|szybciej|wolniej)',
  },
  cs: {
    prepositions: 'při|po|v|ve|na|do|od|z|ze|během|před|díky|bez|pro|za|u',
    afterVerb: 'od|do|v|ve|na|po|z|ze|přes|při|bez|pro|za|o|u|asi|jen|už|ještě|také|velmi|více|méně|až',
  },
  sk: {
    prepositions: 'pri|po|v|vo|na|do|od|z|zo|počas|pred|vďaka|bez|pre|za|u',
    afterVerb: 'od|do|v|vo|na|po|z|zo|cez|pri|bez|pre|za|o|u|asi|len|už|ešte|tiež|veľmi|viac|menej|až',
  },
  es: {
    prepositions: 'en|por|con|desde|durante|tras|a|al|de|del|sin|para|después de|antes de|hasta',
    afterVerb: 'de|del|a|al|en|por|con|entre|desde|hasta|para|sin|unos?|más|menos|muy|solo|sólo|también|casi',
  },
  it: {
    prepositions:
      'in|nel|nella|nello|nei|nelle|negli|dopo|prima di|durante|con|per|da|dal|dalla|senza|a|al|alla|di',
    afterVerb:
      'da|dal|dalla|di|a|al|alla|in|nel|nella|per|con|tra|fra|fino|più|meno|molto|solo|anche|quasi|circa',
  },
  pt: {
    prepositions:
      'em|no|na|nos|nas|por|com|desde|durante|após|a|ao|à|de|do|da|sem|para|depois de|antes de|até',
    afterVerb:
      'de|do|da|a|ao|à|em|no|na|por|com|entre|desde|até|para|sem|mais|menos|muito|só|apenas|também|quase|cerca',
  },
  ro: {
    prepositions: 'în|la|după|prin|din|pe|cu|fără|înainte de|pentru|de la|până la',
    afterVerb: 'de|la|în|din|pe|cu|prin|până|pentru|fără|între|mai|foarte|doar|numai|aproape|și',
  },
  el: {
    prepositions: 'σε|στο|στη|στην|στον|στα|στις|στους|μετά|πριν|από|κατά|με|για|χωρίς',
    afterVerb: 'από|σε|στο|στη|στην|στον|στα|στις|με|για|μέχρι|έως|περίπου|πολύ|πιο|μόνο|σχεδόν|χωρίς',
  },
}

/** Words of the adverbial, so that a whole clause is none. */
const mostWords = 4

/** A year or a century ends the adverbial: 'W 1772 roku Polska …', 'En 1973 los países …'. */
const date =
  /^\p{L}+\s(?:(?:el|il|la|anul)\s)?(?:(?:año|anno|ano|roku|roce|siglo|secolo|século|secolul)\s)?(?:\d{3,4}|[ivxlcdm]+)(?:\s(?:roku|r\.|roce|wieku|století|storočí)(?!\p{L}))?\s/u

const created = new Map<Language, RegExp>()

/**
 * The rests of a sentence after an opening adverbial that start with a word that no subject follows: 'potrzebuje od …' of 'Przy pierwszym
 * spotkaniu potrzebuje od …'. In lower case, at each place where the verb may be.
 */
export function restsAfterAdverbial(low: string, code: Language): readonly string[] {
  const words = adverbials[code]
  if (!words) return []
  const pattern = created.get(code) ?? new RegExp(`^(?:${words.prepositions})\\s`, 'u')
  created.set(code, pattern)
  if (!pattern.test(low)) return []
  const [clause = ''] = low.split(/[,;:.]/u)
  const parts = clause.split(/\s+/u)
  const after = new RegExp(`^(?:se\\s|si\\s)?\\p{L}+\\s(?:${words.afterVerb})(?!\\p{L})`, 'u')
  const [dated] = date.exec(clause) ?? []
  if (dated !== undefined) return [clause.slice(dated.length)].filter((rest) => after.test(rest))
  return parts
    .slice(2, 2 + mostWords)
    .map((_, at) => parts.slice(at + 2).join(' '))
    .filter((rest) => after.test(rest))
}

/**
 * An Arabic conjunction that is written together with the first word, before an article, a pronoun, a particle or a verb of
 * the present: 'فالمدن', 'وتسمى'. Nouns that begin with these letters are none.
 */
const joinedConjunction =
  /^(?:[فو](?:ال\p{L}{3,}|هو|هي|هم|هما|هذا|هذه|قد|إن|أن|إذا|لا|لم|لن|ليس|ليست|كل|كان|كانت|عندما|من|ما|في|على|إلى|عند|بعد|قبل|مع|كلما|لكن|بذلك|هكذا)|و(?!تيرة|تر|تد|تين|ترا)[يت]\p{L}{3,}|ف(?!تاة|تيات|تيل|ترة|تح|ترات|تنة|تور)[يت]\p{L}{3,}|ف(?:كمية|عدد|بخار|درجة|سبب|معظم|بعض|جميع|نسبة|مياه|نحن))(?![\p{L}\p{M}])/u
const nativeStart =
  /^(?:والد\p{L}*|والي|ولاة|ولاية\p{L}*|فيروس\p{L}*|فيتامين\p{L}*|فيزياء\p{L}*|فيضان\p{L}*|فيلم|فيديو|فيلسوف|فالق|فالنسيا|وتيرة|ويكيبيديا|ويلز|فيل|فيلة|فيما)(?![\p{L}\p{M}])/u

/** Whether an Arabic sentence opens with a conjunction that joins it to the one before. */
export function opensWithJoinedConjunction(text: string, code: Language): boolean {
  return code === 'ar' && joinedConjunction.test(text) && !nativeStart.test(text)
}
