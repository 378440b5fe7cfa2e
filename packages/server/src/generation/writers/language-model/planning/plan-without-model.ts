import type { Material } from './material.ts'
import type { PlanAnswer } from './plan-answer.ts'

/** A plan by the headings of a page: one part for each section. For models that cannot plan. */
export function planWithoutModel({ blocks }: Material): PlanAnswer {
  const sections: { path: readonly string[]; ids: string[] }[] = []
  for (const { id, path } of blocks) {
    const last = sections.at(-1)
    if (last?.path.join('\n') === path.join('\n')) last.ids.push(id)
    else sections.push({ path, ids: [id] })
  }
  const frame = { type: '', title: '', teaches: '', concepts: [], blocks: [], length: 'normal' } as const
  const content = sections.map(({ path, ids }) => ({ ...frame, title: path.at(-1) ?? '', blocks: ids }))
  return {
    title: '',
    goals: [],
    audience: '',
    examples: [],
    leftOut: [],
    // The first and the last become the opening and the closing.
    parts: [frame, ...content, frame].map((part) => ({
      ...part,
      concepts: [...part.concepts],
      blocks: [...part.blocks],
    })),
  }
}
