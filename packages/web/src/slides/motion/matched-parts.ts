import type { MatchedParts, Part } from './transition.ts'

/**
 * Pairs the marked parts of two slides: title with title, the second bullet with the second. Skips parts for which
 * `moves` is true.
 */
export function matchParts(
  entering: HTMLElement,
  leaving: HTMLElement,
  moves: (element: HTMLElement) => boolean,
): MatchedParts {
  const partners = partsOf(entering)
  const pairs = [...partsOf(leaving)].map(([name, element]) => ({ element, partner: partners.get(name) }))
  return {
    matched: pairs.flatMap(({ element, partner }) => {
      if (!partner || moves(partner)) return []
      return [{ entering: partAt(partner, entering), leaving: partAt(element, leaving) }]
    }),
    alone: pairs.filter(({ partner }) => !partner || moves(partner)).map(({ element }) => element),
  }
}

/** The marked parts by name and by place among the parts of the same name. */
function partsOf(layer: HTMLElement): Map<string, HTMLElement> {
  const counts = new Map<string, number>()
  return new Map(
    [...layer.querySelectorAll<HTMLElement>('[data-element]')].map((element) => {
      const name = element.dataset['element'] ?? ''
      const count = counts.get(name) ?? 0
      counts.set(name, count + 1)
      return [`${name} ${count}`, element]
    }),
  )
}

function partAt(element: HTMLElement, layer: HTMLElement): Part {
  // The ground of a slide may be larger than its page. Parts are positioned on the page.
  const around = (layer.querySelector('.slide-canvas') ?? layer).getBoundingClientRect()
  const { left, top, width, height } = element.getBoundingClientRect()
  const scale = 1280 / (around.width || 1280)
  return {
    element,
    box: {
      x: (left - around.left) * scale,
      y: (top - around.top) * scale,
      width: width * scale,
      height: height * scale,
    },
  }
}
