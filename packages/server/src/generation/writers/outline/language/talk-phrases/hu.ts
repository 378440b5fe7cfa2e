import type { TalkPhrases } from '../talk-phrase-book.ts'

export const hu: TalkPhrases = {
  greetings: [
    'Sziasztok! Mivel kezdjük?',
    'Én azért vagyok itt, hogy kérdezzek. Mit kell először tudni?',
    'Erről még keveset tudok. Hogyan mutatnád be?',
  ],
  starts: ['Jól hangzik. Mi az első pont?'],
  goals: ['És mit fogunk ma megtanulni?'],
  closingLeads: ['Ideje visszatekinteni. Mit érdemes megjegyezni?'],
  remembers: ['Én pedig ezt írtam fel.'],
  goodbyes: ['Mára ennyi volt. Köszönjük a figyelmet!'],
  cause: ['Eddig értem, de kíváncsi vagyok, miért van ez így. Tudod?', 'És mi van emögött?'],
  contrast: ['Világosan hangzik. De vajon ez minden?', 'És ez korlátozás nélkül igaz?'],
  result: ['És mit jelent mindez a végén?', 'És mi lett ebből?'],
  example: ['Valami kézzelfogható kellene. Hogyan nézne ez ki?'],
  terms: [
    'Ezt a szót hallottam már: {}. De elmagyarázni nem tudnám. Mit jelent?',
    'Mielőtt továbbmegyünk: egyszerű szavakkal mit jelent ez: {}?',
    'Ebben a szóban nem vagyok biztos: {}. Mire utal?',
    'Erről is kérdeznék: {}. Mit értünk alatta?',
  ],
  echoes: ['Egyszerűen szólva:', 'Ha jól követlek:', 'Tehát azt mondhatjuk:', 'A lényeg ez:'],
  confirms: ['Pontosan erről szól.', 'Ez a lényeg.', 'Igen, erről van szó.', 'Valóban.'],
  years: ['És mit tudunk erről az évről: {}?'],
  more: ['Erről szívesen hallanék többet: {}. Mi következik?'],
  checks: ['Javíts ki, ha tévedek:', 'Mondd meg, jól értem-e:', 'És gondolom, ez így van:'],
  conditions: ['És {}?', '{}, akkor mi történik?', 'Egy ilyen esetre gondolok: {}. Mi történik akkor?'],
  others: ['És a többi pont?', 'Mi van még a listán?'],
  code: ['Nézzük végig a kódot lépésről lépésre. Mi történik benne?'],
  cues: {
    named: ['nevez*|hívj*|hívják|ismert|elnevez*', 'És van ennek saját neve?'],
    result: [
      'vezet|vezetett|okoz*|következmény*|eredményez*|hatás*',
      'És hová vezet az ilyesmi végül?',
      'Gondolom, ennek van hatása. Mi az?',
    ],
    enables: [
      'lehetővé tesz*|lehetővé tett*|engedi|megenged*',
      'Értem, hogy van. De mit tesz ez lehetővé?',
      'És mire jó ez?',
    ],
    problem: ['problém*|nehéz*|nehézség*|veszély*|kockázat*|hátrány*|akadály*', 'Van ezzel valami probléma?'],
    compare: [
      'ellentétben|míg|szemben|összehasonlít*|különböz*',
      'Össze lehet ezt hasonlítani valami mással?',
      'Szeretnék egy összehasonlítást. Mi más, és mi ugyanaz?',
    ],
    today: ['ma|manapság|jelenleg|napjainkban', 'És hogy áll ez ma?'],
    view: [
      'kutató*|tudós*|történész*|közgazdász*|szakértő*',
      'És mit mondanak erről azok, akik ismerik a témát?',
    ],
    began: [
      'kezdődött|kezdett*|alapított*|létrejött|keletkezett',
      'Szeretem tudni, hogyan kezdődnek a dolgok. Hogy volt ez itt?',
    ],
    ended: ['véget ért|megszűnt*|eltűnt*|elpusztul*|összeoml*|elhagy*', 'És mi lett ennek a vége?'],
    changed: [
      'változott*|változtak|nőtt|növekedett|csökkent|csökkentek|átalakult|felváltotta',

      'És hogyan folytatódott innen?',
    ],
    most: [
      'legfontosabb*|legnagyobb*|legmagasabb*|legismertebb*|leggyakoribb*|fő',
      'Mindezek közül mi tűnik ki leginkább?',
    ],
    parts: ['áll|állnak', 'És miből áll, ha belenézünk?'],
    must: [
      'ügyelj*|győződj*|figyelj*|ne felejts*',
      'Ha magam csinálnám, mire kellene figyelnem?',
      'És mit kell közben észben tartani?',
    ],
    can: [
      'használhatod|használhatjuk|használjuk|használják',
      'Ezt jó tudni. És mit lehet vele kezdeni a gyakorlatban?',
      'És hogyan kell ezt használni?',
    ],
    usual: ['általában|rendszerint|többnyire|jellemzően', 'És hogyan néz ki ez általában?'],
    case: [
      'ha|amennyiben',
      'Ez mindig így van, vagy a helyzettől függ?',
      'És milyen eseteket kell megkülönböztetni?',
    ],
    next: ['amikor|miután|után|később', 'Ezt el tudom képzelni. És mi történik akkor?'],
    how: [
      'segítségével|révén|által|használatával',
      'Kíváncsi vagyok, hogyan működik. Elmondod?',
      'És pontosan hogyan csinálják ezt?',
    ],
  },
}
