import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Sentences about a table of numbers. `{series}` and `{other}` are columns, `{a}` and `{b}` are rows, and `{x}` and `{y}`
 * are their numbers. No word around them agrees with them.
 */
export interface TablePhrases {
  /** The row with the highest number and the one with the lowest. */
  readonly extremes: string
  /** The first row and the last one. */
  readonly rises: string
  readonly falls: string
  /** The row in which two columns differ most. */
  readonly gap: string
  /** JAMIE asks for the numbers. */
  readonly question: string
  /** JAMIE asks for the rows of a table of words. They may be parts as well as kinds, so the question names no differences. */
  readonly differences: string
  /** The same for rows that are years: `{a}` and `{b}`. */
  readonly years: Pick<TablePhrases, 'extremes' | 'rises' | 'falls'>
}

function phrases(
  extremes: string,
  [rises, falls]: readonly [string, string],
  gap: string,
  question: string,
  differences: string,
  [extremeYears, risingYears, fallingYears]: readonly [string, string, string],
): TablePhrases {
  const years = { extremes: extremeYears, rises: risingYears, falls: fallingYears }
  return { extremes, rises, falls, gap, question, differences, years }
}

const tablePhrases: Readonly<Record<Language, TablePhrases>> = {
  en: phrases(
    '{series}: the highest is {a} with {x}, and the lowest is {b} with {y}.',
    [
      '{series}: the values rise throughout, from {x} for {a} to {y} for {b}.',
      '{series}: the values fall throughout, from {x} for {a} to {y} for {b}.',
    ],
    '{series} and {other} differ most for {a}, with {x} and {y}.',
    'What do the figures show?',
    'Can we go through them one by one?',
    [
      '{series}: the highest value is {x}, in {a}, and the lowest is {y}, in {b}.',
      '{series}: the values rise throughout, from {x} in {a} to {y} in {b}.',
      '{series}: the values fall throughout, from {x} in {a} to {y} in {b}.',
    ],
  ),
  es: phrases(
    '{series}: el valor más alto es {a} con {x}, y el más bajo es {b} con {y}.',
    [
      '{series}: los valores suben de principio a fin, desde {x} para {a} hasta {y} para {b}.',
      '{series}: los valores bajan de principio a fin, desde {x} para {a} hasta {y} para {b}.',
    ],
    'La mayor diferencia entre {series} y {other} se da en {a}, con {x} y {y}.',
    '¿Qué muestran las cifras?',
    '¿Lo vemos punto por punto?',
    [
      '{series}: el valor más alto es {x}, en {a}, y el más bajo es {y}, en {b}.',
      '{series}: los valores suben de principio a fin, de {x} en {a} a {y} en {b}.',
      '{series}: los valores bajan de principio a fin, de {x} en {a} a {y} en {b}.',
    ],
  ),
  fr: phrases(
    '{series} : la valeur la plus élevée est {a} avec {x}, et la plus basse est {b} avec {y}.',
    [
      '{series} : les valeurs montent du début à la fin, de {x} pour {a} à {y} pour {b}.',
      '{series} : les valeurs baissent du début à la fin, de {x} pour {a} à {y} pour {b}.',
    ],
    'L’écart entre {series} et {other} est le plus grand pour {a}, avec {x} et {y}.',
    'Que montrent les chiffres ?',
    'On regarde ça point par point ?',
    [
      '{series} : la valeur la plus élevée est {x}, en {a}, et la plus basse est {y}, en {b}.',
      '{series} : les valeurs montent du début à la fin, de {x} en {a} à {y} en {b}.',
      '{series} : les valeurs baissent du début à la fin, de {x} en {a} à {y} en {b}.',
    ],
  ),
  de: phrases(
    '{series}: Der höchste Wert ist {a} mit {x}, der niedrigste {b} mit {y}.',
    [
      '{series}: Die Werte steigen durchgehend, von {x} bei {a} auf {y} bei {b}.',
      '{series}: Die Werte fallen durchgehend, von {x} bei {a} auf {y} bei {b}.',
    ],
    '{series} und {other} unterscheiden sich am stärksten bei {a}, mit {x} und {y}.',
    'Was zeigen die Zahlen?',
    'Gehen wir das der Reihe nach durch?',
    [
      '{series}: Der höchste Wert ist {x} im Jahr {a}, der niedrigste {y} im Jahr {b}.',
      '{series}: Die Werte steigen durchgehend, von {x} im Jahr {a} auf {y} im Jahr {b}.',
      '{series}: Die Werte fallen durchgehend, von {x} im Jahr {a} auf {y} im Jahr {b}.',
    ],
  ),
  it: phrases(
    '{series}: il valore più alto è {a} con {x}, e il più basso è {b} con {y}.',
    [
      '{series}: i valori salgono dall’inizio alla fine, da {x} per {a} a {y} per {b}.',
      '{series}: i valori scendono dall’inizio alla fine, da {x} per {a} a {y} per {b}.',
    ],
    'La differenza tra {series} e {other} è massima per {a}, con {x} e {y}.',
    'Che cosa mostrano i numeri?',
    'Lo vediamo punto per punto?',
    [
      '{series}: il valore più alto è {x}, nel {a}, e il più basso è {y}, nel {b}.',
      '{series}: i valori salgono dall’inizio alla fine, da {x} nel {a} a {y} nel {b}.',
      '{series}: i valori scendono dall’inizio alla fine, da {x} nel {a} a {y} nel {b}.',
    ],
  ),
  pt: phrases(
    '{series}: o valor mais alto é {a} com {x}, e o mais baixo é {b} com {y}.',
    [
      '{series}: os valores sobem do início ao fim, de {x} para {a} até {y} para {b}.',
      '{series}: os valores descem do início ao fim, de {x} para {a} até {y} para {b}.',
    ],
    'A diferença entre {series} e {other} é maior em {a}, com {x} e {y}.',
    'O que mostram os números?',
    'Vamos ver isso ponto por ponto?',
    [
      '{series}: o valor mais alto é {x}, em {a}, e o mais baixo é {y}, em {b}.',
      '{series}: os valores sobem do início ao fim, de {x} em {a} a {y} em {b}.',
      '{series}: os valores descem do início ao fim, de {x} em {a} a {y} em {b}.',
    ],
  ),
  nl: phrases(
    '{series}: het hoogst is {a} met {x}, en het laagst is {b} met {y}.',
    [
      '{series}: de waarden stijgen van begin tot eind, van {x} bij {a} tot {y} bij {b}.',
      '{series}: de waarden dalen van begin tot eind, van {x} bij {a} tot {y} bij {b}.',
    ],
    '{series} en {other} verschillen het meest bij {a}, met {x} en {y}.',
    'Wat laten de cijfers zien?',
    'Lopen we dat een voor een door?',
    [
      '{series}: de hoogste waarde is {x} in {a}, en de laagste is {y} in {b}.',
      '{series}: de waarden stijgen van begin tot eind, van {x} in {a} tot {y} in {b}.',
      '{series}: de waarden dalen van begin tot eind, van {x} in {a} tot {y} in {b}.',
    ],
  ),
  pl: phrases(
    '{series}: najwyższa wartość to {a}: {x}, a najniższa to {b}: {y}.',
    [
      '{series}: wartości rosną od początku do końca, na początku {a}: {x}, a na końcu {b}: {y}.',
      '{series}: wartości maleją od początku do końca, na początku {a}: {x}, a na końcu {b}: {y}.',
    ],
    '{series} i {other}: największa różnica to {a}, {x} i {y}.',
    'Co pokazują liczby?',
    'Możemy przejść przez to po kolei?',
    [
      '{series}: najwyższa wartość to {x} w {a} roku, a najniższa to {y} w {b} roku.',
      '{series}: wartości rosną od początku do końca, od {x} w {a} roku do {y} w {b} roku.',
      '{series}: wartości maleją od początku do końca, od {x} w {a} roku do {y} w {b} roku.',
    ],
  ),
  cs: phrases(
    '{series}: nejvyšší hodnota je {a}: {x} a nejnižší je {b}: {y}.',
    [
      '{series}: hodnoty od začátku do konce rostou, na začátku {a}: {x} a na konci {b}: {y}.',
      '{series}: hodnoty od začátku do konce klesají, na začátku {a}: {x} a na konci {b}: {y}.',
    ],
    '{series} a {other}: největší rozdíl je {a}, {x} a {y}.',
    'Co ukazují čísla?',
    'Projdeme si to po řadě?',
    [
      '{series}: nejvyšší hodnota je {x} v roce {a} a nejnižší {y} v roce {b}.',
      '{series}: hodnoty od začátku do konce rostou, z {x} v roce {a} na {y} v roce {b}.',
      '{series}: hodnoty od začátku do konce klesají, z {x} v roce {a} na {y} v roce {b}.',
    ],
  ),
  sk: phrases(
    '{series}: najvyššia hodnota je {a}: {x} a najnižšia je {b}: {y}.',
    [
      '{series}: hodnoty od začiatku do konca rastú, na začiatku {a}: {x} a na konci {b}: {y}.',
      '{series}: hodnoty od začiatku do konca klesajú, na začiatku {a}: {x} a na konci {b}: {y}.',
    ],
    '{series} a {other}: najväčší rozdiel je {a}, {x} a {y}.',
    'Čo ukazujú čísla?',
    'Prejdeme si to po poradí?',
    [
      '{series}: najvyššia hodnota je {x} v roku {a} a najnižšia {y} v roku {b}.',
      '{series}: hodnoty od začiatku do konca rastú, z {x} v roku {a} na {y} v roku {b}.',
      '{series}: hodnoty od začiatku do konca klesajú, z {x} v roku {a} na {y} v roku {b}.',
    ],
  ),
  ru: phrases(
    '{series}: наибольшее значение — {a}, {x}, а наименьшее — {b}, {y}.',
    [
      '{series}: значения растут от начала до конца, в начале {a} — {x}, а в конце {b} — {y}.',
      '{series}: значения убывают от начала до конца, в начале {a} — {x}, а в конце {b} — {y}.',
    ],
    '{series} и {other}: самая большая разница — {a}, {x} и {y}.',
    'Что показывают цифры?',
    'Разберём это по порядку?',
    [
      '{series}: наибольшее значение — {x} в {a} году, а наименьшее — {y} в {b} году.',
      '{series}: значения растут от начала до конца, от {x} в {a} году до {y} в {b} году.',
      '{series}: значения убывают от начала до конца, от {x} в {a} году до {y} в {b} году.',
    ],
  ),
  uk: phrases(
    '{series}: найбільше значення — {a}, {x}, а найменше — {b}, {y}.',
    [
      '{series}: значення зростають від початку до кінця, на початку {a} — {x}, а наприкінці {b} — {y}.',
      '{series}: значення спадають від початку до кінця, на початку {a} — {x}, а наприкінці {b} — {y}.',
    ],
    '{series} і {other}: найбільша різниця — {a}, {x} і {y}.',
    'Що показують цифри?',
    'Розберемо це по черзі?',
    [
      '{series}: найбільше значення — {x} у {a} році, а найменше — {y} у {b} році.',
      '{series}: значення зростають від початку до кінця, від {x} у {a} році до {y} у {b} році.',
      '{series}: значення спадають від початку до кінця, від {x} у {a} році до {y} у {b} році.',
    ],
  ),
  da: phrases(
    '{series}: højest er {a} med {x}, og lavest er {b} med {y}.',
    [
      '{series}: værdierne stiger hele vejen, fra {x} for {a} til {y} for {b}.',
      '{series}: værdierne falder hele vejen, fra {x} for {a} til {y} for {b}.',
    ],
    '{series} og {other} er mest forskellige for {a}, med {x} og {y}.',
    'Hvad viser tallene?',
    'Kan vi tage det punkt for punkt?',
    [
      '{series}: den højeste værdi er {x} i {a}, og den laveste er {y} i {b}.',
      '{series}: værdierne stiger hele vejen, fra {x} i {a} til {y} i {b}.',
      '{series}: værdierne falder hele vejen, fra {x} i {a} til {y} i {b}.',
    ],
  ),
  sv: phrases(
    '{series}: högst är {a} med {x}, och lägst är {b} med {y}.',
    [
      '{series}: värdena stiger hela vägen, från {x} för {a} till {y} för {b}.',
      '{series}: värdena sjunker hela vägen, från {x} för {a} till {y} för {b}.',
    ],
    '{series} och {other} skiljer sig mest för {a}, med {x} och {y}.',
    'Vad visar siffrorna?',
    'Kan vi ta det punkt för punkt?',
    [
      '{series}: det högsta värdet är {x} år {a}, och det lägsta är {y} år {b}.',
      '{series}: värdena stiger hela vägen, från {x} år {a} till {y} år {b}.',
      '{series}: värdena sjunker hela vägen, från {x} år {a} till {y} år {b}.',
    ],
  ),
  no: phrases(
    '{series}: høyest er {a} med {x}, og lavest er {b} med {y}.',
    [
      '{series}: verdiene stiger hele veien, fra {x} for {a} til {y} for {b}.',
      '{series}: verdiene synker hele veien, fra {x} for {a} til {y} for {b}.',
    ],
    '{series} og {other} er mest forskjellige for {a}, med {x} og {y}.',
    'Hva viser tallene?',
    'Kan vi ta det punkt for punkt?',
    [
      '{series}: den høyeste verdien er {x} i {a}, og den laveste er {y} i {b}.',
      '{series}: verdiene stiger hele veien, fra {x} i {a} til {y} i {b}.',
      '{series}: verdiene synker hele veien, fra {x} i {a} til {y} i {b}.',
    ],
  ),
  fi: phrases(
    '{series}: suurin arvo on {a}, {x}, ja pienin on {b}, {y}.',
    [
      '{series}: arvot kasvavat alusta loppuun, alussa {a}, {x}, ja lopussa {b}, {y}.',
      '{series}: arvot laskevat alusta loppuun, alussa {a}, {x}, ja lopussa {b}, {y}.',
    ],
    '{series} ja {other}: suurin ero on {a}, {x} ja {y}.',
    'Mitä luvut kertovat?',
    'Käydäänkö ne läpi yksi kerrallaan?',
    [
      '{series}: suurin arvo on {x} vuonna {a} ja pienin {y} vuonna {b}.',
      '{series}: arvot kasvavat alusta loppuun, {x} vuonna {a} ja {y} vuonna {b}.',
      '{series}: arvot laskevat alusta loppuun, {x} vuonna {a} ja {y} vuonna {b}.',
    ],
  ),
  hu: phrases(
    '{series}: a legnagyobb érték {a}, {x}, a legkisebb pedig {b}, {y}.',
    [
      '{series}: az értékek végig nőnek, az elején {a}, {x}, a végén {b}, {y}.',
      '{series}: az értékek végig csökkennek, az elején {a}, {x}, a végén {b}, {y}.',
    ],
    '{series} és {other}: a legnagyobb különbség {a}, {x} és {y}.',
    'Mit mutatnak a számok?',
    'Végigmegyünk rajtuk sorban?',
    [
      '{series}: a legnagyobb érték {x}, {a} adata, a legkisebb pedig {y}, {b} adata.',
      '{series}: az értékek végig nőnek, {a} adata {x}, {b} adata pedig {y}.',
      '{series}: az értékek végig csökkennek, {a} adata {x}, {b} adata pedig {y}.',
    ],
  ),
  ro: phrases(
    '{series}: cea mai mare valoare este {a} cu {x}, iar cea mai mică este {b} cu {y}.',
    [
      '{series}: valorile cresc de la început până la sfârșit, de la {x} pentru {a} la {y} pentru {b}.',
      '{series}: valorile scad de la început până la sfârșit, de la {x} pentru {a} la {y} pentru {b}.',
    ],
    'Diferența dintre {series} și {other} este cea mai mare pentru {a}, cu {x} și {y}.',
    'Ce arată cifrele?',
    'Le luăm pe rând?',
    [
      '{series}: cea mai mare valoare este {x}, în {a}, iar cea mai mică este {y}, în {b}.',
      '{series}: valorile cresc de la început până la sfârșit, de la {x} în {a} la {y} în {b}.',
      '{series}: valorile scad de la început până la sfârșit, de la {x} în {a} la {y} în {b}.',
    ],
  ),
  el: phrases(
    '{series}: η υψηλότερη τιμή είναι {a} με {x}, και η χαμηλότερη είναι {b} με {y}.',
    [
      '{series}: οι τιμές αυξάνονται από την αρχή ως το τέλος, από {x} για {a} σε {y} για {b}.',
      '{series}: οι τιμές μειώνονται από την αρχή ως το τέλος, από {x} για {a} σε {y} για {b}.',
    ],
    '{series} και {other}: η μεγαλύτερη διαφορά είναι {a}, με {x} και {y}.',
    'Τι δείχνουν οι αριθμοί;',
    'Τα βλέπουμε ένα ένα;',
    [
      '{series}: η υψηλότερη τιμή είναι {x}, το {a}, και η χαμηλότερη είναι {y}, το {b}.',
      '{series}: οι τιμές αυξάνονται από την αρχή ως το τέλος, από {x} το {a} σε {y} το {b}.',
      '{series}: οι τιμές μειώνονται από την αρχή ως το τέλος, από {x} το {a} σε {y} το {b}.',
    ],
  ),
  tr: phrases(
    '{series}: en yüksek değer {a}, {x}; en düşük değer ise {b}, {y}.',
    [
      '{series}: değerler baştan sona artıyor, başta {a}, {x}; sonda ise {b}, {y}.',
      '{series}: değerler baştan sona azalıyor, başta {a}, {x}; sonda ise {b}, {y}.',
    ],
    '{series} ve {other}: en büyük fark {a}, {x} ve {y}.',
    'Rakamlar ne gösteriyor?',
    'Tek tek bakalım mı?',
    [
      '{series}: en yüksek değer {a} yılında {x}, en düşük değer ise {b} yılında {y}.',
      '{series}: değerler baştan sona artıyor, {a} yılında {x}, {b} yılında ise {y}.',
      '{series}: değerler baştan sona azalıyor, {a} yılında {x}, {b} yılında ise {y}.',
    ],
  ),
  id: phrases(
    '{series}: nilai tertinggi adalah {a} dengan {x}, dan nilai terendah adalah {b} dengan {y}.',
    [
      '{series}: nilainya naik dari awal sampai akhir, dari {x} untuk {a} menjadi {y} untuk {b}.',
      '{series}: nilainya turun dari awal sampai akhir, dari {x} untuk {a} menjadi {y} untuk {b}.',
    ],
    '{series} dan {other} paling berbeda untuk {a}, dengan {x} dan {y}.',
    'Apa yang ditunjukkan oleh angka-angkanya?',
    'Bisa kita lihat satu per satu?',
    [
      '{series}: nilai tertinggi adalah {x} pada tahun {a}, dan nilai terendah adalah {y} pada tahun {b}.',
      '{series}: nilainya naik dari awal sampai akhir, dari {x} pada tahun {a} menjadi {y} pada tahun {b}.',
      '{series}: nilainya turun dari awal sampai akhir, dari {x} pada tahun {a} menjadi {y} pada tahun {b}.',
    ],
  ),
  vi: phrases(
    '{series}: giá trị cao nhất là {a} với {x}, và giá trị thấp nhất là {b} với {y}.',
    [
      '{series}: các giá trị tăng từ đầu đến cuối, từ {x} cho {a} đến {y} cho {b}.',
      '{series}: các giá trị giảm từ đầu đến cuối, từ {x} cho {a} đến {y} cho {b}.',
    ],
    '{series} và {other} khác nhau nhiều nhất ở {a}, với {x} và {y}.',
    'Các con số cho thấy điều gì?',
    'Ta xem từng cái một nhé?',
    [
      '{series}: giá trị cao nhất là {x} vào năm {a}, và giá trị thấp nhất là {y} vào năm {b}.',
      '{series}: các giá trị tăng từ đầu đến cuối, từ {x} năm {a} đến {y} năm {b}.',
      '{series}: các giá trị giảm từ đầu đến cuối, từ {x} năm {a} đến {y} năm {b}.',
    ],
  ),
  th: phrases(
    '{series}: ค่าสูงสุดคือ {a} ที่ {x} และค่าต่ำสุดคือ {b} ที่ {y}',
    [
      '{series}: ค่าเพิ่มขึ้นตั้งแต่ต้นจนจบ จาก {x} สำหรับ {a} เป็น {y} สำหรับ {b}',
      '{series}: ค่าลดลงตั้งแต่ต้นจนจบ จาก {x} สำหรับ {a} เป็น {y} สำหรับ {b}',
    ],
    '{series} และ {other} ต่างกันมากที่สุดสำหรับ {a} คือ {x} และ {y}',
    'ตัวเลขบอกอะไรเรา?',
    'เราดูทีละอย่างได้ไหม?',
    [
      '{series}: ค่าสูงสุดคือ {x} ในปี {a} และค่าต่ำสุดคือ {y} ในปี {b}',
      '{series}: ค่าเพิ่มขึ้นตั้งแต่ต้นจนจบ จาก {x} ในปี {a} เป็น {y} ในปี {b}',
      '{series}: ค่าลดลงตั้งแต่ต้นจนจบ จาก {x} ในปี {a} เป็น {y} ในปี {b}',
    ],
  ),
  hi: phrases(
    '{series}: सबसे बड़ा मान {a} है, {x}, और सबसे छोटा मान {b} है, {y}।',
    [
      '{series}: मान शुरू से अंत तक बढ़ते हैं, शुरू में {a}, {x}, और अंत में {b}, {y}।',
      '{series}: मान शुरू से अंत तक घटते हैं, शुरू में {a}, {x}, और अंत में {b}, {y}।',
    ],
    '{series} और {other}: सबसे बड़ा अंतर {a} है, {x} और {y}।',
    'आँकड़े क्या दिखाते हैं?',
    'क्या इन्हें एक-एक करके देखें?',
    [
      '{series}: सबसे बड़ा मान {a} में {x} है, और सबसे छोटा मान {b} में {y}।',
      '{series}: मान शुरू से अंत तक बढ़ते हैं, {a} में {x} से {b} में {y} तक।',
      '{series}: मान शुरू से अंत तक घटते हैं, {a} में {x} से {b} में {y} तक।',
    ],
  ),
  ar: phrases(
    '{series}: أعلى قيمة هي {a}، {x}، وأدنى قيمة هي {b}، {y}.',
    [
      '{series}: ترتفع القيم من البداية إلى النهاية، من {x} عند {a} إلى {y} عند {b}.',
      '{series}: تنخفض القيم من البداية إلى النهاية، من {x} عند {a} إلى {y} عند {b}.',
    ],
    '{series} مقابل {other}: أكبر فرق هو {a}، {x} مقابل {y}.',
    'ماذا تُظهر الأرقام؟',
    'هل نتناولها بالترتيب؟',
    [
      '{series}: أعلى قيمة هي {x} في عام {a}، وأدنى قيمة هي {y} في عام {b}.',
      '{series}: ترتفع القيم من البداية إلى النهاية، من {x} في عام {a} إلى {y} في عام {b}.',
      '{series}: تنخفض القيم من البداية إلى النهاية، من {x} في عام {a} إلى {y} في عام {b}.',
    ],
  ),
  he: phrases(
    '{series}: הערך הגבוה ביותר הוא {a} עם {x}, והנמוך ביותר הוא {b} עם {y}.',
    [
      '{series}: הערכים עולים מההתחלה ועד הסוף, בהתחלה {a}, {x}, ובסוף {b}, {y}.',
      '{series}: הערכים יורדים מההתחלה ועד הסוף, בהתחלה {a}, {x}, ובסוף {b}, {y}.',
    ],
    '{series} לעומת {other}: ההבדל הגדול ביותר הוא {a}, {x} לעומת {y}.',
    'מה מראים המספרים?',
    'אפשר לעבור על זה אחד אחד?',
    [
      '{series}: הערך הגבוה ביותר הוא {x} בשנת {a}, והנמוך ביותר הוא {y} בשנת {b}.',
      '{series}: הערכים עולים מההתחלה ועד הסוף, מ-{x} בשנת {a} ל-{y} בשנת {b}.',
      '{series}: הערכים יורדים מההתחלה ועד הסוף, מ-{x} בשנת {a} ל-{y} בשנת {b}.',
    ],
  ),
  zh: phrases(
    '{series}：最高的是{a}，为{x}，最低的是{b}，为{y}。',
    ['{series}：数值一路上升，从{a}的{x}到{b}的{y}。', '{series}：数值一路下降，从{a}的{x}到{b}的{y}。'],
    '{series}与{other}相差最大的是{a}，分别为{x}和{y}。',
    '这些数字说明了什么？',
    '我们一个一个来看，好吗？',
    [
      '{series}：最高值是{a}年的{x}，最低值是{b}年的{y}。',
      '{series}：数值一路上升，从{a}年的{x}到{b}年的{y}。',
      '{series}：数值一路下降，从{a}年的{x}到{b}年的{y}。',
    ],
  ),
  ja: phrases(
    '{series}：最も高いのは{a}の{x}で、最も低いのは{b}の{y}です。',
    [
      '{series}：値は最初から最後まで上がり続け、{a}の{x}から{b}の{y}になります。',
      '{series}：値は最初から最後まで下がり続け、{a}の{x}から{b}の{y}になります。',
    ],
    '{series}と{other}の差が最も大きいのは{a}で、{x}と{y}です。',
    '数字からは何が分かりますか？',
    '一つずつ見ていきましょうか？',
    [
      '{series}：最も高い値は{a}年の{x}で、最も低い値は{b}年の{y}です。',
      '{series}：値は最初から最後まで上がり続け、{a}年の{x}から{b}年の{y}になります。',
      '{series}：値は最初から最後まで下がり続け、{a}年の{x}から{b}年の{y}になります。',
    ],
  ),
  ko: phrases(
    '{series}: 가장 높은 값은 {a}, {x}이고, 가장 낮은 값은 {b}, {y}입니다.',
    [
      '{series}: 값은 처음부터 끝까지 올라갑니다. 처음은 {a}, {x}이고, 마지막은 {b}, {y}입니다.',
      '{series}: 값은 처음부터 끝까지 내려갑니다. 처음은 {a}, {x}이고, 마지막은 {b}, {y}입니다.',
    ],
    '{series}, {other}: 차이가 가장 큰 것은 {a}, {x} 대 {y}입니다.',
    '숫자는 무엇을 보여 주나요?',
    '하나씩 살펴볼까요?',
    [
      '{series}: 가장 높은 값은 {a}년의 {x}이고, 가장 낮은 값은 {b}년의 {y}입니다.',
      '{series}: 값은 {a}년 {x}에서 {b}년 {y}까지 계속 올라갑니다.',
      '{series}: 값은 {a}년 {x}에서 {b}년 {y}까지 계속 내려갑니다.',
    ],
  ),
}

export function tablePhrasesOf(language: string): TablePhrases {
  return tablePhrases[languageOf(language) ?? 'en']
}

/** The words that the writer adds to the cells of a table. */
export function wordsAboutTables(language: string): string {
  const { extremes, rises, falls, gap, years } = tablePhrasesOf(language)
  return [extremes, rises, falls, gap, ...Object.values(years)].join(' ').replaceAll(/\{\w+\}/g, ' ')
}
