import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd } from './word-patterns.ts'

/** The starts of words that announce steps: 'Follow these steps', 'How to', 'procedure'. As an expression, in any case. */
const stepWords: Readonly<Record<Language, string>> = {
  en: '^given\\b|steps?\\b|stages\\b|how to\\b|procedure|process\\b|instructions|strategy|in this order|what to do',
  es: 'pasos?\\b|etapas?\\b|cómo\\b|procedimiento|proceso|instrucciones|estrategia|qué hacer',
  fr: 'étapes?\\b|comment\\b|procédure|processus|démarche|mode d’emploi|instructions|que faire',
  de: 'schritt|etappe|anleitung|vorgehen|verfahren|ablauf|so geht|phasen\\b|was tun|was zu tun|was man tun',
  it: 'passi\\b|passagg|fasi\\b|come\\b|procedura|procedimento|processo|istruzioni|cosa fare',
  pt: 'passos?\\b|etapas?\\b|como\\b|procedimento|processo|instruções|o que fazer',
  nl: 'stap|stappen|werkwijze|procedure|proces|instructies|zo doe|wat te doen|wat moet je doen',
  pl: 'krok|etap|jak\\b|procedur|proces|instrukcj|sposób postępowania|co robić|co zrobić',
  cs: 'krok|postup|jak\\b|etap|proces|návod|co dělat|co udělat',
  sk: 'krok|postup|ako\\b|etap|proces|návod|čo robiť|čo urobiť',
  ru: 'шаг|этап|как\\b|порядок|процедур|процесс|инструкци|алгоритм|что делать|что нужно делать',
  uk: 'крок|етап|як\\b|порядок|процедур|процес|інструкці|алгоритм|що робити|що треба робити',
  da: 'trin|fremgangsmåde|sådan|proces|vejledning|faser|hvad gør man|hvad skal man gøre',
  sv: 'steg|tillvägagångssätt|så här|process|anvisning|faser|vad gör man|vad ska man göra',
  no: 'trinn|steg|fremgangsmåte|slik\\b|prosess|veiledning|faser|hva gjør man|hva skal man gjøre',
  fi: 'vaihe|askel|askele|näin\\b|menettely|prosessi|ohje|mitä tehdä',
  hu: 'lépés|szakasz|hogyan|eljárás|folyamat|útmutató|mi a teendő|mit kell tenni|mit tegyünk',
  ro: 'pași|pasul|etape|cum\\b|procedur|proces|instrucțiuni|ce trebuie făcut|ce să faci',
  el: 'βήμα|στάδι|πώς|διαδικασί|οδηγί|τι να κάνετε|τι να κάνουμε',
  tr: 'adım|aşama|nasıl|işlem|süreç|yönerge|talimat|ne yapmalı|neler yapmalı|ne yapılmalı|yapılması gereken',
  id: 'langkah|tahap|cara\\b|prosedur|proses|petunjuk|apa yang harus dilakukan|yang harus dilakukan',
  vi: 'bước|các bước|giai đoạn|cách\\b|quy trình|quá trình|hướng dẫn|phải làm gì|cần làm gì|nên làm gì',
  th: 'ขั้นตอน|วิธี|กระบวนการ|ลำดับ|ทำอย่างไร',
  hi: 'चरण|कदम|कैसे|प्रक्रिया|विधि|निर्देश|क्या करें|क्या करना चाहिए',
  ar: '(?:ال)?خطوات|(?:ال)?خطوة|(?:ال)?مراحل|كيف|(?:ال)?إجراء|(?:ال)?طريقة|(?:ال)?عملية|(?:ال)?تعليمات|ماذا تفعل|ماذا نفعل|ما العمل',
  he: 'ה?שלבים|ה?שלב|ה?צעדים|כיצד|איך|ה?תהליך|ה?הוראות|מה לעשות|מה עושים',
  zh: '步骤|步驟|阶段|階段|流程|过程|過程|如何|方法|怎么办|怎么做|该做什么',
  ja: '手順|ステップ|段階|流れ|方法|工程|やり方|すべきこと|どうする',
  ko: '단계|순서|절차|과정|방법|해야 할 일|하는 법|어떻게 할까',
}

