import { withoutNamedOrdinals } from './named-ordinals.ts'
import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { withoutOwnPossessives } from './own-possessives.ts'
import { additiveWordsOf } from './additive-words.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** One word, such as the noun of a comparison: 'fuels' in 'such fuels as coal'. With more words, one may be a verb: 'Such people work as servants.' */
const aWord = "\\s[\\p{L}\\p{M}’'-]+"
/** The words that two conjunctions join: 'tall men' in 'both tall men and women'. */
const name = `(?:${aWord}){1,3}?`
/** Words after which 'such' belongs to what comes after it: 'at such a rate that', 'is such a metal that'. */
const beforeSuchA =
  'in|at|to|with|by|of|on|for|from|into|under|over|is|are|was|were|be|has|have|had|create[sd]?|make[s]?|made'
/** Forms of 'which' and of 'that' in Finnish; 'joten' is 'so'. */
const finnishWhich =
  'jo(?:ka|nka|ta|ssa|sta|hon|lla|lta|lle|tka|iden|ita|issa|ista|ihin|illa|ilta|ille)(?!\\p{L})'
const finnishThat = '(?:se|ne|sitä|niitä|sen|niiden|siitä|niistä|siihen|niihin|sille|niille|siinä|niissä)'
/** Verbs after 'both' that show it to be the subject: 'Both have roots and leaves.' */
const verbAfterBoth =
  'are|were|have|had|do|did|can|could|will|would|may|might|must|should|use|used|need|needed|live|lived|grow|grew|help|helped|work|worked|give|gave|make|made|take|took|store|contain|consist|occur|act|produce|produced|require|carry|play|become|became|began|begin|show|include|involve|describe|form|lead|led|move|come|came|go|went'

/** A first clause that names its subject, and is no circumstance: '一家工厂说，' before '它'. */
const chineseSubject =
  '(?<=^(?!由于|因为|如果|虽然|尽管|当|在|随着|为|对|通过|经|除|根据|按照|从|到|后来|此|于是|因此|但|而|所以|同时|首先|其|最后|然后|一旦|只要|只有|即使|无论|不管|与|作为|自|直到|每|不过|另外|例如|比如|这|那|它|该|今天|有时|一般|通常|实际|事实)[^，。；：]{2,20}(?<![时候后前中里上下间年月日代期说]|据说)(?:说)?，)'

/**
 * Phrases with a word that elsewhere points at the sentence before, and here means something in its own sentence: 'plants such
 * as ferns', 'those who smoke', 'the light that …'. In lower case. The word may stand anywhere, except for `later`: only after
 * the start of a sentence, since 'Those of mosses are small' needs the sentence before.
 */
