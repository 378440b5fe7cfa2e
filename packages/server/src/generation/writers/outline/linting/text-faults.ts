import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/**
 * Returns the defect of a text that is shown or spoken; undefined if it has none. A whole sentence of `page` ends as its author
 * ended it.
 */
export function brokenText(text: string, language: string, page = ''): string | undefined {
  const code = languageOf(language) ?? 'en'
  const checks = [unbalanced, wrongJoin, leftover]
  for (const check of checks) {
    const fault = check(text, code)
    if (fault !== undefined) return fault
  }
  const correlative = openCorrelative(text, code)
  if (correlative !== undefined && !isSentenceOf(page, text)) return correlative
  const open = endsOpen(text, code)
  const isWhole = open !== undefined && !abbreviations.has(open) && isSentenceOf(page, text)
  return open === undefined || isWhole ? undefined : `ends with ${open}`
}

/** A sentence may be split after an abbreviation by mistake. */
const abbreviations = new Set(
  'e.g i.e vs dr mr mrs ms prof fig u.s np pt tzn tzw m.in św ul im nr tj wg sr sra dra p ee z.b d.h bzw vgl ca p.ex'.split(
    ' ',
  ),
)

function isSentenceOf(page: string, text: string): boolean {
  const at = /[.!?…]["“”’»)]*$/u.test(text) ? page.indexOf(text) : -1
  return at >= 0 && /^(?:\s|$)/u.test(page.slice(at + text.length))
}

/** The same for a spoken sentence, which also starts and ends as one. */
export function brokenSentence(text: string, language: string, page = ''): string | undefined {
  const broken = brokenText(text, language, page)
  if (broken !== undefined) return broken
  if (languageOf(language) !== 'th' && !/[.!?。！？।؟;:：…]["“”’»」』)）\]]*$/u.test(text))
    return 'no full stop'
  if (!otherScripts.has(languageOf(language) ?? 'en') && /^\p{Ll}{2,} /u.test(text))
    return 'starts in lower case'
  if (/^[\s,.;:،，、。।!?)\]]/u.test(text)) return 'starts with punctuation'
  return undefined
}

/** In other scripts, a sentence may start with a name in Latin letters. */
const otherScripts = new Set<Language>(['ar', 'he', 'hi', 'ja', 'ko', 'th', 'zh'])

const pairs = /\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|「[^「」]*」|『[^『』]*』|【[^【】]*】/gu

/** A single bracket or quotation mark. Languages use “ and » on either side, so these are only counted. */
function unbalanced(text: string): string | undefined {
  // '[0, 5)' is an interval.
  let bare = text.replace(
    /`[^`]*`|\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$]*\$|[[(][^()[\],]{1,20},[^()[\],]{1,20}[\])]/g,
    '',
  )
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare.replaceAll(pairs, '')
  }
  // 'a)' and '2)' number the items of a list.
  const left = bare.replace(/(?<=^|\s)(?:\p{L}|\p{N}{1,2})[)）]/gu, '').replace(/[:;]-?[()]/g, '')
  const [bracket] = /[()[\]（）「」『』【】]/u.exec(left) ?? []
  if (bracket !== undefined) return `a single ${bracket}`
  const marks = text.match(/[“”„«»]/gu) ?? []
  return marks.length % 2 === 0 ? undefined : `a single ${marks[0] ?? ''}`
}

/** Marks that follow each other only where two texts were joined, or where text between them was removed. */
function wrongJoin(text: string, language: Language): string | undefined {
  // French has a space before its semicolon.
  const bare = language === 'fr' ? text.replaceAll(/[\s\u00a0\u202f];(?=\s)/gu, ';') : text
  const found =
    /[।。][:：。।,，،.]|[,，،;；؛][,，،;；؛.。।](?!\.)|[:：][.。।,，:：](?!\p{L})|(?<![.\p{N}])\.[,;:](?!\.)(?!\/)|\s[,;](?=\s|$)/u.exec(
      bare.replace(/(?<![\p{L}\p{M}])(?:\p{L}{1,4}\.)+[,;:]/gu, ''),
    )
  return found ? `the marks ${found[0].trim()}` : undefined
}

/** LaTeX or markup in a text to be read. Inline math between dollars is set as a formula. */
function leftover(text: string): string | undefined {
  const bare = text.replace(/\$(?!(?<=[A-Z]\$)[\s\d.,;:!?)/])[^$]+\$/g, '').replace(/`[^`]*`/g, '')
  const found = /\\(?:frac|sqrt|text|mathrm|left|right|cdot|times)\b|\^\s*[({]|_\{|&[a-z]{2,6};/.exec(bare)
  return found ? `leftover markup ${found[0]}` : undefined
}

/**
 * 'not only' without 'but'. After a comma or an 'and' it limits what stands before: 'Sleep after learning, not only before an exam.',
 * 'It is chosen for its curve and not only for its current.'
 */
const correlatives: Partial<Record<Language, readonly (readonly [RegExp, RegExp])[]>> = {
  en: [
    [/(?<!, |\b(?:and|or|but) )\bnot only\b/i, /\bbut\b|\balso\b|[;:]/i],
    [/\beither (?!side|way|end|of|case|or\b)/i, /\bor\b/i],
  ],
  pl: [[/(?<!, |(?<!\p{L})(?:i|a|oraz|lub) )nie tylko/iu, /ale|lecz|także|również|[;:]/iu]],
  es: [[/(?<!, |(?<!\p{L})[yeo] )no s[oó]lo/iu, /sino|también|además|[;:]/iu]],
  zh: [[/不仅|不但/u, /而且|还|也|更|[；：]/u]],
  ar: [[/ليس فقط|لا يقتصر/u, /بل|أيض|ولكن|[؛:]/u]],
  hi: [[/न केवल/u, /बल्कि|भी|[;:]/u]],
  de: [[/(?<!, |(?<!\p{L})(?:und|oder) )nicht nur/iu, /sondern|auch|[;:]/iu]],
  fr: [[/(?<!, |(?<!\p{L})(?:et|ou) )non seulement/iu, /mais|aussi|également|[;:]/iu]],
}

function openCorrelative(text: string, language: Language): string | undefined {
  const open = correlatives[language]?.find(([first, second]) => first.test(text) && !second.test(text))
  const [found] = open?.[0].exec(text) ?? []
  return found === undefined ? undefined : `${found} without its second part`
}

/** Words that need a word after them. */
const openEnds: Partial<Record<Language, RegExp>> = {
  en: wordsAtEnd(
    'the a an and or but with for from into as that which than because not only very e.g i.e vs dr mr mrs ms prof fig u.s',
  ),
  pl: wordsAtEnd(
    'i oraz lub albo ale z ze w we na do od dla przez przy po za o że który która które niż pt np tzn tzw m.in św ul prof dr im nr tj wg',
  ),
  es: wordsAtEnd('el la los las un una y e o u de del en con por para que sin sobre como sr sra dr dra p ee'),
  de: wordsAtEnd('der die das ein eine und oder mit für von zu dass weil z.b d.h bzw dr vgl ca'),
  fr: wordsAtEnd('le la les un une et ou de du des en avec pour par que qui dans sur m mme p.ex'),
  it: wordsAtEnd('il lo la i gli le un una e o di del della in con per che su da'),
  pt: wordsAtEnd('o a os as um uma e ou de do da em com por para que'),
  hi: wordsAtEnd('का की के को से में और या कि डॉ'),
  ar: wordsAtEnd('في من على إلى عن مع أو أن التي الذي'),
}

/** Ends that need no word after them: 'de cada una', 'applies to acceptance only' and 'the variable you are solving for' end a sentence. */
const endsInPronoun: Partial<Record<Language, RegExp>> = {
  // 'Some sell well, and others do not' leaves out a verb that was just said.
  en: /(?<!\p{L})(?:(?:and|but|while|whereas|or|if|although|though)\s(?:[^,.]*\s)?(?:do|does|did|is|are|was|were|can|could|will|would|should|may|might|must|has|have|had)\snot|or\snot|(?:do|does|did|is|are|was|were|can|could|will|would|should|may|might|must|has|have|had)\snot(?=\.)|(?:to|for|in|by|of|at|on|with|from|has|have|is|are|was|were)\s(?:\p{L}+\s){1,4}only|(?:you|we|they|he|she|it)\s(?:is|are|was|were)\s\p{L}+ing\s(?:for|with|from)|(?:paid|cared|looked|waited|asked|called|accounted)\sfor|(?:dealt|coped)\swith)[.…]?$/u,
  // 'Der Bäcker schneidet die Kruste ein.' ends with a part of its verb. A cut has no full stop, but these verbs need it.
  de: /\p{L}\s(?:ein|mit|zu)\.$|(?<!\p{L})(?:n(?:imm|ehm|ahm)e?[tn]*\s(?:[^,.]*\s)?(?:zu|ein|mit)|(?:tr(?:ifft|effen|afe?n?)|stimm(?:t|en|ten?)|l(?:ässt|assen|ieße?n?)|hör(?:t|en|ten?)|schreib(?:t|en)|ordne(?:t|n|ten?)|sag(?:t|en|ten?)|steh(?:t|en))\s(?:[^,.]*\s)?zu|(?:tr(?:itt|eten|at|aten)|setz(?:t|en|ten?)|führ(?:t|en|ten?)|dr(?:ing(?:t|en)|ang|angen)|atme(?:t|n|ten?)|stell(?:t|en|ten?)|br(?:icht|echen|ach|achen)|schränk(?:t|en|ten?)|teil(?:t|en|ten?)|leite(?:t|n|ten?))\s(?:[^,.]*\s)?ein|(?:bring(?:t|en)|brachten?|wirk(?:t|en|ten?)|mach(?:t|en|ten?)|teil(?:t|en|ten?)|komm(?:t|en))\s(?:[^,.]*\s)?mit)[.…]?$/u,
  es: /(?<!\p{L})cada un[ao]?[.…]?$/u,
  pt: /(?<!\p{L})cada uma?[.…]?$/u,
}

function wordsAtEnd(words: string): RegExp {
  const choice = words
    .split(' ')
    .map((word) => word.replaceAll('.', String.raw`\.`))
    .join('|')
  return new RegExp(String.raw`(?:^|[\s(])(${choice})[.…,]?$`, 'u')
}

/** The last word, if it needs a word after it. */
function endsOpen(text: string, language: Language): string | undefined {
  const end = text.toLowerCase().replace(/[\s।。]+$/u, '')
  const [, word] = endsInPronoun[language]?.test(end) ? [] : (openEnds[language]?.exec(end) ?? [])
  // 'vitamin A' and 'option a' end with a name.
  if (word === undefined || (word.length === 1 && /\p{Lu}[.…]?$/u.test(text))) return undefined
  return word
}

/** A relative clause cut where its aside ends, so that the main clause is missing. */
export function isCutAside(shown: string, onPage: string): boolean {
  const at = onPage.indexOf(shown.replace(/[.。।]$/u, ''))
  if (at < 0) return false
  const next = onPage.slice(at + shown.replace(/[.。।]$/u, '').length).trimStart()
  if (!/^[,，،—–]/u.test(next)) return false
  const aside =
    /[,，،]\s*(?:which|who|whose|where|when|który|która|które|którzy|którego|której|których|que|quien|quienes|cuyo|cuya|donde|der|die|das|qui|dont|où|che|cui|الذي|التي|जो|जिसे|जिसके)(?![\p{L}\p{M}])[^,，،]*$/iu
  return aside.test(shown)
}
