import type { LanguageData } from '../language-data.ts'

export const en: LanguageData = {
  negations:
    "not|never|no|cannot|can't|won't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|shouldn't|wouldn't|couldn't|mustn't|can’t|won’t|don’t|doesn’t|didn’t|isn’t|aren’t|wasn’t|weren’t|hasn’t|haven’t|hadn’t|shouldn’t|wouldn’t|couldn’t|mustn’t|nor|neither|none|nobody|nothing|nowhere|without|hardly|scarcely|barely|fail to|fails to|failed to|unable|no longer|rarely|seldom|impossible",
  notNegations: 'not only|not just|not merely|no matter|whether or not|no doubt|not necessarily only',
  opposites:
    'open,opens,opened,opening/closed,closes,close,closing|increas*,rise,rises,rising,rose,grow,grows,growing,grew/decreas*,reduc*,fall,falls,falling,fell,shrink*,declin*,drop,drops,dropped|more/less,fewer|most/least|high/low|large,big/small|long/short|fast,quick/slow|strong/weak|warm,hot/cold,cool|warmer,hotter/colder,cooler|faster,quicker/slower|gain,gains,gained/lose,loses,lost|enter,enters/leave,leaves|same/different|possible/impossible|begins,starts/ends,stops|absorb*/releas*,emit*|attract*/repel*|expand*/contract*|win,wins,won/lose,loses|hypertonic/hypotonic|import*/export*|bigger,larger,greater,higher/smaller,lower|maxim*/minim*|active/passive|dominant/recessive|rich,richer/poor,poorer|north,northern/south,southern|east,eastern/west,western|everyone,everything/nobody,nothing|upward,upwards/downward,downwards|left/right|light,lighter/heavy,heavier|easier,easy/harder,difficult|multipl*/divid*|add,adds,added/subtract,subtracts,subtracted|buyer,buyers/seller,sellers|supply/demand|first/last|minimum/maximum|legal/illegal|accept*/reject*|allow*,permit*/prevent*,forbid*,prohibit*|supported,supports/opposed,opposes',
  causes:
    'cause|causes|caused|causing|lead to|leads to|led to|leading to|result in|results in|resulted in|bring about|brings about|brought about|trigger|triggers|triggered|so|therefore|thus|hence|consequently|as a result|produce|produces|produced|give rise to|gives rise to|which is why',
  reasons:
    'because|because of|due to|caused by|is caused by|are caused by|was caused by|were caused by|result from|results from|resulted from|owing to|since|as a result of|produced by|is produced by|are produced by|triggered by|led to by|comes from',
  before: 'before|precedes|preceded|prior to|followed by|is followed by|are followed by|was followed by',
  after: 'after|follows|followed|preceded by|is preceded by|subsequent to',
  than: 'than',
  numbers:
    'zero=0|one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|eleven=11|twelve=12|thirteen=13|fourteen=14|fifteen=15|sixteen=16|seventeen=17|eighteen=18|nineteen=19|twenty=20|thirty=30|forty=40|fifty=50|sixty=60|seventy=70|eighty=80|ninety=90|hundred=100|hundreds=100|thousand=1000|thousands=1000|million=1000000|millions=1000000|billion=1000000000|billions=1000000000|trillion=1000000000000|dozen=12',
  numberJoints: 'and',
  fractions:
    'half=0.5|one fifth=0.2|one third=0.333333|one tenth=0.1|one quarter=0.25|halves=0.5|third of=0.333333|thirds=0.333333|quarter=0.25|quarters=0.25|fourths=0.25|fifths=0.2|tenths=0.1|tenth of=0.1|fifth of=0.2',
  about: 'about|around|approximately|roughly|nearly|almost|some|over|under|close to|up to',
  units:
    'cubic kilometres=km³|cubic kilometers=km³|cubic kilometre=km³|cubic kilometer=km³|cubic metres=m³|cubic meters=m³|cubic metre=m³|cubic meter=m³|cubic centimetres=cm³|cubic centimeters=cm³|square kilometres=km²|square kilometers=km²|square kilometre=km²|square metres=m²|square meters=m²|square metre=m²|square centimetres=cm²|square centimeters=cm²|century=century|decade=decade|feet=foot|pounds=pound|dollars=$|dollar=$|euros=€|euro=€|cents=¢|metres=m|metre=m|kilometres=km|kilometre=km|centimetres=cm|centimetre=cm|millimetres=mm|millimetre=mm|litres=L|litre=L|nanometers=nm|nanometres=nm|micrometers=µm|micrometres=µm|tons=t|tonnes=t|joules=J|watts=W|volts=V|newtons=N|moles=mol|centuries=century|decades=decade|years=year|yr=year|people=people',
  connective:
    'welcome|hello|today|let|look|next|now|question|answer|right|exactly|great|good|thank|explain|tell|talk|think|know|mean|understand|remember|listen|show|example|course|start|begin|first|finally|turn|more|about|sound|interest|surpris|wonder|curious|well|okay|really|actually|simply|word|part|lesson|slide|page|section|topic|subject|here|there|this|that|these|those|with|what|when|where|which|why|will|would|could|should|have|just|then|from|into|your|ours|some|also|very|much|make|sense|help|hear|learn|lookin|summ|recap|quick|clear|idea|point|follow|keep|mind|going|come|back|see|seen|said|does|correct|wrong|option|choose|think|before|after|again|together|both|them|they|their|than|like|over|take|sure|true|close|moment|picture|figure|table|below|above|try|yourself|choice|puts|side|finish|recall|matter|notic|puzzl|confus|help|love|guess|suppose|wait|gets|been|once|every|minute|episode|show|podcast|audience|join|goodbye|thanks|next|time',
}
