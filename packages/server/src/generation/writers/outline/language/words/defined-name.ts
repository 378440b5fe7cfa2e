import { type Language, languageOf } from '@lectern/domain/voices/languages.ts'
import { definedByPhrase } from './define-by-phrase.ts'
import { unspaced } from './word-patterns.ts'

/** A name of one to three words, of which only the first may have a capital letter. */
const aName = String.raw`\p{L}[\p{L}\p{M}’'-]*(?:\s\p{Ll}[\p{L}\p{M}’'-]*){0,2}`

/** 'law of demand', 'tasa de cambio': two nouns with a preposition and no article, which names a thing in general. */
const nameWith = (preposition: string): string =>
  String.raw`\p{L}[\p{L}\p{M}’'-]*(?:\s\p{Ll}[\p{L}\p{M}’'-]*)?\s${preposition}(?!\s?(?:the|an?|this|these|those|its|their|it|them|which|l[ao]s?|les|el|une?|una|uno|uma?|este|esta|ce|cette|het|een|deze|dit)(?!\p{L}))\s?\p{Ll}[\p{L}\p{M}’'-]*`

/** The prepositions of such names. */
const ofNames: Partial<Record<Language, string>> = {
  en: nameWith('of'),
  es: nameWith('de'),
  fr: nameWith('(?:de|d’)'),
  it: nameWith('(?:di|d’)'),
  pt: nameWith('de'),
}

/** Nouns that need the words after the preposition to mean anything: 'part of speech' is a name, but most parts are not. */
const noHeads: Partial<Record<Language, string>> = {
  en: 'parts?|kinds?|types?|sorts?|forms?|numbers?|causes?|effects?|purposes?|uses?|ends?|beginning|start|top|bottom|sides?|pieces?|members?|majority|half|third|quarter|rest|lots?|lack|name|role|task|job|capital|amount|sources?|signs?|symbols?|ways?|means|methods?|city|king|queen|people|importance|value|history|story|study|loss',
  es: 'partes?|tipos?|clases?|formas?|número|causas?|efectos?|fin|principio|inicio|mayoría|mitad|resto|falta|nombre|papel|capital|cantidad|fuentes?|signos?|ciudad|rey|reina|importancia|historia|pérdida|grupo|uso',
  fr: 'parties?|types?|sortes?|formes?|nombre|causes?|effets?|fin|début|majorité|moitié|reste|manque|nom|rôle|capitale|quantité|sources?|signes?|ville|roi|reine|importance|histoire|perte|groupe|usage',
  it: 'parte|parti|tipo|tipi|forma|forme|numero|causa|cause|effetto|effetti|fine|inizio|maggioranza|metà|resto|mancanza|nome|ruolo|capitale|quantità|fonte|segno|città|re|regina|importanza|storia|perdita|gruppo|uso',
  pt: 'partes?|tipos?|formas?|número|causas?|efeitos?|fim|princípio|início|maioria|metade|resto|falta|nome|papel|capital|quantidade|fontes?|sinal|cidade|rei|rainha|importância|história|perda|grupo|uso',
}

