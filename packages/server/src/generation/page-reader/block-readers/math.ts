import type { BlockReader } from '../block-reader.ts'
import { isDisplayed, latexOf, withoutStop } from '../math.ts'

/** Formulas on separate lines. Formulas within text stay there. */
export const math: BlockReader = {
  reads: (element) => element.name === 'math' && isDisplayed(element),
  read(element, page) {
    const latex = latexOf(element)
    if (latex) page.add({ kind: 'math', latex: withoutStop(latex) })
  },
}
