import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { oppositePairs } from '../../../../../platform/languages/opposite-pairs.ts'
import { reversibleWords } from './reversible-words.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** A word of a text that has an opposite. */
export interface Opposite {
  readonly at: number
  readonly word: string
  readonly opposite: string
}

/**
 * The words of a text that can be replaced by their opposites. A word at the start of a sentence is left out, and one that
 * belongs to a name: 'western Europeans'.
 */
export function oppositesIn(text: string, language: string): readonly Opposite[] {
  const code = languageOf(language) ?? 'en'
  const { opposites, pattern } = wordsOf(code)
  return [...text.matchAll(pattern)]
    .filter(
      ({ index, 0: word }) =>
        !startsDuration(text.slice(index), word) &&
        !isInPhrase(text, index) &&
        !deniesOnly(text.slice(index + word.length), word, opposites) &&
        !isPlaceOnPage(word, text.slice(index + word.length)) &&
        !isBetweenCommas(text, index, word),
    )
    .map(({ index, 0: word }) => ({
      at: index,
      word,
      opposite: isLowerThan(text, index, word, code)
        ? 'higher'
        : isInflected(text, index, word, code)
          ? 'hoher'
          : (opposites.get(word) ?? word),
    }))
}

/** 'A lower score' is no higher one, and 'the lower layer' no upper one. */
function isLowerThan(text: string, at: number, word: string, code: Language): boolean {
  return (
    code === 'en' &&
    word === 'lower' &&
    (!/\b(?:the|its|their|his|her|whose)\s$/iu.test(text.slice(0, at)) ||
      /^lower\s(?:than|the)\b/iu.test(text.slice(at)))
  )
}

/** 'Bei niedriger Temperatur' has the form of an adjective before its noun, and 'die Temperatur ist niedriger' compares. */
function isInflected(text: string, at: number, word: string, code: Language): boolean {
  return code === 'de' && word === 'niedriger' && /^\s\p{Lu}/u.test(text.slice(at + word.length))
}

/** 'Great Britain and, later, France': a word between commas is a remark. */
function isBetweenCommas(text: string, at: number, word: string): boolean {
  return /[,،，、]\s?$/u.test(text.slice(0, at)) && /^\s?[,،，、]/u.test(text.slice(at + word.length))
}

interface ReversibleWords {
  readonly opposites: ReadonlyMap<string, string>
  readonly pattern: RegExp
}

const known = new Map<Language, ReversibleWords>()

function wordsOf(code: Language): ReversibleWords {
  const found = known.get(code) ?? readWords(code)
  known.set(code, found)
  return found
}

function readWords(code: Language): ReversibleWords {
  const opposites = new Map(
    // The first opposite of a word is the one that it keeps.
    [...reversibleWords[code].split('|'), ...oppositePairs[code].split('|')].flatMap((pair) => {
      const isOneWay = pair.includes('>')
      const [one = '', other = ''] = pair.split(isOneWay ? '>' : '/')
      return isOneWay ? [[one, other] as const] : [[other, one] as const, [one, other] as const]
    }),
  )
  const [start, end] = unspaced.has(code) || code === 'ko' ? ['', ''] : [wordStart, wordEnd]
  const name = code === 'de' ? '' : String.raw`(?!\s\p{Lu}\p{Ll})`
  const any = alternatives([...opposites.keys()])
  return { opposites, pattern: new RegExp(`(?<=.)${start}(?:${any})${end}${name}`, 'gu') }
}

/** In a phrase such as 'above all', a word has no opposite. */
const phrases =
  /(?<!\p{L})(?:above all|after all|before long|long before|soon after|one after|day after|year after|inside out|upside down|more or less|no more|any more|not only|is not just|high school|high street|château fort|vysok(?:á|é|ou|ej) (?:škol|pec)\p{L}*|perguruan tinggi|pendidikan tinggi|sekolah tinggi|yüksek lisans|yüksek öğretim|fell ill|falls ill|fell asleep|fell in love|rose garden|raise (?:children|money|cattle|questions?)|raises (?:children|money|cattle|questions?)|high tide|low tide|as high as|as low as|how high|how low|so high|in the fall|in fall|falls? asleep|falls? apart|falls? into|falls? under|gives? rise|gave rise|giving rise|cold war|(?:rises?|rose|risen|rising|climbs?) (?:(?:much|far|even|slightly) )?(?:higher|above)|(?:falls?|fell|fallen|falling) (?:(?:much|far|even|slightly) )?(?:lower|below)|(?:the|an?|any|no|its|their|this) gains?|gains? per|(?:the|of|no|a|its) (?:release|lift|drop)|release of|raises? (?:an? )?(?:`|exceptions?|errors?)|raises? an? [`\p{L}]*(?:Error|Exception)|no less|not less|none the less|nonetheless|least of all|vor allem|innerhalb (?:von |einer |eines |weniger |der nächsten )+(?:\p{L}+ )?(?:Sekunde|Minute|Stunde|Tage?|Woche|Monat|Jahr|Frist)\p{L}*|f(?:ällt|allen|iel|ielen) (?:\p{L}+ )?(?:als|auf|zu|aus|in)|spada\p{L}* (?:na|z|do|jako)|plus ou moins|más o menos|più o meno|mais ou menos|mniej więcej|mer eller mindre|mehr oder weniger|meer of minder|menos que|à moins|a menos|au moins|al menos|almeno|pelo menos|por lo menos|du moins|en haut|en bas|por debajo|par exemple)(?!\p{L})/giu

