import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/** Words for a table, a figure or a chart, as patterns with their endings. */
const exhibits: Readonly<Record<Language, string>> = {
  en: 'tables?|figures?|charts?|diagrams?|graphs?|timelines?',
  es: 'tablas?|cuadros?|figuras?|gráficos?|gráficas?|diagramas?|esquemas?',
  fr: 'tableaux?|figures?|graphiques?|diagrammes?|schémas?',
  de: 'Tabellen?|Abbildung(?:en)?|Diagramme?n?|Grafik(?:en)?|Schaubild(?:er)?|Übersicht|Zeitleiste',
  it: 'tabell[ae]|figur[ae]|grafic[oi]|diagramm[ai]|schem[ai]',
  ja: '次の表|下の表|上の表|この表|表は|表に|表から|図は|図に|図から|次の図|グラフ',
  ko: '(?:다음|아래|위의?)?\\s?표(?:는|에|에서|를)|그림(?:은|에|에서)|그래프\\p{L}*|도표\\p{L}*',
  pt: 'tabelas?|quadros?|figuras?|gráficos?|diagramas?|esquemas?',
  ru: 'таблиц\\p{L}*|рисун\\p{L}*|диаграмм\\p{L}*|график\\p{L}*|схем\\p{L}{1,2}',
  zh: '下表|上表|表格|表中|图表|下图|上图|图中',
  ar: '[وفبلك]{0,2}(?:ال)?جدول\\p{L}?|[وفبلك]{0,2}(?:ال)?شكل\\sالآتي|[وفبلك]{0,2}(?:ال)?رسم\\sالبياني|[وفبلك]{0,2}(?:ال)?مخطط',
  cs: 'tabul\\p{L}+|obráz\\p{L}+|graf(?:u|y|em)?|diagram\\p{L}*',
  da: 'tabel(?:len|ler|lerne)?|figur(?:en|er)?|diagram(?:met|mer)?|graf(?:en)?|oversigten',
  nl: 'tabel(?:len)?|figu(?:ur|ren)|grafiek(?:en)?|diagram(?:men)?|schema',
  fi: 'taulu\\p{L}+|kuvio\\p{L}*|kaavio\\p{L}*|kuvaaja\\p{L}*',
  el: 'πίνακ\\p{L}+|σχήμα\\p{L}*|διάγραμμα\\p{L}*|γράφημα\\p{L}*',
  he: '[ובהמ]{0,3}טבלה|[ובהמ]{0,3}תרשים|[ובהמ]{0,3}גרף|[ובהמ]{0,3}איור',
  hi: 'तालिका|सारणी|आरेख|चार्ट|ग्राफ',
  hu: 'táblázat\\p{L}*|ábr[aá]\\p{L}*|grafikon\\p{L}*|diagram\\p{L}*',
  id: 'tabel|gambar|diagram|grafik|bagan',
  no: 'tabell(?:en|er|ene)?|figur(?:en|er)?|diagram(?:met|mer)?|graf(?:en)?|oversikten',
  pl: 'tabel\\p{L}+|rysun\\p{L}+|wykres\\p{L}*|diagram\\p{L}*|schemat\\p{L}*',
  ro: 'tabel\\p{L}*|figur\\p{L}+|grafic\\p{L}*|diagram\\p{L}+|schem\\p{L}+',
  sk: 'tabuľ\\p{L}+|obráz\\p{L}+|graf(?:u|y|om)?|diagram\\p{L}*',
  sv: 'tabell(?:en|er|erna)?|figur(?:en|er)?|diagram(?:met|men)?|graf(?:en)?|översikten',
  th: 'ตาราง|แผนภูมิ|แผนภาพ|กราฟ',
  tr: 'tablo\\p{L}*|çizelge\\p{L}*|şekil|şekilde|grafi[kğ]\\p{L}*|diyagram\\p{L}*',
  uk: 'таблиц\\p{L}*|рисун\\p{L}*|діаграм\\p{L}*|графік\\p{L}*|схем\\p{L}{1,2}',
  vi: 'bảng|biểu đồ|sơ đồ|đồ thị',
}

