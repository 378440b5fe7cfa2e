import type { TalkPhrases } from '../talk-phrase-book.ts'

export const cs: TalkPhrases = {
  greetings: [
    'Zdravím všechny! O co tu jde?',
    'Mým úkolem je klást otázky. Co je třeba vědět nejdřív?',
    'Zatím o tom vím málo. Jak se to dá představit?',
  ],
  starts: ['To zní dobře. Co je první?'],
  goals: ['A co se dnes naučíme?'],
  closingLeads: ['Je čas ohlédnout se. Co by nám mělo zůstat?'],
  remembers: ['A toto mám v poznámkách.'],
  goodbyes: ['To je pro dnešek vše. Děkujeme za poslech!'],
  cause: ['Zatím to chápu, ale ptám se, čím to je. Víš to?', 'A co za tím stojí?'],
  contrast: ['Zní to jasně. Ale je to už všechno?', 'A platí to bez omezení?'],
  result: ['A co to všechno nakonec znamená?', 'A co z toho vzešlo?'],
  example: ['Potřebuji něco konkrétního. Jak by to vypadalo?'],
  terms: [
    'Slovo {} znám, ale neumím je vysvětlit. Co znamená?',
    'Než budeme pokračovat: co jednoduše řečeno znamená {}?',
    'U slova {} nemám jasno. Co označuje?',
    'Zeptám se i na pojem {}. Co se tím myslí?',
  ],
  echoes: [
    'Jednoduše řečeno:',
    'Jestli to dobře sleduji:',
    'V mých poznámkách je teď toto:',
    'Můžeme tedy říct:',
  ],
  confirms: ['Je to tak.', 'O to jde.', 'Ano, to je ono.', 'Skutečně.'],
  years: ['A co víme o roce {}?'],
  more: ['O tématu {} chci slyšet víc. Co je dál?'],
  checks: ['Oprav mě, jestli se mýlím:', 'Řekni, jestli to mám správně:', 'A předpokládám, že je to takto:'],
  conditions: ['A {}?', '{}, co potom?', 'Napadá mě takový případ: {}. Co potom?'],
  others: ['A ostatní body?', 'Co je na tom seznamu ještě?'],
  code: ['Projděme si kód krok za krokem. Co se v něm děje?'],
  cues: {
    named: ['nazýv*|nazvan*|zvan*|říká se|označuj*|známé jako|známý jako', 'A má to vlastní jméno?'],
    result: [
      'vede k|vedou k|vedl* k|způsob*|následk*|důsled*|v důsledku|účin*',
      'A kam něco takového nakonec vede?',
      'To má asi nějaký účinek. Jaký?',
    ],
    enables: ['umožňuj*|umožnil*|dovoluj*', 'Chápu. Ale co se tím stává možným?', 'A k čemu je to dobré?'],
    problem: ['problém*|obtíž*|potíž*|nebezpeč*|rizik*|nevýhod*|překáž*', 'Je s tím nějaký problém?'],
    compare: [
      'na rozdíl od|zatímco|ve srovnání|liší se',
      'Dá se to s něčím srovnat?',
      'Hodilo by se srovnání. Co je jiné a co stejné?',
    ],
    today: ['dnes|v současnosti|nyní|v současné době', 'A jak je to dnes?'],
    view: [
      'badatel*|vědc*|historici|historik*|ekonomové|ekonomů|odborní*',
      'A co o tom říkají lidé, kteří téma znají?',
    ],
    began: ['začal*|založil*|založen*|vznikl*', 'Vždy mě zajímá, jak věci začínají. Jak tomu bylo tady?'],
    ended: ['skončil*|zanikl*|zmizel*|zničen*|opuštěn*|zhroutil*', 'A co se s tím nakonec stalo?'],
    changed: [
      'změnil*|zvýšil*|snížil*|vzrostl*|klesl*|nahradil*',

      'A jak se to vyvíjelo dál?',
    ],
    most: ['nejdůležit*|největš*|nejvyšš*|nejznám*|hlavní', 'Co z toho všeho nejvíc vyniká?'],
    parts: [
      'skládá se z|skládají se z|je složen*|jsou složen*',
      'A z čeho se to skládá, když se podíváme dovnitř?',
    ],
    must: [
      'musíš|musíme|musíte|je třeba|je nutné|měli bychom|měli byste',
      'Kdyby to měl někdo dělat poprvé, na co si dát pozor?',
      'A na co při tom nesmíme zapomenout?',
    ],
    can: [
      'můžeš|můžeme|můžete|lze použít|slouží k|používá se|používají se',
      'To mě zajímá. A co se s tím dá v praxi dělat?',
      'A jak se to používá?',
    ],
    usual: ['obvykle|zpravidla|většinou|obecně|běžně', 'A jak to vypadá obvykle?'],
    case: [
      'pokud|jestliže|když',
      'Je to vždy stejné, nebo to závisí na situaci?',
      'A které případy je třeba rozlišit?',
    ],
    next: ['když|jakmile|později', 'To si umím představit. A co se stane potom?'],
    how: [
      'pomocí|prostřednictvím|s pomocí',
      'Zajímá mě, jak to funguje. Povíš mi to?',
      'A jak přesně se to dělá?',
    ],
  },
}
