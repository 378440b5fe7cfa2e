import type { ContentOf, Fields, LayoutHints, SlideLayout, SlideType } from './slide-type.ts'

/**
 * Ids of the layouts of a slide in the order of preference: the author's choice or the one that suits the content, then
 * the plainer ones. Empty for a type without layouts. A choice that the type does not have is ignored.
 */
export function layoutsToTry<F extends Fields>(
  { layouts }: SlideType<F>,
  content: ContentOf<F>,
  chosen: string | null | undefined,
  hints: LayoutHints,
): readonly string[] {
  if (!layouts) return []
  const found = (id: string | null | undefined) => layouts.all.find((layout) => layout.id === id)
  const tried: SlideLayout[] = []
  let next = found(chosen) ?? found(layouts.choose(content, hints))
  while (next && !tried.includes(next)) {
    tried.push(next)
    next = found(next.plainer)
  }
  return tried.map(({ id }) => id)
}

/** The layouts in the author's menu. Empty for a type without layouts. */
export function offeredLayouts({ layouts }: SlideType): readonly SlideLayout[] {
  return layouts?.all.filter(({ reserve }) => !reserve) ?? []
}