const phrases: Partial<Record<Language, { readonly anywhere: string; readonly later?: string }>> = {
  en: {
    anywhere: `the\\ssame(?=\\s[^.;:]{3,60}\\s(?:every|each|both|everywhere|throughout)(?!\\p{L}))|such as|such${aWord}\\sas(?!\\s(?:well|yet|soon|long|a))|those\\swh(?:o|om|ose)|both(?!\\s(?:${verbAfterBoth})\\s)(?:\\s[\\p{L}-]+){1,4}\\sand`,
    later: `such(?<=(?:^|\\s)(?:${beforeSuchA})\\ssuch)\\san?\\s(?:[\\p{L}-]+\\s){1,4}that|those\\s(?:that|which|of|in|from|with|without|at|on|for)|(?<=\\sand\\s(?:[\\p{L}-]+\\s){1,3})both|(?<=^two\\s[^.;:]{3,60}\\s)both`,
  },
  de: {
    anywhere: `solche[rnms]?(?:${aWord})?,\\s(?:die|der|das|den|dem|deren|dessen|wie)|sowohl${name}\\sals\\sauch`,
  },
  fr: {
    anywhere:
      "ce\\s(?:qui|que|dont)|ce\\squ['’](?=\\p{L})|ce(?:lles|ux)\\s(?:qui|que)|telles?\\sque|tels\\sque",
  },
  es: { anywhere: 'tal(?:es)?\\scomo|aquell[oa]s?\\s(?:que|quienes)|tant[oa]s?(?:\\s\\p{L}+){0,3}\\scomo' },
  pt: { anywhere: 'ta(?:l|is)\\scomo|aquel[ea]s?\\s(?:que|quem)' },
  it: {
    anywhere: 'tal[ie]\\scome|quell[ioea]\\sche|ciò\\sche|coloro\\sche',
    later: 'quell[oaie]\\s(?:di|del|dello|della|dei|degli|delle)',
  },
  nl: {
    anywhere: `zulke${aWord}\\sals|degenen?\\sdie|zowel${name}\\sals`,
    // A relative clause or 'dat' after a verb. After a preposition or a verb, 'die' is 'this': 'in die tijd', 'heeft die stad'.
    later:
      '(?<!(?:^|[\\s,])(?:in|op|van|voor|bij|met|door|uit|naar|over|tijdens|na|aan|onder|tegen|zonder|om|tot|sinds|volgens|wegens|en|of|maar|want)\\s)(?:die(?<!(?:^|[\\s,])(?:is|was|heeft|had|hebben|hadden|wordt|werd|worden|werden|kan|kon|kunnen|konden|moet|moest|zal|zou|gaat|ging|doet|maakt|krijgt|verliest|groeit|ligt|komt|blijft)\\sdie)|dat)|(?<=\\s(?:dan|als)\\s)die(?=\\svan)',
  },
  pl: {
    anywhere: `tak(?:i|a|ie|ich|im|imi|ą|iej|iego|iemu)(?:${aWord})?,?\\sjak|(?:ci|t(?:en|a|e|ego|ej|emu|ym|ą|ych|ymi|ę))(?:${aWord})?,\\s(?:któr\\p{L}+)|(?:ci|t(?:en|a|o|e|ego|ej|emu|ym|ą|ych|ymi|ę)),\\s(?:co|kto|któr\\p{L}+|czego|czym|że|żeby|aby|gdzie|jak|czy|ile)`,
    // 'To zwierzęta, które …' at the start is a whole clause.
    later: `to${aWord},\\sktór\\p{L}+`,
  },
  cs: {
    anywhere: `takov\\p{L}+(?:${aWord})?,?\\sjako|t(?:en|a|o|i|y|í|ou|oho|omu|om|ím|ěch|ěm|ěmi|u)(?:(?:${aWord})?,\\s(?:kter\\p{L}+|jenž|jež)|,\\s(?:kdo|co|že|aby|čeho|čím|jak|kde|zda))`,
  },
  sk: {
    anywhere: `tak(?:ý|á|é|í|ých|ými|ej|ého|ému|ú)(?:${aWord})?,?\\sako|t(?:en|á|o|í|ie|ých|ým|ými|ej|oho|omu|om|ú)(?:(?:${aWord})?,\\sktor\\p{L}+|,\\s(?:kto|čo|že|aby|ako|kde|či|čoho|čím))`,
  },
  ru: {
    anywhere: `так(?:ой|ая|ое|ие|их|им|ими|ого|ому|ую)(?:${aWord})?,?\\sкак|т(?:от|а|о|е|ого|ой|ех|ому|ем|еми|у|ом)(?:(?:${aWord})?,\\sкотор\\p{L}+|,\\s(?:кто|что|чей|чья|чьи|кого|кому|чего|чем|как|где|чтобы))`,
  },
  uk: {
    anywhere: `так(?:ий|а|е|і|их|им|ими|ого|ому|у|ої)(?:${aWord})?,?\\sяк|т(?:ой|а|і|ого|ієї|их|ому|им|ими|у|ією|ім)(?:${aWord})?,\\s(?:котр\\p{L}+|що)|т(?:ой|а|е|і|ого|ієї|их|ому|им|ими|у|ією|ім),\\s(?:хто|що|котр\\p{L}+|чий|чия|чиї|кого|кому|чого|чим|як|де|щоб)`,
  },
  sv: { anywhere: `sådan\\p{L}*(?:${aWord})?\\ssom|de(?:n|t|m)?\\ssom|både${name}\\soch` },
  da: { anywhere: `sådan\\p{L}*(?:${aWord})?\\ssom|de(?:n|t|m)?,?\\s(?:som|der)|både${name}\\sog` },
  no: { anywhere: `slik\\p{L}*(?:${aWord})?\\ssom|de(?:n|t|m)?,?\\ssom|både${name}\\sog` },
  ro: {
    anywhere: 'ace(?:l|i|le|la|ea|ia|lora)\\scare|ce(?:l|i|le|a)\\scare|atât(?:\\s\\p{L}+){1,4}\\scât\\sși',
  },
  el: {
    anywhere:
      'τέτοι\\p{L}+(?:\\s\\p{L}+)?\\sόπως|αυτ(?:ό|ός|ή|οί|ές|ά|ούς|ών|ού|ής|όν|ήν|άς)\\sπου|εκείν\\p{L}+\\sπου',
  },
  hu: {
    anywhere: `olyan\\p{L}*(?:${name})?,\\s(?:a(?:mi|ki|mely|melyik|hol)\\p{L}*|hogy)|(?:olyan|ilyen)\\p{L}*(?:${aWord})?,\\smint|a(?:z|zok|zt|zokat|nnak|zoknak|bban|zon|ttól|zzal|rra|rról|hhoz)(?:(?:\\saz?)?${aWord})?,\\sa(?:mi|ki|mely|hol|mikor)\\p{L}*|a(?:z|zt|nnak|bban|ttól|zzal|rra|rról|hhoz),\\shogy`,
    later: `azt${aWord},\\shogy`,
  },
  fi: {
    anywhere: `sellai(?:nen|s\\p{L}+)(?:${aWord})?(?:,?\\skuin|,\\s${finnishWhich})|${finnishThat}(?:${aWord})?,\\s${finnishWhich}|${finnishThat},\\s(?:mi\\p{L}+|kuka|ketkä|että|kun|kuinka|miten|jotta)`,
  },
  hi: { anywhere: 'ऐसे(?:\\s\\S+)?\\sजैसे|ऐसी(?:\\s\\S+)?\\sजैसे' },
  ar: {
    anywhere:
      '(?:أولئك|تلك|ذلك|هؤلاء)\\s(?:الذين|التي|الذي|اللواتي|اللاتي)|(?:هذا|هذه)\\s(?:الصباح|اليوم|المساء|العام|السنة|الأسبوع|الشهر|الأيام)',
  },
  he: { anywhere: '(?:הוא|היא|הם|הן)\\s(?:זה|זו|אלה|אלו)\\sש\\p{L}+' },
  vi: { later: 'trong\\sđó|do\\sđó|từ\\sđó', anywhere: 'những\\sngười\\sđó\\smà' },
  id: { anywhere: '(?:mereka|hal)\\syang' },
  zh: {
    anywhere:
      '应该|其他|其它|其余|其实|尤其|极其|与其|应此|该死|(?:(?<![好图影想录])像|(?<![例假正比])如(?![果何此前上]))[^，。；、]{1,12}(?:这|那)(?:样|些|种)|那些(?=[^，。；]{3,12}的)',
    // '一家工厂说，它…': the sentence introduces what the pronoun means.
    later: `(?:及|和|与|或|对|将|使|由|因|，)其(?=\\p{Script=Han})|(?<=，[^，。；]{0,8})也|${chineseSubject}它们?(?=\\p{Script=Han})|(?<=^一[个家位种只名座条支群][^，。；]{2,14}，)[它他她]们?`,
  },
  ja: {
    anywhere: 'それぞれ|これまで|これから|そのまま|そのもの|それ自[体身]|それら?以外',
    later: '(?:と|や|または|および|及び)その|(?<=^[^、]{8,})、(?:その|それ|これ)',
  },
  ko: { anywhere: '그(?:대로|동안)', later: '(?:와|과|및|하고|또는)\\s그' },
  th: { anywhere: 'เท่านั้น|นั้นๆ', later: 'ดังนั้น' },
}

