import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { unspaced, wordEnd, wordStart } from './word-patterns.ts'

/**
 * Words of a rule, a prohibition or a warning, as patterns in lower case. A word for a duty that also means necessity of
 * nature ('water must fall') counts too: such a sentence is seldom a detail.
 */
const duties: Readonly<Record<Language, string>> = {
  en: "must|must not|mustn[’']t|never|do not|don[’']t|only if|always wear|wear (?:eye|safety|gloves|goggles)|no(?:body| one) may|may not|is forbidden|are forbidden|is prohibited|are prohibited|not allowed|make sure|warning|caution",
  es: 'deben?|nunca|no (?:debe|deben|hay que|se debe|se puede|pueden?)|solo si|sólo si|está prohibid[oa]|están prohibid[oa]s|prohibido|hay que|es obligatorio|asegúrese|asegúrate|advertencia',
  fr: 'doit|doivent|devez|jamais|ne (?:doit|doivent|faites|pas)|il faut|ne faut pas|seulement si|uniquement si|interdite?s?|obligatoire|veillez à|attention',
  de: 'muss|müssen|müsst|niemals|nie|darf nicht|dürfen nicht|darf nur|dürfen nur|nur wenn|nur dann|verboten|untersagt|unbedingt|achtung|vorsicht|tragen sie|pflicht',
  it: 'deve|devono|mai|non (?:deve|devono|si deve|bisogna|si può)|bisogna|solo se|soltanto se|vietat[oaie]|proibit[oaie]|obbligatori[oa]|attenzione',
  pt: 'deve|devem|nunca|jamais|não (?:deve|devem|se deve|pode|podem)|é preciso|só se|somente se|apenas se|proibid[oa]s?|obrigatóri[oa]|atenção',
  nl: 'moet|moeten|nooit|mag niet|mogen niet|mag alleen|alleen als|verboden|verplicht|let op|pas op',
  sv: 'måste|aldrig|får inte|får aldrig|ska inte|endast om|bara om|förbjud\\p{L}+|obs|varning',
  da: 'skal|må ikke|må aldrig|aldrig|kun hvis|forbudt|advarsel|pas på',
  no: 'må ikke|må aldri|skal ikke|aldri|bare hvis|kun hvis|forbudt|advarsel|pass på|må alltid',
  pl: 'musi|muszą|musisz|trzeba|należy|nigdy|nie wolno|nie należy|nie mogą być|tylko wtedy|tylko jeśli|tylko gdy|zabronion\\p{L}+|zakazan\\p{L}+|uwaga',
  cs: 'musí|musíte|nesmí|nesmíte|nikdy|jen pokud|pouze pokud|zakázán\\p{L}*|je nutné|pozor',
  sk: 'musí|musia|nesmie|nesmú|nikdy|len ak|iba ak|zakázan\\p{L}*|je nutné|pozor',
  ru: 'должн\\p{L}+|долж[ен]н?|нельзя|никогда|необходимо|обязательно|запрещ\\p{L}+|только если|только в том случае|следует|внимание',
  uk: 'повин\\p{L}+|мусить|мусять|не можна|ніколи|необхідно|обов’язково|заборон\\p{L}+|лише якщо|тільки якщо|слід|увага',
  ro: 'trebuie|niciodată|nu trebuie|este interzis\\p{L}*|sunt interzise|numai dacă|doar dacă|obligatoriu|atenție',
  hu: 'kell|kötelező|soha|tilos|nem szabad|csak akkor|csak ha|figyelem|vigyázat',
  fi: 'täytyy|pitää|ei saa|eivät saa|älä|älkää|koskaan|vain jos|kielletty\\p{L}*|pakollinen|varoitus',
  tr: 'asla|zorunlu\\p{L}*|gerekir|gereklidir|yasak\\p{L}*|malıdır|melidir|malısınız|melisiniz|yalnızca|sakın|dikkat',
  el: 'πρέπει|ποτέ|απαγορεύεται|απαγορεύονται|μόνο αν|μόνο εάν|μόνο όταν|υποχρεωτικ\\p{L}+|προσοχή',
  id: 'harus|wajib|jangan|dilarang|tidak boleh|hanya jika|hanya bila|perhatian|awas',
  vi: 'phải|không được|không bao giờ|đừng|cấm|chỉ khi|bắt buộc|chú ý|lưu ý',
  hi: 'चाहिए|ज़रूरी|जरूरी|अनिवार्य|कभी नहीं|मत|मना है|केवल तभी|तभी|सावधान',
  ar: 'يجب|يجب ألا|لا يجوز|لا تستخدم|ممنوع|يُمنع|يمنع|أبدًا|أبدا|لا بد|ينبغي|يُحظر|يحظر|فقط إذا|إلا إذا|تحذير|احذر',
  he: 'חייב|חייבים|חייבת|אסור|לעולם לא|יש ל\\p{L}+|צריך|רק אם|אין ל\\p{L}+|זהירות|אזהרה',
  zh: '必须|务必|不要|切勿|禁止|不得|不可|严禁|注意|千万|只有[^，。]{1,20}才|应当',
  ja: 'なければなりません|なければならない|してはいけません|してはいけない|してはならない|禁止|必ず|場合に限り|注意して|注意が必要',
  ko: '해야 한다|해야 합니다|하지 마|안 된다|안 됩니다|금지|반드시|절대|경우에만|주의',
  th: 'ต้อง|ห้าม|อย่า|เฉพาะเมื่อ|ระวัง|จำเป็นต้อง',
}

