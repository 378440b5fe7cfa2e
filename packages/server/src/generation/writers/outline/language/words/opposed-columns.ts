import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { headingKindWords } from './heading-kinds.ts'
import { unspaced } from './word-patterns.ts'

/** Names of two columns that are lists beside each other: 'Pros' and 'Cons'. Those for advantages are in `headingKindWords`. */
const pairs: Readonly<Record<Language, string>> = {
  en: 'pros/cons|for/against|arguments for/arguments against|similarities/differences|opportunities/risks|strengths/weaknesses|benefits/risks|benefits/costs|positive/negative|positives/negatives|do/don’t|dos/don’ts',
  es: 'pros/contras|a favor/en contra|semejanzas/diferencias|similitudes/diferencias|oportunidades/riesgos|fortalezas/debilidades|puntos fuertes/puntos débiles|positivas/negativas|positivos/negativos|positivo/negativo',
  fr: 'pour/contre|points forts/points faibles|ressemblances/différences|similitudes/différences|opportunités/risques|forces/faiblesses|positifs/négatifs|positives/négatives|positif/négatif',
  de: 'pro/contra|pro/kontra|dafür/dagegen|gemeinsamkeiten/unterschiede|chancen/risiken|stärken/schwächen|nutzen/risiken|positiv/negativ|positive/negative',
  it: 'pro/contro|a favore/contro|somiglianze/differenze|punti di forza/punti deboli|pregi/difetti|opportunità/rischi|positivi/negativi|positive/negative',
  pt: 'prós/contras|a favor/contra|semelhanças/diferenças|pontos fortes/pontos fracos|oportunidades/riscos|positivas/negativas|positivos/negativos',
  nl: 'voors/tegens|voor/tegen|overeenkomsten/verschillen|kansen/risico’s|sterke punten/zwakke punten|pluspunten/minpunten|positief/negatief|positieve/negatieve',
  pl: 'zalety/wady|plusy/minusy|za/przeciw|podobieństwa/różnice|szanse/zagrożenia|mocne strony/słabe strony|wspólne/osobne|korzyści/zagrożenia|pozytywne/negatywne|pozytywy/negatywy',
  cs: 'výhody/nevýhody|klady/zápory|pro/proti|podobnosti/rozdíly|shody/rozdíly|silné stránky/slabé stránky|společné/oddělené|pozitivní/negativní|pozitiva/negativa',
  sk: 'výhody/nevýhody|klady/zápory|za/proti|podobnosti/rozdiely|silné stránky/slabé stránky|spoločné/oddelené|pozitívne/negatívne|pozitíva/negatíva',
  ru: 'плюсы/минусы|за/против|достоинства/недостатки|сходства/различия|сходство/различия|сильные стороны/слабые стороны|общее/различное|положительные/отрицательные',
  uk: 'плюси/мінуси|за/проти|переваги/недоліки|подібності/відмінності|спільне/відмінне|сильні сторони/слабкі сторони|позитивні/негативні',
  da: 'fordele/ulemper|for/imod|ligheder/forskelle|styrker/svagheder|positive/negative',
  sv: 'fördelar/nackdelar|för/emot|likheter/skillnader|styrkor/svagheter|positiva/negativa',
  no: 'fordeler/ulemper|for/mot|likheter/forskjeller|styrker/svakheter|positive/negative',
  fi: 'edut/haitat|hyödyt/haitat|puolesta/vastaan|yhtäläisyydet/erot|vahvuudet/heikkoudet|plussat/miinukset|myönteiset/kielteiset|positiiviset/negatiiviset',
  ro: 'avantaje/dezavantaje|pro/contra|asemănări/deosebiri|puncte tari/puncte slabe|pozitive/negative',
  hu: 'előnyök/hátrányok|mellette/ellene|hasonlóságok/különbségek|erősségek/gyengeségek|pozitív/negatív',
  el: 'πλεονεκτήματα/μειονεκτήματα|υπέρ/κατά|ομοιότητες/διαφορές|θετικά/αρνητικά|θετικές/αρνητικές',
  tr: 'artıları/eksileri|artılar/eksiler|avantajlar/dezavantajlar|yararları/zararları|benzerlikler/farklılıklar|olumlu/olumsuz',
  id: 'kelebihan/kekurangan|kelebihan/kelemahan|pro/kontra|persamaan/perbedaan|keuntungan/kerugian|positif/negatif',
  vi: 'ưu điểm/nhược điểm|ưu điểm/hạn chế|điểm mạnh/điểm yếu|lợi ích/tác hại|tích cực/tiêu cực',
  th: 'ข้อดี/ข้อเสีย|จุดแข็ง/จุดอ่อน|ด้านบวก/ด้านลบ',
  ar: 'المزايا/العيوب|الإيجابيات/السلبيات|مزايا/عيوب|إيجابيات/سلبيات|أوجه الشبه/أوجه الاختلاف|نقاط القوة/نقاط الضعف',
  he: 'יתרונות/חסרונות|בעד/נגד|דמיון/שוני',
  hi: 'लाभ/हानि|लाभ/हानियाँ|फ़ायदे/नुकसान|फायदे/नुकसान|गुण/दोष|समानताएँ/अंतर|पक्ष/विपक्ष|सकारात्मक/नकारात्मक',
  zh: '优点/缺点|利/弊|好处/坏处|优势/劣势|相同点/不同点|優點/缺點|好處/壞處|優勢/劣勢|相同點/不同點|正面/负面|积极/消极',
  ja: '長所/短所|利点/欠点|メリット/デメリット|賛成/反対|共通点/相違点|プラス面/マイナス面',
  ko: '장점/단점|찬성/반대|공통점/차이점|강점/약점|긍정적/부정적',
}

/** Whether the two columns of a table are lists beside each other. Their rows say nothing: the first advantage has no disadvantage of its own. */
export function areOpposedColumns(header: readonly string[], language: string): boolean {
  const [one = '', other = ''] = header.map((name) => name.trim().toLowerCase().replaceAll("'", '’'))
  if (header.length !== 2 || one === '' || other === '') return false
  const code = languageOf(language) ?? 'en'
  const { benefits, limits } = headingKindWords[code]
  const sides = [
    ...pairs[code].split('|').map((pair) => pair.split('/').map((word) => [word])),
    [benefits.split('|'), limits.split('|')],
  ]
  const isOne = (name: string, words: readonly string[] = []) =>
    words.some((word) => isNamed(name, word, code))
  return sides.some(
    ([left, right]) => (isOne(one, left) && isOne(other, right)) || (isOne(one, right) && isOne(other, left)),
  )
}

/** 'Advantages' and 'Advantages of coal' are named by 'advantages', and 'consecuencias positivas' by 'positivas'. */
function isNamed(name: string, pattern: string, code: Language): boolean {
  const word = pattern.replaceAll(/[~*]/gu, '')
  if (word === '') return false
  return unspaced.has(code)
    ? name.endsWith(word)
    : name === word || name.startsWith(`${word} `) || name.endsWith(` ${word}`)
}