/** The conjunctions that link two parts of a sentence: what 'but also …' adds to is before it. */
const linking: Partial<Record<Language, string>> = {
  en: 'and|but|or',
  de: 'und|sondern|aber|oder',
  fr: 'et|mais|ou',
  es: 'y|e|sino|pero|así como',
  pt: 'e|mas|como',
  it: 'e|ed|ma|come',
  nl: 'en|maar',
  pl: 'a|i|ale|lecz|jak',
  cs: 'a|ale|nýbrž',
  sk: 'a|ale|nielen',
  ru: 'а|и|но',
  uk: 'а|і|й|та|але',
  sv: 'och|men|utan',
  da: 'og|men',
  no: 'og|men',
  fi: 'ja|vaan|mutta',
  hu: 'és|hanem|de',
  ro: 'și|dar|ci',
  el: 'και|αλλά',
  tr: 've|ama',
  id: 'dan|tetapi|melainkan',
  vi: 'và|mà còn|nhưng',
  hi: 'और|बल्कि',
}

/** Languages that write such a word together with what is before it. */
const joined: ReadonlySet<string> = new Set([...unspaced, 'ko'])
const patterns = new Map<Language, RegExp | undefined>()

/**
 * A text, in lower case, with '…' in the place of each word that means something in its own sentence, so that such a word is
 * not taken for a reference to the sentence before. `pointing` are words that point back, such as 'these'.
 */
