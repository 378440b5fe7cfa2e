import type {
  CoursePublication,
  PublicationPlacement,
  PublishingOffer,
} from '@lectern/domain/api/learners/publications.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { languageCodes, languageName } from '@lectern/domain/voices/languages.ts'
import { messages } from './messages.ts'

/** A slideshow or podcast of a page. */
export interface Piece {
  readonly pageId: string
  readonly format: Format
  readonly title: string
}

export type CompletePiece = PublishingOffer['pieces'][number]

/** A piece of the list, with what is known of it. */
export interface OfferedPiece extends Piece {
  /** Undefined if the piece is not complete. */
  readonly complete: CompletePiece | undefined
  /** The page of the piece in the course system. Undefined if it was never published. See `pageOf`. */
  readonly publication: CoursePublication | undefined
}

/** Where new pages go, and who sees them. */
export interface PublishingPlace {
  readonly placement: PublicationPlacement
  /** Undefined to leave pages as they are, and to show new ones. */
  readonly visible: boolean | undefined
}

/** Identifies a piece within its course. */
export const pieceKey = ({ pageId, format }: Pick<Piece, 'pageId' | 'format'>): string =>
  `${format} ${pageId}`

/** The key of something that the API returns for a piece. */
export const keyOfApi = ({ page_id: pageId, format }: { page_id: string; format: Format }): string =>
  pieceKey({ pageId, format })

/** The pieces of a course, each followed by its complete translations. Translations of deleted originals come last. */
export function withTranslations(pieces: readonly Piece[], offer: PublishingOffer): Piece[] {
  const known = new Set(pieces.map(pieceKey))
  const translations = Map.groupBy(
    offer.pieces.filter((piece) => piece.translation_of !== null && !known.has(keyOfApi(piece))),
    originalKey,
  )
  const listed = pieces.flatMap((piece) => [piece, ...inMenuOrder(translations.get(pieceKey(piece)) ?? [])])
  const ofDeleted = [...translations].filter(([key]) => key !== undefined && !known.has(key))
  return [...listed, ...ofDeleted.flatMap(([, others]) => inMenuOrder(others))]
}

function inMenuOrder(translations: readonly CompletePiece[]): Piece[] {
  const placeOf = ({ page_id: id }: CompletePiece) =>
    languageCodes.findIndex((code) => code === translatedPage(id)?.language)
  return translations
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ page_id: pageId, format, title }) => ({ pageId, format, title: titleInLanguage(title, pageId) }))
}

/** The title of a translation with its language. Other titles are unchanged. */
export function titleInLanguage(title: string, pageId: string): string {
  const language = translatedPage(pageId)?.language
  return language ? messages.inLanguage(title, languageName(language)) : title
}

/** The key of a translation's original. Undefined for an original. */
function originalKey({ translation_of: pageId, format }: CompletePiece): string | undefined {
  return pageId === null ? undefined : pieceKey({ pageId, format })
}

/** The pieces of the list with their completed versions and pages. */
export function offeredPieces(
  pieces: readonly Piece[],
  offer: PublishingOffer,
  publications: readonly CoursePublication[],
): OfferedPiece[] {
  const complete = new Map(offer.pieces.map((piece) => [keyOfApi(piece), piece]))
  const pages = new Map(publications.map((page) => [keyOfApi(page), page]))
  return pieces.map((piece) => ({
    ...piece,
    complete: complete.get(pieceKey(piece)),
    publication: pages.get(pieceKey(piece)),
  }))
}

/** Pages in the course whose slideshow or podcast was deleted or is no longer shown to learners. Their players show nothing. */
export function pagesWithoutPiece(
  offer: PublishingOffer,
  publications: readonly CoursePublication[],
): OfferedPiece[] {
  const complete = new Set(offer.pieces.map(keyOfApi))
  return publications
    .filter((page) => !complete.has(keyOfApi(page)))
    .map((publication) => ({
      pageId: publication.page_id,
      format: publication.format,
      title: publication.title,
      complete: undefined,
      publication,
    }))
}

/** The pieces that are chosen at first: the complete ones of `wanted` with their translations, or all complete ones. */
export function initialSelection(
  pieces: readonly OfferedPiece[],
  wanted: ReadonlySet<string> | undefined,
): ReadonlySet<string> {
  const complete = pieces.filter((piece) => piece.complete)
  const isWanted = (piece: OfferedPiece) =>
    !wanted ||
    wanted.has(pieceKey(piece)) ||
    (piece.complete && wanted.has(originalKey(piece.complete) ?? ''))
  return new Set(complete.filter(isWanted).map(pieceKey))
}

/** The page that shows a piece. Undefined if it was never made, also after a publication that failed. */
export const pageOf = ({ publication }: OfferedPiece): CoursePublication | undefined =>
  publication?.url ? publication : undefined

/**
 * Returns the place and visibility that all pages of the pieces have already. New pages go after their source page, for
 * students.
 */
export function defaultPlace(pieces: readonly OfferedPiece[]): PublishingPlace {
  const pages = pieces.flatMap((piece) => pageOf(piece) ?? [])
  const [first] = pages
  const placement = pages.every((page) => page.placement === first?.placement) ? first?.placement : undefined
  const visible = first?.visible ?? true
  const isSame = pages.every((page) => page.visible === visible)
  return { placement: placement ?? 'after_source', visible: isSame ? visible : undefined }
}

/** How many pages are made and how many are updated. */
export function countPages(pieces: readonly OfferedPiece[]): { made: number; updated: number } {
  const updated = pieces.filter(pageOf).length
  return { made: pieces.length - updated, updated }
}
