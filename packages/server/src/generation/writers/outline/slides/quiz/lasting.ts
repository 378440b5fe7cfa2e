import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordStart } from '../../language/words/word-patterns.ts'

interface LastingWords {
  /** Directly before a year that begins or ends a time: 'since 1950', 'until 1865'. */
  readonly before?: string
  /** Directly after it: '1950 から'. */
  readonly after?: string
  /** Words of statements about a state, which may hold in other years too: 'still', 'there were', 'remained'. */
  readonly states: string
}

/** Starts of words, as an expression in lower case. */
const lasting: Readonly<Record<Language, LastingWords>> = {
  en: {
    before: 'since|until|till|by|before|after|from|to|through|between|during|and',
    states:
      'still\\b|already\\b|remain|continue|exist|there (?:was|were|is|are)\\b|(?:has|have|had) (?:a|an|no|the|only|\\d)|(?:was|were|is|are) (?:a|an|the|no|not|in|at|home|\\d)\\b',
  },
  es: {
    before: 'desde|hasta|para|antes de|después de|tras|entre|durante|de|a|y',
    states: 'todavía|aún|sigue|seguía|permanec|existe|existía|había|hay\\b|era\\b|eran\\b|tenía|tiene\\b',
  },
  fr: {
    before: 'depuis|jusqu.?en|jusqu.?à|avant|après|dès|entre|pendant|de|à|et|d.ici',
    states:
      'encore|toujours|rest(?:e|ai)|demeur|exist|il y (?:a|avait)|étai|avai|poss[èé]d|compte\\b|comptent|comprend|est\\b|sont\\b',
  },
  de: {
    before: 'seit|bis|vor|nach|ab|von|zwischen|während|und|bis zum jahr',
    states:
      'noch\\b|immer|bereits|blieb|bleibt|besteh|bestand|existier|gab es|gibt es|war\\b|waren\\b|hatte|ist\\b|sind\\b',
  },
  it: {
    before: 'dal|fino al|fino a|entro il|prima del|dopo il|tra il|durante|al|e il',
    states: 'ancora|sempre|riman|rest|esist|c.era|c.erano|era\\b|erano\\b|aveva|è\\b|sono\\b',
  },
  pt: {
    before: 'desde|até|antes de|depois de|após|entre|durante|de|a|e',
    states: 'ainda|continua|permanec|exist|havia|há\\b|era\\b|eram\\b|tinha|é\\b|são\\b',
  },
  nl: {
    before: 'sinds|tot|voor|na|vanaf|van|tussen|tijdens|en',
    states:
      'nog\\b|steeds|blijf|bleef|besta|bestond|er (?:was|waren|is|zijn)|was\\b|waren\\b|had\\b|is\\b|zijn\\b',
  },
  pl: {
    before: 'od|do|przed|po|między|podczas|od roku|do roku|a',
    states: 'nadal|wciąż|jeszcze|pozosta|istni|był\\b|była|było|były|miał|jest\\b|są\\b',
  },
  cs: {
    before: 'od|do|před|po|mezi|během|a',
    states: 'stále|ještě|zůst|existov|existuj|byl|měl|je\\b|jsou\\b',
  },
  sk: {
    before: 'od|do|pred|po|medzi|počas|a',
    states: 'stále|ešte|zost|existov|existuj|bol|mal|je\\b|sú\\b',
  },
  ru: {
    before: 'с|до|к|перед|после|между|по|и',
    states: 'ещё|все ещё|всё ещё|оста|существ|был|имел|является',
  },
  uk: {
    before: 'з|від|до|перед|після|між|по|і|та',
    states: 'ще\\b|досі|залиш|існу|був|була|було|були|мав|мала|є\\b',
  },
  da: {
    before: 'siden|indtil|til|før|efter|fra|mellem|og',
    states: 'stadig|endnu|forblev|forbliver|eksister|fandtes|der (?:var|er)|var\\b|havde|er\\b',
  },
  sv: {
    before: 'sedan|till|före|efter|från|mellan|och',
    states: 'fortfarande|ännu|förblev|förblir|exister|fanns|finns|var\\b|hade|är\\b',
  },
  no: {
    before: 'siden|til|før|etter|fra|mellom|og',
    states: 'fortsatt|ennå|fremdeles|forble|eksister|fantes|finnes|var\\b|hadde|er\\b',
  },
  fi: {
    before: 'vuodesta|vuoteen|ennen vuotta|jälkeen|vuosina',
    after: 'lähtien|asti|saakka|mennessä|jälkeen',
    states: 'yhä|vielä|edelleen|pysy|oli\\b|olivat|on\\b|ovat',
  },
  hu: {
    after: 'óta|-?ig|előtt|után|-?tól|-?től|között',
    states: 'még|maradt|létez|volt|voltak|van\\b|vannak',
  },
  ro: {
    before: 'din|până în|înainte de|după|între|în timpul|și',
    states: 'încă|tot\\b|rămân|rămas|exist|era\\b|erau|avea|este\\b|sunt\\b',
  },
  el: {
    before: 'από το|από|μέχρι το|έως το|ως το|πριν το|μετά το|μεταξύ|και',
    states: 'ακόμη|ακόμα|παρέμ|παραμέν|υπήρχ|υπάρχ|ήταν|είχε|είναι',
  },
  tr: {
    after: '.?(?:den|dan|ten|tan)|.?(?:e|a|ye|ya) kadar|öncesi|sonra',
    states: 'hâlâ|hala\\b|henüz|var\\b|vardı|idi\\b|bulun|kaldı',
  },
  id: {
    before: 'sejak|hingga|sampai|sebelum|setelah|dari|antara|selama|dan',
    states: 'masih|tetap|ada\\b|terdapat|merupakan|adalah',
  },
  vi: {
    before: 'từ|từ năm|đến|đến năm|trước|trước năm|sau|sau năm|giữa|và',
    states: 'vẫn|còn\\b|tồn tại|là\\b|có\\b',
  },
  th: { before: 'ตั้งแต่ปี|ตั้งแต่|จนถึงปี|จนถึง|ก่อนปี|หลังปี|ถึง', states: 'ยังคง|ยัง|เป็น|มี' },
  hi: { after: 'से|तक|के बाद|से पहले', states: 'अभी भी|अब भी|था|थे|थी|है|हैं' },
  ar: {
    before: 'منذ|منذ عام|حتى|حتى عام|قبل|قبل عام|بعد|بعد عام|من|من عام|بين|إلى عام',
    states: 'لا يزال|لا تزال|ما زال|ظل|بقي|كان|توجد|يوجد',
  },
  he: {
    before: 'מאז|מאז שנת|עד|עד שנת|לפני|אחרי|משנת|בין|מ',
    states: 'עדיין|עוד\\b|נשאר|היה|הייתה|היו|יש\\b',
  },
  zh: {
    before: '自|自从|从|從|到|至|直到|截至|在.{0,2}之前',
    after: '年?(?:以来|以來|起|以前|之前|以后|以後|之后|之後|为止|為止|开始|間|间)',
    states: '仍|依然|一直|存在|是|有',
  },
  ja: {
    after: '年?(?:以来|以降|から|まで|以前|以後|頃|より)',
    states: 'まだ|なお|いる|いた|ある|あった|であった|である|だった',
  },
  ko: {
    after: '년?(?:\\s?이후|\\s?이전|부터|까지|\\s?이래)',
    states: '여전히|아직|있|이었|였다|이다|남아',
  },
}

/**
 * Whether a year in a text says when something happened. A state ('there were 22 states') and a time that begins or ends
 * in the year ('since 1950') hold in other years too, so another year is no clearly wrong answer.
 */
export function datesEvent(
  text: string,
  { at, length }: { at: number; length: number },
  language: string,
): boolean {
  const code = languageOf(language) ?? 'en'
  const { before, after, states } = lasting[code]
  const start = unspaced.has(code) || code === 'he' || code === 'ar' ? '' : wordStart
  const [left, right] = [text.slice(0, at), text.slice(at + length)]
  const bounds =
    (before !== undefined && new RegExp(`${start}(?:${before})\\s?$`, 'iu').test(left)) ||
    (after !== undefined && new RegExp(`^\\s?(?:${after})`, 'iu').test(right)) ||
    // 'the 1950s', '1914–1918'
    /^(?:s\b|\s?[–—-]\s?\d)/u.test(right) ||
    /\d\s?[–—-]\s?$/u.test(left)
  return !bounds && !new RegExp(`${start}(?:${states})`, 'iu').test(text)
}
