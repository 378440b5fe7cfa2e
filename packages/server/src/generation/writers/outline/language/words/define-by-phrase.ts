import type { Language } from '@lectern/domain/voices/languages.ts'
import { denies } from './negations.ts'

/** Adverbs that come between the verb and what it calls: 'On appelle souvent le loup …' gives no name. */
const adverbs =
  'souvent|parfois|aussi|alors|ainsi|également|généralement|habituellement|couramment|communément|donc|plutôt|même|encore|toujours|anche|spesso|talvolta|così|quindi|allora|comunemente|generalmente|solitamente|também|muitas vezes|às vezes|assim|então|geralmente|habitualmente|normalmente|comummente|comumente|frequentemente|también|así|entonces|normalmente|generalmente|habitualmente|comúnmente|frecuentemente|a menudo|a veces|și|astfel|adesea|uneori|deseori|atunci|συχνά|επίσης|συνήθως|έτσι|μερικές φορές'
/** A name of one to three words, as few as possible, without an article: not 'On appelle le médecin la nuit.' */
const name = String.raw`(?<name>(?!(?:${adverbs})(?![\p{L}\p{M}]))(?!(?:l[aeo]s?|los|l[’']|une?|des|el|il|gli|[oa]s?|the)[\s’'])\p{L}[\p{L}\p{M}’'-]*(?:\s\p{L}[\p{L}\p{M}’'-]*){0,2}?)`
/** Quotation marks around a name. */
const [open, close] = ['["“”„«»‘’「]?', '["“”„«»‘’」]?']

const spanish = '(?:el|la|los|las|un|una|unos|unas)\\s'
const french = "(?:les?\\s|la\\s|l[’']|une?\\s|des\\s)"
const italian = "(?:il\\s|lo\\s|la\\s|i\\s|gli\\s|le\\s|l[’']|una?\\s|uno\\s|un[’'])"
const portuguese = '(?:os?|as?|um|uma)\\s'
/** Starts of words, and whole words that are the start of others: 'часть' is a part, and 'часто' often. */
const slavicThing =
  '(?:часть|частина|раздел|розділ|форма|сила|мера|міра|газ|орган)(?![\\p{L}\\p{M}])|организм|організм|област|процес|спос[оі]б|вещество|речовин|совокупност|сукупніст|наук|явлени|явищ|единиц|одиниц|величин|прибор|прилад|устройств|пристр[оі]|метод|систем|лини|ліні|свойств|властив|сло[йі]|шар|соединени|сполук|отношени|відношен|множеств|множин|жидкост|рідин|животно|тварин|растени|рослин'
const czechThing =
  'přeměna|proces|děj|látka|soubor|část|schopnost|věda|jednotka|veličina|způsob|metoda|jev|oblast|zařízení|přístroj|nástroj|premena|proces|dej|súbor|časť|schopnosť|jednotka|veličina|spôsob|metóda|zariadenie|prístroj|nástroj'
/** The noun of what a thing is, and the clause that separates it from others. */
const withClause = String.raw`(?:\p{Ll}[\p{L}\p{M}-]*\s){0,3}\p{Ll}[\p{L}\p{M}-]*,\s`

/**
 * Sentences that give a name to a thing: 'Se llama magma a la roca fundida', 'Unter Erosion versteht man die Abtragung …'. The
 * groups are the name and its meaning, in the form in which both stand alone. Languages that put the name into another case
 * there ('Fermentacją nazywamy …') are left out: a card and a question need the name itself.
 */
