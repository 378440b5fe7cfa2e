import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Phrases of a speaker between slides, and about the things that a slide shows. `{}` is replaced by headings, terms or names in quotation
 * marks, so that no word around it has to agree with it.
 */
export interface NarrationPhrases {
  /** The headings of all parts. */
  readonly parts: string
  /** The first part. */
  readonly begin: string
  /** A further part. */
  readonly next: readonly string[]
  /** A part about causes or effects, after a part about the same subject. */
  readonly causes: string
  readonly effects: string
  /** Two things in two columns. */
  readonly compare: string
  /** The headings of the columns that each row of a table fills. */
  readonly columns: string
  /** The things that a table compares. */
  readonly compared: string
  /** The subject of a chart. */
  readonly chart: string
  /** Who is quoted. */
  readonly quote: string
  /** For a second program. */
  readonly code: string
  /** For steps and for events in a drawing. */
  readonly steps: string
  readonly timeline: string
  /** For a worked example. */
  readonly example: string
}

type Between = readonly [parts: string, begin: string]
type OfSlides = readonly [compare: string, columns: string, compared: string, chart: string, quote: string]
type OfViews = readonly [code: string, steps: string, timeline: string, example: string]

function phrases(
  [parts, begin]: Between,
  next: readonly string[],
  [causes, effects]: readonly [causes: string, effects: string],
  [compare, columns, compared, chart, quote]: OfSlides,
  [code, steps, timeline, example]: OfViews,
): NarrationPhrases {
  return {
    parts,
    begin,
    next,
    causes,
    effects,
    compare,
    columns,
    compared,
    chart,
    quote,
    code,
    steps,
    timeline,
    example,
  }
}

