import { savePlaybackPosition } from '../../slides/player/playback/playback-position.ts'
import { inBackground } from '../../ui/in-background.ts'
import { reportSize } from '../embed-size.ts'
import '../learn.css'
import { connectCopyButton } from '../copy-button.ts'
import { isEmbedded, isPreview, linkTo, pageAddress } from '../page-data.ts'
import { loadPageWords } from '../page-words.ts'
import { deleteProgress, type PieceProgress, readProgress } from '../progress.ts'
import { deleteVisit, isRecent, saveVisit } from './course-visits.ts'
import './course.css'
import { findPages } from './find-pages.ts'
import { type ListedPiece, listedPieces, placeOf, showState, stateOf } from './listed-pieces.ts'
import { messages } from './messages.ts'
import { connectForgetButton } from './forget-button.ts'
import { createPageFilter } from './page-filter.ts'
import type { Filter } from './search-tools.tsx'

inBackground(start())

/** Adds to the drawn list what this device knows. Without it, the list stays a list of links. */
async function start(): Promise<void> {
  const main = document.querySelector<HTMLElement>('.learn-course')
  if (!main) return
  // A search may make the list shorter than the frame. The document keeps the height of the frame then.
  if (isEmbedded()) reportSize(() => main.scrollHeight, main)
  await loadPageWords()
  const pieces = listedPieces(main)
  // The server draws one page for readers and for authors who look at a preview.
  if (isPreview()) for (const { link, address } of pieces) link.href = linkTo(address, true)
  const filter = createPageFilter(main, { shows, find: findPages })
  const update = () => {
    showProgress(main, pieces)
    filter.apply()
  }
  update()
  document.documentElement.dataset['ready'] = ''
  // The learner comes back from a piece, or plays one in another tab.
  addEventListener('pageshow', ({ persisted }) => persisted && update())
  addEventListener('storage', update)
  connectForgetButton(() => {
    forget(pieces)
    update()
  })
  connectCopyButton()
}

function shows(row: HTMLElement, filter: Filter): boolean {
  if (filter === 'all') return true
  return (
    row.querySelector(filter === 'toDo' ? 'a.learn-piece:not([data-state="done"])' : 'a[data-recent]') !==
    null
  )
}

/** Shows the state of each piece, of each module and of the course, and where to go on. */
function showProgress(main: HTMLElement, pieces: readonly ListedPiece[]): void {
  const progress = readProgress()
  const byAddress = new Map(progress.map((one) => [one.address, one]))
  const now = new Date()
  const addresses = pieces.map(({ address }) => address)
  const visits = saveVisit(pageAddress(), addresses, now)
  for (const piece of pieces) {
    const known = byAddress.get(piece.address)
    showState(piece, stateOf(piece, known))
    piece.link.toggleAttribute('data-recent', !known && isRecent(piece, visits, now))
  }
  for (const section of main.querySelectorAll('.learn-module-list'))
    showCount(section, section.querySelector('header p'))
  showCount(main, main.querySelector('.learn-progress b'))
  const share = main.querySelectorAll('[data-state="done"]').length / Math.max(1, pieces.length)
  main.querySelector<HTMLElement>('.learn-progress i')?.style.setProperty('--share', `${share * 100}%`)
  showRecent(main)
  showGoOn(main, pieces, progress)
}

function showCount(root: ParentNode, shown: Element | null): void {
  const count = (selector: string) => root.querySelectorAll(selector).length
  if (shown) shown.textContent = messages.finished(count('a[data-state="done"]'), count('a.learn-piece'))
}

function showRecent(main: HTMLElement): void {
  const button = main.querySelector<HTMLElement>('[data-filter="recent"]')
  const count = main.querySelectorAll('[data-recent]').length
  if (!button) return
  button.hidden = count === 0 && button.getAttribute('aria-pressed') !== 'true'
  button.textContent = count === 0 ? messages.recent : messages.recentCount(count)
}

/** The piece of this course that was played last and is not finished. */
function showGoOn(
  main: HTMLElement,
  pieces: readonly ListedPiece[],
  progress: readonly PieceProgress[],
): void {
  const goOn = main.querySelector<HTMLAnchorElement>('#go-on')
  const latest = progress
    .filter(({ completed }) => !completed)
    .flatMap((known) =>
      pieces.filter(({ address }) => address === known.address).map((piece) => ({ piece, known })),
    )
    .at(0)
  for (const row of main.querySelectorAll('.learn-page[data-current]')) row.removeAttribute('data-current')
  if (!goOn) return
  goOn.hidden = latest === undefined
  if (!latest) return
  const { piece, known } = latest
  piece.link.closest('.learn-page')?.setAttribute('data-current', '')
  goOn.href = piece.link.href
  goOn.querySelector('img')?.setAttribute('src', `${piece.address}/artwork.png?small`)
  const [title, place] = [goOn.querySelector('b'), goOn.querySelector('small:last-child')]
  if (title) title.textContent = piece.title
  if (place) place.textContent = placeOf(piece, known)
}

function forget(pieces: readonly ListedPiece[]): void {
  deleteProgress(new Set(pieces.map(({ address }) => address)))
  deleteVisit(pageAddress())
  // The player of slideshows has its own memory, by the address of the page.
  for (const { address } of pieces)
    savePlaybackPosition({ organization: '', course_id: '', page_id: address }, undefined)
}
