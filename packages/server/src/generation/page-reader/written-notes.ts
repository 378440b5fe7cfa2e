import type { BlockContent } from '../blocks/block-kinds.ts'
import { isNote } from './note-words.ts'

type Callout = Extract<BlockContent, { kind: 'callout' }>

const signs = /^(?:[※■●▶►★☆✓➤\s]|\p{Extended_Pictographic}|\p{EMod}|[\uFE0F\u200D])+/u
const labelled = /^(.{1,30}?)\s?([:：!！.])\s*(\S.*)$/su

/**
 * '⚠️ Careful: the lid is hot.', 'UWAGA! …' and 'N.B. …' as a note; undefined for other text. A label has a sign
 * before it, an exclamation mark after it, or is in capitals.
 */
export function readNote(text: string): Callout | undefined {
  const bare = text.replace(signs, '')
  const [, start = '', mark = '', rest = ''] = labelled.exec(bare.replace(/^N\.\s?B\.?/u, 'NB.')) ?? []
  const label = start.replace(/^¡/u, '')
  if (label === '' || !isNote(label)) return undefined
  const isMarked = mark !== '.' && (mark === '!' || mark === '！' || bare !== text)
  if (!isMarked && (label !== label.toUpperCase() || label === label.toLowerCase())) return undefined
  return noteOf(inLowerCase(label), rest)
}

/** 'Uwaga' of 'UWAGA'. Shorter labels are abbreviations. */
function inLowerCase(label: string): string {
  const isLong = label.length > 2 && label === label.toUpperCase()
  return isLong ? label.slice(0, 1) + label.slice(1).replaceAll('İ', 'i').toLowerCase() : label
}

/** 'Careful: the lid is hot.' The text is a sentence without its label; 'pH' keeps its letters. */
export function noteOf(label: string, text: string): Callout {
  return {
    kind: 'callout',
    label,
    text: text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()),
  }
}

const listOfSources =
  /^(sources|references|works cited|fuentes|referencias|bibliografía|références|quellen|literatur|fonti|bibliografia|fontes|referências|bronnen|źródła|источники|литература|джерела|kaynaklar|kaynakça|参考文献|参考资料|来源|المراجع|المصادر)\s?[:：]\s*(\S.*)$/isu

/** 'Sources: History.com; …' as the name of a list and the list. */
export function splitSources(text: string): { readonly label: string; readonly list: string } | undefined {
  if (!/^.{1,20}[:：]/u.test(text)) return undefined
  const [, label, list] = listOfSources.exec(text) ?? []
  return label === undefined || list === undefined ? undefined : { label, list }
}
