import type { LanguageData } from '../language-data.ts'

export const es: LanguageData = {
  negations: 'no|nunca|jamás|sin|ningún|ninguno|ninguna|nadie|nada|tampoco|ni|apenas|imposible|rara vez',
  notNegations: 'no solo|no sólo|no solamente|no obstante|sin embargo|sin duda|no únicamente',
  opposites:
    'abiert*,abre,abren/cerrad*,cierra,cierran|aument*,crece*,sube,suben,increment*/disminu*,reduc*,decrec*,baja,bajan|más/menos|mayor*/menor*|alto,alta,altos,altas/bajo,baja,bajos,bajas|grande*/pequeñ*|rápid*/lent*|fuerte*/débil*|caliente*,cálid*/fría,frío,fríos,frías|larg*/cort*|antes/después|gana*/pierd*|mism*,igual*/distint*,diferente*|máxim*/mínim*|norte/sur|este/oeste|permit*/impid*,prohíb*,impedir*|superior*/inferior*|positiv*/negativ*|extern*/intern*|entra,entran/sale,salen|primer*/últim*|siempre/nunca',
  causes:
    'causa|causan|causó|causaron|provoca|provocan|provocó|produce|producen|produjo|lleva a|llevan a|conduce a|conducen a|da lugar a|origina|originan|por lo tanto|por tanto|por eso|así que|de modo que|por consiguiente|resulta en',
  reasons:
    'porque|debido a|debido a que|ya que|puesto que|a causa de|por culpa de|causado por|causada por|causados por|causadas por|es causado por|es causada por|se debe a|se deben a|resulta de|resultan de|proviene de|dado que|gracias a|producido por|producida por',
  before: 'antes de|antes de que|antes que|precede a|seguido de|seguida de|seguido por',
  after: 'después de|después de que|tras|sigue a|luego de|precedido por|precedida por',
  than: 'que',
  numbers:
    'cero=0|uno=1|dos=2|tres=3|cuatro=4|cinco=5|seis=6|siete=7|ocho=8|nueve=9|diez=10|once=11|doce=12|trece=13|catorce=14|quince=15|dieciséis=16|diecisiete=17|dieciocho=18|diecinueve=19|veinte=20|veintiuno=21|veintidós=22|veintitrés=23|veinticuatro=24|veinticinco=25|veintiséis=26|veintisiete=27|veintiocho=28|veintinueve=29|treinta=30|cuarenta=40|cincuenta=50|sesenta=60|setenta=70|ochenta=80|noventa=90|cien=100|ciento=100|cientos=100|doscientos=200|doscientas=200|trescientos=300|trescientas=300|cuatrocientos=400|quinientos=500|seiscientos=600|setecientos=700|ochocientos=800|novecientos=900|mil=1000|miles=1000|millón=1000000|millones=1000000|docena=12',
  numberJoints: 'y',
  fractions:
    'mitad=0.5|medio=0.5|media=0.5|tercio=0.333333|tercios=0.333333|cuarto de=0.25|cuartos=0.25|quinta parte=0.2|décima parte=0.1|tercera parte=0.333333|cuarta parte=0.25',
  about: 'unos|unas|cerca de|alrededor de|aproximadamente|casi|hasta|en torno a',
  units:
    'kilómetros cúbicos=km³|kilómetro cúbico=km³|metros cúbicos=m³|metro cúbico=m³|centímetros cúbicos=cm³|kilómetros cuadrados=km²|kilómetro cuadrado=km²|metros cuadrados=m²|metro cuadrado=m²|centímetros cuadrados=cm²|por ciento=%|grados=°|siglos=century|siglo=century|décadas=decade|libras=pound|pies=foot|dólares=$|dólar=$|euros=€|euro=€|toneladas=t|julios=J|joules=J|vatios=W|voltios=V|newtons=N|personas=people',
  connective:
    'acompañ|bienvenid|hola|hoy|mira|vemos|veamos|ahora|pregunt|respuest|correcto|exact|claro|bien|gracias|explic|habl|cont|piens|pensar|saber|sabe|signific|entiend|entend|record|escuch|muestr|ejemplo|empez|comenz|primero|finalmente|sobre|interes|sorpr|curios|realmente|simplemente|palabra|parte|lección|diapositiva|página|sección|tema|aquí|esto|este|esta|estos|cuál|cuáles|cómo|dónde|cuándo|será|sería|podría|tiene|entonces|desde|también|mucho|ayud|aprend|resum|breve|idea|punto|sigu|vuelv|vamos|incorrect|opción|elig|antes|después|juntos|ambos|seguro|momento|figura|tabla|abajo|arriba|episodio|próxim|hasta|adiós|para|como|pero|porque|nuestr',
}
