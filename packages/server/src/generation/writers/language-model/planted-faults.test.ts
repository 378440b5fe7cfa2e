import { describe, expect, test } from 'vitest'
import { goodAnswers } from '../../../testing/writing/lesson/good-answers.ts'
import { plantedFaults } from '../../../testing/writing/lesson/planted-faults.ts'
import { lessonWriter, writeLesson } from '../../../testing/writing/lesson/write-lesson.ts'
import { lessonImages, readLesson } from '../../../testing/writing/lesson/answer-lesson.ts'
import { indexPage } from '../outline/linting/page-index.ts'
import { lintDeck } from '../outline/linting/lint-deck.ts'
import { lintEpisode } from '../outline/linting/lint-episode.ts'

describe('the answers of a good model', () => {
  test('are used as they are, without a second request and without a remark', async () => {
    const [slideshow, podcast] = await Promise.all([
      writeLesson('slideshow', goodAnswers),
      writeLesson('podcast', goodAnswers),
    ])
    for (const { repairs, reported, refused } of [slideshow, podcast])
      expect([repairs, reported, refused]).toEqual([[], [], undefined])
    expect(slideshow.draft?.slides.map(({ audio_script }) => audio_script)).toEqual(
      goodAnswers.slides.map(({ audio_script }) => audio_script),
    )
    expect(podcast.draft?.segments.map(({ segment_title }) => segment_title)).toEqual(
      goodAnswers.segments.map(({ segment_title }) => segment_title),
    )
  })

  test('have no defect that the linter of drafts knows', async () => {
    const writer = lessonWriter(goodAnswers)
    const request = { page: readLesson(), images: lessonImages, options: {} }
    const index = indexPage(request.page)
    expect(lintDeck(await writer.write('slideshow', request), index).findings).toEqual([])
    expect(lintEpisode(await writer.write('podcast', request), index).findings).toEqual([])
  })
})

describe('the answers of a bad model', () => {
  test.each(plantedFaults.map((planted) => [planted.format, planted.fault, planted] as const))(
    'are asked for again, and end as they should: %s with %s',
    async (format, _fault, { answers, asked, ends }) => {
      const { repairs, refused, reported } = await writeLesson(format, answers)
      expect(repairs.join('\n')).toContain(asked)
      const end = refused !== undefined ? 'refused' : reported.length > 0 ? 'reported' : 'used'
      expect(end).toBe(ends)
    },
  )
})
