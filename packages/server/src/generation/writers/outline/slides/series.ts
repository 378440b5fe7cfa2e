import { seriesOf } from '../material/series.ts'
import { headline } from './headline.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { SlideMaker } from './slide-idea.ts'

/** Series in prose: one point for each member, and the whole series spoken. */
export const seriesSlides: SlideMaker = (input) =>
  seriesOf(input.unit.sentences, input.material.lexicon).flatMap(({ sentences, points }) =>
    ideaOf((taken) =>
      sentences.some((one) => taken.has(one))
        ? undefined
        : {
            type: 'bullets',
            content: { slide_title: headline(input), bullet_points: points },
            says: sentences.map(({ text }) => text),
            sources: sourcesOf(sentences),
            at: sentences[0]?.block ?? '',
            worth: 2.2,
            uses: sentences,
            choice: sentences.length,
            isNeeded: true,
          },
    ),
  )
