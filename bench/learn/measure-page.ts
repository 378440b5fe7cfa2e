import { medians, printGoal, printTable } from '../figures.ts'
import { deckOf } from '../slides/deck.ts'
import { reveal } from '../slides/decks-to-show.ts'
import { measureDeck } from '../slides/measure-player.ts'
import { serveFolders } from '../slides/serve-folders.ts'
import { type PublishedDeck, slideCount } from './publish-deck.ts'

/** Compares the learners' page in a browser with reveal.js and the same text. */
export async function measurePage({ url }: PublishedDeck, runs: number): Promise<void> {
  const server = await serveFolders({ reveal: reveal(deckOf(slideCount)).folder })
  const own: Figures[] = []
  const other: Figures[] = []
  try {
    for (let run = 0; run < runs; run += 1) {
      own.push(await measureDeck(url, slideCount))
      other.push(await measureDeck(`${server.url}/reveal/`, slideCount))
    }
  } finally {
    server.close()
  }
  const [learner, compared] = [medians(own), medians(other)]
  printTable({ 'learner page': learner, 'reveal.js': compared })
  printGoal(
    'first slide, no later than reveal.js',
    learner['first slide ms'],
    compared['first slide ms'],
    'ms',
  )
  printGoal('slide change p95', learner['change p95'], 34, 'ms')
  printGoal('transferred before the first slide', learner['before first KiB'], 60, 'KiB')
  printGoal('JavaScript, compressed', learner['all JS KiB'], 95, 'KiB')
}

type Figures = Awaited<ReturnType<typeof measureDeck>>
