import { createRoot } from 'react-dom/client'
import { inBackground } from '../../ui/in-background.ts'
import { reportSize } from '../embed-size.ts'
import '../learn.css'
import { isEmbedded, pageAddress } from '../page-data.ts'
import { connectCopyButton } from '../copy-button.ts'
import { loadPageWords } from '../page-words.ts'
import { watchVersion } from '../new-version.ts'
import { createReport } from '../report.ts'
import { switchViews } from '../switch-views.ts'
import { listenToKeys } from './episode-keys.ts'
import { createEpisodePlayer, type EpisodePlayer, isGoing } from './episode-player.ts'
import { followEpisode, storedPosition } from './follow-episode.ts'
import { connectMediaKeys } from './media-keys.ts'
import { PlayerBar } from './player-bar.tsx'
import './podcast.css'
import { type Episode, readEpisode } from './read-episode.ts'
import { createTranscriptFollow } from './transcript-follow.ts'

inBackground(start())

/** Takes over the page that the server has drawn. Without audio, only the parts of the page are switched. */
async function start(): Promise<void> {
  const main = document.querySelector<HTMLElement>('.learn-podcast')
  const bar = document.getElementById('player')
  const element = bar?.querySelector('audio')
  const episode = readEpisode()
  if (!main) return
  if (isEmbedded()) reportSize(() => main.scrollHeight)
  else switchViews(main)
  connectCopyButton()
  document.documentElement.dataset['ready'] = ''
  if (!bar || !element || !episode) return
  await loadPageWords()
  show({ main, bar, element, episode })
}

interface Page {
  readonly main: HTMLElement
  readonly bar: HTMLElement
  readonly element: HTMLAudioElement
  readonly episode: Episode
}

function show({ main, bar, element, episode }: Page): void {
  const address = pageAddress()
  const player = createEpisodePlayer({
    element,
    episode,
    source: element.getAttribute('src') ?? '',
    start: placeInAddress() ?? storedPosition(address, episode.duration),
  })
  const follow = isEmbedded() ? undefined : createTranscriptFollow()
  followEpisode({ player, episode, report: createReport(address), address })
  listenToKeys(player, bar)
  const askForVersion = watchVersion(address, document.documentElement.dataset['version'] ?? '')
  connectMediaKeys({
    player,
    episode,
    album: document.querySelector('.learn-up bdi')?.textContent ?? '',
    artwork: `${address}/artwork.png`,
  })
  let failed = false
  const mark = () => {
    const state = player.state()
    markChapter(state.chapter)
    if (state.error && !failed) askForVersion()
    failed = Boolean(state.error)
    follow?.show(state.time, isGoing(state))
  }
  player.subscribe(mark)
  mark()
  seekByLinks(main, player)
  element.controls = false
  const host = bar.appendChild(document.createElement('div'))
  createRoot(host).render(<PlayerBar player={player} episode={episode} follow={follow} next={nextPiece()} />)
}

/** The time of the line or chapter that the address names, so that a place can be sent to others. */
function placeInAddress(): number | undefined {
  const named = location.hash && document.getElementById(location.hash.slice(1))
  const time =
    named && (named.dataset['start'] ?? named.querySelector<HTMLElement>('[data-start]')?.dataset['start'])
  return time ? Number(time) : undefined
}

function markChapter(chapter: number): void {
  const links = document.querySelectorAll('#chapters a[data-chapter]')
  for (const [at, link] of links.entries()) {
    if (at === chapter) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** A chapter, the time of a line and a sentence start the player at their time. */
function seekByLinks(main: HTMLElement, player: EpisodePlayer): void {
  main.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const link = target?.closest<HTMLElement>('a[data-to]')
    const time = link?.dataset['to'] ?? target?.closest<HTMLElement>('[data-at]')?.dataset['at']
    if (time === undefined) return
    if (link) event.preventDefault()
    else if (getSelection()?.isCollapsed === false) return
    player.seek(Number(time))
    player.play()
  })
}

function nextPiece(): { href: string; title: string } | undefined {
  const link = document.querySelector<HTMLAnchorElement>('a#next')
  return link ? { href: link.href, title: link.querySelector('b')?.textContent ?? '' } : undefined
}
