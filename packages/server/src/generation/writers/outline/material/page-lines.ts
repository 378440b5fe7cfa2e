import { countWords } from '@lectern/domain/narration/count-words.ts'
import { proseOf } from '../../../blocks/block-kinds.ts'
import type { Block, BlockOf, StructuredPage } from '../../../page.ts'
import { hasEnoughText } from '../../../require-enough-text.ts'
import { namesLink, offersFile, pageLabels } from '../language/words/page-line-words.ts'

/**
 * The page without the lines about itself: links between pages, files to download, and who made it, when and from what. A list loses
 * them at its start and its end. A page that would be too short keeps them.
 */
export function withoutPageLines(page: StructuredPage): StructuredPage {
  const blocks = page.blocks.flatMap(withoutLines)
  const words = blocks.reduce((sum, block) => sum + countWords(proseOf(block)), 0)
  const shorter = { ...page, blocks, words }
  return hasEnoughText(shorter) ? shorter : page
}

function withoutLines(block: Block): readonly Block[] {
  if (block.kind === 'paragraph') return isParagraphOfLines(block.text) ? [] : [block]
  if (block.kind !== 'list' || block.items.some(({ items }) => items.length > 0)) return [block]
  const texts = block.items.map(({ text }) => text)
  if (block.path.length === 0 && isHead(texts)) return []
  const isContent = texts.map((text) => !isPageLine(text))
  const [first, last] = [isContent.indexOf(true), isContent.lastIndexOf(true)]
  if (first === -1) return []
  if (first === 0 && last === texts.length - 1) return [block]
  return [
    first === last
      ? asParagraph(block, texts[first])
      : { ...block, items: block.items.slice(first, last + 1) },
  ]
}

function asParagraph(block: BlockOf<'list'>, text = ''): Block {
  const { items: _items, ordered: _ordered, ...rest } = block
  return { ...rest, kind: 'paragraph', text }
}

const ofHead = { least: 0.6, words: 6 }

/** 'Mr. Hill – Biology', 'Due: Friday', 'Points: 20' */
function isHead(texts: readonly string[]): boolean {
  const known = texts.filter((text) => isPageLine(text) || isLineOfHead(text)).length
  return (
    texts.some(isPageLine) &&
    known > 1 &&
    known >= texts.length * ofHead.least &&
    texts.every((text) => isPageLine(text) || countWords(text) <= ofHead.words)
  )
}

const titled =
  /^(?:prof(?:a|\.ª|\.ssa|essora?)?|mr|mrs|ms|dr|dra|m|mme|sr|sra|señor|señora|herr|frau|p\.|pani?)\.?\s\p{Lu}\p{L}+/iu

function isLineOfHead(text: string): boolean {
  return pageLabels.ofHead.test(text) || (titled.test(text) && !/[.!?]$/u.test(text))
}

/** One such line, or several with bars or full stops between them. */
function isParagraphOfLines(text: string): boolean {
  if (isPageLine(text)) return true
  const parts = text.split(/\s*[|｜]\s*/u).filter((part) => part !== '')
  if (parts.length > 1) return isHead(parts)
  const sentences = text.split(/(?<=\p{Ll}{2})[.]\s+(?=\p{Lu}[^:：]*[:：])/u)
  return sentences.length > 1 && sentences.every(isPageLine)
}

const most = { words: 14, characters: 90 }
const signs = /^(?:[\s■●▶►★☆※➤]|\p{Extended_Pictographic}|\p{EMod}|[\uFE0F\u200D])+/u

function isPageLine(written: string): boolean {
  const text = written.replace(signs, '').trim()
  if (text.length > most.characters || countWords(text) > most.words) return false
  return (
    isNavigation(written) ||
    offersFile.test(text) ||
    isFileName(text) ||
    (pageLabels.dates.test(text) && isDate(text)) ||
    (pageLabels.people.test(text) && isName(valueOf(text))) ||
    (pageLabels.sources.test(text) && isCited(valueOf(text)))
  )
}

function valueOf(text: string): string {
  return text.replace(/^[^:：]*[:：]\s*/u, '')
}

const betweenLinks = /\s*(?:[|｜«»‹›<>←→↑↓⇐⇒]|\s[·•/–—-]\s)+\s*/u

/** 'Home | Modules | Next: Unit 4 >>' */
function isNavigation(text: string): boolean {
  const parts = text.split(betweenLinks).map((part) => part.trim())
  const names = parts.filter((part) => part !== '')
  return parts.length > 1 && names.length > 0 && names.every((part) => isLink(part) || areTwoLinks(part))
}

/** 'Next' and 'Next: Unit 4' */
function isLink(part: string): boolean {
  return namesLink(part.replace(/\s?[:：].*$/u, ''))
}

/** 'Previous Next' */
function areTwoLinks(part: string): boolean {
  const words = part.split(/\s+/u)
  return words.some(
    (_, at) => at > 0 && isLink(words.slice(0, at).join(' ')) && isLink(words.slice(at).join(' ')),
  )
}

/** 'Lesson 5 slides.pptx (340 KB)', also after 'Download:' */
function isFileName(text: string): boolean {
  return /^[^.!?。]{1,60}\.(?:pdf|docx?|pptx?|xlsx?|odt|odp|zip|rar)(?:\s?[(（][^()（）]{1,30}[)）])?$/iu.test(
    text,
  )
}

/** A day, a year or an hour. 'Plazo: 10 días' is a rule of law. */
function isDate(text: string): boolean {
  return (
    /\p{N}{4}|\p{N}\s?[./:-]\s?\p{N}|\p{N}\s?[h年月日]|\p{N}{1,2}(?:st|nd|rd|th|\.)?\s(?:de\s)?\p{L}{3,}$|\p{L}{3,}\s\p{N}{1,2}$/iu.test(
      valueOf(text),
    ) && !isDuration(text)
  )
}

function isDuration(text: string): boolean {
  return /\p{N}\s(?:days?|weeks?|months?|hours?|días|semanas|meses|horas|jours|semaines|mois|heures|tage|wochen|monate|stunden|giorni|settimane|mesi|ore|dias|dni|tygodni\p{L}*|miesi\p{L}+|godzin\p{L}*|дн\p{L}+|недел\p{L}+|месяц\p{L}*)(?!\p{L})/iu.test(
    text,
  )
}

/** 'Ana Ruiz' and 'D. Hill, teacher of biology', but not 'Good morning!' of a dialogue. */
function isName(value: string): boolean {
  const [name = ''] = value.split(/[,，(（]/u)
  return (
    (/^(?:\p{Lu}[\p{L}\p{M}’'-]*\.?(?:\s(?:de|del|da|do|dos|van|von|den|der|y|e|et|und|and|i|و)(?=\s))?\s?){1,6}$/u.test(
      name,
    ) &&
      !/[\p{Ll}\p{M}]{2}[.]$|[!?]$/u.test(name.trim())) ||
    /^[\p{Lo}\p{M}\s]{2,24}$/u.test(name)
  )
}

/** A book, a site or an institution, and not where vitamins come from. */
function isCited(value: string): boolean {
  return (
    !/^\p{Ll}+\s/u.test(value) &&
    /\p{N}|[«»“”"《》『』]|\.\p{Ll}{2,4}(?!\p{L})|[Ww]iki|^\p{Lu}{2,}(?!\p{L})/u.test(value) &&
    !/\p{Ll}{3}\s.*\p{Ll}{3}\s.*\p{Ll}{3}\s.*\p{Ll}{3}[.!?]$/u.test(value)
  )
}
