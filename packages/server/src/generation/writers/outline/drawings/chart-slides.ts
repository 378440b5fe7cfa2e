import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { explainingSentences } from '../material/explain.ts'
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

/** The sentences of the blocks beside one. */
export function sentencesAround(id: string, { material, unit }: MakerInput) {
  const at = unit.blocks.findIndex((block) => block.id === id)
  const blocksBeside = new Set([unit.blocks[at - 1]?.id, unit.blocks[at + 1]?.id])
  const from = unit.sentences.filter(({ block }) => blocksBeside.has(block))
  return explainingSentences(material, from, [], { wanted: 30, most: 45 })
}