/** 'It is not only a food, but also …': without 'not', 'but also' has no start. 'Не может не' has two negations. */
const only =
  /^\s(?:only|just|merely|solely|simply|nur|bloß|allein|solo|sólo|solamente|únicamente|seulement|que|só|apenas|somente|soltanto|slechts|alleen|bara|endast|enbart|kun|bare|tylko|jedynie|jen|jenom|pouze|len|iba|только|лишь|не|тільки|лише|doar|numai|μόνο|csak|vain|ainoastaan|hanya|sadece|yalnızca|רק|केवल|सिर्फ़|chỉ)(?![\p{L}\p{M}])/iu

/**
 * 'There was not a single school': without 'not', the statement has another form than a learner would use. 'It does not begin
 * until May': without 'not', it says nothing.
 */
const single =
  /^\s(?:(?:quite\s)?a single|one single|even (?:a|one)|so much|so \p{L}+ as|as \p{L}+ as|yet|ein(?:e[mnrs]?)? einzig\p{L}*|einmal|(?:ni\s)?un[oa]? sol[oa]|ni siquiera|tan|un seul|une seule|même|(?:nemmeno\s)?un[oa']? sol[oa]|nemmeno|neppure|(?:nem\s)?um só|uma só|um único|uma única|sequer|één enkele?|een enkele?|eens|en enda|ett enda|ens|en eneste|et eneste|engang|ani jed\p{L}*|nawet|ani jed\p{L}*|ни один\p{L}*|ни одн\p{L}*|даже|жодн\p{L}*|навіть|nici măcar|un singur|o singură|ούτε ένα\p{L}*|καν|egyetlen\p{L}*|yhtään|satu pun|bahkan|tek bir|bile|एक भी|אף|ولا واحد\p{L}*|حتى|một)(?![\p{L}\p{M}])|^(?:一个|任何|甚至|一つ|หนึ่ง)/iu
const until =
  /(?<![\p{L}\p{M}])(?:until|till|unless|no sooner|hasta que|hasta|a menos que|jusqu\p{L}*|avant que|à moins que|bis|bevor|ehe|finché|fino a|prima che|até|antes que|tot(?:dat)?|voordat|förrän|før|dopóki|dokąd|póki|dokud|dokiaľ|kým|пока|прежде чем|поки|перш ніж|până|înainte|μέχρι|ώσπου|amíg|míg|ennen kuin|kunnes|sampai|hingga|kadar|önce|जब तक|עד|حتى|قبل أن|cho đến khi|trước khi)(?![\p{L}\p{M}])|直到|之前|以前|まで|때까지|จนกว่า/iu

/** Whether a word with a negation that is left out in its opposite belongs to a fixed phrase: 'not only', 'not a single', 'not until'. */
function deniesOnly(after: string, word: string, opposites: ReadonlyMap<string, string>): boolean {
  const opposite = opposites.get(word) ?? ''
  const isDropped = word.includes(opposite)
  return isDropped && (only.test(after) || single.test(after) || until.test(after))
}

/** Words for a place on a page, if no noun comes after them: 'the list below', 'as shown above'. */
const places = /^(?:above|below|выше|ниже)$/iu

/** Whether a word says where something is on the page: flipped, it asks for the layout. */
function isPlaceOnPage(word: string, after: string): boolean {
  return places.test(word) && /^\s*(?:$|[.,;:!?)\]،؛。，；：])/u.test(after)
}

function isInPhrase(text: string, at: number): boolean {
  return [...text.matchAll(phrases)].some(({ index, 0: phrase }) => at >= index && at < index + phrase.length)
}

/** 'Beaten after four years': nothing happens 'before four years'. */
function startsDuration(text: string, word: string): boolean {
  return word === 'after' && duration.test(text)
}

const duration =
  /^after\s(?:(?:about|only|just|some|almost|nearly|over|at least)\s)?(?:an?\s(?:few\s)?|\p{N}+\s|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|several|many|a few)\s)(?:\p{L}+\s)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur(?:y|ies))(?!\p{L})/u
