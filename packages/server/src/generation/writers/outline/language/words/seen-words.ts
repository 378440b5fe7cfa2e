import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordStart } from './word-patterns.ts'

/** The beginnings of words for what a page shows, of what it does there, and of how a reader uses it. */
type Words = readonly [shown: string, shows: string, reads: string]

const words: Readonly<Record<Exclude<Language, Whole>, Words>> = {
  en: [
    'table|figure|diagram|chart|graph|illustration',
    'shows?|gives?|lists?|compares?|illustrates?|presents?|summari[sz]es?',
    '(?:conclude|see|seen|read|learn|shown|look) (?:from|in|at)',
  ],
  es: [
    'tabla|figura|diagrama|gráfic',
    'muestra|indica|presenta|compara|resume|recoge',
    'deducimos|vemos|ve|ven|observa|aprecia|lee',
  ],
  fr: [
    'tableau|figure|diagramme|graphique|schéma',
    'montre|indique|présente|compare|résume|donne',
    'voit|voyons|voyez|lit|déduit|observe',
  ],
  de: [
    'tabelle|abbildung|diagramm|grafik|schaubild',
    'zeigt|zeigen|nennt|vergleicht|enthält|stellt|fasst',
    'zeigt|sieht|sehen|erkennt|liest|entnimmt|entnehmen',
  ],
  it: [
    'tabella|figura|diagramma|grafico',
    'mostra|indica|presenta|confronta|riassume|riporta',
    'vede|vediamo|deduciamo|osserva|legge',
  ],
  pt: [
    'tabela|figura|diagrama|gráfico',
    'mostra|indica|apresenta|compara|resume',
    'vê|vemos|concluímos|observa|deduz',
  ],
  nl: [
    'tabel|figuur|diagram|grafiek|afbeelding',
    'toont|geeft|laat|vergelijkt|vat',
    'zie|ziet|zien|leest|blijkt',
  ],
  pl: [
    'tabel|rysun|diagram|wykres|ilustracj|schemat',
    'pokazuje|przedstawia|zawiera|porównuje|podaje|zestawia',
    'widać|widzimy|wynika|odczyt|przedstawia|pokazuje|zestawi',
  ],
  cs: [
    'tabulk|obrázek|obrázk|diagram|graf|schém',
    'ukazuje|uvádí|srovnává|shrnuje|obsahuje|znázorňuje',
    'vidíme|vidět|vyplývá|vyčteme|uvádí',
  ],
  sk: [
    'tabuľk|obrázok|obrázk|diagram|graf|schém',
    'ukazuje|uvádza|porovnáva|zhŕňa|obsahuje|znázorňuje',
    'vidíme|vidieť|vyplýva|vyčítame|uvádza',
  ],
  ru: [
    'таблиц|рисун|диаграмм|график|схем',
    'показ|приведен|приведён|сравнива|содержит|представлен',
    'видно|видим|следует|показан|приведен|приведён|представлен',
  ],
  uk: [
    'таблиц|рисун|діаграм|графік|схем',
    'показ|наведен|порівнює|містить|подан',
    'видно|бачимо|випливає|показан|наведен|подан',
  ],
  da: ['tabel|figur|diagram|graf', 'viser|giver|sammenligner|opsummerer', 'ser|ses|fremgår|læser'],
  sv: ['tabell|figur|diagram|graf', 'visar|ger|jämför|sammanfattar', 'ser|syns|framgår|läser'],
  no: ['tabell|figur|diagram|graf', 'viser|gir|sammenligner|oppsummerer', 'ser|ses|framgår|fremgår|leser'],
  fi: [
    'taulukk|taulukko|kuvio|kaavio|kuvaaja',
    'näyttää|esittää|vertaa|kertoo|kokoaa',
    'näkyy|nähdään|näemme|käy',
  ],
  hu: [
    'táblázat|ábra|ábrá|diagram|grafikon',
    'mutatja|bemutatja|összehasonlít|tartalmazza|összefoglalja',
    'látható|látjuk|látszik|leolvasható',
  ],
  ro: [
    'tabel|figur|diagram|grafic',
    'arată|prezintă|compară|rezumă|conține',
    'vede|vedem|rezultă|observă|citește',
  ],
  el: [
    'πίνακα|σχήμα|διάγραμμα|γράφημα',
    'δείχνει|παρουσιάζει|συγκρίνει|συνοψίζει',
    'βλέπουμε|φαίνεται|προκύπτει|συμπεραίνουμε',
  ],
  tr: [
    'tablo|şekil|şekl|grafi|diyagram|çizelge',
    'göster|karşılaştır|özetle|ver|sunu',
    'görül|görüyoruz|anlaşıl|çıkarıyoruz',
  ],
  id: [
    'tabel|gambar|diagram|grafik|bagan',
    'menunjukkan|menyajikan|membandingkan|merangkum|memuat',
    'melihat|terlihat|dilihat|menyimpulkan',
  ],
  vi: [
    'bảng|hình|biểu đồ|sơ đồ',
    'cho thấy|cho biết|trình bày|so sánh|liệt kê|tóm tắt',
    'thấy trong|nhìn vào|xem|rút ra từ|thấy từ',
  ],
  th: ['ตาราง|รูปภาพ|แผนภูมิ|แผนภาพ|กราฟ', 'แสดง|เปรียบเทียบ|สรุป', 'เห็นจาก|เห็นใน|สรุปจาก|ดูจาก'],
  hi: ['तालिका|सारणी|चित्र|आरेख|ग्राफ़|ग्राफ', 'दिखा|दर्शा|तुलना|बता', 'देख'],
  ar: [
    'جدول|شكل|رسم|مخطط',
    'يوضح|يبين|يبيّن|تبين|يعرض|يلخص|يقارن|يظهر',
    'يوضح|يبين|يبيّن|يعرض|يلخص|يقارن|يظهر|نستنتج|نلاحظ|نرى|يتضح',
  ],
  he: ['טבלה|תרשים|איור|גרף', 'מציג|מראה|משווה|מסכמ|מפרט', 'רואים|ניתן לראות|אפשר לראות|מסיקים|נסיק'],
}

