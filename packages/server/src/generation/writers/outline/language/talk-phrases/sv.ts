import type { TalkPhrases } from '../talk-phrase-book.ts'

export const sv: TalkPhrases = {
  greetings: [
    'Hej allihop! Vad handlar det om?',
    'Jag är här för att fråga. Vad ska man veta först?',
    'Jag vet inte så mycket om det än. Hur skulle du presentera det?',
  ],
  starts: ['Det låter bra. Vad är den första punkten?'],
  goals: ['Och vad ska vi lära oss i dag?'],
  closingLeads: ['Låt oss se tillbaka. Vad bör vi komma ihåg?'],
  remembers: ['Och det här har jag skrivit ner.'],
  goodbyes: ['Det var allt för i dag. Tack för att ni lyssnade!'],
  cause: ['Så långt är jag med, men jag undrar varför det är så. Vet du det?', 'Och vad ligger bakom?'],
  contrast: ['Det låter klart. Men är det hela bilden?', 'Och gäller det utan begränsningar?'],
  result: ['Och vad betyder allt detta i slutändan?', 'Och vad blev det av det?'],
  example: ['Jag behöver något konkret. Hur skulle det se ut?'],
  terms: [
    'Jag har hört termen {}, men jag kan inte förklara den. Vad betyder den?',
    'Innan vi går vidare: Vad är {} med enkla ord?',
    'Jag är inte säker på {}. Vad står termen för?',
    'Jag vill också fråga om {}. Vad menas med det?',
  ],
  echoes: ['Enkelt uttryckt:', 'Om jag förstår dig rätt:', 'Vi kan alltså säga:', 'Det viktiga är alltså:'],
  confirms: ['Så är det verkligen.', 'Det är tanken.', 'Ja, det är det.', 'Just det.'],
  years: ['Och vad vet vi om år {}?'],
  more: ['Jag vill gärna höra mer om {}. Vad kommer härnäst?'],
  checks: ['Rätta mig om jag har fel:', 'Säg om jag har förstått rätt:', 'Och jag antar att det är så här:'],
  conditions: ['Och {}?', '{}, vad händer då?', 'Jag tänker på ett fall: {}. Vad händer då?'],
  others: ['Och de andra punkterna?', 'Vad mer står på listan?'],
  code: ['Låt oss gå igenom koden steg för steg. Vad händer i den?'],
  cues: {
    named: ['kallas|kallad|kallade|kallar|känd som|känt som|benämns', 'Har det ett namn?'],
    result: [
      'ledde till|leder till|orsak*|konsekvens*|följd|följder|verkan|effekt*',
      'Och vart leder något sådant till slut?',
      'Det har väl en verkan. Vilken?',
    ],
    enables: [
      'gör det möjligt|gjorde det möjligt|tillåter|möjliggör',
      'Jag ser hur det är. Men vad gör det möjligt?',
      'Och vad är det bra för?',
    ],
    problem: ['problem*|svår*|fara|faror|farlig*|risk*|nackdel*|hinder', 'Finns det något problem med det?'],
    compare: [
      'till skillnad från|medan|jämfört med|i jämförelse|skiljer sig',
      'Kan du jämföra det med något annat?',
      'Jag vill gärna ha en jämförelse. Vad är olika, och vad är lika?',
    ],
    today: ['i dag|idag|numera|dagens', 'Och hur är det i dag?'],
    view: [
      'forskare*|vetenskapsmän|historiker*|ekonomer|experter*',
      'Och vad säger de som kan ämnet om det?',
    ],
    began: ['började|grundades|uppstod|startade', 'Jag gillar att veta hur saker börjar. Hur var det här?'],
    ended: ['slutade|upphörde|försvann|förstördes|övergav|kollapsade', 'Och vad blev det av det till slut?'],
    changed: [
      'ändrade*|förändrade*|ökade|minskade|växte|ersatte*',

      'Och hur gick det vidare därifrån?',
    ],
    most: ['viktigaste|största|högsta|mest kända|vanligaste', 'Vad sticker ut mest av allt detta?'],
    parts: ['består av|bestod av', 'Och vad består det av, om vi tittar inuti?'],
    must: [
      'du måste|man måste|vi måste|du bör|man bör|vi bör|se till att',
      'Om jag skulle göra det själv, vad måste jag se upp med?',
      'Och vad ska man tänka på?',
    ],
    can: [
      'du kan|vi kan|man kan|kan användas|används för',
      'Det är bra att veta. Och vad kan man göra med det i praktiken?',
      'Och hur använder man det?',
    ],
    usual: ['vanligtvis|vanligen|i regel|normalt|i allmänhet', 'Och hur ser det ut i det vanliga fallet?'],
    case: ['om', 'Är det alltid så, eller beror det på situationen?', 'Och vilka fall ska jag skilja åt?'],
    next: ['när|då|efter|så snart|senare', 'Det kan jag föreställa mig. Och vad händer då?'],
    how: ['med hjälp av|genom', 'Jag undrar hur det fungerar. Kan du berätta?', 'Och hur gör man det exakt?'],
  },
}