const phrases: Partial<Record<Language, readonly RegExp[]>> = {
  es: patterns(
    `^se\\s(?:llama|llaman|denomina|denominan|conoce como)\\s${open}${name}${close}\\s(?:a\\s(?=${spanish})|a(?=l\\s))(?<meaning>.+)`,
    `^(?:se\\sentiende\\spor\\s${name}|por\\s${name}\\sse\\sentiende|llamamos\\s${name}\\sa)\\s(?=${spanish})(?<meaning>.+)`,
    `^(?:el|la)\\s${name}\\sse\\sdefine\\scomo\\s(?=${spanish})(?<meaning>.+)`,
  ),
  pt: patterns(
    `^(?:chama(?:m)?|denomina(?:m)?)-se\\s${name}\\s(?=${portuguese}|aos?\\s|às?\\s)(?<meaning>.+)`,
    `^(?:entende-se\\spor\\s${name}|por\\s${name}\\sentende-se)\\s(?=${portuguese})(?<meaning>.+)`,
    `^${name}\\sé\\s(?=(?:o|a|um|uma)\\s\\p{Ll}+(?:\\s\\p{L}+){0,3}\\s(?:que|em que|no qual|na qual)\\s)(?<meaning>.+)`,
  ),
  it: patterns(
    `^si\\s(?:chiama|chiamano|definisce|definiscono)\\s${name}\\s(?=${italian})(?<meaning>.+)`,
    `^(?:per\\s${name}\\ssi\\sintend(?:e|ono)|si\\sintende\\sper\\s${name})\\s(?=${italian})(?<meaning>.+)`,
  ),
  fr: patterns(
    `^on\\s(?:appelle|nomme)\\s${name}\\s(?=${french})(?<meaning>.+)`,
    `^par\\s${name},?\\son\\sentend\\s(?=${french})(?<meaning>.+)`,
  ),
  ro: patterns(
    `^(?:se\\snumește|numim)\\s${name}\\s(?=(?:un|o)\\s|\\p{L}+(?:ul|ea|ia)\\s)(?<meaning>.+)`,
    `^prin\\s${name}\\s(?:înțelegem|se\\sînțelege)\\s(?<meaning>.+)`,
    `^${name}\\seste\\s(?=\\p{Ll}+(?:ul|a|ea)\\s(?:\\p{L}+\\s){0,4}care\\s)(?<meaning>.+)`,
  ),
  // Without 'i': a capital after 'den' shows a noun without an adjective, whose ending would have to change.
  de: [
    new RegExp(
      `^[Uu]nter\\s(?:dem\\sbegriff\\s)?${open}${name}${close}\\sversteht\\sman\\s(?=(?:die|das|eine?)\\s|(?:den|einen)\\s\\p{Lu})(?<meaning>.+)`,
      'u',
    ),
    new RegExp(
      `^[Aa]ls\\s${open}${name}${close}\\sbezeichnet\\sman\\s(?=(?:die|das|eine?)\\s|(?:den|einen)\\s\\p{Lu})(?<meaning>.+)`,
      'u',
    ),
  ],
  nl: patterns(
    `^onder\\s${open}${name}${close}\\s(?:verstaan\\swe|verstaat\\smen|verstaan\\swij)\\s(?<meaning>(?:de|het|een)\\s.+)`,
  ),
  sv: patterns(`^med\\s${open}${name}${close}\\s(?:menas|avses|menar\\sman)\\s(?<meaning>.+)`),
  da: patterns(`^ved\\s${open}${name}${close}\\s(?:forstås|forstår\\sman)\\s(?<meaning>.+)`),
  no: patterns(`^med\\s${open}${name}${close}\\s(?:menes|forstås|mener\\s(?:vi|man))\\s(?<meaning>.+)`),
  fi: patterns(`^${name}\\son\\s(?=${withClause}jo[ksnltt]\\p{L}*\\s)(?<meaning>.+)`),
  hu: patterns(
    `^az?\\s${name}\\s(?=olyan\\s(?:\\p{L}+\\s)?\\p{L}+,\\sa(?:mely|ki|mi)\\p{L}*\\s)(?<meaning>.+)`,
  ),
  cs: patterns(
    `^${name}\\sje\\s(?=${withClause}(?:\\p{L}{1,4}\\s)?(?:kter|jež|jenž|kde\\s|kdy\\s)|(?:\\p{Ll}+\\s)?(?:${czechThing})\\s)(?<meaning>.+)`,
  ),
  sk: patterns(
    `^${name}\\sje\\s(?=${withClause}(?:\\p{L}{1,4}\\s)?(?:ktor|kde\\s|keď\\s)|(?:\\p{Ll}+\\s)?(?:${czechThing})\\s)(?<meaning>.+)`,
  ),
  ru: patterns(`^${name}\\s[—–]\\s(?=(?:\\p{L}+(?:ый|ий|ая|яя|ое|ее)\\s)?(?:${slavicThing}))(?<meaning>.+)`),
  uk: patterns(`^${name}\\s[—–]\\s(?=(?:\\p{L}+(?:ий|ій|а|я|е|є)\\s)?(?:${slavicThing}))(?<meaning>.+)`),
  el: patterns(
    `^${name}\\s(?:ονομάζεται|λέγεται|καλείται)\\s(?=(?:η|ο|το|κάθε|ένας|μία|μια|ένα)\\s)(?<meaning>.+)`,
    `^(?:ονομάζεται|λέγεται|καλείται)\\s${name}\\s(?=(?:η|ο|το|κάθε|ένας|μία|μια|ένα)\\s)(?<meaning>.+)`,
  ),
  ar: patterns(
    String.raw`^و?ي[ُ]?(?:قصد|عنى|راد)\sب(?<name>ال[\p{L}\p{M}]+(?:\sال[\p{L}\p{M}]+)?)\s(?<meaning>.+)`,
    String.raw`^و?[تي][ُ]?عر[\u064B-\u0652]*ف\s(?<name>ال[\p{L}\p{M}]+(?:\sال[\p{L}\p{M}]+)?)\sبأن[\u064B-\u0652]*(?:ه|ها)\s(?<meaning>.+)`,
    String.raw`^(?<name>ال[\p{L}\p{M}]+(?:\sال[\p{L}\p{M}]+)?)\sعبارة\sعن\s(?<meaning>.+)`,
  ),
  he: patterns(
    String.raw`^(?<name>\p{L}[\p{L}\p{M}’'־-]*(?:\s\p{L}[\p{L}\p{M}’'־-]*){0,2}?)\s(?:הוא|היא|הם|הן)\s(?!זה|זו|זאת|אלה)(?=(?:[\p{L}\p{M}־-]+\s){0,4}[\p{L}\p{M}־-]+,?\s(?:ש[\p{L}\p{M}]{2,}|אשר)\s)(?<meaning>.+)`,
  ),
  hi: patterns(
    String.raw`^(?<name>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)\sका\sअर्थ\sहै,?\s(?<meaning>(?!कि\s).+)`,
    String.raw`^(?<meaning>(?!.*(?:लोग|उस|इस)\s)[^,;]{12,}(?<!े))\sको\s${open}(?<name>[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+)?)${close}\s(?:कहते\sहैं|कहा\sजाता\sहै)$`,
  ),
  id: patterns(
    `^yang\\sdimaksud\\sdengan\\s${name}\\s(?:adalah|ialah|yaitu)\\s(?<meaning>.+)`,
    `^${name}\\s(?:dapat\\s)?diartikan\\ssebagai\\s(?<meaning>.+)`,
  ),
  vi: patterns(
    String.raw`^(?<name>\p{L}+(?:\s\p{L}+){0,3}?)\s(?:được\shiểu\slà|được\sđịnh\snghĩa\slà)\s(?<meaning>.+)`,
    String.raw`^(?<name>\p{L}+(?:\s\p{L}+){0,3}?)\slà\s(?=(?:tình trạng|mức|số|người|tổ chức|công cụ|phương pháp|thiết bị|hình|đường|điểm|tỉ lệ|tỷ lệ|văn bản|hoạt động|trạng thái|vật liệu|dụng cụ|cơ quan|mối quan hệ)\s)(?<meaning>.+)`,
  ),
  ja: patterns(
    String.raw`^(?<meaning>(?!こ[のれう]|そ[のれう]|それ|あの|以上|上記|これ|.*は).{6,}(?<!彼|彼女)[\p{Script=Han}\p{Script=Katakana}ーのと])を${open}(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{2,12})${close}と(?:いう|言う|呼ぶ|よぶ|いいます|言います|呼びます|よびます)$`,
  ),
  ko: patterns(
    String.raw`^(?<meaning>(?!이\s|이것|이를|그\s|이런|이러한|그런|우리)(?:(?!라고).){6,})[을를]\s${open}(?<name>\p{Script=Hangul}{2,10}?)${close}(?:이라고|라고)\s(?:한다|부른다|말한다|합니다|부릅니다|말합니다)$`,
    // The statement of a person is no meaning: '기자는 사건의 구조를 말한다'.
    String.raw`^(?!\p{Script=Hangul}*(?:대통령|학자|기자|교사|학생|작가|저자|필자|선생님|변호사|의사|연구자|장관|시인|정치가)[은는]\s)(?<name>\p{Script=Hangul}{2,8}?)[은는]\s(?<meaning>.{4,}(?:것|과정|현상|상태|관계|물질|양|값|비율|방법|힘|정도|능력|사람|제도|활동|행위|단위|수|점|선|부분|구조|성질))[을를]\s(?:말한다|뜻한다|말합니다|뜻합니다)$`,
  ),
  zh: patterns(
    String.raw`^所谓${open}(?<name>\p{Script=Han}{2,8}?)${close}，?(?:就)?是?指(?:的是)?(?<meaning>.+)`,
    String.raw`^(?:我们|人们)?(?:把|将)?(?<meaning>(?!这|那|它|其|该|此|因此|所以|也|又|我们|人们|[他她]|.*被[^称])[^，。；]{1,}的[^，。；的]*[^，。；被的])(?:被称为|称为|叫做|叫作|称作|称之为)${open}(?<name>\p{Script=Han}{2,8})${close}$`,
  ),
}

