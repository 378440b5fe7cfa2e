import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import type { HeadingKind } from './words/heading-kinds.ts'

/** How JAMIE turns to the next part of a page. */
export interface TurningPhrases {
  /** From what is clear now to what is open, without naming the heading. */
  readonly bridges: readonly string[]
  /** To the heading of the next part, in quotation marks. Nothing around it agrees with it. */
  readonly turns: readonly string[]
  /** Asks for the steps of a procedure. */
  readonly steps: string
  /** Asks for what a section of a kind is about. */
  readonly kinds: Readonly<Record<HeadingKind, string>>
}

type Kinds = readonly [string, string, string, string, string, string, string, string]

function phrases(
  bridges: readonly string[],
  turns: readonly string[],
  steps: string,
  asks: Kinds,
): TurningPhrases {
  const [causes, effects, mistakes, uses, kinds, history, benefits, limits] = asks
  return { bridges, turns, steps, kinds: { causes, effects, mistakes, uses, kinds, history, benefits, limits } }
}

const turningPhrases: Readonly<Record<Language, TurningPhrases>> = {
  en: phrases(
    [
      'What do we look at next?',
      'That answers my question. What should I know next?',
    ],
    [
      'I can follow that. On to {}.',
      'Good, that is clear. Then comes {}.',
      'I have that. Let’s move on to {}.',
      'Noted. Please tell us about {}.',
      'Fine, I have noted that. The next heading is {}.',
    ],
    'How is that done, step by step?',
    [
      'And what are the causes?',
      'And what are the consequences?',
      'What do people often get wrong here?',
      'And what is that used for?',
      'Which kinds are there?',
      'And how did it come about?',
      'And what are the benefits?',
      'And where are the limits?',
    ],
  ),
  es: phrases(
    [
      '¿Qué vemos ahora?',
      'Hasta aquí, esa parte. ¿Qué más conviene saber?',
    ],
    [
      'Hasta aquí lo sigo bien. Ahora viene {}.',
      'Bien, eso me queda claro. Sigamos con {}.',
      'Eso ya lo tengo. El siguiente punto es {}.',
      'Entendido. Háblanos ahora de {}.',
      'Lo he anotado. Y luego está {}.',
    ],
    '¿Cómo se hace, paso a paso?',
    [
      '¿Y cuáles son las causas?',
      '¿Y cuáles son las consecuencias?',
      '¿En qué se suele equivocar la gente aquí?',
      '¿Y para qué se usa?',
      '¿Qué tipos hay?',
      '¿Y cómo surgió?',
      '¿Y cuáles son las ventajas?',
      '¿Y dónde están los límites?',
    ],
  ),
  fr: phrases(
    [
      'Que regardons-nous maintenant ?',
      'Voilà pour cette partie. Que faut-il savoir ensuite ?',
    ],
    [
      'Jusqu’ici, je te suis. Continuons avec {}.',
      'Bien, c’est clair pour moi. Vient ensuite {}.',
      'J’ai bien compris. Le point suivant, c’est {}.',
      'C’est noté. Parlons maintenant de {}.',
      'D’accord. Il y a ensuite {}.',
    ],
    'Comment procède-t-on, étape par étape ?',
    [
      'Et quelles en sont les causes ?',
      'Et quelles en sont les conséquences ?',
      'Sur quoi se trompe-t-on souvent ici ?',
      'Et quel en est l’usage ?',
      'Quels types existe-t-il ?',
      'Et comment en est-on arrivé là ?',
      'Et quels en sont les avantages ?',
      'Et où sont les limites ?',
    ],
  ),
  de: phrases(
    [
      'Was sehen wir uns als Nächstes an?',
      'So viel dazu. Was sollte ich als Nächstes wissen?',
    ],
    [
      'So weit kann ich folgen. Jetzt kommt {}.',
      'Gut, das ist mir klar. Weiter geht es mit {}.',
      'Das habe ich verstanden. Der nächste Punkt ist {}.',
      'Das merke ich mir. Kommen wir zu {}.',
      'In Ordnung. Dann gibt es noch {}.',
    ],
    'Wie geht man dabei Schritt für Schritt vor?',
    [
      'Und was sind die Ursachen?',
      'Und was sind die Folgen?',
      'Was macht man hier oft falsch?',
      'Und wozu verwendet man das?',
      'Welche Arten gibt es?',
      'Und wie kam es dazu?',
      'Und was sind die Vorteile?',
      'Und wo liegen die Grenzen?',
    ],
  ),
  it: phrases(
    [
      'Che cosa vediamo adesso?',
      'Fin qui ci siamo. Che cosa dobbiamo sapere ora?',
    ],
    [
      'Fin qui ti seguo. Adesso viene {}.',
      'Bene, questo mi è chiaro. Andiamo avanti con {}.',
      'Questo l’ho capito. Il prossimo punto è {}.',
      'Me lo sono segnato. Parlaci adesso di {}.',
      'D’accordo. Poi c’è {}.',
    ],
    'Come si procede, passo dopo passo?',
    [
      'E quali sono le cause?',
      'E quali sono le conseguenze?',
      'In che cosa si sbaglia spesso qui?',
      'E a che cosa serve?',
      'Quali tipi esistono?',
      'E come è nato tutto questo?',
      'E quali sono i vantaggi?',
      'E dove sono i limiti?',
    ],
  ),
  ja: phrases(
    [
      '次は何を見ていきますか。',
      'ここまでは分かりました。次に何を知っておくとよいですか。',
    ],
    [
      'ここまではついていけています。次は{}ですね。',
      'なるほど、そこは分かりました。続いて{}です。',
      'それは押さえました。では{}に移りましょう。',
      'メモしました。次の話題は{}ですね。',
      '分かりました。それから{}です。',
    ],
    'それは順を追って、どのように行うのですか。',
    [
      'では、その原因は何ですか。',
      'では、どのような影響がありますか。',
      'ここでよくある間違いは何ですか。',
      'では、何に使われるのですか。',
      'どのような種類がありますか。',
      'では、どのようにして生まれたのですか。',
      'では、どのような利点がありますか。',
      'では、どこに限界がありますか。',
    ],
  ),
  ko: phrases(
    [
      '다음으로 무엇을 살펴볼까요?',
      '그 이야기는 여기까지군요. 다음으로 무엇을 알아야 할까요?',
    ],
    [
      '여기까지는 이해했어요. 이어지는 내용은 {}입니다.',
      '네, 그 부분은 분명해졌어요. 이제 {} 차례예요.',
      '그건 알겠어요. 다음 주제는 {}입니다.',
      '적어 두었어요. 이번에는 {} 이야기예요.',
      '좋아요. 그이어지는 내용은 {}입니다.',
    ],
    '그건 어떤 순서로 하나요?',
    [
      '그럼 원인은 무엇인가요?',
      '그럼 어떤 결과가 생기나요?',
      '여기서 흔히 하는 실수는 무엇인가요?',
      '그럼 어디에 쓰이나요?',
      '어떤 종류가 있나요?',
      '그럼 어떻게 시작되었나요?',
      '그럼 장점은 무엇인가요?',
      '그럼 한계는 무엇인가요?',
    ],
  ),
  pt: phrases(
    [
      'O que vemos agora?',
      'Até aqui, essa parte. O que devo saber a seguir?',
    ],
    [
      'Até aqui estou acompanhando. A seguir vem {}.',
      'Certo, isso ficou claro para mim. Vamos a {}.',
      'Isso eu entendi. O próximo ponto é {}.',
      'Já anotei. Agora é a vez de {}.',
      'Está bem. Depois temos {}.',
    ],
    'Como se faz isso, passo a passo?',
    [
      'E quais são as causas?',
      'E quais são as consequências?',
      'Em que as pessoas costumam errar aqui?',
      'E para que isso serve?',
      'Que tipos existem?',
      'E como isso surgiu?',
      'E quais são as vantagens?',
      'E onde estão os limites?',
    ],
  ),
  ru: phrases(
    [
      'Что рассмотрим дальше?',
      'С этим разобрались. Что нужно знать дальше?',
    ],
    [
      'Пока мне всё понятно. Следующая тема: {}.',
      'Хорошо, это ясно. Перейдём дальше: {}.',
      'Разобрались. Теперь на очереди {}.',
      'Это я запоминаю. Следующий пункт: {}.',
      'Принято. Дальше у нас {}.',
    ],
    'Как это делают, шаг за шагом?',
    [
      'А каковы причины?',
      'А каковы последствия?',
      'В чём здесь часто ошибаются?',
      'А для чего это используют?',
      'Какие бывают виды?',
      'А как это возникло?',
      'А каковы преимущества?',
      'А где здесь пределы?',
    ],
  ),
  zh: phrases(
    [
      '接下来我们看什么？',
      '好，这部分清楚了。下面讲什么？',
    ],
    [
      '到这里我都听懂了。接下来讲{}。',
      '好，这一点我清楚了。下面说说{}。',
      '这个我记住了。再来看{}。',
      '清楚了。下一个话题是{}。',
      '原来如此。那我们接着看{}。',
    ],
    '具体要一步一步怎么做？',
    [
      '那么，原因有哪些？',
      '那么，会带来什么影响？',
      '人们在这里常犯什么错误？',
      '那么，它有什么用途？',
      '有哪些种类？',
      '那么，它是怎么来的？',
      '那么，有哪些好处？',
      '那么，它的局限在哪里？',
    ],
  ),
  ar: phrases(
    [
      'ماذا نتناول بعد ذلك؟',
      'ماذا ينبغي أن نعرف الآن؟',
    ],
    [
      'هذا مفهوم حتى الآن. الموضوع التالي هو {}.',
      'حسنًا، هذا واضح. لنتابع مع {}.',
      'انتهينا من هذا الجزء. دورنا الآن مع {}.',
      'هذا جيد. النقطة التالية هي {}.',
      'سجّلت هذا عندي. يأتي بعد ذلك {}.',
    ],
    'كيف يتم ذلك خطوة بخطوة؟',
    [
      'وما الأسباب؟',
      'وما النتائج؟',
      'ما الأخطاء الشائعة هنا؟',
      'وفيمَ يُستخدم ذلك؟',
      'ما الأنواع الموجودة؟',
      'وكيف نشأ ذلك؟',
      'وما الفوائد؟',
      'وأين تكمن الحدود؟',
    ],
  ),
  cs: phrases(
    [
      'Na co se podíváme dál?',
      'Tolik k tomu. Co je dobré vědět dál?',
    ],
    [
      'Zatím tomu rozumím. Další téma je {}.',
      'Dobře, to je mi jasné. Pojďme dál: {}.',
      'To už vím. Další bod je {}.',
      'To si zapamatuji. Teď přichází na řadu {}.',
      'V pořádku. A dál je tu {}.',
    ],
    'Jak se to dělá krok za krokem?',
    [
      'A jaké jsou příčiny?',
      'A jaké jsou následky?',
      'V čem tu lidé často chybují?',
      'A k čemu se to používá?',
      'Jaké druhy existují?',
      'A jak to vzniklo?',
      'A jaké jsou výhody?',
      'A kde jsou meze?',
    ],
  ),
  da: phrases(
    [
      'Hvad ser vi på nu?',
      'Så meget om det. Hvad er godt at vide nu?',
    ],
    [
      'Så langt kan jeg følge med. Nu kommer {}.',
      'Godt, det er klart for mig. Lad os gå videre til {}.',
      'Det har jeg forstået. Det næste punkt er {}.',
      'Det husker jeg. Fortæl os nu om {}.',
      'I orden. Så er der {}.',
    ],
    'Hvordan gør man det trin for trin?',
    [
      'Og hvad er årsagerne?',
      'Og hvad er følgerne?',
      'Hvad tager man ofte fejl af her?',
      'Og hvad bruges det til?',
      'Hvilke typer findes der?',
      'Og hvordan opstod det?',
      'Og hvad er fordelene?',
      'Og hvor går grænserne?',
    ],
  ),
  nl: phrases(
    [
      'Wat bekijken we nu?',
      'Tot zover dat deel. Wat moet ik nu weten?',
    ],
    [
      'Tot zover kan ik het volgen. Nu komt {}.',
      'Goed, dat is me duidelijk. We gaan verder met {}.',
      'Dat heb ik begrepen. Het volgende punt is {}.',
      'Dat onthoud ik. Laten we het hebben over {}.',
      'Akkoord. Dan is er nog {}.',
    ],
    'Hoe doe je dat stap voor stap?',
    [
      'En wat zijn de oorzaken?',
      'En wat zijn de gevolgen?',
      'Wat gaat hier vaak mis?',
      'En waar wordt dat voor gebruikt?',
      'Welke soorten zijn er?',
      'En hoe is het ontstaan?',
      'En wat zijn de voordelen?',
      'En waar liggen de grenzen?',
    ],
  ),
  fi: phrases(
    [
      'Mitä katsomme seuraavaksi?',
      'Se siitä osasta. Mitä seuraavaksi pitäisi tietää?',
    ],
    [
      'Tähän asti pysyn mukana. Seuraava aihe on {}.',
      'Hyvä, se on minulle selvää. Jatketaan: {}.',
      'Sen ymmärsin. Seuraava kohta on {}.',
      'Panen sen muistiin. Nyt on vuorossa {}.',
      'Selvä. Sitten on vielä {}.',
    ],
    'Miten se tehdään vaihe vaiheelta?',
    [
      'Entä mitkä ovat syyt?',
      'Entä mitkä ovat seuraukset?',
      'Missä tässä usein erehdytään?',
      'Entä mihin sitä käytetään?',
      'Mitä lajeja on olemassa?',
      'Entä miten se syntyi?',
      'Entä mitkä ovat edut?',
      'Entä missä ovat rajat?',
    ],
  ),
  el: phrases(
    [
      'Τι θα δούμε στη συνέχεια;',
      'Ως εδώ αυτό το μέρος. Τι πρέπει να ξέρουμε μετά;',
    ],
    [
      'Ως εδώ το παρακολουθώ. Το επόμενο θέμα είναι {}.',
      'Ωραία, αυτό είναι σαφές. Ας προχωρήσουμε: {}.',
      'Αυτό το κατάλαβα. Το επόμενο σημείο είναι {}.',
      'Το κρατώ αυτό. Σειρά έχει τώρα {}.',
      'Εντάξει. Μετά έχουμε {}.',
    ],
    'Πώς γίνεται αυτό βήμα προς βήμα;',
    [
      'Και ποιες είναι οι αιτίες;',
      'Και ποιες είναι οι συνέπειες;',
      'Τι λάθη γίνονται συχνά εδώ;',
      'Και πού χρησιμοποιείται αυτό;',
      'Ποια είδη υπάρχουν;',
      'Και πώς προέκυψε αυτό;',
      'Και ποια είναι τα πλεονεκτήματα;',
      'Και πού βρίσκονται τα όρια;',
    ],
  ),
  he: phrases(
    [
      'מה נראה עכשיו?',
      'עד כאן החלק הזה. מה כדאי לדעת אחריו?',
    ],
    [
      'עד כאן הכול מובן. הנושא שאחריו הוא {}.',
      'טוב, זה ברור. נמשיך אל {}.',
      'זה מובן. הנקודה הבאה היא {}.',
      'רשמתי לעצמי. עכשיו נגיע אל {}.',
      'בסדר. ואחר כך יש לנו {}.',
    ],
    'איך עושים את זה, צעד אחר צעד?',
    [
      'ומה הן הסיבות?',
      'ומה הן התוצאות?',
      'באילו דברים טועים כאן לעיתים קרובות?',
      'ולמה זה משמש?',
      'אילו סוגים יש?',
      'ואיך זה נוצר?',
      'ומה הם היתרונות?',
      'והיכן נמצאים הגבולות?',
    ],
  ),
  hi: phrases(
    [
      'आगे हम क्या देखेंगे?',
      'यह हिस्सा यहाँ तक रहा। इसके बाद क्या जानना चाहिए?',
    ],
    [
      'यहाँ तक बात समझ में आती है। अगला शीर्षक है {}।',
      'ठीक है, यह स्पष्ट है। अब आते हैं {} पर।',
      'यह समझ में आया। अगला बिंदु है {}।',
      'यह मैंने नोट कर लिया। अब बारी है {} की।',
      'अच्छा। इसके बाद है {}।',
    ],
    'यह चरण दर चरण कैसे किया जाता है?',
    [
      'और इसके कारण क्या हैं?',
      'और इसके परिणाम क्या हैं?',
      'यहाँ लोग अक्सर क्या गलती करते हैं?',
      'और इसका उपयोग किस लिए होता है?',
      'इसके कौन से प्रकार हैं?',
      'और यह कैसे शुरू हुआ?',
      'और इसके लाभ क्या हैं?',
      'और इसकी सीमाएँ कहाँ हैं?',
    ],
  ),
  hu: phrases(
    [
      'Mit nézünk meg ezután?',
      'Ennyit erről. Mit érdemes tudni ezután?',
    ],
    [
      'Eddig értem. A következő cím: {}.',
      'Jó, ez világos. Menjünk tovább: {}.',
      'Ez megvan. A következő pont: {}.',
      'Ezt megjegyzem. Most ez jön: {}.',
      'Rendben. Utána ez következik: {}.',
    ],
    'Hogyan csináljuk lépésről lépésre?',
    [
      'És mik az okok?',
      'És mik a következmények?',
      'Miben tévednek itt gyakran?',
      'És mire használják?',
      'Milyen fajták vannak?',
      'És hogyan jött létre?',
      'És mik az előnyök?',
      'És hol vannak a határok?',
    ],
  ),
  id: phrases(
    [
      'Apa yang kita lihat selanjutnya?',
      'Cukup sampai di situ bagian ini. Apa yang perlu diketahui berikutnya?',
    ],
    [
      'Sampai di sini saya mengerti. Berikutnya {}.',
      'Baik, itu sudah jelas. Mari kita beralih ke {}.',
      'Itu sudah saya pahami. Poin berikutnya adalah {}.',
      'Itu sudah saya catat. Sekarang tentang {}.',
      'Baiklah. Lalu ada {}.',
    ],
    'Bagaimana caranya, langkah demi langkah?',
    [
      'Lalu apa penyebabnya?',
      'Lalu apa akibatnya?',
      'Kesalahan apa yang sering terjadi di sini?',
      'Lalu itu digunakan untuk apa?',
      'Ada jenis apa saja?',
      'Lalu bagaimana asal mulanya?',
      'Lalu apa manfaatnya?',
      'Lalu di mana batasnya?',
    ],
  ),
  no: phrases(
    [
      'Hva ser vi på nå?',
      'Så mye om det. Hva er greit å vite nå?',
    ],
    [
      'Så langt henger jeg med. Nå kommer {}.',
      'Bra, det er klart for meg. La oss gå videre til {}.',
      'Det har jeg forstått. Det neste punktet er {}.',
      'Det husker jeg. Fortell oss nå om {}.',
      'Greit. Så har vi {}.',
    ],
    'Hvordan gjør man det trinn for trinn?',
    [
      'Og hva er årsakene?',
      'Og hva er følgene?',
      'Hva tar man ofte feil av her?',
      'Og hva brukes det til?',
      'Hvilke typer finnes det?',
      'Og hvordan oppsto det?',
      'Og hva er fordelene?',
      'Og hvor går grensene?',
    ],
  ),
  pl: phrases(
    [
      'Czemu przyjrzymy się teraz?',
      'Tyle na ten temat. Co warto wiedzieć dalej?',
    ],
    [
      'Na razie wszystko jest jasne. Kolejny temat to {}.',
      'Dobrze, to już wiem. Idźmy dalej: {}.',
      'To już rozumiem. Następny punkt to {}.',
      'Zapamiętam to. Teraz czas na temat {}.',
      'W porządku. Dalej mamy {}.',
    ],
    'Jak to zrobić krok po kroku?',
    [
      'A jakie są przyczyny?',
      'A jakie są skutki?',
      'Jakie błędy często się tu zdarzają?',
      'A do czego to służy?',
      'Jakie są rodzaje?',
      'A jak to powstało?',
      'A jakie są zalety?',
      'A gdzie są granice?',
    ],
  ),
  ro: phrases(
    [
      'La ce ne uităm acum?',
      'Atât despre această parte. Ce ar trebui să știm mai departe?',
    ],
    [
      'Până aici înțeleg. Mai departe avem {}.',
      'Bine, asta îmi este clar. Să continuăm cu {}.',
      'Asta am înțeles. Următorul punct este {}.',
      'Am notat asta. Vorbește-ne acum despre {}.',
      'În regulă. Apoi avem {}.',
    ],
    'Cum se face asta, pas cu pas?',
    [
      'Și care sunt cauzele?',
      'Și care sunt urmările?',
      'Ce se greșește adesea aici?',
      'Și unde se folosește asta?',
      'Ce tipuri există?',
      'Și cum a apărut?',
      'Și care sunt avantajele?',
      'Și unde sunt limitele?',
    ],
  ),
  sk: phrases(
    [
      'Na čo sa pozrieme ďalej?',
      'Toľko k tomu. Čo je dobré vedieť ďalej?',
    ],
    [
      'Zatiaľ tomu rozumiem. Ďalšia téma je {}.',
      'Dobre, to je mi jasné. Poďme ďalej: {}.',
      'To už viem. Ďalší bod je {}.',
      'To si zapamätám. Teraz prichádza na rad {}.',
      'V poriadku. A ďalej je tu {}.',
    ],
    'Ako sa to robí krok za krokom?',
    [
      'A aké sú príčiny?',
      'A aké sú následky?',
      'V čom sa tu ľudia často mýlia?',
      'A na čo sa to používa?',
      'Aké druhy existujú?',
      'A ako to vzniklo?',
      'A aké sú výhody?',
      'A kde sú hranice?',
    ],
  ),
  sv: phrases(
    [
      'Vad tittar vi på nu?',
      'Så mycket om det. Vad är bra att veta nu?',
    ],
    [
      'Så långt hänger jag med. Nu kommer {}.',
      'Bra, det är klart för mig. Vi går vidare till {}.',
      'Det har jag förstått. Nästa punkt är {}.',
      'Det ska jag minnas. Berätta nu om {}.',
      'Då så. Sedan har vi {}.',
    ],
    'Hur gör man det steg för steg?',
    [
      'Och vilka är orsakerna?',
      'Och vilka är följderna?',
      'Vad missförstår man ofta här?',
      'Och vad används det till?',
      'Vilka typer finns det?',
      'Och hur uppstod det?',
      'Och vilka är fördelarna?',
      'Och var går gränserna?',
    ],
  ),
  th: phrases(
    [
      'ต่อไปเราจะดูอะไรกัน?',
      'ส่วนนี้ก็เท่านี้ ต่อไปควรรู้อะไร?',
    ],
    [
      'ถึงตรงนี้ยังตามทันอยู่ ต่อไปคือ {}',
      'ตรงนี้ชัดเจนแล้ว ไปต่อกันที่ {}',
      'เรื่องนี้เข้าใจแล้ว หัวข้อต่อไปคือ {}',
      'จดไว้แล้ว ตอนนี้ถึงเรื่อง {}',
      'ตกลง จากนั้นก็มี {}',
    ],
    'ทำอย่างไรทีละขั้นตอน?',
    [
      'แล้วสาเหตุคืออะไร?',
      'แล้วผลที่ตามมาคืออะไร?',
      'คนมักเข้าใจผิดเรื่องอะไรตรงนี้?',
      'แล้วใช้ทำอะไร?',
      'มีประเภทใดบ้าง?',
      'แล้วเกิดขึ้นมาได้อย่างไร?',
      'แล้วมีข้อดีอะไรบ้าง?',
      'แล้วมีข้อจำกัดตรงไหน?',
    ],
  ),
  tr: phrases(
    [
      'Şimdi neye bakıyoruz?',
      'Bu kısım bu kadar. Bundan sonra neyi bilmeliyim?',
    ],
    [
      'Buraya kadar takip edebiliyorum. Sıradaki konu {}.',
      'Tamam, bu benim için açık. Devam edelim: {}.',
      'Bunu anladım. Sonraki başlık {}.',
      'Bunu not ettim. Şimdi sırada {} var.',
      'Peki. Ardından {} geliyor.',
    ],
    'Bu adım adım nasıl yapılır?',
    [
      'Peki nedenleri neler?',
      'Peki sonuçları neler?',
      'Burada sık yapılan hatalar neler?',
      'Peki bu ne işe yarar?',
      'Hangi türleri var?',
      'Peki bu nasıl ortaya çıktı?',
      'Peki yararları neler?',
      'Peki sınırları nerede?',
    ],
  ),
  uk: phrases(
    [
      'Що розглянемо далі?',
      'З цим розібралися. Що треба знати далі?',
    ],
    [
      'Поки що мені все зрозуміло. Наступна тема: {}.',
      'Добре, це ясно. Перейдімо далі: {}.',
      'Розібралися. Тепер на черзі {}.',
      'Це я запам’ятовую. Наступний пункт: {}.',
      'Прийнято. Далі в нас {}.',
    ],
    'Як це роблять, крок за кроком?',
    [
      'А які причини?',
      'А які наслідки?',
      'У чому тут часто помиляються?',
      'А для чого це використовують?',
      'Які бувають види?',
      'А як це виникло?',
      'А які переваги?',
      'А де тут межі?',
    ],
  ),
  vi: phrases(
    [
      'Tiếp theo chúng ta xem gì?',
      'Phần đó đến đây là đủ. Tiếp theo nên biết điều gì?',
    ],
    [
      'Đến đây thì tôi vẫn theo kịp. Kế tiếp là {}.',
      'Được rồi, điều đó đã rõ. Ta chuyển sang {}.',
      'Điều đó tôi đã hiểu. Điểm tiếp theo là {}.',
      'Tôi đã ghi lại. Bây giờ đến phần {}.',
      'Vâng. Sau đó là {}.',
    ],
    'Việc đó được làm từng bước như thế nào?',
    [
      'Vậy nguyên nhân là gì?',
      'Vậy hậu quả là gì?',
      'Mọi người thường sai ở đâu?',
      'Vậy nó được dùng để làm gì?',
      'Có những loại nào?',
      'Vậy nó ra đời như thế nào?',
      'Vậy có những lợi ích gì?',
      'Vậy giới hạn nằm ở đâu?',
    ],
  ),
}

export function turningPhrasesOf(language: string): TurningPhrases {
  return turningPhrases[languageOf(language) ?? 'en']
}
