import { createRoot } from 'react-dom/client'
import type { LearnerDocument } from '@lectern/domain/learn/learner-document.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import type { Player } from '../../slides/player/playback/player-interface.ts'
import { inBackground } from '../../ui/in-background.ts'
import { reportSize } from '../embed-size.ts'
import '../learn.css'
import { createLoadingNote } from '../loading-note.ts'
import { fetchPageData, isEmbedded, pageAddress } from '../page-data.ts'
import { loadPageWords } from '../page-words.ts'
import { createReport } from '../report.ts'
import { enhancePage } from './enhance-page.ts'
import { createFollower } from './follow-player.ts'
import { LearnerPlayer } from './learner-player.tsx'
import { listenToPageKeys } from './page-keys.ts'
import { fetchResumedSlide } from './resumed-slide.ts'
import './slideshow.css'
import './slideshow-phone.css'

inBackground(start())

/** Takes over the page that the server has drawn. Without the data, the drawn page stays readable. */
async function start(): Promise<void> {
  const host = document.getElementById('player')
  if (!host) return
  const embedded = isEmbedded()
  if (embedded) reportSize((width) => (width * 9) / 16)
  const words = loadPageWords()
  const note = createLoadingNote(host)
  try {
    const piece = await fetchPageData<LearnerDocument>('piece.json')
    await words
    await show(host, piece, embedded)
    note.loaded()
  } catch (failure) {
    await words
    note.failed()
    throw failure
  }
}

async function show(host: HTMLElement, piece: LearnerDocument, embedded: boolean): Promise<void> {
  const { content } = piece
  if (content.format !== 'slideshow') throw new Error('This page is for slideshows.')
  const { presentation, slides } = content.slideshow
  const address = pageAddress()
  // The place of the learner is kept under the address, because learners get no ids of the course.
  const slideshow = { slides, presentation: { ...presentation, page_id: address } }
  await fetchResumedSlide(slideshow)
  const report = createReport(address)
  const page = embedded ? undefined : enhancePage(slides)
  const follow = createFollower({ slides, report, address })
  listenToPageKeys(host)
  host.replaceChildren()
  const askForVersion = watchVersionLater(address, piece.version)
  createRoot(host).render(
    <LearnerPlayer
      piece={piece}
      slideshow={slideshow}
      embedded={embedded}
      report={report}
      onPlayer={(player) => {
        follow(player)
        whenAudioFails(player, askForVersion)
        page?.follow(player)
        if (page) inBackground(drawPicturesLater(slideshow))
      }}
    />,
  )
}

/** Like `watchVersion`, whose code is not needed for the first slide. If the code could not be loaded, it is loaded when it is asked. */
function watchVersionLater(address: string, shown: string): () => void {
  const load = async () => (await import('../new-version.ts')).watchVersion(address, shown)
  let watching = load()
  inBackground(watching)
  return () => {
    watching = watching.catch(load)
    inBackground(watching.then((ask) => ask()))
  }
}

/** Calls `act` each time that audio cannot be played. */
function whenAudioFails(player: Player, act: () => void): void {
  let shown: string | undefined
  player.subscribe(() => {
    const { error } = player.state()
    if (error !== undefined && error !== shown) act()
    shown = error
  })
}

/** The pictures of chapters are less urgent than the first slide. They are drawn once, also if the player is replaced. */
async function drawPicturesLater(slideshow: Slideshow): Promise<void> {
  if (document.querySelector('.learn-chapters[data-drawn]')) return
  document.querySelector('.learn-chapters')?.setAttribute('data-drawn', '')
  const { drawChapterPictures } = await import('./chapter-pictures.tsx')
  drawChapterPictures(slideshow)
}