/** Words for an exception to a rule. */
const exceptions: Readonly<Record<Language, string>> = {
  en: 'exceptions?|exempt|the only exception',
  es: 'excepci(?:ón|ones)|exent[oa]s?',
  fr: 'exceptions?|exemptée?s?',
  de: 'ausnahmen?|ausgenommen',
  it: 'eccezion[ei]|esent[ei]',
  pt: 'exceç(?:ão|ões)|isent[oa]s?',
  nl: 'uitzondering(?:en)?|vrijgesteld',
  sv: 'undantag(?:et|en)?',
  da: 'undtagelse[rn]?|undtaget',
  no: 'unntak(?:et|ene)?|unntatt',
  pl: 'wyjątk\\p{L}+|wyjątek',
  cs: 'výjimk\\p{L}+|výjimek',
  sk: 'výnimk\\p{L}+|výnimiek',
  ru: 'исключени\\p{L}+',
  uk: 'винят\\p{L}+|виняток',
  ro: 'excepți\\p{L}+',
  hu: 'kivétel\\p{L}*',
  fi: 'poikkeu\\p{L}+',
  tr: 'istisna\\p{L}*',
  el: 'εξαίρεση|εξαιρέσεις|εξαιρούνται|εξαιρείται',
  id: 'pengecualian|dikecualikan',
  vi: 'ngoại lệ',
  hi: 'अपवाद',
  ar: 'استثناء|الاستثناء|استثناءات|يُستثنى|يستثنى|تُستثنى|تستثنى',
  he: 'חריג\\p{L}*|יוצא מן הכלל|יוצאת מן הכלל|יוצאים מן הכלל',
  zh: '例外|除外',
  ja: '例外',
  ko: '예외',
  th: 'ข้อยกเว้น|ยกเว้น',
}

const createdDuties = new Map<Language, RegExp>()
const createdExceptions = new Map<Language, RegExp>()

/** Whether a sentence says what must be done, or must not be done: it is part of a rule. */
export function statesDuty(text: string, language: string): boolean {
  return matches(text, language, duties, createdDuties)
}

/** Whether a sentence names an exception, which is not understood without its rule. */
export function namesException(text: string, language: string): boolean {
  return matches(text, language, exceptions, createdExceptions)
}

function matches(
  text: string,
  language: string,
  words: Readonly<Record<Language, string>>,
  created: Map<Language, RegExp>,
): boolean {
  const code = languageOf(language) ?? 'en'
  const isUnspaced = unspaced.has(code) || code === 'ko'
  const pattern =
    created.get(code) ??
    new RegExp(isUnspaced ? `(?:${words[code]})` : `${wordStart}(?:${words[code]})${wordEnd}`, 'u')
  created.set(code, pattern)
  return pattern.test(text.toLowerCase())
}
