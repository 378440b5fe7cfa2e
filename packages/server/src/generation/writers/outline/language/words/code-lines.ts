import { languageOf, type Language } from '@lectern/domain/voices/languages.ts'

/** 'Line 3', 'lines 3 and 4': a line of a program by its number. As an expression, in lower case. */
const lines: Readonly<Record<Language, string>> = {
  en: 'lines? \\p{N}',
  es: 'líneas? \\p{N}',
  fr: 'lignes? \\p{N}',
  de: 'zeilen? \\p{N}',
  it: '(?:riga|righe|linea|linee) \\p{N}',
  pt: 'linhas? \\p{N}',
  nl: 'regels? \\p{N}',
  pl: '(?:lini|wiersz|linij)\\p{L}* \\p{N}|\\p{N}+\\. (?:lini|wiersz)\\p{L}*',
  cs: 'řád(?:ek|k\\p{L}*) (?:č\\. )?\\p{N}|\\p{N}+\\. řád\\p{L}+',
  sk: 'riad(?:ok|k\\p{L}*) (?:č\\. )?\\p{N}|\\p{N}+\\. riad\\p{L}+',
  ru: 'строк\\p{L}* \\p{N}|\\p{N}+-\\p{L}+ строк\\p{L}*',
  uk: 'рядк\\p{L}* \\p{N}|рядок \\p{N}|\\p{N}+-\\p{L}+ ряд(?:ок|к\\p{L}*)',
  da: 'linjer?n?e? \\p{N}',
  no: 'linjen?e?r? \\p{N}',
  sv: 'rad(?:en|er|erna)? \\p{N}',
  fi: 'rivi\\p{L}* \\p{N}',
  hu: '\\p{N}+\\. (?:és \\p{N}+\\. )?sor(?!s)',
  ro: '(?:linia|liniile|rândul|rândurile) \\p{N}',
  el: 'γραμμ(?:ή|ές|ής) \\p{N}',
  tr: '\\p{N}+\\. satır|satır \\p{N}',
  id: 'baris (?:ke-?)?\\p{N}',
  vi: 'dòng (?:thứ )?\\p{N}',
  th: 'บรรทัดที่ ?\\p{N}',
  hi: '(?:पंक्ति|लाइन) \\p{N}|\\p{N}+वीं (?:पंक्ति|लाइन)',
  ar: '(?:ال)?(?:سطر|سطرين|سطور|أسطر) (?:رقم )?\\p{N}',
  he: '(?:ב?שור(?:ה|ות)) \\p{N}',
  zh: '第 ?\\p{N}+ ?(?:[和到至、-] ?第? ?\\p{N}+ ?)?行',
  ja: '\\p{N}+ ?行目',
  ko: '\\p{N}+ ?(?:번째 ?줄|행|번 줄)|줄 \\p{N}',
}

/** A column of a matrix or table by its number: the row beside it is no line of a program. */
const columns =
  /(?:column|columna|colonne|colonna|coluna|spalte|kolom|kolumn|kolonne|kolumny|kolumnie|kolumna|sloup\p{L}*|stĺp\p{L}*|столб\p{L}*|стовп\p{L}*|sarak\p{L}*|coloan\p{L}*|στήλη\p{L}*|cột|คอลัมน์|स्तंभ|عمود\p{L}*|עמודה) \p{N}|\p{N}+\.? ?(?:열|列|oszlop|sütun|kolumn)|第 ?\p{N}+ ?列/u

/** Whether a sentence is about a line of a program by its number, which only a reader can find. */
export function namesCodeLine(text: string, language: string): boolean {
  const pattern = lines[languageOf(language) ?? 'en']
  const low = text.toLowerCase()
  return new RegExp(`(?<!\\p{L})(?:${pattern})`, 'u').test(low) && !columns.test(low)
}