/** Words that point, count or ask, and links between parts: no name has them. */
const notNames: Partial<Record<Language, string>> = {
  en: 'within|inside|outside|between|among|across|along|around|behind|beyond|beside|beneath|below|above|under|over|near|after|before|during|through|throughout|without|against|since|until|upon|toward|towards|despite|this|that|these|those|it|he|she|they|we|you|i|there|here|what|who|how|why|when|where|which|one|another|other|others|each|every|all|both|some|many|most|no|none|such|if|while|although|because|as|and|or|but|of|in|on|at|for|to|by|with|from|its|their|his|her|our|your|not|nothing|everything|first|second|third|then|now|today|only|also|even|result|reason|problem|question|answer|example|difference|goal|aim|exception',
  de: 'das|dies|diese|dieser|dieses|es|er|sie|wir|man|was|wer|wie|wo|da|hier|ein|eine|kein|keine|alle|viele|einige|im|in|bei|mit|nach|von|für|auf|und|oder|aber|auch|dann|heute|so|ergebnis|grund|problem|ziel|beispiel|unterschied|diesen|diesem|solchen|allen|ausnahme',
  es: 'entre|sobre|bajo|desde|hasta|según|sin|tras|durante|dentro|esto|este|esta|estos|estas|eso|esa|ese|ello|él|ella|lo|qué|quién|cómo|uno|otro|otra|en|de|con|por|para|y|o|pero|no|así|hoy|también|resultado|razón|problema|objetivo|ejemplo|diferencia|tarea|ventaja|desventaja|excepción',
  fr: 'sur|sous|entre|depuis|selon|sans|pendant|chez|vers|après|avant|parmi|ce|cela|ça|cette|ces|il|elle|on|c’|qui|que|quoi|comment|autre|en|de|du|dans|avec|par|pour|et|ou|mais|ne|pas|ainsi|résultat|raison|problème|but|exemple|différence|dont|y|exception',
  it: 'tra|fra|su|sotto|sopra|senza|dopo|durante|dentro|presso|questo|questa|ciò|esso|essa|lui|lei|chi|che|come|altro|altra|in|di|con|per|e|o|ma|non|così|oggi|risultato|ragione|problema|scopo|esempio|differenza|eccezione',
  pt: 'entre|sobre|sob|desde|até|segundo|sem|após|durante|dentro|isto|isso|este|esta|esse|essa|ele|ela|quem|que|como|outro|outra|em|de|do|da|com|por|para|e|ou|mas|não|assim|hoje|resultado|razão|problema|objetivo|exemplo|diferença|importante|fundamental|essencial|interessante|curioso|certo|claro|verdade|consequência|característica|vantagem|desvantagem|condição|prova|sinal|típico|típica|decisivo|decisiva|necessário|necessária|notável|pior|melhor|maior|primeiro|primeira|último|última|único|única|disso|disto|exceção',
  nl: 'tussen|onder|boven|achter|naast|binnen|buiten|rond|langs|tegen|na|tijdens|zonder|door|uit|aan|dit|dat|deze|die|het|hij|zij|ze|men|wat|wie|hoe|er|hier|een|geen|in|op|bij|met|van|voor|en|of|maar|ook|dan|vandaag|resultaat|reden|probleem|doel|voorbeeld|verschil|uitzondering',
  pl: 'pod|nad|przed|między|pomiędzy|wśród|przy|obok|po|przez|bez|u|od|ze|we|poza|wewnątrz|wokół|to|ten|ta|te|co|kto|jak|inny|inna|w|na|z|do|i|a|ale|nie|dziś|wynik|powód|problem|cel|przykład|różnica|jest|czy|wyjątek',
  zh: '我们|咱们|大家|人们|什么|原因|理由|问题|结果|目的|目标|例子|区别|差异|关键|答案|任务|特点|特征|重点|优点|缺点|好处|坏处|的作用|主要作用|重要作用|意义|前提|条件|事实|情况|做法|想法|第一|其中|之一|例外',
  tr: 'bu|şu|o|bunlar|şunlar|onlar|ancak|fakat|ama|oysa|örneğin|böylece|sonuç|neden|sebep|sorun|soru|cevap|yanıt|amaç|hedef|örnek|fark|önce|sonra|bugün|ayrıca|kısaca|özetle|yani|çünkü|bir|biri|diğer|diğeri|ilk|ikinci|kim|ne|nasıl|burada|orada|genellikle|bazen|dolayısıyla|nitekim|üstelik|evet|hayır|insanlar|herkes|buna|bundan|bunun|göre|için|rağmen|beri|kadar|ile|birlikte|aslında|elbette|tabii|olarak|bakıldığında|kışın|yazın|kısacası|özetlersek|öncelikle|istisna',
  id: 'ini|itu|ia|dia|mereka|kita|kami|hal|yang|apa|siapa|salah|contoh|contohnya|tujuan|tujuannya|masalah|masalahnya|alasan|alasannya|penyebab|penyebabnya|hasil|hasilnya|perbedaan|perbedaannya|jawaban|jawabannya|di|pada|dari|dan|atau|tetapi|juga|lain|satu|pertama|kedua|akibat|akibatnya|keuntungan|kelemahan|artinya|pengecualian',
  vi: 'đây|đó|này|kia|ấy|nó|họ|chúng|ta|tôi|ai|gì|nguyên|nhân|lý|do|vấn|đề|kết|quả|mục|đích|ví|dụ|khác|biệt|trả|lời|câu|hỏi|đáp|một|hai|các|những|cũng|và|hoặc|nhưng|là',
  sv: 'mellan|under|över|bakom|framför|bland|inom|utanför|inuti|kring|runt|genom|efter|före|utan|vid|från|ur|det|detta|den|denna|dessa|de|han|hon|vi|man|jag|vad|vem|hur|där|här|ingen|inget|alla|många|några|i|på|med|av|för|till|och|eller|men|också|idag|orsak|skäl|problem|mål|exempel|skillnad|resultat|annan|annat|svar|fördel|nackdel|eftersom|när|om|medan|därför|innan|trots|fast|andra|undantag',
  da: 'mellem|under|over|bag|foran|blandt|inden for|uden for|inde|omkring|rundt|gennem|efter|før|uden|ved|fra|det|dette|den|denne|disse|de|han|hun|vi|man|jeg|hvad|hvem|hvordan|der|her|ingen|intet|alle|mange|nogle|i|på|med|af|for|til|og|eller|men|også|idag|årsag|grund|problem|mål|eksempel|forskel|resultat|anden|andet|svar|fordel|ulempe|eftersom|fordi|når|hvis|mens|derfor|inden|selvom|undtagelse',
  no: 'mellom|under|over|bak|foran|blant|innenfor|utenfor|inne|omkring|rundt|gjennom|etter|før|uten|ved|fra|det|dette|den|denne|disse|de|han|hun|vi|man|jeg|hva|hvem|hvordan|der|her|ingen|intet|alle|mange|noen|i|på|med|av|for|til|og|eller|men|også|årsak|grunn|problem|mål|eksempel|forskjell|resultat|annen|annet|svar|fordel|ulempe|fordi|ettersom|når|hvis|mens|derfor|før|selv',
  ro: 'acesta|aceasta|acestea|asta|el|ea|ei|ele|noi|ce|cine|cum|altul|alta|în|de|din|la|cu|pe|pentru|și|sau|dar|nu|astăzi|rezultat|rezultatul|motiv|motivul|problema|problemă|scop|scopul|exemplu|exemplul|diferența|diferență|răspunsul|răspuns|cauza|cauză|avantajul|important|importantă|esențial|esențială|fundamental|fundamentală|interesant|interesantă|primul|prima|ultimul|ultima|singurul|singura|consecința|efectul|condiția|tipic|caracteristic|clar|sigur|adevărat|urmarea',
  ru: 'это|эта|этот|эти|он|она|оно|они|мы|кто|что|как|главное|причина|проблема|цель|пример|разница|результат|ответ|вопрос|задача|особенность|другой|другая|второй|первый|всё|все|итог|вывод|и|а|но|в|на|с|не',
  uk: 'це|ця|цей|ці|він|вона|воно|вони|ми|хто|що|як|головне|причина|проблема|мета|приклад|різниця|результат|відповідь|питання|завдання|особливість|інший|інша|другий|перший|все|усе|підсумок|висновок|і|а|але|в|на|з|не',
  cs: 'to|toto|tento|tato|ten|ta|on|ona|ono|oni|co|kdo|jak|my|vy|důvod|důvodem|příčina|příčinou|problém|problémem|výsledek|výsledkem|cíl|cílem|příklad|příkladem|rozdíl|odpověď|otázka|jiný|jiná|druhý|druhá|první|zde|tam|dnes|také|ale|a|i|v|ve|na|z|s|pro|po|není|který|protože|když|pokud|zatímco',
  sk: 'to|toto|tento|táto|ten|tá|on|ona|ono|oni|čo|kto|ako|my|vy|dôvod|dôvodom|príčina|príčinou|problém|výsledok|výsledkom|cieľ|cieľom|príklad|príkladom|rozdiel|odpoveď|otázka|iný|iná|druhý|druhá|prvý|prvá|tu|tam|dnes|tiež|ale|a|i|v|vo|na|z|s|pre|po|nie|ktorý|pretože|keď|ak|kým',
  fi: 'se|tämä|tuo|ne|nämä|hän|he|joka|mikä|kuka|siellä|täällä|siinä|tässä|syy|syynä|ongelma|ongelmana|tulos|tuloksena|tavoite|tavoitteena|esimerkki|esimerkkinä|ero|vastaus|kysymys|toinen|ensimmäinen|jos|kun|koska|vaikka|nyt|nykyään|myös|mutta|ja|ei|yksi|kaikki|moni|etuna|haittana|ehtona|kyse|tärkein|suurin|pienin|paras|yleisin|tavallisin|merkittävin|olennaisin|keskeisin|ainoa|uusin|vanhin|tunnetuin|korkein|nopein|tärkeää|olennaista|keskeistä|tyypillistä|tavallista|huomattavaa',
  hu: 'ez|az|ő|ők|mi|ki|hogyan|itt|ott|ok|oka|probléma|eredmény|cél|példa|különbség|válasz|kérdés|másik|első|második|is|de|és|nem|egy|minden|sok',
  he: 'זה|זו|זאת|אלה|הוא|היא|הם|הן|אנחנו|מי|מה|איך|סיבה|הסיבה|בעיה|הבעיה|תוצאה|התוצאה|מטרה|המטרה|דוגמה|הדוגמה|הבדל|ההבדל|תשובה|התשובה|שאלה|השאלה|אחר|אחרת|ראשון|הראשון|שני|השני|כאן|שם|גם|אבל|לא|כל|אחד|אחת|יתרון|היתרון|חיסרון|החיסרון',
  ja: 'これ|それ|あれ|ここ|そこ|私|私たち|人々|理由|原因|問題|結果|目的|例|違い|答え|特徴|ポイント|こと|もの',
  ko: '이것|그것|이|그|저|우리|이유|원인|문제|결과|목적|목표|예|차이|답|특징|것',
  el: 'αυτό|αυτή|αυτός|αυτά|εκείνο|άλλο|άλλη|πρώτο|δεύτερο|αποτέλεσμα|αιτία|λόγος|πρόβλημα|σκοπός|στόχος|παράδειγμα|διαφορά|απάντηση|ερώτηση',
  ar: 'السبب|الأسباب|المشكلة|النتيجة|الهدف|الغرض|الغاية|المثال|الفرق|الاختلاف|السؤال|الجواب|الحل|الفكرة|المهم|الأهم|الأول|الأولى|الثاني|الثانية|الآخر|الأخرى|الأخير|الأخيرة|التالي|التالية|الحقيقة|المطلوب|المقصود|الميزة|العيب|الفائدة|الشرط|المهمة',
}

