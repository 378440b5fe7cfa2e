import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Up to three words of a name: 'fuels' in 'such fuels as coal'. */
const name = "(?:\\s[\\p{L}\\p{M}’'-]+){1,3}?"

/**
 * Phrases with a word that elsewhere points at the sentence before, and here means something in its own sentence: 'plants such
 * as ferns', 'those who smoke', 'the light that …'. In lower case. The word may stand anywhere, except for `later`: only after
 * the start of a sentence, since 'Those of mosses are small' needs the sentence before.
 */
const phrases: Partial<Record<Language, { readonly anywhere: string; readonly later?: string }>> = {
  en: {
    anywhere: `such as|such${name}\\sas(?!\\s(?:well|yet|soon|long|a))|such\\san?\\s(?:[\\p{L}-]+\\s){1,4}that|those\\swh(?:o|om|ose)|both(?:\\s[\\p{L}-]+){1,4}\\sand`,
    later:
      'those\\s(?:that|which|of|in|from|with|without|at|on|for)|(?<=\\sand\\s(?:[\\p{L}-]+\\s){1,3})both',
  },
  de: {
    anywhere: `solche[rnms]?(?:${name})?,\\s(?:die|der|das|den|dem|deren|dessen|wie)|sowohl${name}\\sals\\sauch`,
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
    anywhere: `zulke${name}\\sals|degenen?\\sdie|zowel${name}\\sals`,
    // A relative clause or 'dat' after a verb. After a preposition, the word is 'this': 'in die tijd'.
    later:
      '(?<!(?:^|[\\s,])(?:in|op|van|voor|bij|met|door|uit|naar|over|tijdens|na|aan|onder|tegen|zonder|om|tot|sinds|volgens|wegens|en|of|maar|want)\\s)(?:die|dat)|(?<=\\s(?:dan|als)\\s)die(?=\\svan)',
  },
  pl: {
    anywhere: `tak(?:i|a|ie|ich|im|imi|ą|iej|iego|iemu)(?:${name})?,?\\sjak|(?:ci|t(?:en|a|o|e|ego|ej|emu|ym|ą|ych|ymi|ę))(?:${name})?,\\s(?:któr\\p{L}+|co|kto|czego|czym|że|żeby|aby|gdzie|jak|czy|ile)`,
  },
  cs: {
    anywhere: `takov\\p{L}+(?:${name})?,?\\sjako|t(?:en|a|o|i|y|í|ou|oho|omu|om|ím|ěch|ěm|ěmi|u)(?:${name})?,\\s(?:kter\\p{L}+|kdo|co|jenž|jež|že|aby|čeho|čím|jak|kde|zda)`,
  },
  sk: {
    anywhere: `tak(?:ý|á|é|í|ých|ými|ej|ého|ému|ú)(?:${name})?,?\\sako|t(?:en|á|o|í|ie|ých|ým|ými|ej|oho|omu|om|ú)(?:${name})?,\\s(?:ktor\\p{L}+|kto|čo|že|aby|ako|kde|či|čoho|čím)`,
  },
  ru: {
    anywhere: `так(?:ой|ая|ое|ие|их|им|ими|ого|ому|ую)(?:${name})?,?\\sкак|т(?:от|а|о|е|ого|ой|ех|ому|ем|еми|у|ом)(?:${name})?,\\s(?:кто|что|котор\\p{L}+|чей|чья|чьи|кого|кому|чего|чем|как|где|чтобы)`,
  },
  uk: {
    anywhere: `так(?:ий|а|е|і|их|им|ими|ого|ому|у|ої)(?:${name})?,?\\sяк|т(?:ой|а|е|і|ого|ієї|их|ому|им|ими|у|ією|ім)(?:${name})?,\\s(?:хто|що|котр\\p{L}+|чий|чия|чиї|кого|кому|чого|чим|як|де|щоб)`,
  },
  sv: { anywhere: `sådan\\p{L}*(?:${name})?\\ssom|de(?:n|t|m)?\\ssom|både${name}\\soch` },
  da: { anywhere: `sådan\\p{L}*(?:${name})?\\ssom|de(?:n|t|m)?,?\\s(?:som|der)|både${name}\\sog` },
  no: { anywhere: `slik\\p{L}*(?:${name})?\\ssom|de(?:n|t|m)?,?\\ssom|både${name}\\sog` },
  ro: {
    anywhere: 'ace(?:l|i|le|la|ea|ia|lora)\\scare|ce(?:l|i|le|a)\\scare|atât(?:\\s\\p{L}+){1,4}\\scât\\sși',
  },
  el: {
    anywhere:
      'τέτοι\\p{L}+(?:\\s\\p{L}+)?\\sόπως|αυτ(?:ό|ός|ή|οί|ές|ά|ούς|ών|ού|ής|όν|ήν|άς)\\sπου|εκείν\\p{L}+\\sπου',
  },
  hu: {
    anywhere: `(?:olyan|ilyen)\\p{L}*(?:${name})?,\\s(?:mint|a(?:mi|ki|mely|melyik|hol)\\p{L}*|hogy)|a(?:z|zok|zt|zokat|nnak|zoknak|bban|zon|ttól|zzal|rra|rról|hhoz)(?:${name})?,\\s(?:a(?:mi|ki|mely|hol|mikor)\\p{L}*|hogy)`,
  },
  fi: {
    anywhere: `sellai(?:nen|s\\p{L}+)(?:${name})?,?\\s(?:kuin|jo\\p{L}+)|(?:se|ne|sitä|niitä|sen|niiden|siitä|niistä|siihen|niihin|sille|niille|siinä|niissä)(?:${name})?,\\s(?:jo\\p{L}+|mi\\p{L}+|kuka|ketkä|että|kun|kuinka|miten|jotta)`,
  },
  hi: { anywhere: 'ऐसे(?:\\s\\S+){0,2}\\sजैसे|ऐसी(?:\\s\\S+){0,2}\\sजैसे' },
  ar: { anywhere: '(?:أولئك|تلك|ذلك|هؤلاء)\\s(?:الذين|التي|الذي|اللواتي|اللاتي)' },
  he: { anywhere: '(?:הוא|היא|הם|הן)\\s(?:זה|זו|אלה|אלו)\\sש\\p{L}+' },
  vi: { later: 'trong\\sđó|do\\sđó|từ\\sđó', anywhere: 'những\\sngười\\sđó\\smà' },
  id: { anywhere: '(?:mereka|hal|itu)\\syang' },
  zh: {
    anywhere:
      '应该|其他|其它|其余|其实|尤其|极其|与其|应此|该死|[像如][^，。；、]{1,12}(?:这|那)(?:样|些|种)|那些(?=[^，。；]{1,12}的)',
    later: '(?:及|和|与|或|对|将|使|由|因|，)其(?=\\p{Script=Han})',
  },
  ja: {
    anywhere: 'それぞれ|これまで|これから|そのまま|そのもの|それ自[体身]|それら?以外',
    later: '(?:と|や|または|および|及び)その|(?<=^[^、]{8,})、(?:その|それ|これ)',
  },
  ko: { anywhere: '그(?:대로|동안)', later: '(?:와|과|및|하고|또는)\\s그' },
  th: { anywhere: 'เท่านั้น|ดังนั้น|นั้นๆ' },
}

/** Languages that write such a word together with what is before it. */
const joined: ReadonlySet<string> = new Set([...unspaced, 'ko'])
const patterns = new Map<Language, RegExp | undefined>()

/**
 * A text in lower case with '…' in the place of each word that means something in its own sentence, so that such a word is
 * not taken for a reference to the sentence before.
 */
export function withoutOwnReferences(low: string, language: string): string {
  const code = languageOf(language) ?? 'en'
  if (!patterns.has(code)) patterns.set(code, patternOf(code))
  const pattern = patterns.get(code)
  return pattern ? low.replaceAll(pattern, ' … ').replaceAll(/\s+/gu, ' ').trimStart() : low
}

function patternOf(code: Language): RegExp | undefined {
  const own = phrases[code]
  if (!own) return undefined
  const [before, after] = joined.has(code) ? ['', ''] : [wordStart, wordEnd]
  const later =
    own.later === undefined
      ? ''
      : `|(?<!^${joined.has(code) ? '' : '.{0,3}'})${before}(?:${own.later})${after}`
  return new RegExp(`${before}(?:${own.anywhere})${after}${later}`, 'gu')
}