const narrationPhrases: Readonly<Record<Language, NarrationPhrases>> = {
  en: phrases(
    ['We take these parts in order: {}.', 'We start with {}.'],
    ['The next part is {}.', 'This brings us to {}.', 'We turn to {}.', 'Then there is {}.'],
    ['What is behind this?', 'What does this lead to?'],
    [
      'Two things stand side by side here: {}.',
      'For each row, the table gives {}.',
      'The table compares {}.',
      'The chart is about {}.',
      'The quotation is from {}.',
    ],
    [
      'Here is the program for it.',
      'Follow the steps one after the other.',
      'The timeline puts the events in order.',
      'We work through an example.',
    ],
  ),
  es: phrases(
    ['Veremos estas partes por orden: {}.', 'Empezamos por {}.'],
    [
      'La parte siguiente es {}.',
      'Así llegamos a {}.',
      'Pasamos ahora a {}.',
      'Queda por ver otra parte: {}.',
    ],
    ['¿A qué se debe esto?', '¿Qué consecuencias tiene esto?'],
    [
      'Aquí van dos cosas, una al lado de la otra: {}.',
      'Para cada fila, la tabla indica {}.',
      'La tabla compara {}.',
      'El gráfico trata de lo siguiente: {}.',
      'La cita es de {}.',
    ],
    [
      'Este es el programa correspondiente.',
      'Siga los pasos uno tras otro.',
      'La línea de tiempo ordena los hechos.',
      'Veamos un ejemplo.',
    ],
  ),
  fr: phrases(
    ['Nous verrons ces parties dans l’ordre : {}.', 'Commençons par {}.'],
    ['La partie suivante est {}.', 'Nous arrivons à {}.', 'Passons à {}.', 'Voici une autre partie : {}.'],
    ['À quoi cela est-il dû ?', 'Quelles en sont les conséquences ?'],
    [
      'Deux choses sont mises côte à côte : {}.',
      'Pour chaque ligne, le tableau indique {}.',
      'Le tableau compare {}.',
      'Le graphique porte sur ceci : {}.',
      'La citation est de {}.',
    ],
    [
      'Voici le programme correspondant.',
      'Suivez les étapes l’une après l’autre.',
      'La frise met les événements dans l’ordre.',
      'Étudions un exemple pas à pas.',
    ],
  ),
  de: phrases(
    ['Wir gehen der Reihe nach vor: {}.', 'Wir beginnen mit {}.'],
    [
      'Der nächste Teil heißt {}.',
      'Damit kommen wir zu {}.',
      'Wenden wir uns {} zu.',
      'Ein weiterer Teil heißt {}.',
    ],
    ['Wie kommt es dazu?', 'Welche Folgen hat das?'],
    [
      'Hier stehen zwei Dinge nebeneinander: {}.',
      'Die Tabelle nennt jeweils {}.',
      'Die Tabelle vergleicht {}.',
      'Im Diagramm geht es um {}.',
      'Das Zitat stammt von {}.',
    ],
    [
      'Hier steht das Programm dazu.',
      'Folgen Sie den Schritten nacheinander.',
      'Der Zeitstrahl ordnet die Ereignisse.',
      'Sehen wir uns ein Beispiel Schritt für Schritt an.',
    ],
  ),
  it: phrases(
    ['Vediamo queste parti in ordine: {}.', 'Cominciamo da {}.'],
    ['La parte seguente è {}.', 'Arriviamo così a {}.', 'Passiamo a {}.', 'C’è poi un’altra parte: {}.'],
    ['A che cosa si deve?', 'Quali sono le conseguenze?'],
    [
      'Qui due cose stanno fianco a fianco: {}.',
      'Per ogni riga, la tabella indica {}.',
      'La tabella confronta {}.',
      'Il grafico riguarda {}.',
      'La citazione è di {}.',
    ],
    [
      'Ecco il programma corrispondente.',
      'Seguiamo i passi uno dopo l’altro.',
      'La linea del tempo ordina gli eventi.',
      'Vediamo un esempio.',
    ],
  ),
  pt: phrases(
    ['Vamos ver estas partes por ordem: {}.', 'Começamos por {}.'],
    ['A parte seguinte é {}.', 'Chegamos assim a {}.', 'Passamos a {}.', 'Há ainda outra parte: {}.'],
    ['A que se deve isto?', 'Que consequências tem isto?'],
    [
      'Aqui estão duas coisas lado a lado: {}.',
      'Para cada linha, a tabela indica {}.',
      'A tabela compara {}.',
      'O gráfico trata do seguinte: {}.',
      'A citação é de {}.',
    ],
    [
      'Este é o programa correspondente.',
      'Siga os passos um após o outro.',
      'A linha do tempo ordena os acontecimentos.',
      'Vejamos um exemplo.',
    ],
  ),
  nl: phrases(
    ['We behandelen deze delen op volgorde: {}.', 'We beginnen met {}.'],
    [
      'Het volgende deel heet {}.',
      'Zo komen we bij {}.',
      'We gaan verder met {}.',
      'Er is nog een deel: {}.',
    ],
    ['Hoe komt dat?', 'Wat zijn de gevolgen?'],
    [
      'Hier staan twee dingen naast elkaar: {}.',
      'De tabel noemt telkens {}.',
      'De tabel vergelijkt {}.',
      'De grafiek gaat over {}.',
      'Het citaat is van {}.',
    ],
    [
      'Hier staat het programma erbij.',
      'Volg de stappen een voor een.',
      'De tijdlijn zet de gebeurtenissen op volgorde.',
      'We bekijken een voorbeeld.',
    ],
  ),
  pl: phrases(
    ['Omówimy kolejno te części: {}.', 'Zaczynamy od części {}.'],
    [
      'Następna część to {}.',
      'Tak dochodzimy do części {}.',
      'Przechodzimy do części {}.',
      'Kolejna część to {}.',
    ],
    ['Skąd się to bierze?', 'Jakie są tego skutki?'],
    [
      'Zestawiono tu dwie rzeczy: {}.',
      'W każdym wierszu tabela podaje: {}.',
      'Tabela porównuje: {}.',
      'Wykres przedstawia: {}.',
      'Źródło cytatu: {}.',
    ],
    [
      'Tak wygląda odpowiedni program.',
      'Prześledźmy kroki jeden po drugim.',
      'Oś czasu porządkuje wydarzenia.',
      'Przeanalizujmy przykład.',
    ],
  ),
  cs: phrases(
    ['Probereme postupně tyto části: {}.', 'Začneme částí {}.'],
    ['Další částí je {}.', 'Tím se dostáváme k části {}.', 'Přejdeme k části {}.', 'Následuje část {}.'],
    ['Čím je to způsobeno?', 'Jaké to má následky?'],
    [
      'Vedle sebe tu stojí dvě věci: {}.',
      'V každém řádku tabulka uvádí: {}.',
      'Tabulka srovnává: {}.',
      'Graf ukazuje: {}.',
      'Zdroj citátu: {}.',
    ],
    [
      'Takto vypadá příslušný program.',
      'Projděme kroky jeden po druhém.',
      'Časová osa řadí události.',
      'Projděme si příklad.',
    ],
  ),
  sk: phrases(
    ['Preberieme postupne tieto časti: {}.', 'Začneme časťou {}.'],
    ['Ďalšou časťou je {}.', 'Tým sa dostávame k časti {}.', 'Prejdeme k časti {}.', 'Nasleduje časť {}.'],
    ['Čím je to spôsobené?', 'Aké to má následky?'],
    [
      'Vedľa seba tu stoja dve veci: {}.',
      'V každom riadku tabuľka uvádza: {}.',
      'Tabuľka porovnáva: {}.',
      'Graf ukazuje: {}.',
      'Zdroj citátu: {}.',
    ],
    [
      'Takto vyzerá príslušný program.',
      'Prejdime kroky jeden po druhom.',
      'Časová os zoraďuje udalosti.',
      'Prejdime si príklad.',
    ],
  ),
  ru: phrases(
    ['Рассмотрим по порядку эти части: {}.', 'Начнём с части {}.'],
    [
      'Следующая часть — {}.',
      'Так мы подходим к части {}.',
      'Переходим к части {}.',
      'Есть и другая часть: {}.',
    ],
    ['Чем это вызвано?', 'Каковы последствия?'],
    [
      'Здесь сопоставлены две вещи: {}.',
      'В каждой строке таблицы указано: {}.',
      'Таблица сравнивает: {}.',
      'График показывает: {}.',
      'Источник цитаты: {}.',
    ],
    [
      'Вот соответствующая программа.',
      'Проследим шаги один за другим.',
      'Лента времени располагает события по порядку.',
      'Разберём пример.',
    ],
  ),
  uk: phrases(
    ['Розглянемо по черзі такі частини: {}.', 'Почнімо з частини {}.'],
    [
      'Наступна частина — {}.',
      'Так ми підходимо до частини {}.',
      'Переходимо до частини {}.',
      'Є ще одна частина: {}.',
    ],
    ['Чим це спричинено?', 'Які наслідки це має?'],
    [
      'Тут зіставлено дві речі: {}.',
      'У кожному рядку таблиці вказано: {}.',
      'Таблиця порівнює: {}.',
      'Графік показує: {}.',
      'Джерело цитати: {}.',
    ],
    [
      'Ось відповідна програма.',
      'Простежмо кроки один за одним.',
      'Стрічка часу розташовує події за порядком.',
      'Розберімо приклад.',
    ],
  ),
  ro: phrases(
    ['Parcurgem pe rând aceste părți: {}.', 'Începem cu {}.'],
    ['Partea următoare este {}.', 'Ajungem astfel la {}.', 'Trecem la {}.', 'Mai este o parte: {}.'],
    ['Cum se explică acest lucru?', 'Ce urmări are?'],
    [
      'Aici stau alături două lucruri: {}.',
      'Pentru fiecare rând, tabelul indică {}.',
      'Tabelul compară {}.',
      'Graficul se referă la {}.',
      'Sursa citatului: {}.',
    ],
    [
      'Iată programul corespunzător.',
      'Urmăriți pașii unul după altul.',
      'Axa timpului ordonează evenimentele.',
      'Să vedem un exemplu.',
    ],
  ),
  da: phrases(
    ['Vi tager disse dele i rækkefølge: {}.', 'Vi begynder med {}.'],
    ['Den næste del er {}.', 'Dermed når vi til {}.', 'Vi går videre til {}.', 'Der er endnu en del: {}.'],
    ['Hvad skyldes det?', 'Hvilke følger har det?'],
    [
      'Her står to ting side om side: {}.',
      'For hver række angiver tabellen {}.',
      'Tabellen sammenligner {}.',
      'Diagrammet handler om {}.',
      'Citatet er fra {}.',
    ],
    [
      'Her er programmet til det.',
      'Følg trinnene et efter et.',
      'Tidslinjen sætter begivenhederne i rækkefølge.',
      'Lad os gennemgå et eksempel.',
    ],
  ),
  no: phrases(
    ['Vi tar disse delene i rekkefølge: {}.', 'Vi begynner med {}.'],
    [
      'Den neste delen er {}.',
      'Dermed kommer vi til {}.',
      'Vi går videre til {}.',
      'Det er enda en del: {}.',
    ],
    ['Hva skyldes det?', 'Hvilke følger har det?'],
    [
      'Her står to ting side om side: {}.',
      'For hver rad oppgir tabellen {}.',
      'Tabellen sammenligner {}.',
      'Diagrammet handler om {}.',
      'Sitatet er fra {}.',
    ],
    [
      'Her er programmet for det.',
      'Følg trinnene ett etter ett.',
      'Tidslinjen setter hendelsene i rekkefølge.',
      'La oss gå gjennom et eksempel.',
    ],
  ),
  sv: phrases(
    ['Vi tar dessa delar i ordning: {}.', 'Vi börjar med {}.'],
    ['Nästa del är {}.', 'Därmed kommer vi till {}.', 'Vi går vidare till {}.', 'Det finns ännu en del: {}.'],
    ['Vad beror det på?', 'Vilka följder får det?'],
    [
      'Här står två saker sida vid sida: {}.',
      'För varje rad anger tabellen {}.',
      'Tabellen jämför {}.',
      'Diagrammet handlar om {}.',
      'Citatet är från {}.',
    ],
    [
      'Här är programmet till det.',
      'Följ stegen ett efter ett.',
      'Tidslinjen sätter händelserna i ordning.',
      'Låt oss gå igenom ett exempel.',
    ],
  ),
  fi: phrases(
    ['Käymme läpi nämä osat järjestyksessä: {}.', 'Ensimmäinen osa on {}.'],
    [
      'Seuraava osa on {}.',
      'Näin tulemme osaan {}.',
      'Siirrymme osaan {}.',
      'Vuorossa on vielä yksi osa: {}.',
    ],
    ['Mistä tämä johtuu?', 'Mitä siitä seuraa?'],
    [
      'Tässä on kaksi asiaa rinnakkain: {}.',
      'Taulukon jokaisella rivillä on {}.',
      'Taulukossa verrataan: {}.',
      'Kaavion aihe on {}.',
      'Sitaatin lähde: {}.',
    ],
    [
      'Tässä on siihen kuuluva ohjelma.',
      'Seurataan vaiheita yksi kerrallaan.',
      'Aikajana näyttää tapahtumat järjestyksessä.',
      'Käydään läpi esimerkki.',
    ],
  ),
  hu: phrases(
    ['Sorban ezeket a részeket nézzük meg: {}.', 'Az első rész: {}.'],
    [
      'A következő rész: {}.',
      'Így elérkeztünk egy újabb részhez: {}.',
      'Folytatjuk: {}.',
      'Van még egy rész: {}.',
    ],
    ['Mi ennek az oka?', 'Milyen következményei vannak?'],
    [
      'Itt két dolog áll egymás mellett: {}.',
      'A táblázat minden sorában ez áll: {}.',
      'A táblázat ezeket hasonlítja össze: {}.',
      'A diagram témája: {}.',
      'Az idézet forrása: {}.',
    ],
    [
      'Itt látható a hozzá tartozó program.',
      'Kövessük a lépéseket egymás után.',
      'Az idővonal sorba rendezi az eseményeket.',
      'Nézzünk végig egy példát.',
    ],
  ),
  el: phrases(
    ['Θα δούμε με τη σειρά αυτά τα μέρη: {}.', 'Ξεκινάμε με το μέρος {}.'],
    [
      'Το επόμενο μέρος είναι {}.',
      'Έτσι φτάνουμε στο μέρος {}.',
      'Περνάμε στο μέρος {}.',
      'Υπάρχει ακόμη ένα μέρος: {}.',
    ],
    ['Πού οφείλεται αυτό;', 'Ποιες είναι οι συνέπειες;'],
    [
      'Εδώ βρίσκονται δύο πράγματα δίπλα δίπλα: {}.',
      'Για κάθε γραμμή ο πίνακας δίνει {}.',
      'Ο πίνακας συγκρίνει {}.',
      'Το διάγραμμα δείχνει: {}.',
      'Πηγή του αποσπάσματος: {}.',
    ],
    [
      'Αυτό είναι το αντίστοιχο πρόγραμμα.',
      'Ας δούμε τα βήματα ένα προς ένα.',
      'Το χρονολόγιο βάζει τα γεγονότα σε σειρά.',
      'Ας δούμε ένα παράδειγμα βήμα προς βήμα.',
    ],
  ),
  tr: phrases(
    ['Şu bölümleri sırayla ele alacağız: {}.', 'İlk bölüm: {}.'],
    [
      'Sonraki bölüm: {}.',
      'Böylece yeni bir bölüme geldik: {}.',
      'Şu bölüme geçiyoruz: {}.',
      'Bir bölüm daha var: {}.',
    ],
    ['Bunun nedeni ne?', 'Bunun sonuçları neler?'],
    [
      'Burada iki şey yan yana duruyor: {}.',
      'Tablonun her satırında şunlar var: {}.',
      'Tablo şunları karşılaştırıyor: {}.',
      'Grafiğin konusu: {}.',
      'Alıntının kaynağı: {}.',
    ],
    [
      'İlgili program burada.',
      'Adımları sırayla izleyelim.',
      'Zaman çizelgesi olayları sıraya koyar.',
      'Bir örneği adım adım inceleyelim.',
    ],
  ),
  id: phrases(
    ['Kita membahas bagian-bagian ini secara berurutan: {}.', 'Kita mulai dengan {}.'],
    [
      'Bagian berikutnya adalah {}.',
      'Kita sampai pada {}.',
      'Kita beralih ke {}.',
      'Masih ada bagian lain: {}.',
    ],
    ['Apa penyebabnya?', 'Apa akibatnya?'],
    [
      'Di sini ada dua hal berdampingan: {}.',
      'Untuk setiap baris, tabel ini memuat {}.',
      'Tabel ini membandingkan {}.',
      'Grafik ini tentang {}.',
      'Kutipan ini dari {}.',
    ],
    [
      'Inilah programnya.',
      'Ikuti langkah-langkahnya satu per satu.',
      'Garis waktu mengurutkan peristiwa.',
      'Mari kita lihat sebuah contoh.',
    ],
  ),
  vi: phrases(
    ['Chúng ta lần lượt xem các phần sau: {}.', 'Chúng ta bắt đầu với {}.'],
    ['Phần tiếp theo là {}.', 'Như vậy ta đến với {}.', 'Ta chuyển sang {}.', 'Còn một phần nữa: {}.'],
    ['Nguyên nhân là gì?', 'Hệ quả là gì?'],
    [
      'Ở đây có hai điều đặt cạnh nhau: {}.',
      'Với mỗi hàng, bảng cho biết {}.',
      'Bảng so sánh {}.',
      'Biểu đồ nói về {}.',
      'Câu trích là của {}.',
    ],
    [
      'Đây là chương trình tương ứng.',
      'Hãy theo dõi lần lượt từng bước.',
      'Dòng thời gian xếp các sự kiện theo thứ tự.',
      'Ta cùng xem một ví dụ.',
    ],
  ),
  th: phrases(
    ['เราจะดูหัวข้อเหล่านี้ตามลำดับ: {}', 'เราเริ่มจากหัวข้อ {}'],
    ['หัวข้อต่อไปคือ {}', 'เรามาถึงหัวข้อ {}', 'เราเปลี่ยนไปที่หัวข้อ {}', 'ยังมีอีกหัวข้อหนึ่ง: {}'],
    ['สิ่งนี้เกิดจากอะไร?', 'ผลที่ตามมาคืออะไร?'],
    [
      'ที่นี่มีสองสิ่งวางเทียบกัน: {}',
      'แต่ละแถวของตารางบอก {}',
      'ตารางนี้เปรียบเทียบ {}',
      'แผนภูมินี้แสดง {}',
      'ที่มาของคำพูด: {}',
    ],
    ['นี่คือโปรแกรมที่เกี่ยวข้อง', 'ดูขั้นตอนไปทีละขั้น', 'เส้นเวลาเรียงเหตุการณ์ตามลำดับ', 'มาดูตัวอย่างทีละขั้น'],
  ),
  hi: phrases(
    ['हम इन भागों को क्रम से देखेंगे: {}।', 'हम {} से शुरू करते हैं।'],
    ['अगला भाग है {}।', 'अब हम {} तक पहुँचते हैं।', 'अब हम {} की ओर बढ़ते हैं।', 'एक और भाग है: {}।'],
    ['इसका कारण क्या है?', 'इसके परिणाम क्या हैं?'],
    [
      'यहाँ दो बातें साथ-साथ रखी गई हैं: {}।',
      'तालिका की हर पंक्ति में ये हैं: {}।',
      'तालिका इनकी तुलना करती है: {}।',
      'चार्ट का विषय है {}।',
      'उद्धरण का स्रोत: {}।',
    ],
    ['इसका प्रोग्राम यहाँ है।', 'चरणों को एक-एक करके देखें।', 'समयरेखा घटनाओं को क्रम में रखती है।', 'आइए एक उदाहरण देखें।'],
  ),
  ja: phrases(
    ['次の順に見ていきます：{}。', 'まず{}から始めます。'],
    ['次は{}です。', 'ここで{}に移ります。', '続いて{}を見ます。', 'もう一つの項目は{}です。'],
    ['その原因は何でしょうか？', 'その結果、何が起こるのでしょうか？'],
    [
      'ここでは二つを並べています：{}。',
      '表の各行には{}があります。',
      'この表は{}を比べています。',
      'グラフが示すのは{}です。',
      '引用元：{}。',
    ],
    [
      'これがそのプログラムです。',
      '手順を一つずつ見ていきましょう。',
      '年表は出来事を順に並べています。',
      '例を一つ見てみましょう。',
    ],
  ),
  ko: phrases(
    ['다음 순서로 살펴보겠습니다: {}.', '먼저 살펴볼 부분은 {}입니다.'],
    [
      '다음 부분은 {}입니다.',
      '이제 살펴볼 부분은 {}입니다.',
      '이어지는 부분은 {}입니다.',
      '부분이 하나 더 있습니다: {}.',
    ],
    ['그 원인은 무엇일까요?', '그 결과는 무엇일까요?'],
    [
      '여기서는 두 가지를 나란히 놓았습니다: {}.',
      '표의 각 행에는 다음이 있습니다: {}.',
      '이 표는 다음을 비교합니다: {}.',
      '도표의 주제는 {}입니다.',
      '인용 출처: {}.',
    ],
    [
      '다음은 해당 프로그램입니다.',
      '단계를 하나씩 따라가 봅시다.',
      '연표는 사건을 순서대로 보여 줍니다.',
      '예를 하나 살펴봅시다.',
    ],
  ),
  zh: phrases(
    ['我们依次来看这几部分：{}。', '我们从{}开始。'],
    ['下一部分是{}。', '这样就到了{}。', '现在来看{}。', '还有一部分：{}。'],
    ['这是什么原因造成的？', '这会带来什么影响？'],
    [
      '这里并列着两样东西：{}。',
      '表格的每一行给出{}。',
      '这张表对比了{}。',
      '这张图表的主题是{}。',
      '引文出自{}。',
    ],
    ['下面是相应的程序。', '我们一步一步来看。', '时间轴按顺序列出这些事件。', '我们来看一个例子。'],
  ),
  ar: phrases(
    ['نتناول هذه الأجزاء بالترتيب: {}.', 'نبدأ بـ{}.'],
    ['الجزء التالي هو {}.', 'وبهذا نصل إلى {}.', 'ننتقل إلى {}.', 'وهناك جزء آخر: {}.'],
    ['ما أسباب ذلك؟', 'ما نتائج ذلك؟'],
    [
      'نضع هنا أمرين جنبًا إلى جنب: {}.',
      'يبين الجدول في كل صف: {}.',
      'يقارن الجدول بين {}.',
      'موضوع المخطط هو {}.',
      'الاقتباس من {}.',
    ],
    [
      'هذا هو البرنامج المقابل.',
      'لنتابع الخطوات واحدة بعد أخرى.',
      'يرتب الخط الزمني الأحداث.',
      'لنتأمل مثالًا.',
    ],
  ),
  he: phrases(
    ['נעבור על החלקים האלה לפי הסדר: {}.', 'נתחיל בחלק {}.'],
    ['החלק הבא הוא {}.', 'כך הגענו לחלק {}.', 'נעבור לחלק {}.', 'יש עוד חלק: {}.'],
    ['מה הסיבות לכך?', 'מהן ההשלכות?'],
    [
      'כאן מוצגים שני דברים זה לצד זה: {}.',
      'בכל שורה בטבלה מופיעים: {}.',
      'הטבלה משווה בין {}.',
      'נושא התרשים הוא {}.',
      'מקור הציטוט: {}.',
    ],
    [
      'זו התוכנית המתאימה.',
      'נעקוב אחר הצעדים בזה אחר זה.',
      'ציר הזמן מסדר את האירועים.',
      'נעבור על דוגמה שלב אחר שלב.',
    ],
  ),
}

export function narrationPhrasesOf(language: string): NarrationPhrases {
  return narrationPhrases[languageOf(language) ?? 'en']
}
