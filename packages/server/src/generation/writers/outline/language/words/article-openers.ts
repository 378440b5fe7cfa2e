import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Verbs after 'het' as a pronoun. Nouns often end in the same letters, so other words are read by what follows them. */
const dutchVerbs =
  'is|was|wordt|werd|heeft|had|kan|kon|moet|moest|zal|zou|mag|mocht|wil|wilde|gaat|ging|komt|kwam|blijkt|bleek|blijft|bleef|lijkt|leek|betekent|betekende|bestaat|bestond|geeft|gaf|maakt|maakte|doet|deed|duurt|duurde|helpt|hielp|kost|kostte|werkt|werkte|ligt|lag|staat|stond|zit|zat|begint|begon|gebeurt|gebeurde|laat|liet|zorgt|zorgde|vormt|vormde|ontstaat|ontstond|bevat|bevatte|beschermt|bepaalt|verschilt|hangt|hing|loont|hoeft|ziet|zag|krijgt|kreeg|neemt|nam|houdt|hield|vraagt|vroeg|valt|viel|leidt|leidde|toont|verklaart|voorkomt|regent|vriest|stijgt|daalt|verliest|verandert|noemt|heet|klopt|geldt|gold|zijn|waren|worden|werden|hebben|hadden|blijven|bleven|liep|verdween|sprak|trok|sloeg|dreef|steeg|zonk|droeg|dook|vloog|verloor|schreef|koos|riep|sliep|wees|bewoog|stierf|sprong|brak'

const nordicNotAdjectives =
  'samme|næste|neste|nästa|sidste|siste|sista|følgende|foregående|föregående|nevnte|nævnte|nämnda|andre|andra|viste|reiste|rejste|løste|lyste|leste|læste|vokste|måste'

/** After an adjective without its noun: 'Den største ligger i Norge.' */
const nordicVerbs =
  'var|ligger|lå|låg|lever|levde|bor|har|hadde|havde|hade|kan|kunne|kunde|vil|ville|kommer|kom|blev|ble|bliver|blir|står|går|finnes|findes|finns|kalles|kaldes|kallas|heter|hedder|skal|ska'

/**
 * An article before its noun, in languages where it is also a pronoun or a demonstrative: 'Das Eis schmilzt', 'Het hart klopt',
 * 'Az erózió lassú', 'Den danske konge'.
 */
const articles: Partial<Record<Language, RegExp>> = {
  // A weak adjective ends in -e. Verbs of the past end in -te too: 'Das machte Schule.'
  de: /^D(?:as|ie|er)\s(?:(?!eine?\s|andere\s|gleiche\s|selbe\s|(?:habe|gebe|gehe|komme|liege)\s|\p{Ll}*(?:wusste|musste|passte|fasste|löste|kostete|leistete)\s)(?:(?:gute|alte|kalte|rechte|letzte|breite|weite|echte|bekannte|gesamte|zweite|dritte|harte|leichte|dichte|feuchte|\p{Ll}+ste|\p{Ll}*(?<!t|rd|ät)e)\s)){0,2}\p{Lu}\p{Ll}/u,
  nl: new RegExp(
    `^Het\\s(?:(?!(?:${dutchVerbs}|eerste|tweede|andere|laatste|volgende|vorige|zelfde)\\s)(?:\\p{Ll}+(?<!t|de|te)|\\p{Lu}\\p{L}+)\\s|(?!(?:${dutchVerbs})\\s)\\p{Ll}+\\s(?:[\\p{L}-]+\\s){0,2}(?:${dutchVerbs}|zijn|waren|hebben)\\s)`,
    'u',
  ),
  // 'Az a ház', 'Az ilyen', 'Az alapján' and 'Az okozza' point at something. Before a vowel, 'az' is the article.
  hu: /^Az\s(?!(?:az?|ilyen\p{L}*|olyan\p{L}*|utóbbi\p{L}*|előbbi\p{L}*|előző\p{L}*|említett\p{L}*|is|igaz|egyik\p{L}*|utolsó|első|eredmény|ok|oka|okok|alapján|után|előtt|által|ellen|alatt|okoz|okozza|okozta|adja|adta|alkotja|alkotta|eredményezi|eredményezte|igazolja|igazolta|akadályozza)(?!\p{L}))[AÁEÉIÍOÓÖŐUÚÜŰaáeéiíoóöőuúüű]/u,
  da: nordic(
    'Den|Det|De',
    'store|lille|små|nye|gamle|unge|hvide|røde|grønne|blå|sorte|varme|kolde|lange|korte|høje|lave|hele|halve',
    'ske|[dlnrst]ige|ste|ale|elle|ive|bare|løse|fulde',
  ),
  no: nordic(
    'Den|Det|De',
    'store|lille|små|nye|gamle|unge|hvite|røde|grønne|blå|svarte|varme|kalde|lange|korte|høye|lave|hele|halve',
    'ske|[dlnrst]ige|ste|ale|elle|ive|bare|løse|fulle',
  ),
  sv: nordic(
    'Den|Det|De',
    'stora|lilla|små|nya|gamla|unga|vita|röda|gröna|blå|svarta|varma|kalla|långa|korta|höga|låga|hela|halva',
    'ska|[dlnrst]iga|sta|ala|ella|iva|bara|lösa|fulla',
  ),
}

function nordic(words: string, adjectives: string, endings: string): RegExp {
  return new RegExp(
    `^(?:${words})\\s(?!(?:${nordicNotAdjectives})\\s)(?:${adjectives}|\\p{Ll}+(?:${endings}))\\s(?!(?:${nordicVerbs})(?!\\p{L}))\\p{L}{3,}`,
    'u',
  )
}

/** Whether a sentence opens with an article and its noun, although the word is in other sentences a pronoun. */
export function opensWithArticle(text: string, language: string): boolean {
  const code = languageOf(language)
  return code !== undefined && articles[code]?.test(text.replace(/^["“”«»„『「(]+/u, '')) === true
}

/** The words that `opensWithArticle` reads. Longer openers ('das Problem', 'het eerste') keep their meaning. */
export const isArticle = (opener: string): boolean => /^(?:das|die|der|het|az|den|det|de)$/u.test(opener)