/** Words between the article and the end of what gets a name: without a clause or a preposition it is no meaning. */
const described = (article: string, not: string, links: string) =>
  String.raw`(?!(?:${not})(?![\p{L}\p{M}]))(?<meaning>(?:${article})(?:(?!\s(?:${not})\s)[^;:.]){2,}?\s(?:${links})(?![\p{L}\p{M}])[^;:.]{4,}?)`

/** 'The movement of water through a membrane is called osmosis': the name comes last. */
const namedLast: Partial<Record<Language, RegExp>> = {
  en: named(
    described(
      'an?\\s|the\\s',
      'this|that|these|those|such|its|their',
      'that|which|who|whose|of|where|when|from|by',
    ),
    String.raw`\s(?:is|are)\s(?:called|termed)\s(?:an?\s|the\s)?(?!(?:for|on|upon|in|into|off|up|out|by|to)\s)`,
  ),
  es: named(
    described(spanish, 'est[aeo]s?|es[aeo]s?|dich[ao]s?', 'que|de|del|por|entre|cuy[ao]'),
    String.raw`\sse\s(?:llama|denomina|conoce\scomo)\s`,
  ),
  fr: named(
    described(french, 'cet?|cette|ces', 'qui|que|de|du|des|dont|où|par'),
    String.raw`\s(?:s[’']appelle|se\snomme|est\sappelée?)\s(?:l[’']|la\s|le\s)?`,
  ),
  it: named(
    described(italian, 'quest[oa]|quell[oa]|tale', 'che|di|del|della|dei|dal|tra|cui'),
    String.raw`\s(?:si\schiama|si\sdefinisce|è\sdett[oa]|viene\sdett[oa])\s`,
  ),
  pt: named(
    described(portuguese, 'est[ae]s?|ess[ae]s?|tal', 'que|de|do|da|dos|das|por|entre|cuj[oa]'),
    String.raw`\s(?:chama-se|denomina-se|é\schamad[oa](?:\sde)?|designa-se(?:\spor)?)\s`,
  ),
  // Without 'i', since a noun has a capital.
  de: new RegExp(
    String.raw`^(?<meaning>(?:Die|Das|Den\s(?=\p{Lu})|Eine?|Einen\s(?=\p{Lu}))\s?[^;:.,]{8,}?|(?:Die|Das|Eine?)\s[^;:.,]{4,}?,\s(?:die|das|der|den|in|bei|mit)\s[^;:.,]{4,}?,)\s(?:nennt\sman|heißt|bezeichnet\sman\sals)\s${open}(?<name>\p{Lu}[\p{L}-]+)${close}$`,
    'u',
  ),
}

