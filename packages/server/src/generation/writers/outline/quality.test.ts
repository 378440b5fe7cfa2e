import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../testing/writing/corpus.ts'
import { picturesOf } from '../../page.ts'
import type { Tally } from './linting/finding.ts'
import { lintDeck } from './linting/lint-deck.ts'
import { lintEpisode } from './linting/lint-episode.ts'
import { indexPage } from './linting/page-index.ts'
import { createOutlineWriter } from './outline-writer.ts'

/**
 * The quality that was reached, as most or least shares, a little below what `npm run evaluate` prints. After an
 * improvement, move a limit. A change that misses one makes the writer worse in a way that this measure shows.
 */
const limits = {
  slideshow: {
    most: {
      references: 0.006,
      fragments: 0.003,
      foreign: 0.003,
      boilerplate: 0.003,
      saidTwice: 0.006,
      titlesTwice: 0,
      // A script says every point that its slide shows, so some of it is read and heard. Summaries, which say only what they show, do not count.
      scriptOnSlide: 0.197,
      unsaidPoints: 0.01,
      // A question about a term is better than one about a step or a cell, up to a third of all.
      termQuizzes: 0.3,
    },
    least: {
      grounded: 0.99,
      objectives: 0.97,
      // A summary has statements only, so a section without a short one is not in it.
      sections: 0.9,
      terms: 0.97,
      quizzes: 0.99,
      decksWithQuiz: 0.84,
      figures: 0.88,
    },
  },
  podcast: {
    most: {
      references: 0.005,
      fragments: 0.002,
      foreign: 0.002,
      boilerplate: 0.002,
      saidTwice: 0.005,
      stockQuestions: 0.05,
      additions: 0.005,
      parroted: 0.003,
      stockTwice: 0,
    },
    least: {
      grounded: 0.99,
      questions: 0.99,
      shortTurns: 0.995,
      recaps: 0.985,
      objectives: 0.84,
      terms: 0.94,
      // A page of two or three paragraphs has too little to ask about, and ALEX says the lists of notes.
      episodesInShare: 0.66,
    },
  },
} as const

const perCourse = 2
const pages = Object.values(Object.groupBy(readCorpus(), ({ file }) => file.split('/')[0] ?? '')).flatMap(
  (all) => (all ?? []).filter(({ words }) => words > 60).slice(0, perCourse),
)

describe.skipIf(pages.length === 0)('The quality on real pages (skipped if the corpus is absent)', () => {
  test.each(['slideshow', 'podcast'] as const)(
    'of a %s keeps the level that was reached',
    { timeout: 300_000 },
    async (format) => {
      const writer = createOutlineWriter()
      const tallies: Readonly<Record<string, Tally>>[] = []
      for (const { page } of pages) {
        const images = new Map(picturesOf(page).map(({ url }) => [url, url]))
        const request = { page, options: {}, images }
        const index = indexPage(page)
        tallies.push(
          format === 'slideshow'
            ? lintDeck(await writer.write('slideshow', request), index).tallies
            : lintEpisode(await writer.write('podcast', request), index).tallies,
        )
      }
      const share = (id: string) => {
        const sum = (part: keyof Tally) => tallies.reduce((total, one) => total + (one[id]?.[part] ?? 0), 0)
        return sum('count') / sum('of')
      }
      for (const [id, most] of Object.entries(limits[format].most))
        expect(share(id), `${id} of a ${format}`).toBeLessThanOrEqual(most)
      for (const [id, least] of Object.entries(limits[format].least))
        expect(share(id), `${id} of a ${format}`).toBeGreaterThanOrEqual(least)
    },
  )
})
