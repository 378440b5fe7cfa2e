import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd } from './word-patterns.ts'

/** Subjects that mean the rest of a group or the exception to a rule, which the sentence before names. In lower case. */
const subjects: Partial<Record<Language, string>> = {
  en: 'all (?:the )?others|the others(?! of)|all the rest|the rest(?! of)|there (?:is|are) (?:only )?(?:one|an|two|three|some|a few) (?:important )?exceptions?|there are exceptions|the (?:only|one|main) exception',
  es: '(?:todos los |todas las |los |las )(?:demás|otros|otras)(?= \\p{Ll})|hay (?:una|dos|algunas) excepci(?:ón|ones)|la única excepción',
  fr: '(?:tous |toutes )?les autres|il (?:y a|existe) (?:une|deux|quelques) exceptions?|la seule exception',
  de: 'alle anderen|alle übrigen|es gibt (?:nur |aber )?(?:eine|zwei|einige) ausnahmen?|die einzige ausnahme|eine ausnahme bild\\p{Ll}+',
  it: "(?:tutti |tutte )(?:gli altri|le altre)|c[’']è un[’']eccezione|l[’']unica eccezione",
  pt: '(?:todos os |todas as )(?:outros|outras|demais)|há (?:uma|duas|algumas) (?:exceção|exceções)|a única exceção',
  nl: 'alle andere|er is één uitzondering|er zijn (?:twee )?uitzonderingen|de enige uitzondering',
  pl: 'wszystkie (?:inne|pozostałe)|wszyscy (?:inni|pozostali)|jest (?:jeden |jednak )?wyjątek|jedynym wyjątkiem|wyjątkiem jest',
  cs: 'všechny ostatní|všichni ostatní|existuje (?:jedna )?výjimka|jedinou výjimkou|výjimkou je',
  sk: 'všetky ostatné|všetci ostatní|existuje (?:jedna )?výnimka|jedinou výnimkou|výnimkou je',
  sv: 'alla (?:de )?andra|alla övriga|det finns (?:ett|två|några) undantag|det enda undantaget',
  da: 'alle (?:de )?andre|alle øvrige|der er (?:én|en|to) undtagelser?|den eneste undtagelse',
  no: 'alle (?:de )?andre|alle øvrige|det finnes (?:ett|et|to) unntak|det eneste unntaket',
  ru: 'все (?:остальные|другие|прочие)|есть (?:одно )?исключение|единственное исключение',
  uk: 'усі інші|всі інші|решта|є (?:один )?виняток|єдиний виняток',
  zh: '其余的?|其他的(?:都|全)|有一个例外|只有一个例外|唯一的例外',
  ja: 'その他はすべて|残りはすべて|例外が一つ|唯一の例外',
  ar: 'هناك استثناء|الاستثناء الوحيد|أما الباقي|والباقي',
}

const patterns = new Map<Language, RegExp | undefined>()

/** Whether a sentence is about the rest of a group or an exception: 'All others keep what is there.', 'There is one exception: …' */
export function isAboutRemainder(text: string, code: Language): boolean {
  if (!patterns.has(code)) patterns.set(code, patternOf(code))
  return patterns.get(code)?.test(text) ?? false
}

function patternOf(code: Language): RegExp | undefined {
  const own = subjects[code]
  return own === undefined ? undefined : new RegExp(`^(?:${own})${unspaced.has(code) ? '' : wordEnd}`, 'iu')
}
