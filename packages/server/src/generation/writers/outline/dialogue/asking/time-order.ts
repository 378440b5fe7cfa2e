import type { Sentence } from '../../material/sentence.ts'

/** The characters in which a sentence names its time. */
const startOfSentence = 30
/** A number of three digits is a year only after 'In' and before a comma, or with its era. */
const year =
  /(?<![\p{N}.,])(?:1\d{3}|20\d{2}|(?<=^\p{L}{1,3}\s)[1-9]\d{2}(?=[,،，])|[1-9]\d{2}(?=\s(?:AD|A\.D\.|CE|BC|BCE|n\.\s?e\.|p\.\s?n\.\s?e\.|d\.\s?C\.|a\.\s?C\.|n\.\s?Chr\.|v\.\s?Chr\.)))(?![\p{N}%]|[.,]\p{N})/u

/**
 * 'Since 1980', 'until 1980', 'before 1980': what is so since a year, or until it, did not happen in it. The words of all
 * languages with a phrase book, at the start of a sentence.
 */
const notWithin =
  /^(?:since|ever since|until|till|before|after|by|up to|from|between|desde|hasta|antes de|después de|entre|a partir de|depuis|jusqu[’'](?:en|à)|avant|après|dès|seit|bis|vor|nach|ab|zwischen|dal|dalla|dall[’']|fino al|prima del|dopo il|tra il|fra il|a partire dal|até|antes de|depois de|sinds|vanaf|tot|voor|na|vóór|tussen|od|do|przed|po|między|pomiędzy|od roku|před|mezi|pred|medzi|с|до|после|между|начиная с|від|після|між|починаючи з|siden|indtil|før|efter|fra|inntil|etter|mellom|mellem|sedan|fram till|före|från|mellan|asti|ennen|vuodesta|vuoteen|din|până în|înainte de|după|între|από το|μέχρι το|πριν από το|πριν το|μετά το|μεταξύ|מאז|עד|לפני|אחרי|החל מ|sejak|hingga|sampai|sebelum|setelah|antara|từ|kể từ|đến|trước|sau|giữa|منذ|حتى|قبل|بعد|بين|ومنذ|وحتى|自从?|从|直到|到|ตั้งแต่|จนถึง|ก่อน|หลัง|ระหว่าง)(?![\p{L}\p{M}])/iu
/** Languages that put such a word after the year: '1980年以来', '1980년부터', '1980 से', '1980’den beri', '1980 óta'. */
const afterYear =
  /^\s?(?:年?(?:以来|以後|以后|之后|之前|以前|から|まで|起)|년?\s?(?:부터|까지|이후|이전)|\s?(?:तक|के बाद|से पहले|से(?![\p{L}\p{M}]))|[’'](?:den|dan|ten|tan|e|a|ye|ya)(?:\s(?:beri|sonra|önce|kadar|itibaren))|\sóta|-?(?:ig|től|tól)(?!\p{L})|\s(?:után|előtt|jälkeen|lähtien|saakka|asti)(?!\p{L}))/u

/** '1950s', '1950年代' and 'los años 1950' are decades. */
const decade = {
  after:
    /^(?:[’']?s(?!\p{L})|er(?!\p{L})|年代|년대|-(?:х|е|ті|их|і|ые|ых|tal|luv|luk|es\s|as\s)|[’']?(?:lar|ler)|[-’']?(?:talet|tallet|erne|årene)|\s(?:के दशक|के दशकों))/u,
  before:
    /(?:\b(?:años|década de|décadas de|années|anni|anos|jaren)|decenni|anii|latach|letech|rokoch|δεκαετία του|שנות ה-?|thập niên|những năm|tahun-tahun|dekade|ทศวรรษ)\s?$/iu,
}

/** Words before a number that counts something else than years: 'article 1100', 'page 1200', 'n.º 1800'. Letters of all languages. */
const counted =
  /(?:(?<![\p{L}\p{M}])(?:art|article|articles|articuli?|artículos?|articolo|articoli|artigos?|artikel|artikels|artikeln|artikler|artikkel|artykuł\p{L}*|artykul\p{L}*|článk\p{L}*|článek|článok|čl|articolul|artikla\p{L}*|άρθρο|άρθρου|стать\p{L}+|ст|статт\p{L}+|pasal|điều|madde|maddesi|section|sections|sec|clause|paragraph|paragraphe|paragraf\p{L}*|párrafo|paragrafo|parágrafo|law|ley|loi|legge|lei|gesetz|act|act no|page|página|pagina|pages|seite|strona|stronie|número|numéro|numero|nummer|number|numer|номер|no|nr|núm|num|room|verse|line|канон|canon|canon no|codice|مادة|المادة|סעיף|धारा|अनुच्छेद|มาตรา)[.:]?\s?|[§№#]\s?|n\.?[º°]\s?|第)$/iu

/** Whether a sentence starts with a year, after a sentence with an earlier one. */
export function isLater(sentence: Sentence | undefined, before: Sentence | undefined): boolean {
  const [was] = year.exec(before?.text ?? '') ?? []
  const is = sentence && yearNamed(sentence.text)
  return was !== undefined && is !== undefined && is > Number(was)
}

/** The year in which something happened, at the start of a text: 'In 1054, …'. */
export function yearAtStart(text: string): number | undefined {
  const found = yearNamed(text)
  if (found === undefined || notWithin.test(text)) return undefined
  const at = text.indexOf(String(found))
  const rest = text.slice(at + String(found).length)
  const isDecade = decade.after.test(rest) || decade.before.test(text.slice(0, at))
  return isDecade || afterYear.test(rest) ? undefined : found
}

/** The year at the start of a text. A year in brackets is an aside. */
function yearNamed(text: string): number | undefined {
  const found = year.exec(text)
  if (found && counted.test(text.slice(0, found.index))) return undefined
  if (!found || found.index > startOfSentence || /[(（[]/u.test(text.slice(0, found.index))) return undefined
  return Number(found[0])
}