export function withoutOwnReferences(
  text: string,
  language: string,
  pointing: readonly string[] = none,
): string {
  const code = languageOf(language) ?? 'en'
  const recent = recentByPointing.get(pointing) ?? new Map<string, string>()
  recentByPointing.set(pointing, recent)
  const key = `${code} ${text}`
  const found = recent.get(key) ?? read(text, code, pointing)
  if (recent.size >= mostRecent) recent.clear()
  recent.set(key, found)
  return found
}

const none: readonly string[] = []
/** Several rules ask for the same sentence, one after the other. */
const recentByPointing = new WeakMap<readonly string[], Map<string, string>>()
const mostRecent = 4000

function read(whole: string, code: Language, pointing: readonly string[]): string {
  const text = withoutNamedOrdinals(whole, code)
  const low = code === 'en' ? withoutOwnPossessives(text) : text.toLowerCase()
  if (!patterns.has(code)) patterns.set(code, patternOf(code))
  const pattern = patterns.get(code)
  const own = pattern ? low.replaceAll(pattern, ' … ').replaceAll(/\s+/gu, ' ').trimStart() : low
  return withoutRepeatedNouns(own, pointing)
}

function patternOf(code: Language): RegExp | undefined {
  const { anywhere, later } = phrases[code] ?? {}
  const conjunctions = linking[code]
  const [before, after] = joined.has(code) ? ['', ''] : [wordStart, wordEnd]
  const added =
    conjunctions && `(?<=\\s(?:${conjunctions})\\s)(?:${alternatives(additiveWordsOf(code))})${wordEnd}`
  const parts = [
    anywhere && `${before}(?:${anywhere})${after}`,
    later && `(?<!^${joined.has(code) ? '' : '.{0,3}'})${before}(?:${later})${after}`,
    added,
  ].filter((part) => part !== undefined)
  return parts.length > 0 ? new RegExp(parts.join('|'), 'gu') : undefined
}

/** The words that point together with a noun, of all languages that write them before it. Pronouns have a verb after them. */
const demonstrative =
  /^(?:th(?:is|ese|ose)|such|same|est[aeo]s?|es[aeo]s?|aquel\p{L}*|dich[oa]s?|tal(?:es)?|ce|cet|cette|ces|dies\p{L}*|solch\p{L}*|quest\p{L}|ess[ae]s?|t(?:en|a|o|e|ego|ej|emu|ym|ych|ymi|ę|ą)|tent?o?|t(?:ato|ito|oto|yto|ohoto|éto|omto|ěchto|ýchto)|эт\p{L}+|так\p{L}+|ц(?:ей|я|е|і|ього|ієї|их|ьому|им|ими|ю)|de(?:nna|tta|ssa|nne|tte)|disse|sådan\p{L}*|deze|dit|acest\p{L}*|αυτ\p{L}+|ez\p{L}*|tä\p{L}+|nä\p{L}+|bu|इस|इन)$/u
const pointedNoun = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+(?=\s((?:\p{L}{4,}\s)?\p{L}{4,}))/gu

/** 'The distance and the time that the object takes for this distance': the sentence names it before. */
function withoutRepeatedNouns(low: string, pointing: readonly string[]): string {
  if (pointing.length === 0) return low
  return low.replaceAll(pointedNoun, (word, nouns: string, at: number) => {
    if (!demonstrative.test(word) || !pointing.includes(word)) return word
    const before = low.slice(0, at)
    const isNamed = nouns
      .split(' ')
      .some((noun) => before.includes(` ${startOf(noun)}`) || before.startsWith(startOf(noun)))
    return isNamed ? '…' : word
  })
}

const startOf = (noun: string): string => noun.slice(0, Math.max(fewestLetters, noun.length - ending))
/** A noun may have another ending, and is recognised by this many letters at least. */
const [fewestLetters, ending] = [4, 2]
