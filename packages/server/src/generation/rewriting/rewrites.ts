import type { RewriteChoices } from '@lectern/domain/api/documents/rewriting.ts'
import type { SlideType } from '@lectern/domain/slides/slide-type.ts'
import { isSlideType, slideTypes } from '@lectern/domain/slides/slide-types.ts'

/** Instructions for the menu of rewriting: these, and for slides a change to each type that offers it. */
export function rewritesOf(
  instructions: readonly string[],
  { understands }: { /** Whether the writer understands text, or works by rules. */ understands: boolean },
): RewriteChoices {
  const ways = instructions.map((instruction) => ({ instruction }))
  const types = Object.entries<SlideType>(slideTypes).flatMap(([id, { rewrite }]) =>
    rewrite && isSlideType(id) && (understands || !rewrite.needsUnderstanding)
      ? [{ instruction: rewrite.instruction, slide_type: id }]
      : [],
  )
  return { slide: [...ways, ...types], lines: ways }
}
