import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { unspaced } from './word-patterns.ts'

/** The starts of words that announce steps: 'Follow these steps', 'How to', 'procedure'. As an expression, in any case. */
const stepWords: Readonly<Record<Language, string>> = {
  en: '^given\\b|steps?\\b|stages\\b|how to\\b|procedure|process\\b|instructions|strategy|in this order',
  es: 'pasos?\\b|etapas?\\b|cómo\\b|procedimiento|proceso|instrucciones|estrategia',
  fr: 'étapes?\\b|comment\\b|procédure|processus|démarche|mode d’emploi|instructions',
  de: 'schritt|etappe|anleitung|vorgehen|verfahren|ablauf|so geht|phasen\\b',
  it: 'passi\\b|passagg|fasi\\b|come\\b|procedura|procedimento|processo|istruzioni',
  pt: 'passos?\\b|etapas?\\b|como\\b|procedimento|processo|instruções',
  nl: 'stap|stappen|werkwijze|procedure|proces|instructies|zo doe',
  pl: 'krok|etap|jak\\b|procedur|proces|instrukcj|sposób postępowania',
  cs: 'krok|postup|jak\\b|etap|proces|návod',
  sk: 'krok|postup|ako\\b|etap|proces|návod',
  ru: 'шаг|этап|как\\b|порядок|процедур|процесс|инструкци|алгоритм',
  uk: 'крок|етап|як\\b|порядок|процедур|процес|інструкці|алгоритм',
  da: 'trin|fremgangsmåde|sådan|proces|vejledning|faser',
  sv: 'steg|tillvägagångssätt|så här|process|anvisning|faser',
  no: 'trinn|steg|fremgangsmåte|slik\\b|prosess|veiledning|faser',
  fi: 'vaihe|askel|askele|näin\\b|menettely|prosessi|ohje',
  hu: 'lépés|szakasz|hogyan|eljárás|folyamat|útmutató',
  ro: 'pași|pasul|etape|cum\\b|procedur|proces|instrucțiuni',
  el: 'βήμα|στάδι|πώς|διαδικασί|οδηγί',
  tr: 'adım|aşama|nasıl|işlem|süreç|yönerge|talimat',
  id: 'langkah|tahap|cara\\b|prosedur|proses|petunjuk',
  vi: 'bước|các bước|giai đoạn|cách\\b|quy trình|quá trình|hướng dẫn',
  th: 'ขั้นตอน|วิธี|กระบวนการ|ลำดับ',
  hi: 'चरण|कदम|कैसे|प्रक्रिया|विधि|निर्देश',
  ar: '(?:ال)?خطوات|(?:ال)?خطوة|(?:ال)?مراحل|كيف|(?:ال)?إجراء|(?:ال)?طريقة|(?:ال)?عملية|(?:ال)?تعليمات',
  he: 'ה?שלבים|ה?שלב|ה?צעדים|כיצד|איך|ה?תהליך|ה?הוראות',
  zh: '步骤|步驟|阶段|階段|流程|过程|過程|如何|方法',
  ja: '手順|ステップ|段階|流れ|方法|工程|やり方',
  ko: '단계|순서|절차|과정|방법',
}

/** Whether a heading or an introduction says that steps follow. */
export function announcesSteps(text: string, language: string): boolean {
  return patternFor(languageOf(language) ?? 'en').test(text)
}

const patterns = new Map<Language, RegExp>()

function patternFor(code: Language): RegExp {
  const known = patterns.get(code)
  if (known) return known
  const start = unspaced.has(code) ? '' : String.raw`(?<![\p{L}\p{M}])`
  const found = new RegExp(`${start}(?:${stepWords[code]})`, 'iu')
  patterns.set(code, found)
  return found
}
