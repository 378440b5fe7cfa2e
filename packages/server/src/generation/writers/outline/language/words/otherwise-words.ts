import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/**
 * Words of a sentence that says what an instruction before it prevents or reaches: 'Rinse the burette. Water left in it would
 * dilute the acid.' In lower case.
 */
const words: Partial<Record<Language, string>> = {
  en: String.raw`would|otherwise|too (?:much|many|little|few|wide|narrow|long|short|high|low|fast|slow|hot|cold)|prevents?|protects?|avoids?|ensures?|keeps? (?:the|it|them)|helps?`,
  es: String.raw`\p{L}+(?:[aei]|[dbrn])rían?|de lo contrario|si no|evita|evitan|protege|protegen|impide|impiden|así se`,
  fr: String.raw`\p{L}+r(?:ait|aient)|sinon|évite|évitent|protège|protègent|empêche|empêchent|ainsi`,
  de: String.raw`würden?|könnten?|sonst|andernfalls|verhindert|verhindern|schützt|schützen|vermeidet`,
  it: String.raw`\p{L}+rebbe(?:ro)?|altrimenti|evita|evitano|protegge|impedisce`,
  pt: String.raw`\p{L}+[aei]riam?|caso contrário|senão|evita|evitam|protege|impede`,
  nl: 'zou|zouden|anders|voorkomt|voorkomen|beschermt',
  da: 'ville|ellers|forhindrer|beskytter',
  no: 'ville|ellers|hindrer|forhindrer|beskytter',
  sv: 'skulle|annars|förhindrar|skyddar',
  pl: String.raw`inaczej|w przeciwnym razie|\p{L}+(?:łby|łaby|łoby|łyby)|zapobiega|chroni`,
  cs: 'jinak|by|zabraňuje|chrání',
  sk: 'inak|by|zabraňuje|chráni',
  ru: 'иначе|в противном случае|бы|предотвращает|защищает',
  uk: 'інакше|б|би|запобігає|захищає',
  ro: 'altfel|ar|previne|împiedică|protejează',
  hu: String.raw`különben|máskülönben|\p{L}+(?:ná|né|nának|nének)|megakadályozza`,
  fi: String.raw`muuten|\p{L}+isi(?:vat)?|estää|suojaa`,
  tr: 'aksi halde|yoksa|önler|engeller',
  id: 'jika tidak|kalau tidak|akan|mencegah|melindungi',
  vi: 'nếu không|sẽ|ngăn|bảo vệ',
  zh: '否则|不然|会使|会导致|会让|可以防止|能防止|可以避免|能避免',
  ar: 'وإلا|سوف|يمنع|تمنع|يحمي|تحمي',
  ja: 'そうしないと|さもないと|防ぎ|防ぐ|てしまいます|てしまう',
}

/** Words at the start of such a sentence that only lead to it. */
const leads =
  /^(?:otherwise|de lo contrario|sinon|sonst|andernfalls|altrimenti|caso contrário|anders|ellers|annars|inaczej|w przeciwnym razie|jinak|inak|иначе|в противном случае|інакше|altfel|különben|muuten|否则|不然|وإلا)[,，،]?\s?/iu

const patterns = new Map<Language, RegExp>()

/** The reason that a sentence gives for the instruction before it, without the word that leads to it; undefined if it gives none. */
export function reasonOfInstruction(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const known = words[code]
  if (known === undefined) return undefined
  const pattern =
    patterns.get(code) ??
    new RegExp(unspaced.has(code) ? `(?:${known})` : `${wordStart}(?:${known})${wordEnd}`, 'iu')
  patterns.set(code, pattern)
  if (!pattern.test(text)) return undefined
  const bare = text.replace(leads, '')
  // 'Sonst verdünnt das Wasser die Säure': without 'sonst', the verb would come first.
  return bare !== text && verbAfterLead.has(code) ? undefined : bare
}

const verbAfterLead = new Set<Language>(['de', 'nl', 'da', 'no', 'sv'])
