import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { unspaced } from './word-patterns.ts'

/**
 * Prepositions that open the circumstance of a statement, in languages that set it off with a comma: the place, the time, the
 * group of which the statement holds.
 */
const prepositions: Partial<Record<Language, string>> = {
  en: 'in|on|at|during|among|between|within|inside|outside|under|below|above|near|around|across|throughout|beyond|without|for|towards?|after|before|until|early in|late in|at the end of|at the beginning of|by',
  es: 'en|durante|entre|dentro de|fuera de|bajo|sobre|cerca de|sin|para|hacia|tras|después de|antes de|hasta|a partir de|con',
  fr: 'dans|en|au|aux|à|durant|pendant|entre|chez|parmi|sous|sur|hors de|près de|sans|pour|vers|après|avant|jusqu’à|dès|avec',
  it: 'in|nel|nella|nello|nei|nelle|negli|sul|sulla|sui|sulle|durante|tra|fra|sotto|sopra|presso|senza|per|verso|dopo|prima di|prima del|prima della|fino a|fino al|con',
  pt: 'em|no|na|nos|nas|durante|entre|dentro de|fora de|sob|sobre|perto de|sem|para|após|depois de|depois da|depois do|antes de|antes da|antes do|até|com',
  ro: 'în|la|pe|printre|între|dintre|sub|deasupra|lângă|fără|pentru|spre|după|înainte de|până la|în timpul|cu',
  zh: '在|对于',
  ar: 'في|خلال|أثناء|بين|داخل|خارج|تحت|فوق|قبل|بعد|بدون|دون|لدى|عند|منذ',
  vi: 'trong|ở|tại|giữa|dưới|trên|gần|không có|đối với|sau|trước|vào',
  id: 'di|pada|dalam|selama|antara|di bawah|di atas|dekat|tanpa|bagi|untuk|setelah|sebelum|sampai',
}

/** Words that close such a circumstance in languages that have no prepositions. */
const closings: Partial<Record<Language, RegExp>> = {
  ja: /[^\sはがをも的]{2}では$/u,
  ko: /(?:에서는|에는)$/u,
  hi: /\s(?:में|पर|के दौरान|के बाद|के बिना|के भीतर|के बीच)$/u,
}

