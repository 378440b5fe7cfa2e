import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { oblique, subjectWordsWithCases } from './subject-words.ts'
import type { SubjectWords } from './subject-words.ts'

const words: Partial<Record<Language, SubjectWords>> = {
  ...subjectWordsWithCases,
  en: {
    verbs:
      'is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|does|do|did|consists?|contains?|includes?|means|became|becomes?|begins?|began|allows?|depends?|occurs?|causes|caused|leads|led|helps|needs|takes|took|gives|gave|makes|made|keeps|kept|holds|held|carries|carry|carried|brings?|brought|gets?|got|goes|went|comes|came|shows|showed|says|said|tells|grows?|grew|falls|fell|rises|rose|moves|moved|uses|used|works|worked|acts|acted|adds|added|blocks|blocked|breaks|broke|builds?|built|changes|changed|collects?|collected|connects?|connected|controls|controlled|converts?|converted|covers|covered|creates?|created|cuts|decides?|decided|decreases|delays|delayed|describes?|described|determines?|determined|develops?|developed|differs?|disturbs?|disturbed|divides?|divided|enters?|entered|existed|exists?|explains?|explained|feels?|felt|finds?|found|flows|flowed|follows?|followed|forms|formed|gains|improves?|improved|increases|increased|joins?|joined|kills?|killed|lacks|lasts|lasted|learns?|learned|leaves|left|lets|lies|lay|links|linked|lived|lives|looks|looked|loses?|lost|lowers|lowered|measures|measured|meets?|met|mixes|mixed|offers|offered|opens|opened|owns|passes|passed|pays|paid|performs?|performed|prefers?|presses|prevents?|prevented|produces|produced|protects?|protected|provides?|provided|pulls|pulled|pushes|pushed|reaches|reached|reacts?|reacted|reads|receives?|received|reduces?|reduced|refers|releases|released|remains|remained|removes?|removed|replaces?|replaced|requires?|required|restores?|restored|retains?|returns|returned|rules|ruled|runs|ran|sees|saw|sends?|sent|separates?|separated|sets|slows|slowed|spreads|stands|stood|stays|stayed|stores|stored|suffers?|suffered|supplies|supplied|supports|supported|suppresses|suppressed|teaches|taught|tends?|threatens?|threatened|transfers|transferred|travels|travelled|traveled|treats|treated|triggers|triggered|turns|turned|varies|vary|varied|wakes|warms|warmed|wears|wore|wins|won|writes?|wrote|absorbs?|absorbed|attacks|attacked|attracts?|attracted|belongs?|belonged|charges|costs|demands|destroys?|destroyed|ends|ended|fails|failed|fights|fought|generates?|generated|lapses|matters|mattered|overwrites?|applies|apply|applied|agrees?|agreed|arrives?|arrived|asks|asked|appears?|appeared|believes?|believed|binds|bound|buys|bought|calls|chooses?|chose|claims|claimed|declares?|declared|defends?|defended|defines?|encourages?|encouraged|ensures?|ensured|establishes|established|expands?|expanded|faces|faced|forces|forced|governs?|governed|grants|granted|hunted|invades?|invaded|introduces?|introduced|manages?|managed|occupies|occupied|presents|proves?|proved|raises|raised|refuses?|refused|rejects?|rejected|relies|rely|relied|represents?|represented|resists?|resisted|responds?|responded|results|resulted|sells|sold|serves?|served|settles?|settled|signs|signed|speaks|spoke|starts|started|strengthens?|strengthened|succeeds?|succeeded|survives?|survived|trades|traded|wants|wanted|weakens?|weakened',
    noStart:
      'be|let|recall|visit|consider|choose|select|it|they|he|she|we|you|i|this|that|these|those|there|here|such|one|ones|both|all|some|any|many|most|much|few|several|each|every|either|neither|another|others?|what|which|who|how|why|when|where|while|if|because|although|though|as|since|unless|after|before|until|once|in|on|at|by|for|from|with|without|under|over|to|of|during|among|between|through|despite|like|unlike|instead|and|or|but|so|yet|then|thus|hence|however|therefore|moreover|also|even|only|just|not|no|none|nothing|never|my|your|his|her|their|our|its|people|everyone|everything|someone|something|anyone|the (?:same|other|others|former|latter|first|second|third|last|next|following|result|reason|reasons|answer|question|idea|point|problem|difference|example|key|aim|goal|rest|most|more|less|best|only|main|one|ones|two|three|four)|a (?:person|man|woman|student|second|third|few|lot|good|further|similar|common|simple|better|number|pair|group)|an (?:example|important|alternative|extra|additional)|more|less|fewer|two|three|four|five|six|seven|eight|nine|ten|suppose|imagine|note|remember|let|please|examples?|exceptions?',
    adverbs:
      'also|often|usually|typically|mostly|generally|always|sometimes|rarely|never|then|still|now|soon|later|first|only|mainly|therefore|thus|simply|quickly|slowly|even|already|both|each|normally|commonly|frequently|actually|really|almost|just|therefore|finally|gradually|eventually',
    within: 'of|for|and|in|with|from|without',
  },
  es: {
    verbs:
      '\\p{L}{2,}(?:ó|aron|ieron)|estuvo|tuvo|hubo|es|son|era|eran|fue|fueron|está|están|estaba|estaban|tiene|tienen|tenía|tenían|puede|pueden|podía|podían|debe|deben|hace|hacen|hizo|hicieron|permite|permiten|produce|producen|provoca|provocan|consiste|consisten|contiene|contienen|depende|dependen|sirve|sirven|suele|suelen|crece|crecen|sube|suben|baja|bajan|ayuda|ayudan|necesita|necesitan|convierte|convierten|aumenta|aumentan|reduce|reducen|protege|protegen|transporta|transportan|recibe|reciben|ocurre|ocurren|llega|llegan|nace|nacen|empieza|empiezan|comienza|comienzan|pertenece|pertenecen|existe|existen|indica|indican|afecta|afectan|se',
    noStart:
      'cuanto|cuanta|cuantos|cuantas|mientras|frente|junto|gracias|debido|hasta|incluso|ya|solo|sólo|tanto|tan|ni|más|menos|mayor|menor|ante|bajo|sobre|hacia|dentro|fuera|antes|después|luego|hoy|ayer|ahora|ahí|allí|aquí|del|nada|nadie|algo|alguien|tampoco|quizá|quizás|apenas|lejos|cerca|dos|tres|cuatro|cinco|(?:los|las) (?:dos|tres|cuatro|cinco|primer[oa]s)|importante|necesario|fundamental|esencial|posible|dich[oa]s?|tal|tales|ambos|varios|varias|suficiente|cuya|cuyo|aun|aún|bastante|medio|mitad|esto|eso|aquello|este|esta|estos|estas|ese|esa|esos|esas|él|ella|ellos|ellas|lo|uno|una de|otro|otra|otros|otras|ambos|ambas|todo|todos|todas|muchos|muchas|algunos|algunas|pocos|pocas|cada|cualquier|quien|quienes|si|cuando|como|aunque|porque|en|con|sin|por|para|de|desde|durante|entre|tras|según|no|sí|así|también|además|pero|y|o|su|sus|mi|tu|nuestro|nuestra|casi|hay|la (?:primera|segunda|tercera|última|misma|otra|mayoría|razón|diferencia|respuesta)|el (?:primero|segundo|tercero|último|mismo|otro|resultado|resto|problema|objetivo)|los (?:mismos|otros|demás)|las (?:mismas|otras|demás)',
    adverbs: 'también|siempre|nunca|casi|ya|no|solo|sólo|aún|todavía|normalmente|generalmente|a menudo',
    within: 'de|del|con|y|sin|para',
  },
  fr: {
    verbs:
      'est|sont|était|étaient|fut|furent|a|ont|avait|avaient|peut|peuvent|pouvait|doit|doivent|fait|font|permet|permettent|produit|produisent|provoque|provoquent|contient|contiennent|dépend|dépendent|sert|servent|augmente|augmentent|diminue|diminuent|protège|protègent|transporte|transportent|reçoit|reçoivent|devient|deviennent|commence|commencent|appartient|appartiennent|existe|existent|indique|indiquent|se|s’est|consiste|consistent|vient|viennent|joue|jouent|reste|restent',
    noStart:
      'même|seul|seule|seuls|seules|sous|sur|vers|chez|malgré|grâce|dès|plus|moins|deux|trois|quatre|cinq|les (?:deux|trois|quatre|cinq|premiers|premières)|jusqu’\\p{L}+|jusque|aujourd’hui|là|ici|quel|quelle|quels|quelles|lors|faute|contrairement|à|au|aux|puis|or|donc|cependant|pourtant|parmi|outre|quant|rien|personne|peu|du|des années|tel|telle|tels|telles|important|essentiel|inversement|inutile|impossible|d’où|c’|j’|s’|n’|qu’|ce|ceci|cela|ça|cette|ces|cet|il|elle|ils|elles|on|nous|vous|je|tu|celui|celle|ceux|celles|un autre|une autre|d’autres|certains|certaines|beaucoup|plusieurs|chaque|chacun|tous|toutes|tout|toute|quelques|si|quand|lorsque|comme|bien|car|parce|dans|en|avec|sans|par|pour|de|depuis|pendant|entre|après|avant|selon|ne|ainsi|aussi|mais|et|ou|son|sa|ses|leur|leurs|mon|ton|notre|votre|la (?:première|seconde|deuxième|troisième|dernière|même|plupart|raison|différence|réponse)|le (?:premier|second|deuxième|troisième|dernier|même|résultat|reste|problème|but)|les (?:mêmes|autres)|l’autre|qui|que',
    adverbs: 'aussi|souvent|toujours|jamais|alors|donc|ne|n’|encore|déjà',
    within: 'de|du|des|à|et|sans',
  },
  it: {
    verbs:
      'è|sono|era|erano|fu|furono|ha|hanno|aveva|avevano|può|possono|poteva|deve|devono|fa|fanno|permette|permettono|produce|producono|provoca|provocano|contiene|contengono|dipende|dipendono|serve|servono|aumenta|aumentano|diminuisce|protegge|proteggono|trasporta|trasportano|riceve|ricevono|diventa|diventano|comincia|cominciano|inizia|appartiene|esiste|esistono|indica|indicano|si|consiste|viene|vengono|resta|restano',
    noStart:
      'già|fino|solo|soltanto|sotto|su|sul|sulla|sui|sulle|verso|più|meno|due|tre|quattro|cinque|(?:i|le) (?:due|tre|quattro|cinque|primi|prime)|grazie|qui|lì|là|oggi|ora|nel|nella|nello|nei|nelle|negli|al|allo|alla|ai|agli|alle|a|dalla|dallo|dai|dalle|dei|degli|delle|della|dello|proprio|perfino|persino|nemmeno|neanche|quanto|tanto|mentre|inoltre|infatti|invece|tuttavia|però|nulla|niente|nessuno|nessuna|qualche|tale|tali|importante|necessario|fondamentale|essenziale|possibile|utile|mezzo|diversi|diverse|vari|varie|il quale|la quale|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|lui|lei|loro|egli|essi|esse|uno dei|una delle|un altro|un’altra|altri|altre|alcuni|alcune|molti|molte|tutti|tutte|tutto|ogni|ognuno|pochi|entrambi|chi|se|quando|come|anche|perché|poiché|in|con|senza|per|da|dal|di|del|durante|tra|fra|dopo|prima|secondo|non|così|ma|e|o|il suo|la sua|i suoi|le sue|la (?:prima|seconda|terza|stessa|ragione|differenza|risposta)|il (?:primo|secondo|terzo|risultato|resto|problema)|gli altri|le altre',
    adverbs: 'anche|spesso|sempre|mai|poi|quindi|non|ancora|già|solo',
    within: 'di|del|della|dei|delle|e|senza',
  },
  pt: {
    verbs:
      'é|são|era|eram|foi|foram|está|estão|tem|têm|tinha|tinham|pode|podem|podia|deve|devem|faz|fazem|fez|permite|permitem|produz|produzem|provoca|provocam|contém|contêm|depende|dependem|serve|servem|aumenta|aumentam|reduz|reduzem|protege|protegem|transporta|transportam|recebe|recebem|torna|tornam|começa|começam|pertence|existe|existem|indica|indicam|se|consiste|vem|vêm|cresce|crescem|costuma|costumam',
    noStart:
      'já|até|ainda|mesmo|mesma|apenas|só|somente|nem|tanto|tão|quanto|quanta|mais|menos|maior|menor|sob|sobre|perto|longe|dentro|fora|antes|depois|hoje|ontem|agora|aqui|ali|lá|aí|ao|aos|à|às|do|da|dos|das|num|numa|pelo|pela|pelos|pelas|duas|dois|três|quatro|cinco|(?:os|as) (?:dois|duas|três|quatro|cinco|primeir[oa]s)|nada|ninguém|algo|alguém|tal|tais|vários|várias|enquanto|graças|devido|diante|importante|necessário|fundamental|essencial|possível|metade|há|isto|isso|aquilo|este|esta|estes|estas|esse|essa|esses|essas|ele|ela|eles|elas|um dos|uma das|outro|outra|outros|outras|ambos|todos|todas|tudo|muitos|muitas|alguns|algumas|cada|quem|se|quando|como|embora|porque|em|no|na|nos|nas|com|sem|por|para|de|desde|durante|entre|após|segundo|não|assim|também|além|mas|e|ou|seu|sua|seus|suas|a (?:primeira|segunda|terceira|última|mesma|maioria|razão|diferença|resposta)|o (?:primeiro|segundo|terceiro|último|mesmo|resultado|resto|problema|objetivo)|os (?:mesmos|outros|demais)|as (?:mesmas|outras|demais)',
    adverbs: 'também|sempre|nunca|quase|já|não|só|ainda|geralmente|normalmente',
    within: 'de|do|da|dos|das|com|e|sem',
  },
  de: {
    verbs:
      'ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|konnte|konnten|muss|müssen|musste|darf|dürfen|soll|sollen|besteht|bestehen|enthält|enthalten|dient|dienen|führt|führen|liegt|liegen|entsteht|entstehen|bleibt|bleiben|macht|machen|gibt|geben|nimmt|nehmen|steigt|steigen|sinkt|sinken|wächst|wachsen|braucht|brauchen|schützt|schützen|gehört|gehören|bildet|bilden|zeigt|zeigen|bringt|bringen|hält|halten|kommt|kommen|fließt|fließen|beginnt|beginnen|bedeutet|bedeuten|verhindert|verhindern|verursacht|verursachen',
    noStart:
      'zwei|drei|vier|fünf|die (?:beiden|zwei|drei|vier|fünf|ersten|einen|anderen)|bereits|schon|selbst|sogar|fast|etwa|rund|mehr|weniger|mehrere|wenige|je|sowohl|weder|entweder|gerade|erst|nun|statt|anstatt|ab|bis|außer|innerhalb|außerhalb|oberhalb|unterhalb|neben|hinter|zwischen|deren|dessen|darin|darauf|daran|dann|zudem|zwar|ebenso|meist|meistens|oft|manchmal|immer|nie|hinzu|darüber|daraus|hierbei|hierfür|allein|lediglich|besonders|zunächst|zuerst|schließlich|später|früher|inzwischen|seitdem|trotzdem|dennoch|ganz|halb|welche|welcher|welches|wie|wo|warum|es|er|sie|wir|ihr|ich|man|das|dies|diese|dieser|dieses|jene|jener|solche|ein anderer|eine andere|andere|einige|manche|viele|alle|alles|beide|jede|jeder|jedes|kein|keine|etwas|wer|was|wenn|als|weil|da|obwohl|während|nachdem|bevor|sobald|in|im|am|an|auf|bei|beim|mit|ohne|unter|über|von|vom|zu|zum|zur|nach|vor|seit|durch|für|gegen|um|trotz|wegen|nicht|auch|nur|so|dann|doch|aber|und|oder|sein|seine|ihre|mein|unser|unsere|die (?:erste|zweite|dritte|letzte|gleiche|andere|anderen|meisten|ursache|antwort)|der (?:erste|zweite|dritte|letzte|gleiche|andere|grund|unterschied)|hier|dort|heute|jetzt|dabei|dazu|dafür|davon|damit|dadurch|daher|deshalb|danach|den|dem|des|einen|einem|eines|einer',
    adverbs: '',
    within: 'der|des|von|und|aus|ohne|mit|in',
  },
  nl: {
    verbs:
      'is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|kan|kunnen|kon|konden|moet|moeten|mag|bestaat|bestaan|bevat|bevatten|dient|dienen|leidt|leiden|ligt|liggen|ontstaat|ontstaan|blijft|blijven|maakt|maken|geeft|geven|neemt|nemen|stijgt|stijgen|daalt|dalen|groeit|groeien|beschermt|beschermen|hoort|horen|vormt|vormen|brengt|brengen|houdt|houden|komt|komen|begint|beginnen|betekent|betekenen|voorkomt|veroorzaakt|veroorzaken',
    noStart:
      'twee|drie|vier|vijf|de (?:beide|twee|drie|vier|vijf|eersten)|reeds|al|zelfs|bijna|ongeveer|meer|minder|meerdere|weinig|enkele|zowel|noch|pas|tot|behalve|binnen|buiten|boven|beneden|naast|achter|tussen|daarin|daarop|daarna|daarnaast|bovendien|meestal|vaak|soms|altijd|nooit|vooral|eerst|later|vroeger|inmiddels|sindsdien|toch|welke|hoe|waar|waarom|belangrijk|opvallend|bekend|nodig|mogelijk|duidelijk|kenmerkend|typisch|essentieel|vandaag|verder|tevens|elkaar|dus|want|tijdens|volgens|dankzij|hierbij|hierdoor|hiermee|het is|hij|zij|ze|wij|we|je|jullie|ik|men|dit|dat|deze|die|zulke|een ander|een andere|andere|anderen|sommige|veel|vele|alle|alles|beide|elk|elke|ieder|iedere|geen|iets|wie|wat|als|toen|omdat|hoewel|terwijl|nadat|voordat|zodra|in|op|aan|bij|met|zonder|onder|over|van|naar|voor|na|sinds|door|tegen|om|ondanks|wegens|niet|ook|alleen|zo|dan|maar|en|of|zijn|haar|hun|ons|onze|de (?:eerste|tweede|derde|laatste|andere|meeste|reden|oorzaak)|hier|daar|nu|daarom|daardoor|er',
    adverbs: '',
    within: 'van|en|uit|zonder|met|in',
  },
  pl: {
    verbs:
      'jest|są|był|była|było|były|byli|ma|mają|miał|miała|miały|może|mogą|mógł|mogła|musi|muszą|powstaje|powstają|składa|składają|zawiera|zawierają|służy|służą|prowadzi|prowadzą|leży|leżą|rośnie|rosną|maleje|maleją|daje|dają|chroni|chronią|należy|należą|trwa|trwają|oznacza|oznaczają|powoduje|powodują|zależy|zależą|działa|działają|występuje|występują|umożliwia|umożliwiają|zapobiega|potrzebuje|potrzebują|zamienia|zatrzymuje|zatrzymują|nie',
    noStart:
      'nawet|podobn\\p{L}+|tak\\p{L}+|dwa|dwie|dwaj|trzy|cztery|pięć|obaj|tyle|ile|więcej|mniej|kilka|prawie|około|aż|ani|albo|czyli|jednak|zaś|natomiast|jako|jeszcze|już|między|wśród|ponad|wobec|mimo|pomimo|zamiast|oprócz|wokół|ważn\\p{L}+|istotn\\p{L}+|konieczn\\p{L}+|trudn\\p{L}+|łatw\\p{L}+|możliw\\p{L}+|potrzebn\\p{L}+|wiadomo|warto|charakterystyczn\\p{L}+|typow\\p{L}+|znan\\p{L}+|główn\\p{L}+|kolejn\\p{L}+|następn\\p{L}+|jedn[aeyo]\\p{L}*|żad\\p{L}+|sam\\p{L}*|nic|nikt|ktoś|coś|zatem|wreszcie|razem|przyczyn\\p{L}+|skutki\\p{L}+|wyniki\\p{L}+|przykład\\p{L}*|najwięcej|najczęściej|największ\\p{L}+|najważniejsz\\p{L}+|wszelki\\p{L}+|owe?|różn\\p{L}+|pewn\\p{L}+|to|ten|ta|te|ci|tamten|tamta|on|ona|ono|oni|one|my|wy|inny|inna|inne|inni|niektóre|niektórzy|wiele|wielu|wszystkie|wszyscy|wszystko|każdy|każda|każde|oba|obie|kto|co|jeśli|jeżeli|gdy|kiedy|ponieważ|choć|chociaż|w|we|na|z|ze|bez|pod|nad|od|do|po|przed|przez|przy|dla|o|u|za|podczas|dzięki|według|nie|też|także|tylko|tak|więc|ale|i|a|lub|jego|jej|ich|nasz|nasza|nasze|swój|pierwszy|pierwsza|pierwsze|drugi|druga|drugie|trzeci|trzecia|trzecie|ostatni|ostatnia|większość|część|tam|tu|tutaj|dziś|teraz|dlatego|potem|następnie',
    adverbs: 'też|także|zwykle|często|zawsze|nigdy|tylko|już|jeszcze|głównie|więc|się|zaś|natomiast',
    within: 'i|z|bez',
  },
}