/** 'El paso de la gente no se llama ósmosis': the words before the verb deny that it is the name. */
function isDenied(meaning: string, code: Language): boolean {
  return denies(meaning.trim().split(/\s/u).slice(-2).join(' '), code)
}

function named(meaning: string, verb: string): RegExp {
  return new RegExp(`^${meaning}${verb}${open}${name}${close}$`, 'iu')
}

/** Slavic sentences that put the name last and into another case: 'Przenikanie wody przez błonę nazywamy osmozą'. */
const inOtherCase: Partial<Record<Language, RegExp>> = {
  pl: otherCase('[tT](?:o|en|ę|a|akie)', 'nazywamy|nazywa\\ssię|nazywan[aey]\\sjest|jest\\snazywan[aey]'),
  cs: otherCase('[tT](?:o|ento|uto|oto|akový)', 'nazýváme|se\\snazývá|nazýváme'),
  sk: otherCase('[tT](?:o|ento|úto|oto|akýto)', 'nazývame|sa\\snazýva|nazývame'),
  ru: otherCase('[ЭэТт](?:то|тот|та|акое|акой)', 'называют|называется|называем'),
  uk: otherCase('[ЦцТт](?:е|ей|я|аке|акий)', 'називають|називається|називаємо'),
}

function otherCase(pointer: string, verb: string): RegExp {
  return new RegExp(
    String.raw`^(?<meaning>(?!${pointer}\s)(?!\S+[ęуюю]\s)\p{Lu}(?:(?!\s${pointer}\s)[^;:.—–]){14,}?),?\s(?:${verb})\s${open}(?<name>\p{Ll}+)${close}$`,
    'u',
  )
}

