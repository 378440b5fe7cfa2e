import { languageOf } from '@lectern/domain/voices/languages.ts'
import type { Language } from '@lectern/domain/voices/languages.ts'

/** Clauses in the imperative, or with a word for what must not be done, that forbid an act. */
const patterns: Readonly<Record<Language, RegExp>> = {
  en: /^(?:never|do not|don[’']t|avoid)\s(?!mind|worry|forget)/iu,
  es: /^(?:nunca|jamás|no|evite|evita|evitad)\s(?!es|hay|se\s|son|está|todos?|siempre|sólo|solo|obstante|olvid)/iu,
  fr: /^(?:(?:ne|n[’'])\s?(?!\S*oubli)\S+(?:ez|s|e)?\s(?:\S+\s)?(?:pas|jamais)|évitez|évite)(?!\p{L})/iu,
  de: /^(?:(?:nie|niemals)\s|vermeiden?\s|(?!(?:die|eine|keine|diese|viele|alle|einige|jede)\s)\p{L}+(?:e|\p{L}n\sSie)\s(?:[^,]*\s)?(?:nie|niemals|nicht)(?!\p{L}))/iu,
  it: /^(?:non\s\p{L}+(?:are|ere|ire|te|arlo|arla)|mai|evita|evitate|evitare)(?!\p{L})/iu,
  pt: /^(?:nunca|não|jamais|evite|evitar)\s(?!é|há|se\s|são|está|todos?|só|apenas|obstante|esqueça)/iu,
  nl: /^(?:nooit|vermijd|\p{L}+\s(?:[^,]*\s)?nooit)(?!\p{L})/iu,
  da: /^(?:undgå|\p{L}+\saldrig|aldrig)(?!\p{L})/iu,
  no: /^(?:unngå|\p{L}+\saldri|aldri)(?!\p{L})/iu,
  sv: /^(?:undvik|\p{L}+\saldrig|aldrig)(?!\p{L})/iu,
  fi: /^(?:älä|älkää|vältä|välttäkää)(?!\p{L})/iu,
  pl: /^(?:nigdy\snie|nie\s(?:należy|wolno|można|\p{L}+(?:aj|uj|ij|yj|ń|dź|rz|ź|ż)(?:cie)?)|unikaj)(?!\p{L})/iu,
  cs: /^(?:nikdy\sne\p{L}+|ne\p{L}+(?:ejte|ujte|te|ej|uj))(?!\p{L})/iu,
  sk: /^(?:nikdy\sne\p{L}+|ne\p{L}+(?:ajte|ujte|te|aj|uj))(?!\p{L})/iu,
  ru: /^(?:никогда\sне|нельзя|не\s(?:следует|\p{L}+(?:йте|ите|ьте|й))|избегайте)(?!\p{L})/iu,
  uk: /^(?:ніколи\sне|не\s(?:можна|слід|\p{L}+(?:йте|іть|ьте|й))|уникайте)(?!\p{L})/iu,
  ro: /^(?:niciodată\snu|nu\s\p{L}+ți|evitați|evită)(?!\p{L})/iu,
  hu: /^(?:soha\sne|ne|kerüld|kerülje)(?!\p{L})/iu,
  el: /^(?:ποτέ\sμην?|μην?|αποφύγετε|αποφεύγετε)(?!\p{L})/iu,
  tr: /(?:m[ae]y[ıi]n(?:[ıi]z)?|m[ae]mal[ıi](?:s[ıi]n[ıi]z)?)$/iu,
  id: /^(?:jangan|hindari)(?!\p{L})/iu,
  vi: /^(?:đừng|không\sđược|không\sbao\sgiờ|tránh)(?!\p{L})/iu,
  th: /^(?:อย่า|ห้าม)/u,
  ar: /^(?:لا\sت\p{L}+|تجنب|تجنّب|يمنع|يُمنع)(?!\p{L})/u,
  he: /^(?:אל\sת\p{L}+|אין\sל\p{L}+|לעולם\sאל)(?!\p{L})/u,
  hi: /(?:न|मत)\s\p{L}[\p{L}\p{M}]*$/u,
  zh: /^(?:千万不要|不要|切勿|切忌|不可以?|不得|不应该?|避免|严禁|禁止)/u,
  ja: /(?:ないでください|てはいけません|てはいけない|てはならない)$/u,
  ko: /(?:마세요|마십시오|안\s됩니다|말아야\s합니다)$/u,
}

/** Whether a clause without its full stop forbids an act: 'Never wash the canister'. */
export function forbidsAct(clause: string, language: string): boolean {
  return patterns[languageOf(language) ?? 'en'].test(clause)
}
