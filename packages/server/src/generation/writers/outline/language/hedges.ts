import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './words/word-patterns.ts'

/**
 * Starts of words that make a statement hold for some cases, or for a range: a bound ('at least'), an approximation
 * ('about'), a quantity ('some') or a possibility ('may'). With another value, or with the opposite of a word, such a
 * statement may still be true.
 */
const hedges: Readonly<Record<Language, string>> = {
  en: 'more than|less than|fewer than|at least|at most|up to|under|over|about|around|nearly|almost|approximately|roughly|some|many|most|few|several|often|sometimes|may|might|can|could|tend|tends|likely|probably',
  es: 'más de|menos de|al menos|por lo menos|hasta|casi|cerca de|alrededor|aproximad|algun|much|varios|varias|a menudo|a veces|suele|puede|podría|probable|general',
  fr: 'plus de|moins de|au moins|au plus|jusqu|environ|presque|près de|certain|quelque|beaucoup|plusieurs|souvent|parfois|général|peut|peuvent|pourrai|probable',
  de: 'mehr als|weniger als|mindestens|höchstens|bis zu|etwa|rund|ungefähr|fast|einige|manche|viele|meist|mehrere|oft|häufig|manchmal|gewöhnlich|kann|können|könnte|wahrscheinlich',
  it: 'più di|meno di|almeno|fino a|circa|quasi|alcun|molt|diversi|spesso|talvolta|di solito|può|possono|potrebbe|probabil',
  ja: '以上|以下|約|およそ|ほぼ|一部|多く|いくつか|ことがある|場合がある|かもしれ|可能|よく|しばしば|通常',
  ko: '이상|이하|약|거의|일부|많은|여러|수 있|가능|종종|보통|대개',
  pt: 'mais de|menos de|pelo menos|até|cerca de|quase|aproximad|algun|algum|muit|vários|várias|às vezes|geral|costuma|pode|poderia|provavel',
  ru: 'более|менее|больше|меньше|не менее|до|около|почти|примерно|некотор|многи|мног|несколько|часто|иногда|обычно|может|могут|вероятно',
  zh: '超过|至少|至多|最多|大约|约|左右|近|几乎|可能|可以|能够|有些|一些|许多|很多|大多|部分|有时',
  ar: 'أكثر من|أقل من|على الأقل|حتى|حوالي|نحو|تقريب|بعض|كثير|معظم|عدة|غالب|أحيان|عادة|قد|يمكن|ربما',
  cs: 'více než|méně než|alespoň|nejméně|nejvýše|až|asi|přibližně|téměř|některé|některý|mnoh|několik|často|někdy|obvykle|může|mohou|pravděpodobně',
  da: 'mere end|mindre end|mindst|højst|op til|omkring|cirka|næsten|nogle|mange|flere|ofte|nogle gange|normalt|kan|kunne|sandsynligvis',
  nl: 'meer dan|minder dan|minstens|hoogstens|tot|ongeveer|bijna|sommige|veel|enkele|verschillende|vaak|soms|meestal|kan|kunnen|zou|waarschijnlijk',
  fi: 'yli|alle|vähintään|enintään|jopa|noin|lähes|melkein|jotkut|monet|useat|usein|joskus|yleensä|voi|saattaa|todennäköis',
  el: 'περισσότερ|λιγότερ|τουλάχιστον|έως|μέχρι|περίπου|σχεδόν|μερικ|πολλ|αρκετ|συχνά|συνήθως|μπορεί|μπορούν|ίσως',
  he: 'יותר מ|פחות מ|לפחות|לכל היותר|עד|בערך|כמעט|חלק|כמה|רבים|רבות|לעתים|בדרך כלל|יכול|עשוי|אולי',
  hi: 'से अधिक|से कम|कम से कम|तक|लगभग|करीब|कुछ|कई|अनेक|अधिकांश|अक्सर|कभी|आमतौर|सकत|शायद',
  hu: 'több mint|kevesebb mint|legalább|legfeljebb|akár|körülbelül|mintegy|majdnem|egyes|sok|néhány|több|gyakran|néha|általában|lehet|valószínű',
  id: 'lebih dari|kurang dari|setidaknya|paling|hingga|sampai|sekitar|hampir|beberapa|banyak|sering|kadang|biasanya|dapat|bisa|mungkin',
  no: 'mer enn|mindre enn|minst|høyst|opptil|omtrent|omkring|nesten|noen|mange|flere|ofte|vanligvis|kan|kunne|sannsynligvis',
  pl: 'ponad|mniej niż|więcej niż|co najmniej|co najwyżej|do|około|prawie|niemal|niektór|wiel|kilka|część|często|czasem|zwykle|zazwyczaj|może|mogą|prawdopodobnie',
  ro: 'mai mult de|mai puțin de|cel puțin|cel mult|până la|circa|aproximativ|aproape|uni|mult|câteva|adesea|uneori|de obicei|poate|pot|probabil',
  sk: 'viac ako|menej ako|aspoň|najmenej|najviac|až|asi|približne|takmer|niektor|mnoh|niekoľko|často|niekedy|zvyčajne|môže|môžu|pravdepodobne',
  sv: 'mer än|mindre än|minst|högst|upp till|ungefär|cirka|nästan|några|många|flera|ofta|ibland|vanligtvis|kan|kunde|troligen',
  th: 'มากกว่า|น้อยกว่า|อย่างน้อย|ไม่เกิน|ประมาณ|เกือบ|บาง|หลาย|มัก|อาจ|สามารถ|โดยทั่วไป',
  tr: 'fazla|en az|en çok|kadar|yaklaşık|neredeyse|bazı|birçok|çoğu|sık sık|genellikle|bazen|olabilir|muhtemelen',
  uk: 'понад|більше|менше|щонайменше|до|близько|майже|приблизно|деяк|багат|кілька|часто|іноді|зазвичай|може|можуть|ймовірно',
  vi: 'hơn|ít nhất|tối đa|lên đến|khoảng|gần|một số|nhiều|vài|thường|đôi khi|có thể|có lẽ',
}

/** Whether a statement holds only for some cases, or for a range of values. */
export function isHedged(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const start = unspaced.has(code) || code === 'ar' || code === 'he' ? '' : wordStart
  const end = code === 'en' ? wordEnd : ''
  const found = new RegExp(`${start}(?:${alternatives(hedges[code].split('|'))})${end}`, 'giu')
  return [...text.matchAll(found)].some(
    ({ index, 0: word }) => !isPlace.test(word) || beforeAmount.test(text.slice(index + word.length)),
  )
}

/** 'Under high pressure' is no range, and 'under 40' is one. */
const isPlace = /^(?:under|over|about|around)$/iu
const beforeAmount =
  /^\s(?:[$€£]?\p{N}|half|one|two|three|four|five|six|seven|eight|nine|ten|twenty|an?\s(?:hundred|thousand|million|dozen|third|quarter|minute|hour|day|week|month|year|decade|century)(?!\p{L}))/iu
