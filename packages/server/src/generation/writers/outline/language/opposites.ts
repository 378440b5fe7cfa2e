import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { alternatives, unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Pairs of words that can replace each other in a sentence without other changes, and that reverse its meaning. */
const pairs: Readonly<Record<Language, string>> = {
  en: 'more than/less than|higher/lower|larger/smaller|greater/smaller|before/after|inside/outside|always/never|increase/decrease|increases/decreases|increased/decreased|rises/falls|first/last|above/below|faster/slower|longer/shorter|stronger/weaker|uppercase/lowercase|positive/negative|internal/external|inner/outer|maximum/minimum|often/rarely|quickly/slowly|rapidly/slowly|directly/indirectly|horizontal/vertical|visible/invisible|upper/lower|thin/thick|stronger/weaker|northern/southern|eastern/western|input/output|imports/exports|early/late|major/minor|true/false|inputs/outputs',
  es: 'más de/menos de|mayor/menor|mayores/menores|antes/después|dentro/fuera|siempre/nunca|aumenta/disminuye|aumentan/disminuyen|superior/inferior|superiores/inferiores|máximo/mínimo|máxima/mínima|positivo/negativo|positiva/negativa|encima/debajo|rápidamente/lentamente|directamente/indirectamente|horizontal/vertical|entrada/salida|verdadero/falso|interno/externo|interna/externa',
  fr: 'avant/après|augmente/diminue|augmentent/diminuent|plus grand/plus petit|plus grande/plus petite|plus élevé/plus faible|supérieur/inférieur|supérieure/inférieure|intérieur/extérieur|positif/négatif|positive/négative|maximum/minimum',
  de: 'mehr als/weniger als|höher/niedriger|höhere/niedrigere|größer/kleiner|größere/kleinere|immer/nie|steigt/sinkt|steigen/sinken|innerhalb/außerhalb|oberhalb/unterhalb|schneller/langsamer|länger/kürzer|stärker/schwächer|positiv/negativ|maximal/minimal',
  it: 'più alto/più basso|più alta/più bassa|più grande/più piccolo|aumenta/diminuisce|aumentano/diminuiscono|maggiore/minore|maggiori/minori|superiore/inferiore|superiori/inferiori|interno/esterno|interna/esterna|massimo/minimo|positivo/negativo|positiva/negativa',
  ja: '多い/少ない|大きい/小さい|高い/低い|長い/短い|速い/遅い|増加/減少|増える/減る|上昇/下降|前に/後に|内部/外部|最大/最小|最高/最低|大文字/小文字',
  ko: '더 많은/더 적은|더 큰/더 작은|더 높은/더 낮은|증가/감소|상승/하강|전에/후에|내부/외부|최대/최소|대문자/소문자',
  pt: 'mais de/menos de|mais alto/mais baixo|maior/menor|maiores/menores|antes/depois|dentro/fora|sempre/nunca|aumenta/diminui|aumentam/diminuem|superior/inferior|máximo/mínimo|positivo/negativo|positiva/negativa',
  ru: 'более/менее|выше/ниже|больший/меньший|большая/меньшая|растёт/падает|растут/падают|увеличивается/уменьшается|увеличиваются/уменьшаются|над/под|быстрее/медленнее|положительный/отрицательный|максимальный/минимальный',
  zh: '大于/小于|高于/低于|多于/少于|更多/更少|更高/更低|更大/更小|之前/之后|以前/以后|总是/从不|增加/减少|上升/下降|内部/外部|大写/小写|相同/不同|最大/最小|最高/最低|输入/输出|水平/垂直|直接/间接|父组件/子组件|开头/结尾|第一个/最后一个|提高/降低',
  ar: 'أكثر من/أقل من|أكبر من/أصغر من|أعلى من/أدنى من|قبل/بعد|داخل/خارج|فوق/تحت|يزيد/ينقص|تزيد/تنقص|يرتفع/ينخفض|ترتفع/تنخفض|الأول/الأخير|الأولى/الأخيرة|كبير/صغير|كبيرة/صغيرة|الكبيرة/الصغيرة|الداخلي/الخارجي|الداخلية/الخارجية',
  cs: 'více než/méně než|vyšší/nižší|větší/menší|roste/klesá|rostou/klesají|růst/pokles|nad/pod|rychleji/pomaleji|rychlejší/pomalejší|kladný/záporný|kladná/záporná|maximální/minimální',
  da: 'mere end/mindre end|højere/lavere|større/mindre|altid/aldrig|stiger/falder|før/efter|hurtigere/langsommere|længere/kortere|positiv/negativ|indre/ydre',
  nl: 'meer dan/minder dan|hoger/lager|hogere/lagere|groter/kleiner|grotere/kleinere|altijd/nooit|stijgt/daalt|stijgen/dalen|binnen/buiten|sneller/langzamer|langer/korter|sterker/zwakker|positief/negatief',
  fi: 'enemmän kuin/vähemmän kuin|suurempi/pienempi|korkeampi/matalampi|kasvaa/pienenee|kasvavat/pienenevät|nopeammin/hitaammin|ylempi/alempi|pidempi/lyhyempi|positiivinen/negatiivinen',
  el: 'περισσότερο/λιγότερο|περισσότερα/λιγότερα|μεγαλύτερο/μικρότερο|μεγαλύτερη/μικρότερη|υψηλότερη/χαμηλότερη|πριν/μετά|αυξάνεται/μειώνεται|αυξάνονται/μειώνονται|μέσα/έξω|θετικό/αρνητικό|θετική/αρνητική',
  he: 'יותר מאשר/פחות מאשר|לפני/אחרי|חיובי/שלילי|חיובית/שלילית|גדול יותר/קטן יותר|גדולה יותר/קטנה יותר|גבוה יותר/נמוך יותר|גבוהה יותר/נמוכה יותר',
  hi: 'से अधिक/से कम|से ज़्यादा/से कम|बढ़ता/घटता|बढ़ती/घटती|बढ़ते/घटते|बढ़ाता/घटाता|ऊपर/नीचे|अंदर/बाहर|भीतर/बाहर|उच्च/निम्न|धनात्मक/ऋणात्मक|बड़ा/छोटा|बड़ी/छोटी|बड़े/छोटे|अधिकतम/न्यूनतम|सबसे अधिक/सबसे कम',
  hu: 'több mint/kevesebb mint|nagyobb/kisebb|magasabb/alacsonyabb|előtt/után|nő/csökken|nőnek/csökkennek|gyorsabb/lassabb|felett/alatt|hosszabb/rövidebb|pozitív/negatív',
  id: 'lebih banyak/lebih sedikit|lebih dari/kurang dari|lebih tinggi/lebih rendah|lebih besar/lebih kecil|lebih cepat/lebih lambat|sebelum/sesudah|selalu/tidak pernah|meningkat/menurun|di dalam/di luar|di atas/di bawah|positif/negatif',
  no: 'mer enn/mindre enn|høyere/lavere|større/mindre|alltid/aldri|stiger/synker|øker/minker|før/etter|raskere/langsommere|lengre/kortere|positiv/negativ|indre/ytre',
  pl: 'więcej niż/mniej niż|wyższy/niższy|wyższa/niższa|wyższe/niższe|większy/mniejszy|większa/mniejsza|większe/mniejsze|rośnie/maleje|rosną/maleją|wzrasta/spada|wzrost/spadek|wzrostu/spadku|wewnątrz/na zewnątrz|dodatni/ujemny|dodatnia/ujemna|szybciej/wolniej|bezpośrednio/pośrednio|wewnętrzny/zewnętrzny|wewnętrzna/zewnętrzna|eksport/import|eksportu/importu|maksymalny/minimalny|maksymalna/minimalna',
  ro: 'mai mult de/mai puțin de|mai mulți/mai puțini|mai multe/mai puține|crește/scade|cresc/scad|superior/inferior|superioară/inferioară|maxim/minim|pozitiv/negativ|pozitivă/negativă',
  sk: 'viac ako/menej ako|vyšší/nižší|vyššia/nižšia|vyššie/nižšie|väčší/menší|väčšia/menšia|väčšie/menšie|rastie/klesá|rastú/klesajú|nad/pod|rýchlejšie/pomalšie|kladný/záporný|kladná/záporná',
  sv: 'mer än/mindre än|högre/lägre|större/mindre|alltid/aldrig|ökar/minskar|före/efter|snabbare/långsammare|längre/kortare|positiv/negativ|inre/yttre',
  th: 'มากกว่า/น้อยกว่า|สูงกว่า/ต่ำกว่า|ใหญ่กว่า/เล็กกว่า|เร็วกว่า/ช้ากว่า|เพิ่มขึ้น/ลดลง|ภายใน/ภายนอก|สูงสุด/ต่ำสุด',
  tr: 'daha fazla/daha az|daha büyük/daha küçük|daha yüksek/daha düşük|önce/sonra|artar/azalır|içinde/dışında|üstünde/altında|pozitif/negatif',
  uk: 'більше ніж/менше ніж|вищий/нижчий|вища/нижча|більший/менший|більша/менша|більші/менші|зростає/спадає|зростають/спадають|над/під|швидше/повільніше|додатний/від’ємний',
  vi: 'nhiều hơn/ít hơn|cao hơn/thấp hơn|lớn hơn/nhỏ hơn|nhanh hơn/chậm hơn|trước khi/sau khi|luôn/không bao giờ|tăng/giảm|bên trong/bên ngoài',
}

/** A word of a text that has an opposite. */
export interface Opposite {
  readonly at: number
  readonly word: string
  readonly opposite: string
}

/** The words of a text that can be replaced by their opposites. A word at the start of a sentence is left out. */
export function oppositesIn(text: string, language: string): readonly Opposite[] {
  const code = languageOf(language) ?? 'en'
  const opposites = new Map(
    pairs[code].split('|').flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/')
      return [
        [other, one],
        [one, other],
      ] as const
    }),
  )
  const [start, end] = unspaced.has(code) || code === 'ko' ? ['', ''] : [wordStart, wordEnd]
  const pattern = new RegExp(`(?<=.)${start}(?:${alternatives([...opposites.keys()])})${end}`, 'gu')
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
    at: index,
    word,
    opposite: opposites.get(word) ?? word,
  }))
}
