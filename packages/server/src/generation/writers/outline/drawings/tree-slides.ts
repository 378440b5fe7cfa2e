import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import type { BlockOf } from '../../../page.ts'
import { enumerate } from '../language/enumerate.ts'
import { withoutStop } from '../language/marks.ts'
import { headline } from '../slides/headline.ts'
import { sourcesOf } from '../slides/prose.ts'
import type { MakerInput, SlideIdea, SlideMaker } from '../slides/slide-idea.ts'
import { sentencesAround } from './chart-slides.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'

const { rows, characters } = drawingKindOf('tree')
const leaves = { least: 2, most: 5, characters: 40 }

/** Nested lists of short names: classes and their members. */
export const treeSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block) => (block.kind === 'list' ? slideOf(block, input) : []))

function slideOf(list: BlockOf<'list'>, input: MakerInput): readonly SlideIdea[] {
  const { language } = input.material.page
  const branches = list.items.map(({ text, items }) => ({
    label: withoutStop(text, language),
    members: items.map((item) => withoutStop(item.text, language)),
    isFlat: items.every((item) => item.items.length === 0),
  }))
  if (list.ordered || branches.length < rows.least || branches.length > rows.most) return []
  if (!branches.every(isBranch)) return []
  const around = sentencesAround(list.id, input)
  return [
    drawnSlide(
      textDrawing(
        'tree',
        branches.map(({ label, members }) => ({ label, text: members.join('\n') })),
      ),
      {
        title: headline(input),
        says: [
          ...around.map(({ text }) => text),
          ...branches.map(({ label, members }) => enumerate(label, members, language)),
        ],
        sources: [...new Set([list.id, ...sourcesOf(around)])],
        at: list.id,
        worth: 2.2,
        language,
      },
    ),
  ]
}

interface Branch {
  readonly label: string
  readonly members: readonly string[]
  readonly isFlat: boolean
}

function isBranch({ label, members, isFlat }: Branch): boolean {
  const isShort = members.every((member) => member.length <= leaves.characters && /\p{L}/u.test(member))
  const isWithin = members.length >= leaves.least && members.length <= leaves.most
  return (
    isFlat &&
    isShort &&
    isWithin &&
    label.length <= characters.label &&
    members.join('\n').length <= characters.text
  )
}
