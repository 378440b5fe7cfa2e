import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Phrases that describe a chart. `{}` is a row with its number, or its number alone. No word around it agrees with it.
 */
export interface ChartPhrases {
  readonly lookAtChart: string
  readonly highest: string
  readonly lowest: string
  /** The first and the last row. */
  readonly rises: string
  readonly falls: string
  /** A row in which two series have the same number. */
  readonly equal: string
  /** The heading of what two compared things share. */
  readonly both: string
}

function phrases(
  lookAtChart: string,
  [highest, lowest]: readonly [string, string],
  [rises, falls]: readonly [string, string],
  [equal, both]: readonly [string, string],
): ChartPhrases {
  return { lookAtChart, highest, lowest, rises, falls, equal, both }
}

/** The phrases about charts, by language. */
export const chartPhrases: Readonly<Record<Language, ChartPhrases>> = {
  en: phrases(
    'Look at the chart.',
    ['The highest value: {}.', 'The lowest value: {}.'],
    ['The values rise throughout. First: {}. Last: {}.', 'The values fall throughout. First: {}. Last: {}.'],
    ['Both values are equal here: {}.', 'Both'],
  ),
  es: phrases(
    'Observe el gráfico.',
    ['El valor más alto: {}.', 'El valor más bajo: {}.'],
    [
      'Los valores suben de principio a fin. Primero: {}. Último: {}.',
      'Los valores bajan de principio a fin. Primero: {}. Último: {}.',
    ],
    ['Aquí coinciden ambos valores: {}.', 'Ambos'],
  ),
  fr: phrases(
    'Observez le graphique.',
    ['La valeur la plus élevée : {}.', 'La valeur la plus basse : {}.'],
    [
      'Les valeurs montent du début à la fin. Au début : {}. À la fin : {}.',
      'Les valeurs baissent du début à la fin. Au début : {}. À la fin : {}.',
    ],
    ['Les deux valeurs sont égales ici : {}.', 'Les deux'],
  ),
  de: phrases(
    'Das Diagramm zeigt es.',
    ['Der höchste Wert: {}.', 'Der niedrigste Wert: {}.'],
    [
      'Die Werte steigen durchgehend. Am Anfang: {}. Am Ende: {}.',
      'Die Werte fallen durchgehend. Am Anfang: {}. Am Ende: {}.',
    ],
    ['Hier sind beide Werte gleich: {}.', 'Beide'],
  ),
  it: phrases(
    'Osserviamo il grafico.',
    ['Il valore più alto: {}.', 'Il valore più basso: {}.'],
    [
      'I valori salgono dall’inizio alla fine. All’inizio: {}. Alla fine: {}.',
      'I valori scendono dall’inizio alla fine. All’inizio: {}. Alla fine: {}.',
    ],
    ['Qui i due valori sono uguali: {}.', 'Entrambi'],
  ),
  pt: phrases(
    'Observe o gráfico.',
    ['O valor mais alto: {}.', 'O valor mais baixo: {}.'],
    [
      'Os valores sobem do início ao fim. No início: {}. No fim: {}.',
      'Os valores descem do início ao fim. No início: {}. No fim: {}.',
    ],
    ['Aqui os dois valores são iguais: {}.', 'Ambos'],
  ),
  nl: phrases(
    'Kijk naar de grafiek.',
    ['De hoogste waarde: {}.', 'De laagste waarde: {}.'],
    [
      'De waarden stijgen van begin tot eind. Aan het begin: {}. Aan het eind: {}.',
      'De waarden dalen van begin tot eind. Aan het begin: {}. Aan het eind: {}.',
    ],
    ['Hier zijn beide waarden gelijk: {}.', 'Beide'],
  ),
  pl: phrases(
    'Spójrzmy na wykres.',
    ['Najwyższa wartość: {}.', 'Najniższa wartość: {}.'],
    [
      'Wartości rosną od początku do końca. Na początku: {}. Na końcu: {}.',
      'Wartości maleją od początku do końca. Na początku: {}. Na końcu: {}.',
    ],
    ['Tutaj obie wartości są równe: {}.', 'Wspólne'],
  ),
  cs: phrases(
    'Podívejme se na graf.',
    ['Nejvyšší hodnota: {}.', 'Nejnižší hodnota: {}.'],
    [
      'Hodnoty od začátku do konce rostou. Na začátku: {}. Na konci: {}.',
      'Hodnoty od začátku do konce klesají. Na začátku: {}. Na konci: {}.',
    ],
    ['Zde jsou obě hodnoty stejné: {}.', 'Společné'],
  ),
  sk: phrases(
    'Pozrime sa na graf.',
    ['Najvyššia hodnota: {}.', 'Najnižšia hodnota: {}.'],
    [
      'Hodnoty od začiatku do konca rastú. Na začiatku: {}. Na konci: {}.',
      'Hodnoty od začiatku do konca klesajú. Na začiatku: {}. Na konci: {}.',
    ],
    ['Tu sú obe hodnoty rovnaké: {}.', 'Spoločné'],
  ),
  ru: phrases(
    'Посмотрим на диаграмму.',
    ['Наибольшее значение: {}.', 'Наименьшее значение: {}.'],
    [
      'Значения растут от начала до конца. В начале: {}. В конце: {}.',
      'Значения убывают от начала до конца. В начале: {}. В конце: {}.',
    ],
    ['Здесь оба значения равны: {}.', 'Общее'],
  ),
  uk: phrases(
    'Подивімося на діаграму.',
    ['Найбільше значення: {}.', 'Найменше значення: {}.'],
    [
      'Значення зростають від початку до кінця. На початку: {}. Наприкінці: {}.',
      'Значення спадають від початку до кінця. На початку: {}. Наприкінці: {}.',
    ],
    ['Тут обидва значення рівні: {}.', 'Спільне'],
  ),
  da: phrases(
    'Se på diagrammet.',
    ['Den højeste værdi: {}.', 'Den laveste værdi: {}.'],
    [
      'Værdierne stiger hele vejen. Først: {}. Til sidst: {}.',
      'Værdierne falder hele vejen. Først: {}. Til sidst: {}.',
    ],
    ['Her er begge værdier ens: {}.', 'Begge'],
  ),
  sv: phrases(
    'Titta på diagrammet.',
    ['Det högsta värdet: {}.', 'Det lägsta värdet: {}.'],
    ['Värdena stiger hela vägen. Först: {}. Sist: {}.', 'Värdena sjunker hela vägen. Först: {}. Sist: {}.'],
    ['Här är båda värdena lika: {}.', 'Båda'],
  ),
  no: phrases(
    'Se på diagrammet.',
    ['Den høyeste verdien: {}.', 'Den laveste verdien: {}.'],
    [
      'Verdiene stiger hele veien. Først: {}. Til slutt: {}.',
      'Verdiene synker hele veien. Først: {}. Til slutt: {}.',
    ],
    ['Her er begge verdiene like: {}.', 'Begge'],
  ),
  fi: phrases(
    'Katsotaan kaaviota.',
    ['Suurin arvo: {}.', 'Pienin arvo: {}.'],
    [
      'Arvot kasvavat alusta loppuun. Alussa: {}. Lopussa: {}.',
      'Arvot laskevat alusta loppuun. Alussa: {}. Lopussa: {}.',
    ],
    ['Tässä molemmat arvot ovat yhtä suuret: {}.', 'Molemmat'],
  ),
  hu: phrases(
    'Nézzük meg a diagramot.',
    ['A legnagyobb érték: {}.', 'A legkisebb érték: {}.'],
    [
      'Az értékek végig nőnek. Az elején: {}. A végén: {}.',
      'Az értékek végig csökkennek. Az elején: {}. A végén: {}.',
    ],
    ['Itt a két érték egyenlő: {}.', 'Mindkettő'],
  ),
  ro: phrases(
    'Să privim graficul.',
    ['Cea mai mare valoare: {}.', 'Cea mai mică valoare: {}.'],
    [
      'Valorile cresc de la început până la sfârșit. La început: {}. La sfârșit: {}.',
      'Valorile scad de la început până la sfârșit. La început: {}. La sfârșit: {}.',
    ],
    ['Aici cele două valori sunt egale: {}.', 'Ambele'],
  ),
  el: phrases(
    'Ας δούμε το διάγραμμα.',
    ['Η υψηλότερη τιμή: {}.', 'Η χαμηλότερη τιμή: {}.'],
    [
      'Οι τιμές αυξάνονται από την αρχή ως το τέλος. Στην αρχή: {}. Στο τέλος: {}.',
      'Οι τιμές μειώνονται από την αρχή ως το τέλος. Στην αρχή: {}. Στο τέλος: {}.',
    ],
    ['Εδώ οι δύο τιμές είναι ίσες: {}.', 'Και τα δύο'],
  ),
  tr: phrases(
    'Grafiğe bakalım.',
    ['En yüksek değer: {}.', 'En düşük değer: {}.'],
    [
      'Değerler baştan sona artıyor. Başta: {}. Sonda: {}.',
      'Değerler baştan sona azalıyor. Başta: {}. Sonda: {}.',
    ],
    ['Burada iki değer eşit: {}.', 'Her ikisi'],
  ),
  id: phrases(
    'Mari lihat grafiknya.',
    ['Nilai tertinggi: {}.', 'Nilai terendah: {}.'],
    [
      'Nilainya naik dari awal sampai akhir. Pada awal: {}. Pada akhir: {}.',
      'Nilainya turun dari awal sampai akhir. Pada awal: {}. Pada akhir: {}.',
    ],
    ['Di sini kedua nilai sama: {}.', 'Keduanya'],
  ),
  vi: phrases(
    'Hãy nhìn vào biểu đồ.',
    ['Giá trị cao nhất: {}.', 'Giá trị thấp nhất: {}.'],
    [
      'Các giá trị tăng từ đầu đến cuối. Lúc đầu: {}. Cuối cùng: {}.',
      'Các giá trị giảm từ đầu đến cuối. Lúc đầu: {}. Cuối cùng: {}.',
    ],
    ['Tại đây hai giá trị bằng nhau: {}.', 'Cả hai'],
  ),
  th: phrases(
    'มาดูแผนภูมิกัน',
    ['ค่าสูงสุด: {}', 'ค่าต่ำสุด: {}'],
    ['ค่าเพิ่มขึ้นตั้งแต่ต้นจนจบ เริ่มต้น: {} สุดท้าย: {}', 'ค่าลดลงตั้งแต่ต้นจนจบ เริ่มต้น: {} สุดท้าย: {}'],
    ['ค่าทั้งสองเท่ากันที่นี่: {}', 'ทั้งสอง'],
  ),
  hi: phrases(
    'चार्ट को देखिए।',
    ['सबसे बड़ा मान: {}।', 'सबसे छोटा मान: {}।'],
    ['मान शुरू से अंत तक बढ़ते हैं। शुरू में: {}। अंत में: {}।', 'मान शुरू से अंत तक घटते हैं। शुरू में: {}। अंत में: {}।'],
    ['यहाँ दोनों मान बराबर हैं: {}।', 'दोनों'],
  ),
  ar: phrases(
    'لننظر إلى المخطط.',
    ['أعلى قيمة: {}.', 'أدنى قيمة: {}.'],
    [
      'ترتفع القيم من البداية إلى النهاية. في البداية: {}. في النهاية: {}.',
      'تنخفض القيم من البداية إلى النهاية. في البداية: {}. في النهاية: {}.',
    ],
    ['هنا تتساوى القيمتان: {}.', 'كلاهما'],
  ),
  he: phrases(
    'נביט בתרשים.',
    ['הערך הגבוה ביותר: {}.', 'הערך הנמוך ביותר: {}.'],
    [
      'הערכים עולים מההתחלה ועד הסוף. בהתחלה: {}. בסוף: {}.',
      'הערכים יורדים מההתחלה ועד הסוף. בהתחלה: {}. בסוף: {}.',
    ],
    ['כאן שני הערכים שווים: {}.', 'שניהם'],
  ),
  zh: phrases(
    '请看图表。',
    ['最高值：{}。', '最低值：{}。'],
    ['数值一路上升。开始：{}。最后：{}。', '数值一路下降。开始：{}。最后：{}。'],
    ['两个数值在此相等：{}。', '共同点'],
  ),
  ja: phrases(
    '図を見てみましょう。',
    ['最も高い値：{}。', '最も低い値：{}。'],
    [
      '値は最初から最後まで上がり続けます。最初：{}。最後：{}。',
      '値は最初から最後まで下がり続けます。最初：{}。最後：{}。',
    ],
    ['ここで二つの値が等しくなります：{}。', '共通点'],
  ),
  ko: phrases(
    '도표를 살펴보겠습니다.',
    ['가장 높은 값: {}.', '가장 낮은 값: {}.'],
    [
      '값은 처음부터 끝까지 올라갑니다. 처음: {}. 마지막: {}.',
      '값은 처음부터 끝까지 내려갑니다. 처음: {}. 마지막: {}.',
    ],
    ['여기에서 두 값이 같습니다: {}.', '공통점'],
  ),
}