/** Words for the way that something takes, in a heading: 'The path of the blood', 'The water cycle'. As an expression, in any case. */
const wayWords: Readonly<Record<Language, string>> = {
  en: 'path\\b|route\\b|journey|way of\\b|way from\\b|way through\\b|cycle\\b|from .+ to\\b',
  es: 'camino|recorrido|ciclo\\b|ruta\\b|viaje|^del? .+ al?\\b',
  fr: 'chemin|parcours|trajet|cycle\\b|voyage|^du .+ au\\b|^de .+ à\\b',
  de: 'weg\\b|kreislauf|zyklus|reise\\b|vom .+ zu[mr]\\b|von .+ zu[mr]?\\b',
  it: 'cammino|percorso|ciclo\\b|viaggio|^da(?:l|lla)? .+ a(?:l|lla)?\\b',
  pt: 'caminho|percurso|ciclo\\b|viagem|^d[ao] .+ [àa]o?\\b',
  nl: 'weg\\b|route\\b|kringloop|cyclus|reis\\b|van .+ tot\\b|van .+ naar\\b',
  pl: 'drog[ai]\\b|obieg|cykl|wędrówk|od .+ do\\b',
  cs: 'cest[ay]\\b|koloběh|cyklus|oběh|od .+ (?:do|k|ke)\\b',
  sk: 'cest[ay]\\b|kolobeh|cyklus|obeh|od .+ (?:do|k|ku)\\b',
  ru: 'путь|круговорот|цикл|от .+ (?:до|к)\\b',
  uk: 'шлях|кругообіг|цикл|від .+ до\\b',
  da: 'vej\\b|vejen\\b|kredsløb|cyklus|fra .+ til\\b',
  sv: 'väg\\b|vägen\\b|kretslopp|cykel\\b|från .+ till\\b',
  no: 'vei\\b|veien\\b|kretsløp|syklus|fra .+ til\\b',
  fi: 'reitti|kierto|kulku|matka\\b',
  hu: 'útja\\b|útvonal|körforgás|ciklus',
  ro: 'drumul|traseul|circuitul|ciclul|de la .+ la\\b',
  el: 'διαδρομή|πορεία|κύκλο|από .+ (?:στο|στη|στην|στον)\\b',
  tr: 'yolu\\b|yolculu|döngü',
  id: 'perjalanan|jalur|siklus|dari .+ (?:ke|hingga|sampai)\\b',
  vi: 'đường đi|hành trình|chu trình|vòng tuần hoàn|từ .+ đến\\b',
  th: 'เส้นทาง|วัฏจักร|จาก.+(?:สู่|ถึง)',
  hi: 'मार्ग|यात्रा|चक्र|से .+ तक',
  ar: '(?:ال)?مسار|(?:ال)?رحلة|(?:ال)?دورة|من .+ إلى',
  he: 'ה?מסלול|ה?מסע|ה?מחזור|מ.+ (?:אל|עד) ',
  zh: '路径|路徑|路线|路線|循环|循環|之路|从.+到|從.+到',
  ja: '経路|道のり|循環|から.+(?:まで|へ)',
  ko: '경로|여정|순환|에서 .+까지',
}

/** Whether the heading of an ordered list says that its items are the parts of a way. */
export function namesWay(heading: string, language: string): boolean {
  return patternFor(languageOf(language) ?? 'en', wayWords, ways).test(heading)
}

/** Whether a heading or an introduction says that steps follow. */
export function announcesSteps(text: string, language: string): boolean {
  return patternFor(languageOf(language) ?? 'en', stepWords, patterns).test(text)
}

const patterns = new Map<Language, RegExp>()
const ways = new Map<Language, RegExp>()

function patternFor(
  code: Language,
  words: Readonly<Record<Language, string>>,
  found: Map<Language, RegExp>,
): RegExp {
  const known = found.get(code)
  if (known) return known
  const start = unspaced.has(code) ? '' : String.raw`(?<![\p{L}\p{M}])`
  // The sign for a word boundary knows only the letters of English.
  const pattern = new RegExp(`${start}(?:${words[code].replaceAll('\\b', wordEnd)})`, 'iu')
  found.set(code, pattern)
  return pattern
}
