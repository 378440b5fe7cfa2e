import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import type { Block } from '../../../page.ts'
import { contentWords, stems } from '../language/words/content-words.ts'
import { contrastsIn } from '../material/contrasts.ts'
import { explainingSentences } from '../material/explain.ts'
import { wordsIn } from '../material/sentence.ts'
import type { Sentence } from '../material/sentence.ts'
import { drawingWordsOf } from '../language/drawing-words.ts'
import { sourcesOf } from '../slides/prose.ts'
import type { MakerInput, SlideIdea, SlideMaker } from '../slides/slide-idea.ts'
import { titleOf } from '../slides/table.ts'
import { chartOfTable, type TableChart } from './chart-of-table.ts'
import { drawnSlide } from './drawn-slide.ts'
import { sayChart } from './say-chart.ts'

/** Charts of tables of numbers, narrated by what is to be seen. */
export const chartSlides: SlideMaker = (input) =>
  input.unit.blocks.flatMap((block): readonly SlideIdea[] => {
    if (block.kind !== 'table') return []
    const { language } = input.material.page
    const chart = chartOfTable(block, language)
    if (!chart) return []
    const words = drawingWordsOf(language)
    const facts = sayChart(chart, words, language)
    if (facts.length === 0) return []
    const around = sentencesAround(block.id, input)
    return [
      drawnSlide(drawingOf(chart), {
        title: titleOf(block, input),
        says: [...around.map(({ text }) => text), words.lookAtChart, ...facts],
        sources: [...new Set([block.id, ...sourcesOf(around)])],
        at: block.id,
        // The table itself shows its words too.
        worth: chart.leavesWords ? 1.2 : 2.6,
        ...(chart.series.length === 1 && chart.series[0] && { otherTitle: chart.series[0] }),
        showsPart: chart.isPart,
        language,
      }),
    ]
  })

function drawingOf({ kind, axis, unit, series, rows }: TableChart): Drawing {
  return {
    kind,
    unit,
    axis,
    series: [...series],
    rows: rows.map(({ label, values }) => ({ label, text: '', values: [...values] })),
  }
}

/** A unit with more words of prose has a slide of its own for them. */
const mostOfShort = 80
/** A sentence about a table has at least this many of its words. */
const fewestInCommon = 2

/** The sentences of the blocks beside one that are about it: those with its words, or all of a short text. */
export function sentencesAround(id: string, { material, unit }: MakerInput): readonly Sentence[] {
  const at = unit.blocks.findIndex((block) => block.id === id)
  const blocksBeside = new Set([unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id])
  // A comparison has a slide of its own.
  const compared = contrastsIn(unit, material).flatMap(({ sides }) => sides.map(({ sentence }) => sentence))
  const from = unit.sentences.filter((one) => blocksBeside.has(one.block) && !compared.includes(one))
  const isTable = unit.blocks[at]?.kind === 'table'
  const isShort = wordsIn(unit.sentences) <= mostOfShort
  // Every sentence of a page may have the words of its title.
  const words = stems(contentWords(textsOf(unit.blocks[at]).join('\n'))).difference(
    stems(contentWords(material.page.title)),
  )
  const isAbout = ({ text, block }: Sentence) => {
    const shared = [...stems(contentWords(text))].filter((word) => words.has(word)).length
    // A text after a table mostly says what its numbers show.
    return shared >= (isTable && block === unit.blocks[at + 1]?.id ? 1 : fewestInCommon)
  }
  // Numbers have nothing to do with the text before them if that has none of their words.
  const here = isShort && !isTable ? from : from.filter(isAbout)
  return explainingSentences(material, here, [], { wanted: 30, most: 45 })
}

/** The names in a table or a list. The numbers of a table are no words. */
function textsOf(block: Block | undefined): readonly string[] {
  if (block?.kind === 'table')
    return [block.caption, ...block.header, ...block.rows.map(([first = '']) => first)]
  return block?.kind === 'list' ? block.items.map(({ text }) => text) : []
}