/** Words with which such a start only connects sentences, or points at what was said. */
const connecting: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:fact|addition|general|particular|contrast|comparison|conclusion|summary|short|brief|example|instance|case|cases|turn|practice|theory|principle|reality|effect|total|sum|words|way|ways|end|beginning|result|reason|reasons|part|hand|side|meantime|meanwhile|all|now|once|first|last|least|most|best|worst|this|that|these|those|such|it|its|them|their|they|his|her|him|he|she|which|what|who|whose|each other|so|long|years?|contrary|whole|rule|course|same|other|others|another|both|either|moment|point|time|times|return|pursuit|tradition|definition|contrary|order|spite|regard|response|place|terms|is|are|was|were|has|have|had|can|will|\p{L}+ing|we|us|you|our|your|my|doubt|question)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:anterior(?:es)?|siguientes?|capítulo|sección|lección|figura|tabla|gráfico|curso|general|particular|resumen|conclusión|cambio|ejemplo|caso|casos|realidad|efecto|concreto|suma|fin|final|principio|lugar|parte|embargo|est[aeo]s?|es[aeo]s?|aquel\p{L}*|dich[oa]s?|ell[oa]s?|él|su|sus|le|les|que|lo|tanto|ahora|entonces|vez|mism[oa]s?|otr[oa]s?|tod[oa]s?|\p{L}+[aei]r|consecuencia|contraste|comparación|primero|último|nosotros|nuestr[oa]s?|tu|tus)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:précédente?s?|suivante?s?|chapitre|section|leçon|figure|tableau|graphique|cours|général|particulier|résumé|conclusion|revanche|exemple|cas|réalité|effet|fait|somme|fin|début|lieu|outre|ces?|cette|cet|cela|celui|celle|ceux|ledit|lui|elles?|eux|ils?|sa|son|ses|leurs?|qui|que|dont|maintenant|moins|plus|tout|tous|toutes?|autres?|même|part|contraire|nous|vous|notre|votre|\p{L}+(?:er|ant))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:precedenti?|seguenti?|capitolo|sezione|lezione|figura|tabella|grafico|corso|generale|particolare|sintesi|conclusione|esempio|caso|casi|realtà|effetti|fatto|somma|fine|inizio|luogo|quest[oaie]|quell[oaie]|quei|tale|tali|lui|lei|loro|essi|esse|suo|sua|suoi|sue|cui|che|ora|tutto|tutti|tutte|altr[oaie]|stess[oaie]|parte|contrario|noi|nostr[oaie]|\p{L}+(?:are|ere|ire|ando|endo))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:anterior(?:es)?|seguintes?|capítulo|se[cç]ção|seção|lição|aula|figura|tabela|gráfico|curso|geral|particular|resumo|conclusão|contrapartida|exemplo|caso|casos|realidade|efeito|facto|fato|suma|fim|final|início|princípio|lugar|ess[ae]s?|est[ae]s?|isso|isto|aquel\p{L}*|dit[oa]s?|ele|eles|elas?|seu|sua|seus|suas|que|agora|tudo|tod[oa]s?|outr[oa]s?|mesm[oa]s?|parte|contrário|nós|noss[oa]s?|\p{L}+[aei]r)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:anterio\p{L}+|următo\p{L}+|capitol\p{L}*|secțiun\p{L}+|lecți\p{L}+|figur\p{L}+|tabel\p{L}*|curs\p{L}*|general|particular|rezumat|concluzie|schimb|exemplu|caz|cazuri|realitate|fapt|sumă|final|început|primul|acest\p{L}*|aceast\p{L}*|aceea|acea|acel\p{L}*|el|ea|ei|ele|lui|lor|său|sa|care|ce|acum|tot|toate|toți|alt\p{L}*|parte|plus|consecință)(?!\p{L})/iu,
  zh: /[这那此其它他她该你您我们本]|程度|[上下]面|以[上下]|前面|后面|[上下][文图表节]|如下|代码|示例|例子|图中|表中|一般情况|大多数情况|通常情况|实际|总体|之[前后]/u,
  ja: /[こそあど](?:れ|の|こ|う|んな)|一方|単元|授業|教科書|本文|つまり|実際|具体|ため|とき|こと|もの|よう|場合|上記|以下|次|前|図|表|章|私|彼/u,
  ko: /(?:^|\s)(?:이|그|저|이것|그것|여기|거기|우리|다음|위|아래|앞|때|경우|이런|그런)(?=\s|에)|때문|경우/u,
  hi: /(?:^|\s)(?:इस|उस|इन|उन|जिस|जिन|इसी|उसी|ऐस\p{L}*|यह|वह|अंत|वास्तव|सामान्य|तुलना|बदले|शब्दों|उदाहरण|इसके|उसके|उनके|इनके|कुल|नीचे|ऊपर|बारे)(?=\s|$)/u,
  ar: /(?<!\p{L})(?:الواقع|الحقيقة|المقابل|النهاية|البداية|الختام|العموم|العادة|الغالب|هذا|هذه|ذلك|تلك|هؤلاء|ما|أن|الذي|التي|الذين|المثال|حالة?|حين|نفس|الوقت|كل|كلتا|بعض|الأقل|الأكثر|أول|الأول|الأولى|الآتي|التالي|التالية|السابق|السابقة|الشكل|الجدول|الدرس|الفصل|القسم|\p{L}{2,}(?:ها|هم|هما|نا|كم|ه)|(?!ال)\p{L}{3,}ك)(?!\p{L})/u,
  vi: /(?<![\p{L}\p{M}])(?:này|đó|ấy|kia|nó|họ|chúng|khi|nếu|nói chung|thực tế|tóm lại|ví dụ|trường hợp)(?![\p{L}\p{M}])/iu,
  id: /(?<!\p{L})(?:ini|itu|tersebut|nya|\p{L}+nya|mereka|dia|ia|umumnya|kenyataannya|contoh|hal|akhirnya)(?!\p{L})/iu,
}

