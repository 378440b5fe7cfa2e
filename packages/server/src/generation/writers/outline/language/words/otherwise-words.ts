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
  /^(?:otherwise|de lo contrario|de otro modo|si no(?=,)|sinon|sans quoi|sonst|ansonsten|andernfalls|altrimenti|caso contrário|senão|anders|ellers|annars|inaczej|w przeciwnym razie|jinak|v opačném případě|inak|v opačnom prípade|иначе|в противном случае|інакше|в іншому разі|altfel|în caz contrar|különben|máskülönben|muuten|aksi halde|aksi takdirde|yoksa|jika tidak(?=,)|kalau tidak(?=,)|nếu không(?=,)|διαφορετικά|αλλιώς|אחרת|वरना|अन्यथा|नहीं तो|มิฉะนั้น|ไม่เช่นนั้น|否则|不然|さもないと|そうしないと|그렇지 않으면|وإلا)(?![\p{L}\p{M}](?<!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}))[,，،、]?\s?(?:فإن\s)?/iu

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

/** Questions for the outcome that a sentence with 'otherwise' names. */
const questions: Readonly<Record<Language, string>> = {
  en: 'What happens otherwise?',
  es: '¿Qué ocurre si no se hace así?',
  fr: 'Que se passe-t-il sinon ?',
  de: 'Was geschieht sonst?',
  it: 'Che cosa succede altrimenti?',
  pt: 'O que acontece caso contrário?',
  nl: 'Wat gebeurt er anders?',
  da: 'Hvad sker der ellers?',
  no: 'Hva skjer ellers?',
  sv: 'Vad händer annars?',
  fi: 'Mitä muuten tapahtuu?',
  pl: 'Co się stanie w przeciwnym razie?',
  cs: 'Co se stane jinak?',
  sk: 'Čo sa stane inak?',
  ru: 'Что произойдёт иначе?',
  uk: 'Що станеться інакше?',
  ro: 'Ce se întâmplă altfel?',
  hu: 'Mi történik különben?',
  el: 'Τι συμβαίνει διαφορετικά;',
  tr: 'Aksi halde ne olur?',
  id: 'Apa yang terjadi jika tidak?',
  vi: 'Nếu không thì điều gì xảy ra?',
  th: 'มิฉะนั้นจะเกิดอะไรขึ้น',
  hi: 'ऐसा न करने पर क्या होता है?',
  ar: 'ماذا يحدث إن لم يتم ذلك؟',
  he: 'מה קורה אחרת?',
  zh: '否则会怎么样？',
  ja: 'そうしないとどうなるでしょうか。',
  ko: '그렇지 않으면 어떻게 될까요?',
}

/** The question for the outcome if what a statement asks for is not done. */
export function askOtherwise(language: string): string {
  return questions[languageOf(language) ?? 'en']
}

/** Words after the verb that can only be its subject, in languages in which the verb follows 'otherwise'. */
const subjects: Partial<Record<Language, string>> = {
  de: String.raw`er|sie|es|man|wir|(?:der|die|das|ein|eine|kein|keine|dieser|diese|dieses|alle|viele)\s(?:\p{Ll}+(?:e|er|es|en)\s)?\p{Lu}[\p{L}-]+`,
  nl: 'het|hij|ze|zij|men|we',
  da: 'det|den|de|man|han|hun|vi',
  no: 'det|den|de|man|han|hun|vi',
  sv: 'det|den|de|man|han|hon|vi',
}
const reflexive: Partial<Record<Language, string>> = {
  de: 'sich',
  nl: 'zich',
  da: 'sig',
  no: 'seg',
  sv: 'sig',
}

/** Words that cannot open a statement: 'Jinak by se voda …'. */
const enclitic: Partial<Record<Language, RegExp>> = {
  cs: /^(?:by|bych|bys|bychom|byste|se|si|je|jsou|ho|ji|mu)(?!\p{L})/u,
  sk: /^(?:by|sa|si|je|sú|ho|ju|mu)(?!\p{L})/u,
}

/** The outcome after 'otherwise', as a statement of its own; undefined if a sentence does not open with 'otherwise', or if its words have another order. */
export function outcomeOtherwise(text: string, language: string): string | undefined {
  const code = languageOf(language) ?? 'en'
  const bare = text.replace(leads, '')
  if (bare === text || bare === '' || enclitic[code]?.test(bare) === true) return undefined
  const subject = subjects[code]
  if (subject === undefined) return capitalised(bare)
  const pattern =
    inverted.get(code) ?? new RegExp(`^(\\p{Ll}+)\\s(${reflexive[code] ?? ''}\\s)?(${subject})(\\s.+)?$`, 'u')
  inverted.set(code, pattern)
  const [, verb = '', own = '', name = '', rest = ''] = pattern.exec(bare) ?? []
  return name === '' ? undefined : capitalised(`${name} ${verb}${own === '' ? '' : ` ${own.trim()}`}${rest}`)
}

const inverted = new Map<Language, RegExp>()

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
