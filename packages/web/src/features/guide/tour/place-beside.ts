/** A rectangle of the viewport, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const gap = 14
export const margin = 8

/**
 * The position of a card that points at a target: below, above or beside it, so that it does not cover the target. If the
 * card fits at none of these positions, it is at the edge of the viewport where it covers least of the target.
 */
export function placeBeside(target: Box, card: Size, view: Size): { left: number; top: number } {
  const right = target.left + target.width
  const bottom = target.top + target.height
  const alongX = within(target.left + target.width / 2 - card.width / 2, view.width - card.width)
  const alongY = within(target.top + target.height / 2 - card.height / 2, view.height - card.height)
  const places = [
    { fits: bottom + gap + card.height + margin <= view.height, left: alongX, top: bottom + gap },
    { fits: target.top - gap - card.height >= margin, left: alongX, top: target.top - gap - card.height },
    { fits: right + gap + card.width + margin <= view.width, left: right + gap, top: alongY },
    { fits: target.left - gap - card.width >= margin, left: target.left - gap - card.width, top: alongY },
  ]
  const place = places.find(({ fits }) => fits)
  if (place) return { left: place.left, top: place.top }
  const below = view.height - bottom >= target.top
  return { left: alongX, top: below ? view.height - card.height - margin : margin }
}

function within(at: number, most: number): number {
  return Math.max(margin, Math.min(at, most - margin))
}