/** Words of a subject that a question names. */
const mostWords = 5
const mark = /[,;:.!?()[\]"“”„«»$`–—/%]|\p{N}|\s-$/u
/** Words of a clause within the subject, which its verb may belong to. */
const clauseWords: Partial<Record<Language, RegExp>> = {
  en: /^(?:that|which|who|whom|whose|how|what|when|where|he|she|they|we|you|i|it|to|not|this|these|those|less|more|as|by)$/iu,
  es: /^(?:\p{L}+mente|le|les|lo|él|ella|ellos|ellas|que|quien|quienes|cuyo|cuya|donde|nos|se|me|te|no)$/iu,
  fr: /^(?:lui|leur|y|en|que|qui|dont|où|ne|nous|vous)$/iu,
  it: /^(?:\p{L}+mente|gli|ne|lui|lei|loro|che|cui|dove|non|ci|si)$/iu,
  pt: /^(?:\p{L}+mente|lhe|lhes|ele|ela|eles|elas|que|quem|onde|não|nos|se)$/iu,
  de: /^(?:dass|ob|nicht|wir|ihr|sie|es|man)$/iu,
  nl: /^(?:dat|die|of|niet|we|wij|ze)$/iu,
  pl: /^(?:to|jednak|zaś|natomiast|by|niż|jak|że|który|która|które|którzy|nie|gdzie)$/iu,
  ru: /^(?:это|же|однако|бы|чем|как|что|котор\p{L}+|не|где|сам\p{L}*)$/iu,
  uk: /^(?:це|ж|же|однак|би|ніж|як|що|як\p{L}{1,2}|котр\p{L}+|не|де|сам\p{L}*)$/iu,
  cs: /^(?:to|však|by|než|jak|že|kter\p{L}+|ne|kde|se|si)$/iu,
  sk: /^(?:to|však|by|než|ako|že|ktor\p{L}+|nie|kde|sa|si)$/iu,
}
/** Adverbs, participles and nouns that announce something: 'Usually this', 'Seeking gold', 'The reality'. */
const noSubject: Partial<Record<Language, RegExp>> = {
  en: /^(?:\p{L}+ly|nowhere|everywhere|somewhere|almost|nearly|later|earlier|today|seeking|using|believing|knowing|assuming|supposing|depending|considering|given|according|based|compared)(?!\p{L})|^(?:the|one|an?)\s(?:\p{L}+\s)?(?:reality|truth|fact|idea|trick|rule|process|term|word|name|purpose|task|step|way|case|cases|person|change|effect|conclusion|consequence|solution|reasons?|answer|outcome)$/iu,
  es: /^(?:a|al|dado|supongamos|\p{L}+mente|hoy|ahora|luego|después)(?!\p{L})|^(?:la|el|una?)\s(?:idea|verdad|realidad|palabra|ejemplo|causa|consecuencia|forma|manera|término|razón|solución|proceso|caso)(?!\p{L})/iu,
  fr: /^(?:\p{L}+ment|aujourd’hui|maintenant|ensuite|puis)(?!\p{L})|^(?:la|le|une?|l’)\s?(?:idée|vérité|réalité|mot|exemple|cause|conséquence|façon|manière|terme|raison|solution|processus|cas)(?!\p{L})/iu,
  it: /^(?:\p{L}+mente|oggi|ora|poi|infine)(?!\p{L})|^(?:la|il|l’|una?)\s?(?:idea|verità|realtà|parola|esempio|causa|conseguenza|modo|termine|ragione|soluzione|processo|caso)(?!\p{L})/iu,
  pt: /^(?:\p{L}+mente|hoje|agora|depois|dado)(?!\p{L})|^(?:a|o|uma?)\s(?:ideia|verdade|realidade|palavra|exemplo|causa|consequência|forma|maneira|termo|razão|solução|processo|caso)(?!\p{L})/iu,
  pl: /^(?:czy|dlaczego|jak|jednak|oczywiście|dodatkowo|raczej|natomiast|jedn[aeo] z|jeden z|niestety|wreszcie|zatem|czasem|często|zwykle|nazywan\p{L}+|przykładem|\p{L}+nie)(?!\p{L})/iu,
}

interface Reader {
  readonly verbs: RegExp
  readonly noStart: RegExp
  readonly adverbs: RegExp
  readonly within: RegExp
}

const readers = new Map<Language, Reader>()

function readerOf(code: Language): Reader | undefined {
  const known = readers.get(code)
  const own = words[code]
  if (known || !own) return known
  const reader = {
    verbs: new RegExp(`^(?:${own.verbs})$`, 'iu'),
    noStart: new RegExp(`^(?:${own.noStart})(?![\\p{L}\\p{M}’'-])`, 'iu'),
    adverbs: new RegExp(`^(?:${own.adverbs || '(?!)'})$`, 'iu'),
    within: new RegExp(`^(?:${own.within})$`, 'iu'),
  }
  readers.set(code, reader)
  return reader
}

/**
 * 'Xは' in Japanese and 'X는' in Korean mark what a sentence is about. The question keeps the particle. In Arabic, nouns with an article
 * before a verb are the subject.
 */
const topics: Partial<Record<Language, RegExp>> = {
  ja: /^([^はがをにで、。「」（）\p{N}\s]{2,12}は)(?=[^、])/u,
  ko: /^((?:\p{L}+\s){0,2}\p{L}+(?:은|는))\s/u,
  ar: /^(?:أما\s)?(ال[\p{L}\p{M}]{2,}(?:\sال[\p{L}\p{M}]{2,})?)\sف?(?:هو|هي|[يت](?:عتمد|تكون|حتوي|ؤدي|ساعد|قع|عيش|نمو|ستخدم|شمل|حمي|نتج|نقل|بدأ|صل|متد|وجد|ختلف|ستطيع|مكن|حدث|حتفظ|سمح|متص|حمل|تحول|زيد|قلل|بقى|دوم|ستمر|تغير|ضم|غطي|مثل|ؤثر|حتاج|عمل|تحرك|نقسم|ظهر))(?![\p{L}\p{M}])/u,
}
const noTopics: Partial<Record<Language, RegExp>> = {
  ja: /^(?:これ|それ|あれ|この|その|あの|ここ|そこ|私|彼|彼女|人々|また|次|もの|こと|今|実|まず|一方|多く|ほとんど)/u,
  ar: /(?:ون|ان)(?:\s|$)|^(?:الآن|اليوم|السبب|الهدف|النتيجة|السؤال|الجواب|الفرق|الأول|الأولى|الثاني|الثانية|الثالث|الثالثة|الأخير|الأخيرة|الآخر|الأخرى|المثال|المهم|المشكلة|الفكرة|الحل|القاعدة|الطريقة|الحقيقة)|\s(?:الذي|التي|الذين|الآن|اليوم)$/u,
  ko: /^(?:이|그|저|이것|그것|우리|사람들|또는|다음|대부분|많은|어떤|모든|첫|둘)(?:은|는|\s|$)/u,
}

/**
 * The subject with which a sentence starts, as it is written there: 'Clay soil' of 'Clay soil holds water'. It ends before a frequent
 * form of a verb. Undefined if that is not sure, or if no question can name it: a pronoun, an amount, a name in more than five words.
 */
export function subjectAtStart(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const topic = topics[code]?.exec(text)?.[1]
  if (topic !== undefined) return noTopics[code]?.test(topic) === true ? undefined : topic
  const reader = readerOf(code)
  if (!reader || reader.noStart.test(text)) return undefined
  const tokens = text.split(/\s+/u, mostWords + 3)
  const at = tokens.findIndex((word, index) => index > 0 && reader.verbs.test(word))
  if (at < 1) return undefined
  const subject = tokens.slice(0, at)
  while (subject.length > 1 && reader.adverbs.test(subject.at(-1) ?? '')) subject.pop()
  const [first = ''] = subject
  const last = subject.at(-1) ?? ''
  const isSure =
    subject.length <= mostWords &&
    !subject.some((word) => mark.test(word) || clauseWords[code]?.test(word) === true) &&
    noSubject[code]?.test(subject.join(' ')) !== true &&
    !reader.within.test(last) &&
    !(subject.length === 1 && isArticle.test(first)) &&
    !(oblique[code]?.test(first) === true) &&
    isClosed(subject, tokens.slice(at), code)
  return isSure ? subject.join(' ') : undefined
}

const isArticle =
  /^(?:the|an?|el|la|los|las|una?|le|les|l’|une|il|lo|i|gli|uno|o|a|os|as|uma?|der|die|das|eine?|de|het|een)$/iu

/** Nouns that are also forms of verbs: the word before them is a part of the name, unless an object or a phrase comes after. */
const afterVerb =
  /^(?:the|an?|its|their|his|her|our|your|no|not|more|less|only|also|up|down|into|from|to|on|in|at|for|with|by|through|about|over|out|off|around|against|when|because|that|as|too|very|all|both|each|every|much|many|most|some|any|one|two|three|four|five|people|them|it|us|me|you|\p{L}+ly)$/iu
/** Verbs that are no nouns, so that anything may come after them. */
const onlyVerbs =
  /^(?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|does|do|did|consists?|contains?|includes?|became|becomes?|began|begins?|allows?|depends?|occurs?|led|took|gave|made|kept|held|carr(?:y|ies|ied)|brings?|brought|went|came|grew|fell|rose|receives?|received|provides?|requires?|reduces?|prevents?|protects?|produces|absorbs?|remains)$/iu

/** An English subject ends with a word that the verb agrees with, and something follows the verb. */
function isClosed(
  subject: readonly string[],
  [verb = '', next = '']: readonly string[],
  code: Language,
): boolean {
  if (next === '') return false
  if (code !== 'en') return true
  const last = subject.at(-1) ?? ''
  if (
    /^(?:\p{L}+ed|made|found|held|kept|built|brought|left|lost|sent|paid|sold)$/iu.test(verb) &&
    /^(?:by|as|in|of|to|from|for|with|at|on)$/iu.test(next) &&
    !/^(?:led|began|fell)$/iu.test(verb)
  )
    return false
  const isPlural =
    /(?:[^s]s|people|men|women|children|bacteria|fungi|algae|data|media|mice|teeth|feet)$/iu.test(last)
  // 'Soil forms' may be several forms: the verb of a singular ends in 's', that of a plural does not.
  if (/^(?!(?:is|was|has|does|lies|goes)$)\p{L}+[^s]s$/iu.test(verb) && isPlural) return false
  if (/^(?:are|were|have|do)$/iu.test(verb) && !isPlural && !subject.some((word) => /^and$/iu.test(word)))
    return false
  return onlyVerbs.test(verb) || afterVerb.test(next) || /ed$/iu.test(verb)
}
