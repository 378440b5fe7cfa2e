import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const nl: DiscourseMarkers = {
  dependentStarts:
    'de belangrijkste is|de belangrijkste was|de andere is|het andere is|vergelijkbaar|het tegenovergestelde|in dat geval|in dit geval|anders|zo niet,|als dat niet zo is|om deze reden|om die reden|daarom|daardoor|daarmee|daarna|daarbij|daarvoor|daarvan|hierdoor|hierbij|hiervoor|zo|op deze manier|met name|kortom|aanvankelijk|in ruil daarvoor|sindsdien|tot dan toe|dan|vervolgens|later|sommige daarvan|de meeste daarvan|een van hen|een daarvan|elk van hen|laatstgenoemde|eerstgenoemde|want|maar|toch|echter|in werkelijkheid|helaas|gelukkig|dat wil zeggen|bovendien|ook|omdat',
  early:
    'echter|daarentegen|daarom|dus|ook|zulke|zo’n|dergelijke|laatstgenoemde|eerstgenoemde|eveneens|op hun beurt|op zijn beurt',
  inside: 'echter|daarentegen|dus|bijvoorbeeld|daarom|op zijn beurt|op hun beurt|ook|overigens',
  first: 'ten eerste|eerst,|allereerst|om te beginnen|de eerste|het eerste|enerzijds|aan de ene kant',
  next: 'ten tweede|ten derde|ten vierde|ten slotte|tot slot|de tweede|het tweede|de derde|het derde|de laatste|het laatste|anderzijds|aan de andere kant',
  example: 'bijvoorbeeld|als voorbeeld|stel je voor|stel dat|neem bijvoorbeeld',
  contrast:
    'echter|maar|toch|niettemin|in dit geval|daarentegen|integendeel|in werkelijkheid|eigenlijk|helaas|dat is niet',
  seeming:
    'het lijkt misschien|het kan lijken|het lijkt alsof|je zou denken|je zou kunnen denken|op het eerste gezicht|veel mensen denken|veel mensen geloven|vroeger dacht men|een veelvoorkomend misverstand|een veelgemaakte fout',
  elsewhere:
    'in deze paragraaf|deze paragraaf|in dit hoofdstuk|dit hoofdstuk|in deze module|in deze les|op deze pagina|in deze cursus|in dit boek|volgende paragraaf|volgende hoofdstuk|vorige paragraaf|vorige hoofdstuk|afbeelding hierboven|afbeelding hieronder|figuur hierboven|figuur hieronder|tabel hierboven|tabel hieronder|hierboven|hieronder|volgende vragen|lever je|inleverdatum|lees deze pagina|op het forum|wordt beoordeeld',
  exercises:
    'discussievragen|herhalingsvragen|reflectievragen|vragen|reflectie|activiteit|activiteiten|opdracht|opdrachten|huiswerk|zelftest|test jezelf|jouw beurt',
  references:
    'aanvullende bronnen|meer bronnen|verder lezen|aanbevolen literatuur|links|nuttige links|zie ook|meer weten|meer informatie|dankwoord|licentie|noten|volgende stappen|over de auteur|voordat je begint|voorbereiding|inleveren|wat in te leveren|beoordeling|deadlines|mededelingen|verplichte literatuur|spreekuur',
  labels:
    'wat|waarom|wie|wanneer|waar|hoe|tijd|benodigde tijd|duur|niveau|moeilijkheidsgraad|voorkennis|vereisten|materialen|benodigdheden|doelgroep|auteur|auteurs|docent|contact|datum|deadline|inleverdatum|punten|cijfer|formaat|type|doel|doelen|opdracht|instructies|licentie|taal|bron|bronnen|trefwoorden|vak|versie',
  nouns:
    'de oorzaak|de oorzaken|de hoofdoorzaak|de hoofdreden|het doel|het voordeel|het nadeel|het resultaat|het verschil|het antwoord|de reden|het effect|het gevolg|het probleem|de oplossing|het proces|hetzelfde|de anderen|de rest|de methode|de auteur',
  complements: 'van|tussen|in|voor|dat|om|uit|met|op',
}
