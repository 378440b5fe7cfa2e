import type { LanguageData } from '../language-data.ts'

export const pt: LanguageData = {
  negations: 'não|nunca|jamais|sem|nenhum|nenhuma|ninguém|nada|tampouco|nem|raramente|impossível|mal chega',
  notNegations: 'não só|não apenas|não somente|não obstante|sem dúvida|nem só',
  opposites:
    'abert*,abre,abrem/fechad*,fecha,fecham|aument*,cresce*,sobe,sobem/diminu*,reduz*,decresce*,cai,caem|mais/menos|maior*/menor*|alto,alta,altos,altas/baixo,baixa,baixos,baixas|grande*/pequen*|rápid*/lent*|forte*/frac*|quente*/fri*|long*/curt*|antes/depois|ganha*/perd*|mesm*,igua*/diferente*|máxim*/mínim*|norte/sul|leste/oeste|permit*/imped*,proíb*|superior*/inferior*|positiv*/negativ*|extern*/intern*|primeir*/últim*|sempre/nunca|entra,entram/sai,saem|absorv*/liber*,emit*',
  causes:
    'causa|causam|causou|causaram|provoca|provocam|provocou|produz|produzem|produziu|leva a|leva à|levam a|levam à|conduz a|dá origem a|resulta em|resultam em|portanto|por isso|assim|logo|de modo que|gera|geram|origina',
  reasons:
    'porque|devido a|devido à|devido ao|já que|uma vez que|visto que|por causa de|por causa da|por causa do|causado por|causada por|causados por|é causada por|é causado por|causado pela|causada pela|causado pelo|causada pelo|é causada pela|é causado pelo|deve-se a|deve-se à|deve-se ao|resulta de|resulta da|resulta do|graças a|graças à|graças ao|pois',
  before: 'antes de|antes da|antes do|antes que|precede|seguido de|seguida de|seguido por|seguida por',
  after: 'depois de|depois da|depois do|depois que|após|segue-se a|precedido por|precedida por',
  than: 'que|do que',
  numbers:
    'zero=0|dois=2|duas=2|três=3|quatro=4|cinco=5|seis=6|sete=7|oito=8|nove=9|dez=10|onze=11|doze=12|treze=13|quatorze=14|catorze=14|quinze=15|dezesseis=16|dezasseis=16|dezessete=17|dezassete=17|dezoito=18|dezenove=19|dezanove=19|vinte=20|trinta=30|quarenta=40|cinquenta=50|sessenta=60|setenta=70|oitenta=80|noventa=90|cem=100|cento=100|centenas=100|duzentos=200|duzentas=200|trezentos=300|quatrocentos=400|quinhentos=500|seiscentos=600|setecentos=700|oitocentos=800|novecentos=900|mil=1000|milhares=1000|milhão=1000000|milhões=1000000|bilhão=1000000000|bilhões=1000000000|dúzia=12',
  numberJoints: 'e',
  fractions:
    'metade=0.5|meio=0.5|meia=0.5|terço=0.333333|terços=0.333333|quartos=0.25|um quarto=0.25|quinto de=0.2|quintos=0.2|décimo de=0.1|décimos=0.1',
  about: 'cerca de|aproximadamente|quase|por volta de|uns|umas|até|perto de',
  units:
    'quilômetros cúbicos=km³|quilómetros cúbicos=km³|metros cúbicos=m³|metro cúbico=m³|centímetros cúbicos=cm³|quilômetros quadrados=km²|quilómetros quadrados=km²|metros quadrados=m²|metro quadrado=m²|centímetros quadrados=cm²|por cento=%|graus=°|século=century|séculos=century|décadas=decade|libras=pound|pés=foot|dólares=$|euros=€|euro=€|reais=R$|toneladas=t|joules=J|watts=W|volts=V|newtons=N|pessoas=people',
  connective:
    'bem-vind|olá|hoje|olh|vejam|vamos|agora|pergunt|respost|respond|certo|corret|exat|claro|bem|obrigad|explic|fal|cont|pens|saber|sabe|signific|entend|lembr|ouv|mostr|exemplo|começ|primeiro|finalmente|sobre|interess|surpreend|curios|realmente|simplesmente|palavra|parte|lição|aula|slide|página|seção|tema|aqui|isto|isso|este|esta|qual|quais|como|onde|quando|será|seria|poderia|então|desde|também|muito|ajud|aprend|resum|breve|ideia|ponto|segu|volt|errad|opção|escolh|antes|depois|junto|ambos|momento|figura|tabela|abaixo|acima|episódio|próxim|até|tchau|adeus|para|mas|porque|noss',
}
