import type { LanguageData } from '../language-data.ts'

export const de: LanguageData = {
  negations:
    'nicht|nie|niemals|kein|keine|keinen|keinem|keiner|keines|keineswegs|ohne|niemand|nichts|nirgends|weder|kaum|selten|unmöglich|nicht mehr',
  notNegations: 'nicht nur|nicht allein|nicht bloß|ohne zweifel',
  opposites:
    'offen*,geöffnet*,öffne*/geschlossen*,schließ*|steig*,wächst,wachsen*,zunehm*,zunimmt,nimmt zu,erhöh*,anstieg/sink*,fällt,fallen,abnehm*,abnimmt,verringer*,senk*,rückgang|mehr/weniger|meisten/wenigsten|hoh*,hoch/niedrig*|groß*/klein*|schnell*/langsam*|stark*,stärker*/schwach*,schwächer*|warm*,wärmer*,heiß*/kalt*,kälter*,kühl*|länger*/kürzer*|vor/nach|gewinn*/verlier*|gleich*/verschieden*,unterschiedlich*|aufnehm*/abgeb*|größt*,höchst*/kleinst*,niedrigst*|nördlich*/südlich*|östlich*/westlich*|erlaub*/verbiet*,verhinder*|früher*/später*|innen*/außen*',
  causes:
    'verursacht|verursachen|verursachte|führt zu|führen zu|führte zu|bewirkt|bewirken|bewirkte|daher|deshalb|deswegen|folglich|sodass|so dass|also|löst aus|erzeugt|erzeugen|bringt hervor',
  reasons:
    'weil|denn|wegen|aufgrund|durch|infolge|da|verursacht durch|wird verursacht durch|entsteht durch|entstehen durch|beruht auf|kommt von|wird durch|werden durch',
  before: 'bevor|vor|ehe|gefolgt von',
  after: 'nachdem|nach|folgt auf|folgen auf',
  than: 'als',
  numbers:
    'null=0|eins=1|zwei=2|drei=3|vier=4|fünf=5|sechs=6|sieben=7|acht=8|neun=9|zehn=10|elf=11|zwölf=12|dreizehn=13|vierzehn=14|fünfzehn=15|sechzehn=16|siebzehn=17|achtzehn=18|neunzehn=19|zwanzig=20|dreißig=30|vierzig=40|fünfzig=50|sechzig=60|siebzig=70|achtzig=80|neunzig=90|hundert=100|tausend=1000|million=1000000|millionen=1000000|milliarde=1000000000|milliarden=1000000000|billion=1000000000000|billionen=1000000000000|dutzend=12',
  numberJoints: 'und',
  fractions:
    'halb=0.5|halbe=0.5|halben=0.5|halber=0.5|hälfte=0.5|drittel=0.333333|viertel=0.25|fünftel=0.2|zehntel=0.1|anderthalb=1.5',
  about: 'etwa|rund|ungefähr|circa|ca|fast|knapp|gut|bis zu|über|unter',
  units:
    'kubikkilometer=km³|kubikkilometern=km³|kubikmeter=m³|kubikmetern=m³|kubikzentimeter=cm³|quadratkilometer=km²|quadratkilometern=km²|quadratmeter=m²|quadratmetern=m²|quadratzentimeter=cm²|prozent=%|grad=°|jahrhundert=century|jahrhunderte=century|jahrzehnt=decade|jahrzehnte=decade|pfund=pound|fuß=foot|tonnen=t|joule=J|watt=W|volt=V|newton=N|menschen=people',
  connective:
    'willkommen|hallo|heute|schau|sehen|jetzt|nun|frage|antwort|richtig|genau|stimmt|gut|danke|erklär|sprech|reden|denk|wissen|weiß|mein|versteh|erinner|hör|zeig|beispiel|beginn|anfang|zuerst|schließlich|mehr|thema|interess|überrasch|neugierig|wirklich|eigentlich|einfach|wort|teil|lektion|folie|seite|abschnitt|hier|dies|diese|welch|warum|wird|werden|würde|könnt|haben|dann|noch|auch|sehr|viel|hilf|lern|kurz|klar|idee|punkt|behalt|zurück|falsch|option|wähl|bevor|danach|wieder|zusammen|beide|sicher|moment|bild|tabelle|unten|oben|versuch|folge|episode|nächst|tschüss|wiedersehen|über|einen|eine|uns|unser|damit|darauf|darüber',
}