/** Endings of such a name that have one ending only where it stands alone. */
const firstCases: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  pl: [
    [/ością$/u, 'ość'],
    [/(?<!c|rz|sz|cz|ci|ol|dzi|yni)ą$/u, 'a'],
    [/([nc])iem$/u, '$1ie'],
    [/([iy]zm)em$/u, '$1'],
  ],
  cs: [
    [/ou$/u, 'a'],
    [/([nt])ím$/u, '$1í'],
    [/(ism)em$/u, '$1us'],
  ],
  sk: [
    [/(?<!s)ťou$/u, 'ť'],
    [/(?<!ť|i)ou$/u, 'a'],
    [/iou$/u, 'ia'],
    [/ním$/u, 'nie'],
  ],
  ru: [
    [/ией$/u, 'ия'],
    [/([ае]ни|яни)ем$/u, '$1е'],
    [/(изм)ом$/u, '$1'],
    [/остью$/u, 'ость'],
  ],
  uk: [
    [/ією$/u, 'ія'],
    [/нням$/u, 'ння'],
    [/(изм|ізм)ом$/u, '$1'],
    [/істю$/u, 'ість'],
  ],
}

/** The name in the case in which it stands alone; undefined if its ending has several. */
function inFirstCase(found: string, code: Language): string | undefined {
  const [from, to] = firstCases[code]?.find(([ending]) => ending.test(found)) ?? []
  return from === undefined || to === undefined ? undefined : found.replace(from, to)
}

function patterns(...sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'iu'))
}

/** Prepositions and cases of a meaning that stands alone: 'al conjunto' is 'el conjunto', 'den Übergang' is 'der Übergang'. */
const alone: Partial<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  es: [[/^l\s/u, 'el ']],
  pt: [
    [/^ao(s?)\s/u, 'o$1 '],
    [/^à(s?)\s/u, 'a$1 '],
  ],
  de: [
    [/^den\s/u, 'der '],
    [/^einen\s/u, 'ein '],
  ],
}

/** The name that such a sentence gives, and what it names. The text has no full stop at its end. */
export function definedByPhrase(
  text: string,
  code: Language,
): { readonly name: string; readonly meaning: string } | undefined {
  const inflected = inOtherCase[code]?.exec(text)?.groups
  const first = inFirstCase(inflected?.['name'] ?? '', code)
  if (first !== undefined && inflected?.['meaning'] !== undefined)
    return isDenied(inflected['meaning'], code) ? undefined : { name: first, meaning: inflected['meaning'] }
  for (const pattern of [...(phrases[code] ?? []), ...(namedLast[code] ? [namedLast[code]] : [])]) {
    const { name: found, meaning } = pattern.exec(text)?.groups ?? {}
    if (found === undefined || meaning === undefined) continue
    // 'The river that crosses the town is called Ebro': the name of one thing defines no word.
    if (pattern === namedLast[code] && code !== 'de' && /^\p{Lu}/u.test(found)) continue
    if (pattern === namedLast[code] && isDenied(meaning, code)) continue
    const whole = (alone[code] ?? []).reduce(
      (said, [from, to]) => said.replace(new RegExp(from, 'iu'), to),
      meaning.replace(/,$/u, ''),
    )
    return { name: found, meaning: whole }
  }
  return undefined
}