/**
 * Words before a verb that are no name: an adjective ('Klíčová je schopnost …'), a noun in another case ('Výhodou je …',
 * 'Seurauksena on …'), a superlative, or a pronoun ('Ông là người …').
 */
const noSubjects: Partial<Record<Language, RegExp>> = {
  cs: /^(?:nej\p{L}+|\p{L}+[ýáé])$|^nej|ou$|(?<!mod|tot|har|gol)em$/u,
  sk: /^(?:naj\p{L}+|\p{L}+[ýáé])$|^naj|ou$|(?<!str|d|hr|zl|prel|rozl)om$/u,
  fi: /(?:ksen[aä]|(?<!ma|ka)ssa|ssä|(?<!vi|gori)lla|llä|(?<!li|pa|mu)sta|stä|lta|ltä)$/u,
  hu: /^leg\p{L}+bb(?:ak|ek)?$/u,
  vi: /^(?:ông|bà|anh|chị|cô|họ|nó|tôi|chúng tôi|chúng ta|(?:ông|bà|anh|chị|cô) ấy)$/u,
}

/** A name without its article, and the words that define it. The meaning follows. */
const definitions: Partial<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:An?\\s)?(${aName}|${ofNames.en})\\s(?:(?:is|are)\\s(?=(?:an?|the)\\s)(?!(?:an?|the)\\s(?:[\\p{L}-]+\\s){0,2}(?:examples?|instances?)(?!\\p{L}))|are\\s(?=\\p{Ll}+s\\s(?:that|which|of)\\s)|means\\s(?!that\\s)|refers?\\sto\\s)`,
    'u',
  ),
  de: /^(?:Eine?\s)?([\p{L}-]+)\s(?:ist|sind|bezeichnet|bedeutet)\s(?=(?:ein|eine|der|die|das)\s)/u,
  es: new RegExp(
    `^(?:El|La|Los|Las|Un|Una)\\s(${aName}|${ofNames.es})\\s(?:es|son)\\s(?=(?:un|una|el|la|los|las|unos|unas)\\s)`,
    'u',
  ),
  fr: new RegExp(
    `^(?:Le\\s|La\\s|Les\\s|Une?\\s|L’|L')(${aName}|${ofNames.fr})\\s(?:est|sont|désigne)\\s(?=une?\\s|le\\s|la\\s|les\\s|des\\s|l’|l')`,
    'u',
  ),
  it: new RegExp(
    `^(?:Il\\s|Lo\\s|La\\s|I\\s|Gli\\s|Le\\s|Una?\\s|L’|L')(${aName}|${ofNames.it})\\s(?:è|sono)\\s(?=un\\s|una\\s|uno\\s|un’|un'|il\\s|la\\s|lo\\s|l’|l')`,
    'u',
  ),
  pt: new RegExp(
    `^(?:O|A|Os|As|Um|Uma)\\s(${aName}|${ofNames.pt})\\s(?:é|são)\\s(?=(?:um|uma|o|a|os|as)\\s)`,
    'u',
  ),
  nl: new RegExp(`^(?:Een\\s)?(${aName})\\s(?:is|zijn|betekent)\\s(?=(?:een|de|het)\\s)`, 'u'),
  // 'Zjawisko to nazywamy …' is 'This phenomenon we call …': a verb or an adverb after 'to' shows that it means 'this'.
  pl: new RegExp(
    `^(${aName})(?:,\\s|\\s)to\\s(?=\\p{Ll})(?!(?:jest|są|był[aoy]?|może|mogą|można|ma|mają|nie|się|oznacza|nazywa\\p{L}*|określa\\p{L}*|zwie\\p{L}*|oczywiście|także|również|też|jednak|zatem|zwykle|zawsze|często|zazwyczaj|\\p{L}+(?:uje|ują|amy))(?!\\p{L}))`,
    'u',
  ),
  // The meaning begins with 'वह': 'वह ऋतु जिसमें …'.
  hi: /^([\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){0,2})\s(?=वह\s)/u,
  // 'Odak, kırılmanın başladığı noktadır.': a noun with the ending of 'is' closes the definition.
  tr: new RegExp(
    `^(?![\\p{L}’']*(?:[dt][ae]n?|ken|[ıiuü]p|ınca|ince|arak|erek)(?:,|\\s\\p{L}+,))(${aName})(?:,|\\sise)\\s(?=(?:\\S+\\s){2,}\\p{L}*(?<!makta|mekte|malı|meli|m[ıiuü]ş|[ae]ca[kğ]|ece[kğ]|l[ıiuü]|s[ıiuü]z|var|yok|gerek|mümkün|zorunda|aynı|farklı|yaygın|doğru|yanlış|iyi|kötü|büyük|küçük|yüksek|düşük|fazla|az|için|gibi|kadar)[dt][ıiuü]r$)`,
    'u',
  ),
  id: new RegExp(`^(${aName})\\s(?:adalah|ialah|merupakan)\\s(?=\\p{Ll})`, 'u'),
  vi: /^((?:\p{L}+\s){1,4})là\s(?=(?:một|sự|quá trình|hiện tượng|loại|phần|lượng|chất|nơi|phép|cách|khả năng|tập hợp|đơn vị|hệ thống|lớp|vùng|khoảng)\s)/u,
  // A name with an article at its end is a certain one: 'Floden är en gräns.'
  sv: new RegExp(`^(?:En\\s|Ett\\s|(?!\\p{L}+(?:en|et|an|na)\\s))(${aName})\\sär\\s(?=(?:en|ett)\\s)`, 'u'),
  da: new RegExp(`^(?:En\\s|Et\\s|(?!\\p{L}+(?:en|et|ne)\\s))(${aName})\\ser\\s(?=(?:en|et)\\s)`, 'u'),
  no: new RegExp(
    `^(?:En\\s|Ei\\s|Et\\s|(?!\\p{L}+(?:en|et|ne)\\s))(${aName})\\ser\\s(?=(?:en|ei|et)\\s)`,
    'u',
  ),
  ro: new RegExp(`^(?:Un\\s|O\\s)?(${aName})\\s(?:este|sunt)\\s(?=(?:un|o)\\s)`, 'u'),
  ru: new RegExp(`^(${aName})\\s[—–-]\\sэто\\s(?=\\p{Ll})`, 'u'),
  uk: new RegExp(`^(${aName})\\s[—–-]\\sце\\s(?=\\p{Ll})`, 'u'),
  ja: /^([\p{L}ー]{2,12})とは、?(?=.{6,}(?:である|です|だ|のこと|ことをいう|をいう|を指す|を指します|をいいます)。?$)/u,
  ko: /^(\p{Script=Hangul}{2,8}?(?:\s\p{Script=Hangul}{1,6}?)?)(?:이란|란)\s/u,
  el: new RegExp(
    `^(?:Ο|Η|Το|Ένας|Μία|Μια|Ένα)\\s(${aName})\\sείναι\\s(?=(?:ένας|μία|μια|ένα|η|ο|το)\\s)`,
    'u',
  ),
  // '榫卯是……的连接方式': a noun after 的 ends the definition.
  zh: /^((?:(?!就|也|都|还|不|这|那|它|他|她|我们|你|您|谁)\p{L}){2,8})(?<!主要|大多|通常|一般|往往|常常|可能|几乎|完全|其实|正|只|才|又|仍|还|便|即|基本|可见|因此|所以|由此)(?:是指|是一种|是一個|指的是|是(?!由)(?=[^。；，,]{4,}的\p{Script=Han}{1,5}(?:[。，,]|$)))/u,
  ar: /^(ال[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)\s(?:هو|هي)\s(?=(?!ال|إحدى|أحد|من\s)\p{L})/u,
}

