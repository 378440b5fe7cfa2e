import type { TalkPhrases } from '../talk-phrase-book.ts'

export const da: TalkPhrases = {
  greetings: [
    'Hej alle sammen! Hvad handler det om?',
    'Jeg er her for at spørge. Hvad skal man vide først?',
    'Jeg ved ikke så meget om det endnu. Hvordan ville du præsentere det?',
  ],
  starts: ['Det lyder godt. Hvad er det første punkt?'],
  goals: ['Og hvad skal vi lære i dag?'],
  closingLeads: ['Lad os se tilbage. Hvad skal vi huske?'],
  remembers: ['Og det her har jeg skrevet ned.'],
  goodbyes: ['Det var alt for i dag. Tak, fordi I lyttede med!'],
  cause: [
    'Så langt er jeg med, men jeg tænker over, hvorfor det er sådan. Ved du det?',
    'Og hvad ligger der bag?',
  ],
  contrast: ['Det lyder klart. Men er det hele billedet?', 'Og gælder det uden begrænsninger?'],
  result: ['Og hvad betyder det hele i sidste ende?', 'Og hvad kom der ud af det?'],
  example: ['Jeg har brug for noget konkret. Hvordan ville det se ud?'],
  terms: [
    'Jeg har hørt begrebet {}, men jeg kan ikke forklare det. Hvad betyder det?',
    'Før vi går videre: Hvad er {} med enkle ord?',
    'Jeg er ikke sikker på {}. Hvad står begrebet for?',
    'Jeg vil også spørge til {}. Hvad menes der med det?',
  ],
  echoes: ['Sagt enkelt:', 'Hvis jeg følger dig rigtigt:', 'Vi kan altså sige:', 'Det vigtige er altså:'],
  confirms: ['Sådan er det.', 'Det er tanken.', 'Ja, det er det.', 'Netop det.'],
  years: ['Og hvad ved vi om året {}?'],
  more: ['Jeg vil gerne høre mere om {}. Hvad er det næste?'],
  checks: [
    'Ret mig, hvis jeg tager fejl:',
    'Sig til, om jeg har forstået det:',
    'Og jeg går ud fra, at det er sådan:',
  ],
  conditions: ['Og {}?', '{}, hvad så?', 'Jeg tænker på et tilfælde: {}. Hvad så?'],
  others: ['Og de andre punkter?', 'Hvad står der ellers på listen?'],
  code: ['Lad os gå koden igennem trin for trin. Hvad sker der i den?'],
  cues: {
    named: ['kaldes|kaldt|kalder|kendt som|betegnes', 'Har det et navn?'],
    result: [
      'førte til|fører til|forårsag*|konsekvens*|følge|virkning*|resulter*',
      'Og hvor fører sådan noget hen til sidst?',
      'Det har vel en virkning. Hvilken?',
    ],
    enables: [
      'gør det muligt|gjorde det muligt|tillader|muliggør',
      'Jeg kan se, hvordan det er. Men hvad gør det muligt?',
      'Og hvad er det godt for?',
    ],
    problem: ['problem*|vanskelig*|svær*|fare|farer|farlig*|risiko*|ulempe*', 'Er der et problem med det?'],
    compare: [
      'i modsætning til|mens|sammenlignet|i forhold til|adskiller sig',
      'Kan du sammenligne det med noget andet?',
      'Jeg vil gerne have en sammenligning. Hvad er forskelligt, og hvad er ens?',
    ],
    today: ['i dag|nu til dags|aktuelt|nutidens', 'Og hvordan står det til i dag?'],
    view: [
      'forsker*|videnskabsfolk|historiker*|økonomer|eksperter*',
      'Og hvad siger folk, der kender emnet, om det?',
    ],
    began: [
      'begyndte|grundlagt|opstod|startede',
      'Jeg kan lide at vide, hvordan ting begynder. Hvordan var det her?',
    ],
    ended: ['sluttede|endte|forsvandt|ødelagt|forlod|kollapsede', 'Og hvad blev der af det til sidst?'],
    changed: [
      'ændrede*|forandrede*|steg|faldt|voksede|erstattede*',

      'Og hvordan gik det videre derfra?',
    ],
    most: [
      'vigtigste|største|højeste|mest kendte|mest almindelige',
      'Hvad springer mest i øjnene af alt det?',
    ],
    parts: ['består af|bestod af', 'Og hvad består det af, hvis vi kigger indenfor?'],
    must: [
      'du skal|man skal|vi skal|du bør|man bør|vi bør|sørg for',
      'Hvis jeg selv skulle gøre det, hvad skulle jeg så passe på?',
      'Og hvad skal man huske på?',
    ],
    can: [
      'du kan|vi kan|man kan|kan bruges|bruges til',
      'Det er godt at vide. Og hvad kan man gøre med det i praksis?',
      'Og hvordan bruger man det?',
    ],
    usual: [
      'normalt|som regel|typisk|sædvanligvis|generelt',
      'Og hvordan ser det ud i det normale tilfælde?',
    ],
    case: [
      'hvis',
      'Er det altid sådan, eller afhænger det af situationen?',
      'Og hvilke tilfælde skal jeg holde adskilt?',
    ],
    next: ['når|da|efter|så snart|senere', 'Det kan jeg forestille mig. Og hvad sker der så?'],
    how: [
      'ved hjælp af|gennem|ved at',
      'Jeg tænker over, hvordan det virker. Kan du fortælle det?',
      'Og hvordan gør man det helt præcist?',
    ],
  },
}
