import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { containing, starting, unspaced } from './word-patterns.ts'

/** How a text leads its reader: 'Imagine', 'Let us look at', 'By now it should be clear'. Such a sentence states no point. */
const addresses: Readonly<Record<Language, string>> = {
  en: 'do not|don’t|imagine|suppose|consider|think of|think about|let’s|let us|look at|take a look|have a look|look closely|notice how|try to|try it|take a moment|as you can see|as you read|as you know|you may wonder|you might wonder|you may have|you might have|you have probably|you probably|you have seen|you’ve seen|you have learned|you’ve learned|you will see|you’ll see|by now|it should be clear|it should now be|don’t worry|do not worry|congratulations|well done|to see why|to see how|to illustrate|we have seen|we’ve seen|we will see|we’ll see|we now turn|now that you|recall that|we can now',
  es: 'imagine|imagina|imaginemos|suponga|supongamos|supón|considere|considera|consideremos|piense|piensa en|piensa ahora|pensemos|quizá esté|quizás esté|tal vez esté|veamos|observe|observa|fíjese|fíjate|mire|mira|intente|intenta|como puede ver|como puedes ver|como ve|ya debería|a estas alturas|no se preocupe|no te preocupes|recuerde que|hemos visto|para ilustrar|ahora que|quizá se pregunte|esto nos abre',
  fr: 'imaginez|imaginons|supposez|supposons|considérez|considérons|pensez à|pensons à|voyons|regardez|regardons|observez|observons|essayez|comme vous pouvez|comme vous le voyez|à ce stade|il devrait être clair|ne vous inquiétez|rappelez-vous|nous avons vu|nous allons voir|pour illustrer|maintenant que|vous vous demandez',
  de: 'stell dir|stellen sie sich|stellen wir uns|angenommen|nehmen wir an|betrachte|betrachten wir|betrachten sie|denk an|denken sie an|denken wir an|schauen wir|sehen wir uns|schau dir|schauen sie|sehen sie sich|beachte|versuche|versuchen sie|wie du siehst|wie sie sehen|inzwischen sollte|es sollte klar|keine sorge|erinnere dich|erinnern sie sich|wir haben gesehen|zur veranschaulichung|nun, da',
  it: 'immagina|immaginate|immaginiamo|supponi|supponete|supponiamo|considera|considerate|consideriamo|pensa a|pensate a|pensiamo a|vediamo|guarda|guardate|osserva|osservate|prova a|provate a|come puoi vedere|come potete vedere|a questo punto|dovrebbe essere chiaro|non preoccuparti|non preoccupatevi|ricorda che|ricordate che|abbiamo visto|per illustrare|ora che',
  ja: '想像して|考えてみましょう|見てみましょう|見ていきましょう|思い出して|心配しないで|仮定しましょう|試してみましょう|覚えていますか',
  ko: '상상해|생각해 보|살펴보|가정해|떠올려|걱정하지|시도해 보|기억하나요|알아보자|알아봅시다',
  pt: 'imagine|imaginemos|suponha|suponhamos|considere|consideremos|pense em|pense no|pense na|vejamos|observe|olhe|tente|como você pode ver|como pode ver|a esta altura|deve estar claro|não se preocupe|lembre-se|vimos que|para ilustrar|agora que',
  ru: 'представьте|представим|предположим|предположите|рассмотрим|рассмотрите|подумайте|давайте|посмотрите|посмотрим|обратите внимание|попробуйте|как видите|как вы видите|теперь должно быть|теперь понятно|не волнуйтесь|вспомните|мы видели|чтобы проиллюстрировать|теперь, когда',
  zh: '想象|设想|假设你|假想|试想|考虑一下|看向|看一下|看一看|我们来看|让我们|来看看|请注意|请看|试着|试试|如你所见|正如你所见|别担心|不用担心|不要担心|恭喜|回忆一下|还记得|你可能会|你也许|如果你是第一次|如果第一次|仅需跟随|你可以查看',
  ar: 'تخيل|تخيّل|لنفترض|لنفرض|افترض|تأمل|تأمّل|فكر في|فكّر في|لننظر|انظر|لنر|دعنا|دعونا|لاحظ|حاول|كما ترى|كما تلاحظ|لا تقلق|تذكر|تذكّر|ستتفاجأ|ستلاحظ|لقد رأينا|رأينا|لتوضيح|والآن بعد',
  cs: 'představ si|představte si|představme si|předpokládejme|předpokládej|uvažujme|uvažuj|zamysli|zamyslete|podívejme|podívej|podívejte|všimněte|všimni|zkus|zkuste|jak vidíte|jak vidíš|nyní by mělo|nyní je jasné|nebojte|vzpomeň|vzpomeňte|viděli jsme|pro ilustraci|teď, když',
  da: 'forestil dig|forestil jer|antag|lad os|overvej|tænk på|se på|kig på|læg mærke|prøv|som du kan se|som du ser|nu skulle|det skulle nu|bare rolig|husk at|vi har set|for at illustrere|nu hvor',
  nl: 'stel je|stelt u zich|stel dat|laten we|overweeg|denk aan|denk eens|kijk naar|kijk eens|let op|probeer|zoals je ziet|zoals u ziet|inmiddels|het moge duidelijk|maak je geen|herinner je|we hebben gezien|ter illustratie|nu je',
  fi: 'kuvittele|kuvitelkaa|oletetaan|tarkastellaan|ajattele|ajatellaan|katso|katsotaan|huomaa|kokeile|kuten näet|nyt pitäisi|älä huoli|muista, että|olemme nähneet|havainnollistaaksemme|nyt kun',
  el: 'φανταστείτε|φαντάσου|υποθέστε|ας υποθέσουμε|ας δούμε|ας εξετάσουμε|σκεφτείτε|σκέψου|κοιτάξτε|κοίτα|παρατηρήστε|προσπαθήστε|όπως βλέπετε|όπως βλέπεις|θα πρέπει πλέον|μην ανησυχείτε|θυμηθείτε|είδαμε|για παράδειγμα, φανταστείτε|τώρα που',
  he: 'דמיינו|דמיין|תארו לעצמכם|תאר לעצמך|נניח|הניחו|חשבו על|חשוב על|בואו|הבה|הביטו|התבוננו|שימו לב|נסו|כפי שאתם רואים|כפי שניתן לראות|אל תדאגו|זכרו|ראינו|לשם המחשה|כעת, כאשר',
  hi: 'कल्पना कीजिए|कल्पना करें|मान लीजिए|मान लें|विचार कीजिए|विचार करें|सोचिए|सोचें|आइए|देखिए|देखें|ध्यान दीजिए|ध्यान दें|प्रयास कीजिए|प्रयास करें|चिंता न करें|याद कीजिए|याद करें|जैसा कि आप देख|जैसा कि हम देख|हमने देखा',
  hu: 'képzeld|képzelje|képzeljük|tegyük fel|tekintsük|tekintse|gondolj|gondoljon|gondoljunk|nézzük|nézd|nézze|figyeld|figyelje|próbáld|próbálja|mint látod|mint látható|mostanra|ne aggódj|ne aggódjon|emlékezz|láttuk|szemléltetésül|most, hogy',
  id: 'bayangkan|misalkan|anggaplah|pertimbangkan|pikirkan|mari|lihatlah|perhatikan|cobalah|seperti yang anda lihat|seperti terlihat|sekarang seharusnya|jangan khawatir|ingatlah|kita telah melihat|sebagai ilustrasi|sekarang setelah',
  no: 'tenk deg|forestill deg|anta|la oss|vurder|tenk på|se på|legg merke|prøv|som du kan se|som du ser|nå burde|det burde nå|ikke bekymre|husk at|vi har sett|for å illustrere|nå som',
  pl: 'wyobraź|wyobraźmy|załóżmy|przypuśćmy|rozważ|rozważmy|pomyśl|pomyślmy|spójrz|spójrzmy|popatrz|zobaczmy|przyjrzyjmy|zauważ|zauważmy|spróbuj|spróbujmy|zastanów|zastanówmy|jak widać|jak widzisz|powinno być już|powinno już być|nie martw|przypomnij|przypomnijmy|pamiętaj|jeśli rozejrzysz|widzieliśmy|aby zilustrować|aby zrozumieć, dlaczego|wierzcie|teraz, gdy',
  ro: 'imaginează|imaginați|să ne imaginăm|presupune|să presupunem|consideră|considerați|să considerăm|gândește|gândiți|să vedem|să ne uităm|privește|priviți|observă|observați|încearcă|încercați|după cum vezi|după cum vedeți|ar trebui să fie clar|nu-ți face griji|amintește|amintiți|am văzut|pentru a ilustra|acum că',
  sk: 'predstav si|predstavte si|predstavme si|predpokladajme|uvažujme|zamysli|zamyslite|pozrime|pozri|pozrite|všimnite|všimni|skús|skúste|ako vidíte|ako vidíš|teraz by malo|nebojte|spomeň|spomeňte|videli sme|na ilustráciu|teraz, keď',
  sv: 'föreställ dig|tänk dig|anta|låt oss|överväg|tänk på|titta på|se på|lägg märke|prova|försök|som du ser|som ni ser|nu bör det|det bör nu|oroa dig inte|kom ihåg att|vi har sett|för att illustrera|nu när',
  th: 'ลองนึก|สมมติ|สมมุติ|ลองพิจารณา|พิจารณา|ลองคิด|มาดู|เรามา|สังเกตว่า|ลองดู|ลองทำ|ดังที่เห็น|ไม่ต้องกังวล|จำไว้ว่า|เราได้เห็น',
  tr: 'hayal edin|hayal et|varsayalım|düşünün|düşünelim|ele alalım|bakalım|inceleyelim|bakın|dikkat edin|deneyin|gördüğünüz gibi|endişelenmeyin|hatırlayın|unutmayın',
  uk: 'уявіть|уявімо|припустімо|припустимо|розгляньмо|розглянемо|розгляньте|подумайте|давайте|погляньте|подивіться|подивімося|зверніть увагу|спробуйте|як бачите|тепер має бути|не хвилюйтеся|згадайте|ми бачили|щоб проілюструвати|тепер, коли',
  vi: 'hãy tưởng tượng|tưởng tượng|giả sử|hãy xem|hãy xét|xét ví dụ|hãy nghĩ|chúng ta hãy|hãy nhìn|hãy chú ý|hãy thử|như bạn thấy|đừng lo|hãy nhớ|chúng ta đã thấy|để minh họa|bây giờ khi',
}

/** The verb comes last. */
const verbLast: ReadonlySet<Language> = new Set(['ja', 'ko', 'hi', 'tr'])

/** Whether a sentence leads the reader instead of stating something. */
export function createAddressesReader(language: string): (sentence: string) => boolean {
  const code = languageOf(language) ?? 'en'
  const words = addresses[code].split('|')
  const pattern = verbLast.has(code)
    ? containing(words, !unspaced.has(code))
    : starting(words, !unspaced.has(code))
  return (sentence) => pattern.test(sentence.toLowerCase().replaceAll("'", '’'))
}