/**
 * Texts after a name that is rated, singled out or used as an example, and not defined: 'Tobacco is the exception to the
 * rule.', 'Rome is the largest city of Italy.', 'Salt is a good example.' A superlative also defines, before a general word:
 * 'An atom is the smallest part of an element.', 'Die Epidermis ist die äußerste Schicht der Haut.'
 */
const judgements: Partial<Record<Language, RegExp>> = {
  en: /^(?:an?\s(?:good|bad|great|popular|obvious|notable|necessary|essential|important)\s|the\s(?:only|best|worst|most|least|same|(?!\p{L}+\s(?:possible\s)?(?:unit|part|particle|piece|point|value|number|level|temperature|layer)(?!\p{L}))(?!(?:rain)?forest|harvest|interest|request|contest|priest|protest|conquest|manifest|digest)\p{L}{3,}est)(?=[\s,;.]|$)|(?:an?|the|another)\s(?:second|third|fourth|fifth|sixth|further|common|typical|frequent|major|serious)\s|(?:an?|the)\s(?:good |bad |best )?(?:exception|reason|problem|answer|key to|culprit|winner|example)(?!\p{L}))/iu,
  de: /^(?:(?:eine?|der|die|das)\s(?:gut|schlecht|wichtig|best|einzig|gleich|erst|zweit|dritt|viert|weiter|häufig|typisch|groß)(?:e|er|es)\s|(?:der|die|das)\s(?!feste|robuste|ernste|bewusste|gewisse|(?:äußer|inner|ober|unter|vorder|hinter|er)ste|\p{Ll}+\s(?:Einheit|Teil|Teilchen|Baustein|Bestandteil|Punkt|Wert|Zahl|Temperatur|Schicht)(?!\p{L}))\p{Ll}{2,}[sß]t(?:e|er|es)\s|(?:eine?|der|die|das)\s(?:Ausnahme|Grund|Problem|Antwort|Schlüssel|Beispiel)(?!\p{L}))/u,
  es: /^(?:una?|el|la|los|las)\s(?:(?:buen|buena|mal|mala|mejor|peor|más|menos|único|única|mismo|misma|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|gran)\s|(?:excepción|razón|problema|respuesta|clave|ejemplo)(?!\p{L}))/iu,
  fr: /^(?:une?\s|l[ea]s?\s|l[’'])(?!plus\s(?:petite?|grande?|basse?|haute?)\s(?:partie|unité|particule|élément|point|valeur|nombre|niveau|température|couche)(?!\p{L}))(?:(?:bon|bonne|mauvais|mauvaise|meilleure?|pire|plus|moins|seule?|même|premi(?:er|ère)|deuxième|seconde?|troisième|autre|grande?)\s|(?:exception|raison|problème|réponse|clé|clef|exemple)(?!\p{L}))/iu,
  it: /^(?:un[oa]?\s|il\s|la\s|lo\s|l[’']|un[’'])(?!più\s(?:piccol|grand|bass|alt)[aeio]\s(?:parte|unità|particella|elemento|punto|valore|numero|livello|temperatura|strato)(?!\p{L}))(?:(?:buon|buona|miglior|migliore|peggior|peggiore|più|meno|solo|sola|unico|unica|stesso|stessa|prim[oa]|second[oa]|terz[oa]|altr[oa]|grande)\s|(?:eccezione|ragione|problema|risposta|chiave|esempio)(?!\p{L}))/iu,
  pt: /^(?:uma?|o|a|os|as)\s(?:(?:bom|boa|mau|má|melhor|pior|mais|menos|único|única|mesmo|mesma|primeir[oa]|segund[oa]|terceir[oa]|outr[oa]|grande)\s|(?:exceção|razão|problema|resposta|chave|exemplo)(?!\p{L}))/iu,
  nl: /^(?:(?:een|de|het)\s(?:goede?|slechte?|belangrijke?|enige|zelfde|eerste|tweede|derde|andere|verdere|grote?)\s|(?:de|het)\s(?!vaste|juiste|woeste|robuuste|eerste|laatste|(?:buiten|binnen|boven|onder|voor|achter)ste|\p{Ll}+\s(?:eenheid|deel|deeltje|bouwsteen|bestanddeel|punt|waarde|getal|temperatuur|laag)(?!\p{L}))\p{Ll}{2,}ste\s|(?:een|de|het)\s(?:uitzondering|reden|probleem|antwoord|sleutel|voorbeeld)(?!\p{L}))/iu,
  id: /^(?:yang\s(?:paling|ter\p{L}+)|salah\ssatu|contoh|alasan|masalah|penyebab|hasil|jawaban|satu-satunya|bukan|dengan|untuk|ketika)(?!\p{L})/iu,
  sv: /^(?:en|ett)\s(?:bra|dålig\p{L}?|god|gott|viktig\p{L}?|vanlig\p{L}?|undantag|orsak|problem|svar|exempel|nyckel)(?!\p{L})/iu,
  da: /^(?:en|et)\s(?:god\p{L}?|dårlig\p{L}?|vigtig\p{L}?|almindelig\p{L}?|undtagelse|årsag|problem|svar|eksempel|nøgle)(?!\p{L})/iu,
  no: /^(?:en|ei|et)\s(?:god\p{L}?|dårlig\p{L}?|viktig\p{L}?|vanlig\p{L}?|unntak|årsak|problem|svar|eksempel|nøkkel)(?!\p{L})/iu,
  ro: /^(?:un|o)\s(?:bun\p{L}?|rea|prost\p{L}?|excepție|cauză|problemă|răspuns|exemplu|cheie|dintre)(?!\p{L})/iu,
  vi: /^(?:\p{L}+\s){1,2}(?:đầu tiên|duy nhất|tốt|xấu|lớn|giàu|nghèo|quan trọng|nổi tiếng)(?!\p{L})/iu,
  ru: /^(?:хорош|част[оыаи]|редк|важн|сильн|типичн|плох|единственн|сам(?:ый|ая|ое|ые)\s|исключени|причин|проблем|ответ|пример|ключ)/iu,
  uk: /^(?:добр|част(?!ин)|рідк(?!и[йс]н|ин)|важлив|сильн|типов|поган|єдин|най\p{L}{4}|винят|причин|проблем|відповід|приклад|ключ)/iu,
  el: /^(?:ένας|μία|μια|ένα|η|ο|το)\s(?:καλ|κακ|μόν|πιο\s|μεγαλύτερ|μικρότερ|καλύτερ|εξαίρεση|αιτία|λόγος|πρόβλημα|απάντηση|παράδειγμα|κλειδί)/iu,
  zh: /最(?:关键|重要|主要|好|坏|难|有效|常见)|关键的?一[步环]|之一$/u,
  ar: /^(?:من\s|أحد\s|إحدى\s)?(?:أهم|أفضل|أسوأ|أصعب|أخطر|أشهر)\s/u,
  pl: /^(?:dobr|zł|jedyn|(?!najemni|najemc|najazd|najad|najm)naj\p{L}{4}|wyjąt|przykład|powód|problem)/iu,
}

/** 'El paso más importante', 'la fase più delicata': how important something is does not say what it is. */
const ranks: Partial<Record<Language, RegExp>> = {
  es: /^(?:una?|el|la)\s\p{L}+\smás\s(?:importante|difícil|delicad[oa]|decisiv[oa]|crític[oa]|conocid[oa]|famos[oa]|grave|peligros[oa]|frecuente|común|habitual|escas[oa]|usad[oa]|utilizad[oa]|extendid[oa]|valios[oa])(?!\p{L})/iu,
  fr: /^(?:une?\s|le\s|la\s|l[’'])\p{L}+\s(?:le|la)\splus\s(?:importante?|difficile|délicate?|décisi(?:f|ve)|critique|connue?|célèbre|grave|dangereu(?:x|se)|fréquente?|courante?|rare|utilisée?|répandue?|précieu(?:x|se))(?!\p{L})/iu,
  it: /^(?:un[oa]?\s|il\s|la\s|lo\s|l[’']|un[’'])\p{L}+\spiù\s(?:importante|difficile|delicat[oa]|decisiv[oa]|critic[oa]|conosciut[oa]|famos[oa]|grave|pericolos[oa]|frequente|comune|rar[oa]|usat[oa]|utilizzat[oa]|diffus[oa]|prezios[oa])(?!\p{L})/iu,
  pt: /^(?:uma?|o|a)\s\p{L}+\smais\s(?:importante|difícil|delicad[oa]|decisiv[oa]|crític[oa]|conhecid[oa]|famos[oa]|grave|perigos[oa]|frequente|comum|rar[oa]|usad[oa]|utilizad[oa]|difundid[oa]|valios[oa])(?!\p{L})/iu,
}

/** A Polish verb before 'to' has it as its object: 'Ogrodnicy stosują to prawo.' Nouns with such an ending are shorter: 'tuje'. */
const polishVerb =
  /^(?:\p{L}{3,}(?:uje|ują|owali|owały|ował[ao]?|ywali|ywały|ywał[ao]?)|\p{L}{2,}ają|potwierdza|wyjaśnia|tłumaczy|umożliwia|ułatwia|utrudnia|zmienia|oznacza|sprawia|zależy|robi|robią|widać|daje|widzą|piszą|mówią|nazywa|zapewnia|ogranicza|wspiera|dotyczy|znaczy|lubią|wiedzą|zwiększa|zmniejsza|wymaga|stanowi|pozwala|prowadzi|chroni|poprawia|pogarsza|przyspiesza|spowalnia|tworzy|wynika|budzi|grozi)$/iu

/** First words of what is compared. 'Inner ear' and 'upper case' are names. */
const comparatives: Partial<Record<Language, RegExp>> = {
  en: /^(?:more|less|fewer|lower|higher|larger|smaller|greater|longer|shorter|bigger|better|worse|faster|slower|stronger|weaker|older|younger|warmer|colder|most|least|best|worst|(?!(?:rain)?forest$|harvest$|interest$|request$|contest$|priest$|protest$|conquest$|guest$|honest$|modest$|quest$)\p{L}{3,}est)$/u,
  de: /^(?:mehr|weniger|höher|niedriger|größer|kleiner|länger|kürzer|besser|schneller|stärker|schwächer)\p{L}*$/u,
  es: /^(?:más|menos|mayor|menor|mejor|peor)$/u,
  fr: /^(?:plus|moins|meilleure?)$/u,
  it: /^(?:più|meno|maggiore|minore|migliore|peggiore)$/u,
  pt: /^(?:mais|menos|maior|menor|melhor|pior)$/u,
  pl: /^(?:więcej|mniej|bardziej|wyższ|niższ|większ|mniejsz|lepsz|gorsz)\p{L}*$/u,
}

const degrees =
  /^(?:low|high|small|large|big|long|short|strong|weak|slow|fast|rapid|deep|wide|narrow|heavy|good|bad|early|late)$/u

/** 'A low total means a high risk' says what follows from a measure, and not what a name means. */
function measures(first: string, start: string): boolean {
  return degrees.test(first) && /^An?\s.*\smeans\s$/u.test(start)
}

export interface DefinedName {
  readonly name: string
  readonly meaning: string
}

const withoutEndMark = (text: string) => text.replace(/[.!?。।]$/u, '')

/** 'वह ऋतु है जिसमें …' is a sentence, and 'वह ऋतु जिसमें …' names a thing. */
const hindiIs = /^(वह\s[^,]{2,40}?)\sहै,?(?=\s(?:जो|जिस))/u

/** The name that a sentence defines, and what it says of it: 'relative humidity' of 'Relative humidity is the amount of …'. */
export function definitionIn(text: string, language: string): DefinedName | undefined {
  const code = languageOf(language) ?? 'en'
  const bare = withoutEndMark(text)
  const [whole = '', found] = definitions[code]?.exec(bare) ?? []
  const named =
    found === undefined
      ? definedByPhrase(bare, code)
      : { name: found.trim(), meaning: text.slice(whole.length).replace(hindiIs, '$1') }
  if (named === undefined) return undefined
  const { name, meaning } = named
  const words = namingWords(name.toLowerCase(), code)
  if (words === undefined) return undefined
  // 'A lower score means a higher risk' and 'The commonest sites are the heels' compare, and define nothing.
  const [first = ''] = words[0] === 'the' ? words.slice(1) : words
  const compares =
    words.length > 1 &&
    (comparatives[code]?.test(first) === true || (code === 'en' && measures(first, whole)))
  const isOther =
    isNoName(words, code) ||
    noSubjects[code]?.test(words.join(' ')) === true ||
    judgements[code]?.test(meaning) === true ||
    ranks[code]?.test(meaning) === true ||
    (code === 'pl' && words.some((word) => polishVerb.test(word)))
  return compares || isOther ? undefined : named
}

/** Made once: each sentence of a page is asked for its definition. */
const wholeOfNames = patternsOf(ofNames, (name) => `^${name}$`)
const endsInNoHead = patternsOf(noHeads, (heads) => `(?:^|\\s)(?:${heads})$`)

function patternsOf(
  texts: Partial<Record<Language, string>>,
  sourceOf: (text: string) => string,
): ReadonlyMap<string, RegExp> {
  return new Map(Object.entries(texts).map(([code, text]) => [code, new RegExp(sourceOf(text), 'u')]))
}

/** The words of a name, without the preposition of 'law of demand'. Undefined if its first noun needs what follows: 'cause of death'. */
function namingWords(name: string, code: Language): readonly string[] | undefined {
  if (wholeOfNames.get(code)?.test(name) !== true) return name.split(/\s/u)
  const [before = '', after = ''] = name.split(/\s(?:of|d[ei])\s|\sd’/u)
  return endsInNoHead.get(code)?.test(before) === true ? undefined : [...before.split(' '), after]
}

/**
 * In a language without spaces, the last characters are the noun: '主要原因' is a reason. A single character ends many other
 * words: '比例' is a ratio, and '例' an example.
 */
function isNoName(words: readonly string[], code: Language): boolean {
  const others = notNames[code]?.split('|') ?? []
  return words.some((word) =>
    others.some((other) => (unspaced.has(code) && other.length > 1 ? word.endsWith(other) : word === other)),
  )
}

export function definedName(text: string, language: string): string | undefined {
  return definitionIn(text, language)?.name
}