type Whole = 'zh' | 'ja' | 'ko'

/** Languages whose verb follows what it is about. */
const verbLast = new Set<Language>(['hi', 'tr'])
/** Whole patterns of languages that write these words together with many others: '图书', '代表', '地表'. */
const whole: Readonly<Record<Whole, RegExp>> = {
  zh: /(?:^|[，。；：从由如见看])(?:上|下|左|右|这张|这个|此|该)?[表图](?:\s?\d+)?(?:格)?(?:中)?(?:可以?|能|我们|，|显示|列出|比较|说明|展示|给出|总结|所示)|(?:下|上)[表图](?:是|为|中|里|显示|列出|比较|说明|展示|给出|总结|所示)/u,
  ja: /(?:次|上|下|左|右|この|以下)の?(?:表|図|グラフ)|(?:表|図|グラフ)\s?\d*(?:は|が)[^。]{0,30}(?:示し|示す|比べ|まとめ|表し)|(?:表|図|グラフ)\s?\d*(?:から|を見る|に示)/u,
  ko: /(?:^|\s)(?:표|그림|그래프|도표)(?:\s?\d+)?(?:은|는|이|가|를|을|에서|에)\s[^.]{0,40}(?:보여|나타|비교|정리|요약|보면|보듯|알 수|볼 수)/u,
}

const patterns = new Map<Language, RegExp>()

function patternOf(code: Language): RegExp {
  if (code === 'zh' || code === 'ja' || code === 'ko') return whole[code]
  const known = patterns.get(code)
  if (known) return known
  const [shown, shows, reads] = words[code]
  const start = unspaced.has(code) ? '' : wordStart
  const prefix = code === 'ar' ? '(?:[وف]?(?:ال|بال|لل)?)' : code === 'he' ? '[והבלמש]{0,3}' : ''
  const conjoined = code === 'ar' ? '[وف]?' : ''
  const noun = `${start}${prefix}(?:${shown})[\\p{L}\\p{M}]*`
  const between = unspaced.has(code) ? '.{0,12}' : '(?:\\s+[\\p{L}\\p{M}\\p{N}]+){0,3}\\s+'
  const before = verbLast.has(code)
    ? '(?!)'
    : `${start}${conjoined}(?:${reads})[\\p{L}\\p{M}]*${between}${noun}`
  const after = `${noun}${between}${start}(?:${shows}${verbLast.has(code) ? `|${reads}` : ''})`
  const made = new RegExp(`${after}|${before}`, 'iu')
  patterns.set(code, made)
  return made
}

/** The periodic table of the elements is a subject, and no part of the page. */
const periodic = /p[eé]ri[oó]d|перио|період|okresow|周期|周期表|주기율|الدوري|המחזורית/iu

/** 'Below are excerpts from the letter': what comes next on the page, which the hosts do not read. 'Below the town is a mine' is a place. */
const comesNext: Partial<Record<Language, RegExp>> = {
  en: /^(?:below|following)\s(?:is|are|you(?:\s(?:can|will))?\s(?:see|find))\s(?:an?|the|some|several|two|three|four|five|excerpts|examples|extracts|quotations|pictures|links)\s?/iu,
  de: /^unten\s(?:sehen|finden|steht|stehen|folgt|folgen)\s/iu,
  fr: /^(?:ci-dessous|voici ci-dessous),?\s/iu,
  it: /^(?:qui sotto|di seguito),?\s(?:è|sono|trovi|trovate|si trova|si trovano|riportiamo)\s/iu,
  es: /^(?:abajo|más abajo)\s(?:está|están|se muestra|se muestran|puedes ver|puede ver|verás|aparece|aparecen)\s/iu,
  pt: /^(?:abaixo|a seguir),?\s(?:está|estão|vê-se|veem-se|encontra|aparecem?)\s/iu,
  nl: /^hieronder\s(?:zie|staat|staan|vind|volgt|volgen)\s/iu,
  pl: /^poniżej\s(?:znajduj\p{L}+|przedstawiono|podano|zamieszczono|widać|widzimy)\s/iu,
}

/** Whether a sentence points at a table or a picture, which a listener does not see: 'The table shows …', 'as the figure shows'. */
export function pointsAtSeen(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  return !periodic.test(text) && (patternOf(code).test(text) || comesNext[code]?.test(text) === true)
}