/** Words for a thing that causes trouble, which open a sentence that turns another one around: 'The problem is …'. */
const problems: Readonly<Record<Language, string>> = {
  en: '(?:the|one)\\s(?:problem|trouble|difficulty|catch|danger)',
  es: '(?:el|la)\\s(?:problema|dificultad|peligro)',
  fr: '(?:le\\s(?:problème|danger)|la\\sdifficulté)',
  de: '(?:das\\sProblem|die\\sSchwierigkeit|die\\sGefahr|problematisch)',
  it: '(?:il\\s(?:problema|pericolo)|la\\sdifficoltà)',
  ja: '問題は|問題となる|困る',
  ko: '문제는|문제가',
  pt: '(?:o\\s(?:problema|perigo)|a\\sdificuldade)',
  ru: '(?:проблема|трудность|беда|опасность)',
  zh: '问题是|问题在于|问题出现|麻烦',
  ar: '(?:لكن\\s)?(?:المشكلة|الخطر|الصعوبة)|وتظهر المشكلة|تظهر المشكلة',
  cs: '(?:problém|potíž)',
  da: '(?:problemet|vanskeligheden|faren)',
  nl: '(?:het\\sprobleem|de\\smoeilijkheid|het\\sgevaar)',
  fi: '(?:ongelma\\p{L}*|vaikeus)',
  el: '(?:το\\sπρόβλημα|η\\sδυσκολία|ο\\sκίνδυνος)',
  he: '(?:הבעיה|הקושי|הסכנה)',
  hi: '(?:समस्या|कठिनाई)',
  hu: '(?:a\\s(?:probléma|baj|gond|nehézség|veszély))',
  id: '(?:masalahnya|masalah|kesulitannya|bahayanya)',
  no: '(?:problemet|vanskeligheten|faren)',
  pl: '(?:problem|kłopot|trudność)',
  ro: '(?:problema|dificultatea|pericolul)',
  sk: '(?:problém|ťažkosť)',
  sv: '(?:problemet|svårigheten|faran)',
  th: 'ปัญหา',
  tr: '(?:sorun|problem|güçlük|tehlike)',
  uk: '(?:проблема|трудність|біда|небезпека)',
  vi: '(?:vấn đề|khó khăn|nguy hiểm)',
}

/** Forms for 'we' and 'you' that do something in a supposed case: 'If we dig a trench, …'. */
const together: Readonly<Record<Language, string>> = {
  en: 'we|you|one',
  es: '\\p{L}+[aei]mos|usted|tú',
  fr: 'nous|on|vous|tu',
  de: 'wir|man|du|Sie|ihr',
  it: '\\p{L}+iamo|\\p{L}+ate|\\p{L}+ete',
  ja: '私たち|我々|あなた',
  ko: '우리\\p{L}*|여러분\\p{L}*',
  pt: '\\p{L}+[aei]mos|você|a gente',
  ru: 'мы|вы|\\p{L}{3,}(?:аем|яем|уем|дим|сим|рим|лим|ним|пим)',
  zh: '我们|你们|你|您|咱们',
  ar: '\\p{L}{3,}نا|نحن|أنت',
  cs: '\\p{L}{2,}(?:eme|íme|áme)',
  da: 'vi|man|du|I',
  nl: 'we|wij|je|u|men|jullie',
  fi: '\\p{L}+mme|\\p{L}+tte',
  el: '\\p{L}+(?:ουμε|σουμε|άμε|ετε)',
  he: 'אנחנו|אנו|\\p{L}{2,}נו|אתה|אתם',
  hi: 'हम|आप|तुम',
  hu: '\\p{L}+(?:unk|ünk|juk|jük)',
  id: 'kita|kami|anda|kamu',
  no: 'vi|man|du|dere',
  pl: '\\p{L}{2,}(?:emy|imy|ymy|amy)',
  ro: '\\p{L}{2,}(?:ăm|em|im)|noi|voi',
  sk: '\\p{L}{2,}(?:eme|íme|áme|ieme|ame)',
  sv: 'vi|man|du|ni',
  th: 'เรา|คุณ',
  tr: '\\p{L}{2,}(?:sak|sek|sanız|seniz)',
  uk: 'ми|ви|\\p{L}{3,}(?:ємо|емо|имо|їмо)',
  vi: 'chúng ta|chúng tôi|ta|bạn',
}

