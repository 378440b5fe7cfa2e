import type { PageIndex, Place } from './page-index.ts'
import { comparable, normalise } from '../language/normalise.ts'
import { findReference, names } from './references/find-reference.ts'

interface Context {
  readonly index: PageIndex
  /** The heading that the audience sees or hears. */
  readonly title: string
  /** The sentence before it in the same part; undefined if it is the first. */
  readonly before: string | undefined
  /** A point on a slide is read alone; spoken sentences follow each other. */
  readonly isSpoken: boolean
  /** True for the caption of a figure or table that is shown: it says 'this map'. */
  readonly isCaptionShown?: (sentence: string) => boolean
}

/**
 * The words of a sentence that refer to something the audience has not seen or heard; undefined if there are none. A
 * reference is resolved by the sentence that precedes it on the page, by its heading, or by its noun just before it.
 */
export function unresolvedReference(
  sentence: string,
  { index, title, before, isSpoken, isCaptionShown }: Context,
): string | undefined {
  const found = findReference(sentence, index.page.language)
  if (!found) return undefined
  const place = index.find(sentence)
  const last = before === undefined ? undefined : index.find(before)
  // The reason of a sentence may be asked for: then both parts have the same place.
  if (place && last && [place.order - 1, place.order].includes(last.order)) return undefined
  // An item of a list is spoken as the end of its lead: 'Such a function has these traits: it minds its own business; it has a name.'
  const end = before === undefined ? undefined : index.find(before.split(/[:：;；؛]/u).at(-1) ?? '')
  if (place && isSpoken && end?.order === place.order - 1) return undefined
  // The items of a list are spoken as parts of one sentence: 'Two groups do this: …; …'
  if (place && isSpoken && before !== undefined && endsWithPlace(before, index.places[place.order - 1]))
    return undefined
  // A formula or a quotation is spoken as the end of the sentence before, a formula in other words than those of the page.
  const isNear = last ? last.order === (place?.order ?? 0) - 2 : before !== undefined
  if (place && isSpoken && isNear && followsSpokenPart(place, index)) return undefined
  if (place && isSpoken && concludesTable(place, index)) return undefined
  if (place?.isFirst && normalise(title).includes(normalise(place.heading))) return undefined
  if (isCaptionShown?.(sentence)) return undefined
  if (place && isSpoken && isAskedFor(sentence, title, index)) return undefined
  if (found.noun && names(`${title} ${before ?? ''}`, found.noun)) return undefined
  // A sentence that is not the page's own follows its neighbour in a way that the page cannot show.
  if (!place && isSpoken && before !== undefined) return undefined
  return found.word
}

function endsWithPlace(before: string, place: Place | undefined): boolean {
  return place !== undefined && place.key.length >= shortestItem && comparable(before).endsWith(place.key)
}

const shortestItem = 20

/** True for the end of a sentence of the page, whose beginning is in the question: 'And if it rains?', 'It overflows.' */
function isAskedFor(sentence: string, question: string, index: PageIndex): boolean {
  const words = question.split(/\s+/u)
  return words.some((_, from) =>
    Array.from({ length: mostFrame }, (__, less) => words.slice(from, words.length - less)).some(
      (part) => part.length > 2 && index.contains(`${part.join(' ')} ${sentence}`),
    ),
  )
}

/** The most words of a question after the case that it names. */
const mostFrame = 8

function followsSpokenPart({ order }: Place, index: PageIndex): boolean {
  const before = index.places[order - 1]
  return (
    before !== undefined &&
    index.blocksOf([before.block]).some(({ kind }) => kind === 'math' || kind === 'quote')
  )
}

/** 'So less than 3 % is fresh' after a table draws a conclusion from what the table shows. */
function concludesTable({ order, block }: Place, index: PageIndex): boolean {
  const before = index.places[order - 1]
  return (
    before !== undefined &&
    before.block !== block &&
    index.blocksOf([before.block]).some(({ kind }) => kind === 'table')
  )
}