/** The words of a circumstance that a listener takes up in a question, and the fewest words of what is said of it. */
const limits = { most: 8, mostCharacters: 14, fewestOfRest: 4, fewestCharacters: 6 }
/** A figure, a quotation, code and a formula are hard to follow in a question. A year and a decade are not. */
const unasked = /["“”„«»「」()（）[\]$`:：;；؛%–—]|\p{N}[.,]?\p{N}{4,}/u
/** After a short part, the comma separates the members of a list: 'In spring, summer and autumn, …' Chinese has a mark of its own for that. */
const isMember =
  /^\s*(?:[^\s,，،、]+\s?){1,3}[,،]|^[^，。]{1,6}、|^\s*(?:and|or|y|o|e|et|ou|și|sau|và|dan|hoặc|atau|和|以及|或)(?![\p{L}\p{M}])|^\s*(?:[^\s,，、]+\s){1,2}(?:and|or|y|o|e|et|ou|și|sau|và|dan)\s[^,]{1,30},/iu

/** 'Nel ciclo di Calvin, che non ha bisogno della luce, …': the comma opens an aside about the circumstance. */
const relative =
  /^\s*(?:which|who|whose|where|que|quien(?:es)?|cuy[oa]s?|donde|qui|dont|où|che|cui|dove|onde|(?:il|la|i|le) qual[ei]|waar|wo|dat|któr\p{L}+|gdzie|kter\p{L}+|ktor\p{L}+|котор\p{L}+|где|де|який|яка|яке|які|care|unde|som|där|der|hvor|joka|jossa|amely\p{L}*|ahol|όπου|που|yang)(?!\p{L})/iu

/** The circumstance with which a sentence starts, and what is said of it. */
export interface Circumstance {
  readonly circumstance: string
  readonly rest: string
}

const openers = new Map<Language, RegExp>()

const commaOfPart = /(?<!\p{N})[,，،](?=\s|\p{L})|(?<=\p{N})[,，،](?=\s)/u

/**
 * The circumstance before the first comma: 'In dry regions' of 'In dry regions, farmers water their fields'. Undefined for a start
 * that only connects sentences ('In fact, …'), that points back ('In this case, …'), or that is a list.
 */
export function circumstanceOf(text: string, language: string): Circumstance | undefined {
  const code = languageOf(language) ?? 'en'
  const closing = closings[code]
  const words = prepositions[code]
  if (words === undefined && closing === undefined) return undefined
  const spaced = !unspaced.has(code)
  const opener = openers.get(code) ?? new RegExp(`^(?:${words})${spaced ? '\\s' : ''}`, 'iu')
  openers.set(code, opener)
  if (!closing && !opener.test(text)) return undefined
  const comma = (code === 'ja' ? /、/u : commaOfPart).exec(text)
  if (!comma) return undefined
  const circumstance = text.slice(0, comma.index).trim()
  if (closing?.test(circumstance) === false) return undefined
  const rest = text.slice(comma.index + 1).trim()
  const isLong = spaced
    ? countWords(circumstance) > limits.most || countWords(rest) < limits.fewestOfRest
    : circumstance.length > limits.mostCharacters || rest.length < limits.fewestCharacters
  if (isLong || (countWords(circumstance) < 2 && spaced)) return undefined
  if (
    unasked.test(circumstance) ||
    connecting[code]?.test(circumstance) === true ||
    isMember.test(rest) ||
    relative.test(rest)
  )
    return undefined
  return { circumstance, rest }
}