/** Verbs that open an order, and forms of orders, at the start of a sentence or at its end. */
const orders: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:then|first|next|finally|now|always|never|please|only)[,\s]\s?|(?:do not|don[’']t)\s)?(?:wear|check|make sure|be sure|be careful|remove|fit|lock|unlock|switch|turn|keep|take|ask|tell|put|place|pour|press|cut|drop|read|repeat|record|wash|clean|rinse|heat|cool|stir|mix|add|open|close|shut|start|stop|wait|use|avoid|remember|note|choose|write|draw|mark|measure|weigh|count|call|report|return|release|connect|disconnect|attach|insert|verify|inspect|hold|lift|lower|push|pull|leave|let|give|set|bring|dry|wipe|cover|store|label|follow)\s(?!of\s|is\s|are\s|was\s|were\s|has\s|have\s|can\s|may\s|will\s|must\s)/iu,
  es: /^(?:no\s)?(?:use|usa|utilice|lave|lava|mida|mide|espere|espera|compruebe|comprueba|recuerde|recuerda|tome|toma|coloque|coloca|retire|retira|añada|añade|evite|evita|anote|anota|abra|abre|cierre|cierra)\s|^(?!Cualquier|Ayer|Primer|Tercer)\p{Lu}\p{L}+(?:ar|er|ir)\s(?!es\s|significa\s|implica\s|requiere\s|permite\s|consiste\s)/u,
  fr: /^(?:ne\s)?(?!chez\s|assez\s)\p{L}{3,}ez\s/iu,
  de: /^\p{L}{3,}e?n\ssie\s/iu,
  it: /^(?:non\s)?\p{Lu}?\p{L}{2,}(?:ate|ete|ite)\s(?:il|lo|la|i|gli|le|un|una|bene|sempre|con)\s/iu,
  pt: /^(?:não\s)?(?:use|lave|meça|espere|verifique|lembre|tome|coloque|retire|adicione|evite|anote|abra|feche)\s/iu,
  nl: /^(?:gebruik|was|meet|wacht|controleer|onthoud|neem|plaats|verwijder|voeg|vermijd|noteer|open|sluit)\s(?:de|het|een|altijd|nooit|je|uw|eerst)\s/iu,
  sv: /^(?:använd|tvätta|mät|vänta|kontrollera|kom ihåg|ta|placera|undvik|anteckna|öppna|stäng|häll|låt)\s/iu,
  da: /^(?:brug|vask|mål|vent|kontrollér|kontroller|husk|tag|placer|undgå|notér|åbn|luk|hæld|lad)\s/iu,
  no: /^(?:bruk|vask|mål|vent|kontroller|husk|ta|plasser|unngå|noter|åpne|lukk|hell|la)\s/iu,
  pl: /^(?:nie\s)?(?:\p{L}{2,}(?:jcie|ćcie|źcie)|pamiętaj|sprawdź|zmierz|umyj|odczekaj|użyj|unikaj|zanotuj|zapisz|załóż|wytrzyj)\s/iu,
  cs: /^(?:ne)?\p{L}{2,}(?:ejte|ěte|ete|jte)\s/iu,
  sk: /^(?:ne)?\p{L}{2,}(?:ajte|ujte|ite|jte)\s/iu,
  ru: /^(?:не\s)?\p{L}{2,}(?:йте|ите|ьте|йтесь|итесь)\s/iu,
  uk: /^(?:не\s)?\p{L}{2,}(?:йте|ьте)\s/iu,
  ro: /^(?:nu\s)?(?:verificați|spălați|măsurați|așteptați|folosiți|evitați|notați|puneți|luați|deschideți|închideți)\s/iu,
  hu: /^(?:ne\s)?(?:használj\p{L}*|mér\p{L}{1,4}|várj\p{L}*|ellenőriz\p{L}+|jegyez\p{L}+|kerül\p{L}{1,4}|moss\p{L}*)\s/iu,
  fi: /^(?:älä\s|älkää\s)|^\p{L}{2,}(?:kaa|kää)\s/iu,
  el: /^(?:μην\s)?\p{L}{3,}(?:στε|ξτε|ψτε)\s/iu,
  tr: /\p{L}{2,}(?:[ıiuü]n[ıiuü]z|mayın|meyin)$/iu,
  id: /^(?:jangan|pastikan|gunakan|cucilah|ukurlah|tunggu|ingat|hindari|catat)\s/iu,
  vi: /^(?:hãy|đừng|không được|nhớ)\s/iu,
  hi: /(?:कीजिए|करें|रखें|लीजिए|दीजिए)$/u,
  ar: /^(?:تأكد|احرص|تجنب|اغسل|استخدم|تذكر|لا\sتنس|لا\sتستخدم|ضع|خذ|انتظر|افتح|أغلق)(?!\p{L})/u,
  he: /^(?:ודאו|ודא|הקפידו|השתמשו|שטפו|זכרו|אל\s)/u,
  zh: /^(?:请|注意|不要|切勿|务必|记住|先把)/u,
  ja: /(?:ください|下さい|ましょう|すること|しないこと)$/u,
  ko: /(?:세요|십시오|시오|합시다|하지 말 것)$/u,
  th: /^(?:จง|อย่า|โปรด|ควร|กรุณา)/u,
}

const numbers = {
  en: 'two|three|four|five|six',
  romance: 'dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|dois|duas|três|quatro|cinco',
}

/** A sentence about 'all three' or 'the two' is about things that were named before it. */
const allOfThem: Readonly<Record<Language, string>> = {
  en: `(?:the|all|all of the|these|both|any of the)\\s(?:${numbers.en})|both|all of them|each of them`,
  es: `(?:l[oa]s|estos|estas|tod[oa]s)\\s(?:${numbers.romance})|amb[oa]s|tod[oa]s ell[oa]s`,
  fr: `(?:les|ces|tous les|toutes les)\\s(?:${numbers.romance})|tous deux|toutes deux`,
  de: '(?:die|alle|diese)\\s(?:zwei|drei|vier|fünf|beiden)|beide|alle drei',
  it: `(?:i|le|gli|questi|queste|tutti e|tutte e)\\s(?:${numbers.romance})|entramb[ie]`,
  ja: '三つとも|二つとも|この三つ|この二つ|両方',
  ko: '세 가지 모두|두 가지 모두|둘 다|셋 다|이 세|이 두',
  pt: `(?:[oa]s|est[ea]s|tod[oa]s [oa]s)\\s(?:${numbers.romance})|amb[oa]s`,
  ru: 'все (?:три|четыре|пять)|оба|обе|эти (?:два|две|три)',
  zh: '这三|这两|三者|两者|三个都|两个都|它们都',
  ar: 'كلاهما|كلتاهما|جميعها|كلها|هذه الثلاثة?|الثلاثة',
  cs: '(?:všechn[yai]|ty)\\s(?:tři|čtyři)|ob[aě]',
  da: '(?:de|alle)\\s(?:to|tre|fire|fem)|begge',
  nl: '(?:de|alle|deze)\\s(?:twee|drie|vier|vijf)|beide',
  fi: 'kaikki (?:kolme|neljä)|molemmat|nämä (?:kaksi|kolme)',
  el: '(?:και\\s)?(?:οι|τα|τις|όλα τα|όλες οι)\\s(?:δύο|τρεις|τρία|τέσσερις|τέσσερα)',
  he: 'שלושתם|שלושתן|שניהם|שתיהן|כולם|כולן',
  hi: 'तीनों|दोनों|चारों|ये सभी',
  hu: '(?:mindhárom|mindkettő|mindkét|a három|a két)',
  id: 'ketiga\\p{L}*|kedua\\p{L}*|semuanya',
  no: '(?:de|alle)\\s(?:to|tre|fire|fem)|begge',
  pl: '(?:wszystkie|wszyscy|te)\\s(?:trzy|cztery)|ob(?:a|ie|aj)',
  ro: '(?:cele|cei|toate|toți)\\s(?:două|doi|trei|patru)|amb(?:ele|ii)',
  sk: '(?:všetk[yoi]|tie)\\s(?:tri|štyri)|ob(?:a|e|aja)',
  sv: '(?:de|alla)\\s(?:två|tre|fyra|fem)|båda',
  th: 'ทั้งสาม|ทั้งสอง|ทั้งสี่|ทั้งหมดนี้',
  tr: 'her (?:iki|üç)\\p{L}*|üçü|ikisi|hepsi',
  uk: 'усі (?:три|чотири)|всі три|обидва|обидві|ці (?:два|дві|три)',
  vi: 'cả (?:hai|ba|bốn)|tất cả chúng',
}

const patterns = new Map<string, RegExp>()

function patternOf(kind: string, code: Language, make: () => string): RegExp {
  const key = `${kind} ${code}`
  const known = patterns.get(key) ?? new RegExp(make(), 'iu')
  patterns.set(key, known)
  return known
}

const whole = (words: string, code: Language) =>
  unspaced.has(code) ? `(?:${words})` : `${wordStart}(?:${words})${wordEnd}`

/** Whether a text names a table, a figure or a chart: 'The following table shows …', 'We see from the diagram …'. */
export function namesExhibit(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  return patternOf('exhibit', code, () => whole(exhibits[code], code)).test(text)
}

/** Whether a sentence opens with a problem, which turns around what was said before it: 'The problem is …'. */
export function opensProblem(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const end = unspaced.has(code) ? '' : wordEnd
  return patternOf('problem', code, () => `^(?:${problems[code]})${end}`).test(text)
}

/** Whether a condition is about what the reader or the class does: 'If we dig a trench, …'. */
export function supposesOfReader(condition: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  return patternOf('together', code, () => whole(together[code], code)).test(condition)
}

/** Whether a sentence is about all of some things that were named before it: 'All three have the same effect.' */
export function countsThingsBefore(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const end = unspaced.has(code) ? '' : wordEnd
  return patternOf('all', code, () => `^(?:${allOfThem[code]})${end}`).test(text)
}

/** Whether a sentence says what to do: 'Wear eye protection', 'Prüfen Sie den Druck', '注意不要用拇指'. */
export function givesOrder(text: string, language: string): boolean {
  const bare = text.replace(/[\s.。．!！।]+$/u, '')
  return orders[languageOf(language) ?? 'en']?.test(bare) ?? false
}
