import { marksOf, withEndMark, withoutStop } from '../language/marks.ts'
import { announcedParts } from '../material/announced-parts.ts'
import type { AnnouncedParts } from '../material/announced-parts.ts'
import { headline } from './headline.ts'
import { shownParts } from './points-of-parts.ts'
import { sourcesOf } from './prose.ts'
import { ideaOf } from './slide-idea.ts'
import type { MakerInput, SlideMaker, WrittenIdea } from './slide-idea.ts'

/** 'Photosynthesis takes place in two stages': each of them is shown, and the paragraph is spoken. */
export const announcedPartSlides: SlideMaker = (input) =>
  announcedParts(input.unit, input.material).flatMap((announced) => {
    const shown = shownParts(announced, input.material)
    if (!shown) return []
    return ideaOf((taken) =>
      announced.sentences.some((one) => taken.has(one))
        ? undefined
        : {
            ...displayOf(shown, input),
            ...otherTitleOf(announced, input),
            says: announced.sentences.map(({ text }) => text),
            sources: sourcesOf(announced.sentences),
            at: announced.opener.block,
            worth: 2,
            uses: announced.sentences,
            // The slide needs all of these sentences, so it chooses early.
            choice: 1,
            isNeeded: true,
          },
    )
  })

/** 'Doctors distinguish three forms of plague' names the slide if another one has the title of the section. */
function otherTitleOf({ opener }: AnnouncedParts, { material }: MakerInput): Pick<WrittenIdea, 'otherTitle'> {
  return opener.words <= mostOfTitle ? { otherTitle: withoutStop(opener.text, material.page.language) } : {}
}

const mostOfTitle = 9

/** Two parts with their names stand side by side, and others one below the other. */
function displayOf(
  shown: NonNullable<ReturnType<typeof shownParts>>,
  input: MakerInput,
): Pick<WrittenIdea, 'type' | 'content'> {
  const { language } = input.material.page
  const slide_title = headline(input)
  if ('points' in shown) return { type: 'bullets', content: { slide_title, bullet_points: shown.points } }
  const [left, right, ...others] = shown.named
  if (left && right && others.length === 0)
    return {
      type: 'two-column',
      content: {
        slide_title,
        column1_title: left.name,
        column1_content: withEndMark(left.meaning, language),
        column2_title: right.name,
        column2_content: withEndMark(right.meaning, language),
      },
    }
  const points = shown.named.map(({ name, meaning }) => `${name}${marksOf(language).colon}${meaning}`)
  return { type: 'bullets', content: { slide_title, bullet_points: points } }
}
