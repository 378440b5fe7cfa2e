import type { LanguageData } from '../language-data.ts'

export const pl: LanguageData = {
  negations:
    'nie|nigdy|bez|żaden|żadna|żadne|żadnego|żadnej|żadnych|nikt|nic|nigdzie|ani|niemożliw*|rzadko|ledwie',
  notNegations: 'nie tylko|nie zawsze tylko|bez wątpienia|mimo że nie',
  opposites:
    'otwart*,otwiera*/zamknięt*,zamyka*|rośnie,rosną,rosnąć,rosnąc*,wzrost*,wzrasta*,zwiększ*,wzrośnie/maleje,maleją,maleć,malejąc*,spad*,zmniejsz*,obniż*|więcej,bardziej/mniej|najwięcej,najbardziej/najmniej|wysok*/nisk*|wyższ*/niższ*|wielk*,duż*/mał*|większ*/mniejsz*|największ*/najmniejsz*|szyb*/woln*,wolniej*|siln*/słab*|ciepł*,gorąc*/zimn*,chłodn*|dług*,dłuż*/krót*|przed/po|zysk*/strat*|taki sam,taka sama,takie samo,takie same/inny,inna,inne,różn*|maksymal*/minimal*|północ*/południ*|wschód,wschodn*/zachód,zachodn*|dodatni*/ujemn*|wewnętrzn*/zewnętrzn*|pierwsz*/ostatni*|zawsze/nigdy|popyt*/podaż*|kupując*/sprzedając*|eksport*/import*|drożs*,drog*/tańs*,tani*|bogat*/biedn*|lepsz*,lepiej/gorsz*,gorzej|powyżej/poniżej|łatw*/trudn*',
  causes:
    'powoduje|powodują|spowodował|spowodowała|spowodowało|spowodowały|prowadzi do|prowadzą do|doprowadził do|doprowadziła do|doprowadziło do|wywołuje|wywołują|wywołał|dlatego|więc|zatem|w rezultacie|w efekcie|skutkuje|sprawia|sprawiają',
  reasons:
    'ponieważ|gdyż|bo|dlatego że|z powodu|wskutek|na skutek|dzięki|spowodowany przez|spowodowana przez|spowodowane przez|jest spowodowany|jest spowodowana|wynika z|wynikają z|w wyniku|jako że',
  before: 'przed|zanim|poprzedza|poprzedzają',
  after: 'po tym jak|po|następuje po|następują po',
  than: 'niż|od',
  numbers:
    'zero=0|jeden=1|dwa=2|dwie=2|dwóch=2|dwaj=2|trzy=3|trzech=3|cztery=4|czterech=4|pięć=5|pięciu=5|sześć=6|sześciu=6|siedem=7|siedmiu=7|osiem=8|ośmiu=8|dziewięć=9|dziewięciu=9|dziesięć=10|dziesięciu=10|jedenaście=11|dwanaście=12|dwunastu=12|trzynaście=13|czternaście=14|piętnaście=15|szesnaście=16|siedemnaście=17|osiemnaście=18|dziewiętnaście=19|dwadzieścia=20|dwudziestu=20|trzydzieści=30|trzydziestu=30|czterdzieści=40|czterdziestu=40|pięćdziesiąt=50|sześćdziesiąt=60|siedemdziesiąt=70|osiemdziesiąt=80|dziewięćdziesiąt=90|sto=100|stu=100|dwieście=200|trzysta=300|czterysta=400|pięćset=500|sześćset=600|siedemset=700|osiemset=800|dziewięćset=900|tysiąc=1000|tysiące=1000|tysięcy=1000|tys=1000|milion=1000000|miliony=1000000|milionów=1000000|mln=1000000|miliard=1000000000|miliardy=1000000000|miliardów=1000000000|mld=1000000000|tuzin=12',
  numberJoints: 'i',
  fractions:
    'połowa=0.5|połowę=0.5|połowy=0.5|połowie=0.5|pół=0.5|trzecia część=0.333333|jedna trzecia=0.333333|jedną trzecią=0.333333|dwie trzecie=0.666667|ćwierć=0.25|jedna czwarta=0.25|jedną czwartą=0.25|trzy czwarte=0.75|jedna piąta=0.2|jedna dziesiąta=0.1|półtora=1.5',
  about: 'około|ok|prawie|niemal|blisko|mniej więcej|ponad|do|w przybliżeniu',
  units:
    'kilometrów sześciennych=km³|kilometry sześcienne=km³|metrów sześciennych=m³|metry sześcienne=m³|centymetrów sześciennych=cm³|kilometrów kwadratowych=km²|kilometry kwadratowe=km²|metrów kwadratowych=m²|metry kwadratowe=m²|centymetrów kwadratowych=cm²|procent=%|procentu=%|stopni=°|stopnie=°|wiek=century|wieku=century|dekad=decade|zł=zł|złotych=zł|złote=zł|złoty=zł|dolarów=$|dolary=$|dolara=$|dolar=$|euro=€|funtów=pound|stóp=foot|ton=t|dżuli=J|watów=W|woltów=V|osób=people|godz=hour',
  connective:
    'sprawdz|słownicz|hasło|wartoś|począt|końc|zanim|witaj|cześć|dzień|dziś|dzisiaj|spójrz|zobacz|teraz|pytani|odpowie|racja|dokładnie|świetn|dobrze|dzięk|wyjaśn|opowi|powiedz|mówi|myśl|wiem|wie|znacz|rozumie|pamięta|przypomn|słucha|pokaż|przykład|zaczn|zaczyna|najpierw|wreszcie|temat|ciekaw|zaskak|naprawdę|właściwie|prosto|słow|część|lekcj|slajd|stron|sekcj|tutaj|jest|tego|temu|który|które|która|dlaczego|gdzie|kiedy|będzie|byłoby|może|mają|wtedy|także|również|bardzo|pomoc|pomag|uczy|podsum|krótk|jasn|pomysł|punkt|dalej|wróć|wracaj|błęd|opcj|wybier|razem|oba|pewn|chwil|obraz|rysun|tabel|poniżej|powyżej|odcin|następn|widzenia|jeszcze|jaki|jakie|jaka|sobie|żeby|czyli|więcej',
}
