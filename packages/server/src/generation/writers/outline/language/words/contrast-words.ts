import type { Language } from '@lectern/domain/voices/languages.ts'

/** Words that set two statements against each other, in lower case. */
export interface ContrastWords {
  /** After a comma, between the two: 'Granite is coarse, whereas basalt is fine.' */
  readonly between: string
  /** Words that start like one of these, and set nothing against each other: '而且' means 'and'. */
  readonly notBetween?: string
  /** Before both, with a comma between them: 'Whereas granite is coarse, basalt is fine.' */
  readonly before?: string
  /** Anywhere in the second of two sentences: 'Basalt, on the other hand, is fine.' */
  readonly second: string
}

/**
 * German and Dutch put the verb of a subordinate clause last, so that it cannot be shown alone. Their words between two
 * statements are those that do not change the order.
 */
export const contrastWords: Readonly<Record<Language, ContrastWords>> = {
  en: {
    between: 'whereas|while|but',
    before: 'whereas|while',
    second: 'on the other hand|by contrast|in contrast|conversely|however|meanwhile',
  },
  es: {
    between: 'mientras que|en cambio|pero',
    before: 'mientras que|mientras',
    second: 'en cambio|por el contrario|por otro lado|por otra parte|sin embargo',
  },
  fr: {
    between: 'tandis que|alors que|mais',
    before: 'tandis que|alors que',
    second: 'en revanche|par contre|au contraire|à l’inverse|cependant',
  },
  de: { between: 'aber|dagegen|hingegen', second: 'dagegen|hingegen|jedoch|im gegensatz dazu|umgekehrt' },
  it: {
    between: 'mentre|invece|ma',
    before: 'mentre',
    second: 'invece|al contrario|d’altra parte|viceversa|tuttavia',
  },
  ja: { between: '一方', second: '一方|それに対して|これに対し|反対に' },
  ko: { between: '반면', second: '반면|이와 달리|반대로|이에 비해' },
  pt: {
    between: 'enquanto|ao passo que|mas',
    before: 'enquanto',
    second: 'por outro lado|em contraste|ao contrário|porém',
  },
  ru: {
    between: 'тогда как|в то время как|а|но',
    second: 'напротив|в отличие от|с другой стороны|же|однако',
  },
  zh: {
    between: '而|但|但是',
    notBetween: '而且|而是|而已|但凡',
    second: '相反，|与此相反|相比之下|反之，|另一方面',
  },
  ar: {
    between: 'بينما|في حين|أما|لكن',
    before: 'بينما|في حين أن',
    second: 'بالمقابل|في المقابل|على العكس|أما|بينما',
  },
  cs: {
    between: 'zatímco|kdežto|ale',
    before: 'zatímco',
    second: 'naopak|naproti tomu|na druhé straně|však',
  },
  da: { between: 'mens|men', second: 'derimod|til gengæld|omvendt|på den anden side' },
  nl: { between: 'maar', second: 'daarentegen|in tegenstelling daarmee|omgekeerd|echter' },
  fi: { between: 'kun taas|mutta', second: 'sitä vastoin|toisaalta|puolestaan|sen sijaan' },
  el: { between: 'ενώ|αλλά', before: 'ενώ', second: 'αντίθετα|από την άλλη|αντιθέτως|όμως' },
  he: { between: 'בעוד|ואילו|אבל', second: 'לעומת זאת|מצד שני|מנגד|להפך|ואילו' },
  hi: { between: 'जबकि|लेकिन', second: 'जबकि|दूसरी ओर|इसके विपरीत' },
  hu: { between: 'míg|viszont|de', before: 'míg', second: 'viszont|ezzel szemben|pedig|másrészt' },
  id: { between: 'sedangkan|sementara|tetapi', second: 'sebaliknya|sedangkan|di sisi lain|sementara itu' },
  no: { between: 'mens|men', second: 'derimot|på den andre siden|omvendt|til gjengjeld' },
  pl: {
    between: 'podczas gdy|natomiast|zaś|a|ale',
    before: 'podczas gdy|o ile',
    second: 'natomiast|zaś|z kolei|przeciwnie|z drugiej strony|tymczasem',
  },
  ro: {
    between: 'în timp ce|pe când|iar|dar',
    before: 'în timp ce',
    second: 'în schimb|dimpotrivă|pe de altă parte|însă',
  },
  sk: {
    between: 'zatiaľ čo|kým|ale',
    before: 'zatiaľ čo',
    second: 'naopak|naproti tomu|na druhej strane|však',
  },
  sv: { between: 'medan|men', second: 'däremot|å andra sidan|omvänt|i gengäld' },
  th: {
    between: 'ในขณะที่|ส่วน|แต่',
    notBetween: 'ส่วนประกอบ|แต่ละ',
    second: 'ในทางกลับกัน|ในขณะที่|ตรงกันข้าม',
  },
  tr: { between: 'oysa|ise|ama', second: 'ise|buna karşılık|öte yandan|aksine|oysa' },
  uk: { between: 'тоді як|а|але', second: 'натомість|навпаки|з іншого боку|ж|однак' },
  vi: { between: 'trong khi|còn|nhưng', second: 'ngược lại|mặt khác|trong khi đó|còn' },
}
