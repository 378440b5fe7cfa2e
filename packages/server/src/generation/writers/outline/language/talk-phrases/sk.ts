import type { TalkPhrases } from '../talk-phrase-book.ts'

export const sk: TalkPhrases = {
  greetings: [
    'Zdravím všetkých! O čo tu ide?',
    'Mojou úlohou je klásť otázky. Čo treba vedieť najprv?',
    'Zatiaľ o tom viem málo. Ako sa to dá predstaviť?',
  ],
  starts: ['To znie dobre. Čo je prvé?'],
  goals: ['A čo sa dnes naučíme?'],
  closingLeads: ['Je čas obzrieť sa. Čo by nám malo zostať?'],
  remembers: ['A toto mám v poznámkach.'],
  goodbyes: ['To je na dnes všetko. Ďakujeme za počúvanie!'],
  cause: ['Zatiaľ to chápem, ale pýtam sa, čím to je. Vieš to?', 'A čo za tým stojí?'],
  contrast: ['Znie to jasne. Ale je to už všetko?', 'A platí to bez obmedzení?'],
  result: ['A čo to všetko nakoniec znamená?', 'A čo z toho vzišlo?'],
  example: ['Potrebujem niečo konkrétne. Ako by to vyzeralo?'],
  terms: [
    'Slovo {} poznám, ale neviem ho vysvetliť. Čo znamená?',
    'Skôr než budeme pokračovať: čo jednoducho povedané znamená {}?',
    'Pri slove {} nemám jasno. Čo označuje?',
    'Opýtam sa aj na pojem {}. Čo sa tým myslí?',
  ],
  echoes: ['Jednoducho povedané:', 'Ak to dobre sledujem:', 'Môžeme teda povedať:', 'Dôležité je toto:'],
  confirms: ['Je to tak.', 'O to ide.', 'Áno, to je ono.', 'Skutočne.'],
  years: ['A čo vieme o roku {}?'],
  more: ['O téme {} chcem počuť viac. Čo je ďalej?'],
  checks: ['Oprav ma, ak sa mýlim:', 'Povedz, či to mám správne:', 'A predpokladám, že je to takto:'],
  conditions: ['A {}?', '{}, čo potom?', 'Napadá mi taký prípad: {}. Čo potom?'],
  others: ['A ostatné body?', 'Čo je na tom zozname ešte?'],
  code: ['Prejdime si kód krok za krokom. Čo sa v ňom deje?'],
  cues: {
    named: ['nazýva*|nazvan*|zvan*|hovorí sa|označuj*|známe ako|známy ako', 'A má to vlastné meno?'],
    result: [
      'vedie k|vedú k|viedl* k|spôsob*|následk*|dôsled*|v dôsledku|účin*',
      'A kam niečo také nakoniec vedie?',
      'To má asi nejaký účinok. Aký?',
    ],
    enables: ['umožňuj*|umožnil*|dovoľuj*', 'Chápem. Ale čo sa tým stáva možným?', 'A na čo je to dobré?'],
    problem: ['problém*|ťažk*|ťažkost*|nebezpeč*|rizik*|nevýhod*|prekáž*', 'Je s tým nejaký problém?'],
    compare: [
      'na rozdiel od|zatiaľ čo|v porovnaní|líši sa',
      'Dá sa to s niečím porovnať?',
      'Hodilo by sa porovnanie. Čo je iné a čo rovnaké?',
    ],
    today: ['dnes|v súčasnosti|teraz', 'A ako je to dnes?'],
    view: [
      'bádate*|vedci|historici|historik*|ekonómovia|odborní*',
      'A čo o tom hovoria ľudia, ktorí tému poznajú?',
    ],
    began: [
      'začal*|založil*|založen*|vznikol|vznikl*',
      'Vždy ma zaujíma, ako sa veci začínajú. Ako to bolo tu?',
    ],
    ended: ['skončil*|zanikl*|zmizl*|zničen*|opusten*|zrútil*', 'A čo sa s tým nakoniec stalo?'],
    changed: [
      'zmenil*|zvýšil*|znížil*|vzrástl*|klesl*|nahradil*',

      'A ako sa to vyvíjalo ďalej?',
    ],
    most: ['najdôležit*|najväčš*|najvyšš*|najznám*|hlavn*', 'Čo z toho všetkého najviac vyniká?'],
    parts: ['skladá sa z|skladajú sa z|je zložen*', 'A z čoho sa to skladá, keď sa pozrieme dovnútra?'],
    must: [
      'musíš|musíme|musíte|treba|je nutné|mali by sme|mali by ste',
      'Keby to mal niekto robiť prvýkrát, na čo si dať pozor?',
      'A na čo pri tom nesmieme zabudnúť?',
    ],
    can: [
      'môžeš|môžeme|môžete|možno použiť|slúži na|slúžia na|používa sa|používajú sa',
      'To ma zaujíma. A čo sa s tým dá v praxi robiť?',
      'A ako sa to používa?',
    ],
    usual: ['zvyčajne|spravidla|väčšinou|vo všeobecnosti|bežne', 'A ako to vyzerá zvyčajne?'],
    case: [
      'ak|pokiaľ',
      'Je to vždy rovnaké, alebo to závisí od situácie?',
      'A ktoré prípady treba rozlíšiť?',
    ],
    next: ['keď|len čo|neskôr', 'To si viem predstaviť. A čo sa stane potom?'],
    how: [
      'pomocou|prostredníctvom|s pomocou',
      'Zaujíma ma, ako to funguje. Povieš mi to?',
      'A ako presne sa to robí?',
    ],
  },
}
