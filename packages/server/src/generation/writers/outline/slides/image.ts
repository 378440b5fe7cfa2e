import type { BlockOf } from '../../../page.ts'
import { countWords } from '@lectern/domain/narration/count-words.ts'
import { explain } from '../material/explain.ts'
import { headline } from './headline.ts'
import { ended, marksOf } from '../language/marks.ts'
import { withoutLabel } from '../language/labels.ts'
import { sentencesOf } from '../material/sentence.ts'
import { sourcesOf } from './prose.ts'
import type { SlideIdea, SlideMaker, MakerInput } from './slide-idea.ts'

/** Pictures that could be fetched. A picture without a description is skipped, because the script cannot explain it. */
export const imageSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => (block.kind === 'figure' ? slideOf(block, input) : []))

function slideOf(figure: BlockOf<'figure'>, input: MakerInput): readonly SlideIdea[] {
  const { material, unit } = input
  const url = input.images.get(figure.image.url)
  const caption = withoutLabel(figure.caption, material.lexicon)
  const alt = figure.alt || caption
  if (!url || alt === '') return []
  const at = unit.blocks.indexOf(figure)
  const near = new Set([unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id])
  const captionSentences = sentencesOf(caption, figure.id, 0, material.lexicon)
  const shown = shownOf(
    captionSentences.map(({ text }) => text),
    marksOf(material.page.language).space,
  )
  const around = explain(
    material,
    unit.sentences.filter(({ block }) => near.has(block)),
    [shown],
    { wanted: 35, most: 55 },
  )
  const leads = material.lexicon.phrases.lookAtPicture
  const place = material.page.blocks.filter(({ kind }) => kind === 'figure').indexOf(figure)
  const lead = leads[place % leads.length] ?? ''
  const described =
    countWords(caption) >= 4
      ? captionSentences.map(({ text }) => ended(text, material.page.language))
      : [ended(alt, material.page.language)]
  return [
    {
      type: 'image',
      content: { slide_title: headline(input), slide_content: shown, image_url: url, image_alt: alt },
      says: [lead, ...described.slice(0, 3), ...around.map(({ text }) => text)],
      sources: [...new Set([figure.id, ...sourcesOf(around)])],
      at: figure.id,
      worth: countWords(caption) >= 4 ? 1.7 : 1.1,
    },
  ]
}

/** The first sentences of the caption, up to forty words. */
function shownOf(sentences: readonly string[], space: string): string {
  const shown: string[] = []
  for (const one of sentences) {
    if (shown.length > 0 && countWords([...shown, one].join(' ')) > 40) break
    shown.push(one)
  }
  return shown.join(space)
}
