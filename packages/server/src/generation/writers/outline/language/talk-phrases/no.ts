import type { TalkPhrases } from '../talk-phrase-book.ts'

export const no: TalkPhrases = {
  greetings: [
    'Hei, alle sammen! Hva handler det om?',
    'Jeg er her for å spørre. Hva må man vite først?',
    'Jeg vet ikke så mye om det ennå. Hvordan ville du presentert det?',
  ],
  starts: ['Det høres bra ut. Hva er det første punktet?'],
  goals: ['Og hva skal vi lære i dag?'],
  closingLeads: ['La oss se tilbake. Hva bør vi huske?'],
  remembers: ['Og dette har jeg skrevet ned.'],
  goodbyes: ['Det var alt for i dag. Takk for at dere lyttet!'],
  cause: ['Så langt er jeg med, men jeg lurer på hvorfor det er slik. Vet du det?', 'Og hva ligger bak?'],
  contrast: ['Det høres klart ut. Men er det hele bildet?', 'Og gjelder det uten begrensninger?'],
  result: ['Og hva betyr alt dette til slutt?', 'Og hva kom ut av det?'],
  example: ['Jeg trenger noe konkret. Hvordan ville det sett ut?'],
  terms: [
    'Jeg har hørt ordet {}, men jeg kan ikke forklare det. Hva betyr det?',
    'Før vi går videre: Hva er {} med enkle ord?',
    'Jeg er ikke sikker på {}. Hva står ordet for?',
    'Jeg vil også spørre om {}. Hva menes med det?',
  ],
  echoes: ['Sagt enkelt:', 'Hvis jeg følger deg riktig:', 'Vi kan altså si:', 'Det viktige er altså:'],
  confirms: ['Slik er det.', 'Det er tanken.', 'Ja, det er det.', 'Nettopp det.'],
  years: ['Og hva vet vi om året {}?'],
  more: ['Jeg vil gjerne høre mer om {}. Hva er det neste?'],
  checks: [
    'Rett på meg hvis jeg tar feil:',
    'Si fra om jeg har forstått det:',
    'Og jeg antar at det er slik:',
  ],
  conditions: ['Og {}?', '{}, hva da?', 'Jeg tenker på et tilfelle: {}. Hva da?'],
  others: ['Og de andre punktene?', 'Hva mer står på listen?'],
  code: ['La oss gå gjennom koden trinn for trinn. Hva skjer i den?'],
  cues: {
    named: ['kalles|kalt|kaller|kjent som|betegnes', 'Har det et navn?'],
    result: [
      'førte til|fører til|forårsak*|konsekvens*|følge|virkning*|resulter*',
      'Og hvor fører noe slikt hen til slutt?',
      'Det har vel en virkning. Hvilken?',
    ],
    enables: [
      'gjør det mulig|gjorde det mulig|tillater|muliggjør',
      'Jeg ser hvordan det er. Men hva gjør det mulig?',
      'Og hva er det godt for?',
    ],
    problem: ['problem*|vanskelig*|fare|farer|farlig*|risiko*|ulempe*', 'Er det et problem med det?'],
    compare: [
      'i motsetning til|mens|sammenlignet|i forhold til|skiller seg',
      'Kan du sammenligne det med noe annet?',
      'Jeg vil gjerne ha en sammenligning. Hva er ulikt, og hva er likt?',
    ],
    today: ['i dag|nå for tiden|dagens', 'Og hvordan står det til i dag?'],
    view: [
      'forsker*|vitenskapsfolk|historiker*|økonomer|eksperter*',
      'Og hva sier folk som kjenner emnet, om det?',
    ],
    began: [
      'begynte|grunnlagt|oppsto|startet',
      'Jeg liker å vite hvordan ting begynner. Hvordan var det her?',
    ],
    ended: ['sluttet|endte|forsvant|ødelagt|forlot|kollapset', 'Og hva ble det av det til slutt?'],
    changed: [
      'endret|forandret|steg|falt|vokste|erstattet',

      'Og hvordan gikk det videre derfra?',
    ],
    most: ['viktigste|største|høyeste|mest kjente|vanligste', 'Hva skiller seg mest ut av alt dette?'],
    parts: ['består av|besto av', 'Og hva består det av, hvis vi ser inni?'],
    must: [
      'du må|man må|vi må|du bør|man bør|vi bør|sørg for',
      'Hvis jeg skulle gjøre det selv, hva måtte jeg passe på?',
      'Og hva bør man huske på?',
    ],
    can: [
      'du kan|vi kan|man kan|kan brukes|brukes til',
      'Det er godt å vite. Og hva kan man gjøre med det i praksis?',
      'Og hvordan bruker man det?',
    ],
    usual: ['vanligvis|som regel|typisk|normalt|generelt', 'Og hvordan ser det ut i det vanlige tilfellet?'],
    case: [
      'hvis',
      'Er det alltid slik, eller avhenger det av situasjonen?',
      'Og hvilke tilfeller må jeg skille mellom?',
    ],
    next: ['når|da|etter|så snart|senere', 'Det kan jeg se for meg. Og hva skjer da?'],
    how: [
      'ved hjelp av|gjennom|ved å',
      'Jeg lurer på hvordan det virker. Kan du fortelle det?',
      'Og hvordan gjør man det helt nøyaktig?',
    ],
  },
}
