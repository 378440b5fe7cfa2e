import type { PassageChange } from '@lectern/domain/sources/page-changes.ts'
import type {
  LinesUpdating,
  RewrittenLines,
  RewrittenSlide,
  SlideUpdating,
} from '../../../rewritten-parts.ts'
import type { Ask } from '../models/ask-model.ts'
import { rewriteLines, rewriteSlide } from './rewrite.ts'

/** Requests a slide for the page as it is now. */
export async function updateSlide(
  ask: Ask,
  budget: number,
  { changes, ...request }: SlideUpdating,
): Promise<RewrittenSlide> {
  const { slide } = request
  const isEmpty = slide.audio_script.trim() === '' && Object.keys(slide.content).length === 0
  const marked = isEmpty ? newPart('slide', changes) : changedPart('slide', changes)
  return rewriteSlide(ask, budget, {
    ...request,
    ...marked,
    ...(!isEmpty && { slideType: slide.slide_type }),
  })
}

/** Requests lines for the page as it is now. */
export async function updateLines(
  ask: Ask,
  budget: number,
  { changes, ...request }: LinesUpdating,
): Promise<RewrittenLines> {
  const isEmpty = request.lines.every(({ content }) => content.trim() === '')
  const marked = isEmpty ? newPart('line', changes) : changedPart('line', changes)
  return rewriteLines(ask, budget, { ...request, ...marked })
}

/** The instruction is Lectern's own. The passages are data beside it. */
interface MarkedChanges {
  readonly instruction: string
  readonly changes: string
}

const newPart = (part: string, changes: readonly PassageChange[]): MarkedChanges => ({
  instruction: `This ${part} is still empty. Write it from the new text of the page in \`<changes>\`.`,
  changes: changes.map(after).join('\n\n'),
})

const changedPart = (part: string, changes: readonly PassageChange[]): MarkedChanges => ({
  instruction: `The page was edited since this ${part} was written. \`<changes>\` has its passages before and now. Change only the words that the edit makes wrong, and keep every other word. If nothing is wrong, return the ${part} unchanged.`,
  changes: changes.map((change) => `Before: ${before(change)}\nNow: ${after(change)}`).join('\n\n'),
})

const before = (change: PassageChange): string => change.before?.text ?? '(nothing)'
const after = (change: PassageChange): string => change.after?.text ?? '(removed from the page)'
