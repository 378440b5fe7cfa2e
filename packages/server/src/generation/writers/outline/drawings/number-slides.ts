import { drawingKindOf } from '@lectern/domain/drawings/drawing-kinds.ts'
import { findFigure } from '@lectern/domain/slides/text/find-figure.ts'
import { memoized } from '../language/memoized.ts'
import { isAnnouncedPart } from '../material/announced-parts.ts'
import { isOfWorkedExample } from '../material/worked-example.ts'
import type { Material } from '../material/material.ts'
import { passageFrom, standsAlone } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { headline } from '../slides/headline.ts'
import { sourcesOf } from '../slides/prose.ts'
import type { SlideMaker } from '../slides/slide-idea.ts'
import { chartOfTable } from './chart-of-table.ts'
import { drawnSlide, textDrawing } from './drawn-slide.ts'
import { timelinesOf } from './sentence-timelines.ts'

const { characters } = drawingKindOf('number')
/** A sentence with more numbers has no outstanding one. */
const numbers = /\d+(?:[.,\s]\d+)*/g

/** The most important sentence of the page with one share or one measured number, if there is such a sentence. */
export const numberSlides: SlideMaker = (input) => {
  const { material, unit } = input
  if (hasOtherDrawing(material)) return []
  const best = mostImportant(material)
  const figure = best && unit.sentences.includes(best) ? numberIn(best) : undefined
  if (!best || figure === undefined || isDetail(best, unit.sentences, material)) return []
  const says = passageFrom(unit.sentences, best, 70, 3)
  return [
    drawnSlide(textDrawing('number', [{ label: figure, text: best.text }]), {
      title: headline(input),
      says: says.map(({ text }) => text),
      sources: sourcesOf(says),
      at: best.block,
      worth: 1.5,
      showsPart: true,
      language: material.page.language,
    }),
  ]
}

/** A number is what its part of the page is about if no sentence there is much more important. */
function isDetail(best: Sentence, beside: readonly Sentence[], { weightOf }: Material): boolean {
  return weightOf(best) < Math.max(...beside.filter(standsAlone).map(weightOf)) * leastWeight
}

const leastWeight = 0.8

/** A chart, a timeline or a process shows more of the page than one of its numbers. */
const hasOtherDrawing = memoized(
  (material: Material) =>
    timelinesOf(material).length > 0 ||
    material.sections
      .flatMap(({ units }) => units.flatMap(({ blocks }) => blocks))
      .some(
        (block) =>
          (block.kind === 'list' && block.ordered && block.items.length >= fewestSteps) ||
          (block.kind === 'table' && chartOfTable(block, material.page.language) !== undefined),
      ),
)

const fewestSteps = 3

const found = new WeakMap<Material, Sentence | null>()

function mostImportant(material: Material): Sentence | undefined {
  const known = found.get(material)
  if (known !== undefined) return known ?? undefined
  const [best] = material.sentences
    .filter(
      (one) => numberIn(one) !== undefined && !isOfExample(one, material) && !isAnnouncedPart(one, material),
    )
    .sort((a, b) => material.weightOf(b) - material.weightOf(a))
  found.set(material, best ?? null)
  return best
}

/** The given number of a worked example is no figure of the page. */
function isOfExample({ block }: Sentence, { blockOf, lexicon }: Material): boolean {
  return isOfWorkedExample(blockOf(block)?.path ?? [], lexicon)
}

/** A share or an amount of money. Distances and times are rarely what a page is about. */
const outstanding = /[%‰٪½⅓⅔¼¾⅕⅛€$£¥]/u

/** '71 percent' is '71 %'. */
const inWords =
  /(?<number>\d+(?:[.,]\d+)?)\s(?:percent|per cent|prozent|por ciento|por cento|pour cent|per cento|procent|proc\.|prosent|prosenttia|százalék|процент\p{Ll}*|відсот\p{Ll}*|persen|phần trăm|प्रतिशत|بالمئة|في المئة|بالمائة|في المائة|אחוז\p{L}*)/iu

/** '71 %' of a sentence that can be shown below it. */
function numberIn(sentence: Sentence): string | undefined {
  const { text } = sentence
  if (!standsAlone(sentence) || sentence.listed || text.length > characters.text || /\$[^$]+\$|`/.test(text))
    return undefined
  const counted = (text.match(numbers) ?? []).filter((one) => !/^(?:1\d{3}|20\d{2})$/.test(one))
  if (counted.length !== 1) return undefined
  const figure = findFigure(text.replace(inWords, '$<number> %'))
  if (!figure || !outstanding.test(figure.number)) return undefined
  const label = [figure.number, figure.unit].filter(Boolean).join(' ')
  return label.length <= characters.label ? label : undefined
}
