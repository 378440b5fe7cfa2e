import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'
import { listed } from './word-patterns.ts'

/**
 * Words that say that a statement is not so. A `*` stands for any ending. Grounding has a wider list for fewer languages,
 * with words such as 'without' and 'rarely', which limit a statement.
 */
const negations: Readonly<Record<Language, string>> = {
  en: 'not|no|never|none|nobody|nothing|neither|nor|cannot',
  es: 'no|nunca|jamás|ni|ningún|ninguno|ninguna|nadie|tampoco',
  fr: "ne|n’*|n'*|non|pas|jamais|aucun|aucune|ni",
  de: 'nicht|nie|niemals|kein*|nichts|niemand|weder|keineswegs',
  it: 'non|né|mai|nessun|nessuno|nessuna|neanche|nemmeno',
  ja: 'ません|できない|しない|されない|ではない|はない|がない|くない',
  ko: '않*|아니다|아닌|아닙*|없*|못하*|못합*',
  pt: 'não|nunca|jamais|nem|nenhum|nenhuma|ninguém',
  ru: 'не|ни|нет|нельзя|никогда|никто|ничто',
  zh: '不会|不能|不是|不可|不得|不应|不适用|不需|不要|并不|从不|没有|并非|无法|禁止',
  ar: 'لا|ليس|ليست|ليسوا|لم|لن|غير|ولا|ولم|ولن|وليس',
  cs: 'ne|není|nejsou|nelze|nesmí|nemá|nemají|nemůže|nemohou|neplatí|nikdy|nikdo|žádn*',
  da: 'ikke|ingen|intet|aldrig|hverken',
  nl: 'niet|geen|nooit|niets|niemand|noch',
  fi: 'ei|eivät|emme|ette|älä|älkää|koskaan',
  el: 'δεν|δε|μη|μην|όχι|ποτέ|κανένας|καμία|κανένα',
  he: 'לא|אין|אינו|אינה|אינם|אינן|בלתי',
  hi: 'नहीं|न|ना|मत',
  hu: 'nem|ne|sem|nincs|nincsenek|soha|senki',
  id: 'tidak|bukan|jangan|belum|tak',
  no: 'ikke|ikkje|ingen|intet|aldri|verken',
  pl: 'nie|nigdy|nikt|nic|ani|żaden|żadn*',
  ro: 'nu|nici|niciodată|niciun|nicio|nimeni',
  sk: 'nie|nesmie|nemá|nemajú|nemôže|nemôžu|nemožno|neplatí|nikdy|nikto|žiadn*',
  sv: 'inte|ej|icke|aldrig|ingen|inget|inga|varken',
  th: 'ไม่|มิได้|ห้าม',
  tr: 'değil*|yok|yoktur|hayır|asla|hiçbir',
  uk: 'не|ні|немає|ніколи|ніхто',
  vi: 'không|chẳng|chưa|đừng',
}

/** Words with a negation inside them: 'does not' and 'doesn’t'. */
const contracted = /n[’']t(?![\p{L}\p{M}])/u

const created = new Map<Language, RegExp>()

/** Whether a text in a language says that something is not so. */
export function denies(text: string, language: string): boolean {
  const code = languageOf(language) ?? 'en'
  const pattern = created.get(code) ?? listed(negations[code], code)
  created.set(code, pattern)
  const lower = text.toLowerCase()
  return pattern.test(lower) || (code === 'en' && contracted.test(lower))
}
