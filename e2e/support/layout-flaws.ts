import type { Page } from '@playwright/test'

/**
 * Finds what a text of another length breaks on the current screen: a page wider than the window, texts that are cut off
 * without an ellipsis, texts outside their button, and controls that overlap. Slides are not part of this: their text is the
 * author's.
 */
export function layoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ignored = '.slide-stage, .slide-canvas, [data-sonner-toaster], svg, canvas'
    const controls =
      'button, a[href], input:not([type="range"]), select, textarea, summary, [role="button"], [role="slider"]'
    const layers =
      'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"]'

    interface Area {
      left: number
      top: number
      right: number
      bottom: number
    }
    const { scrollingElement } = document
    const found: string[] = []

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert]')
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ')
      return `<${element.localName}> “${name.slice(0, 60)}”`
    }
    const areaOf = ({ left, top, right, bottom }: Area): Area => ({ left, top, right, bottom })
    const intersection = (one: Area, other: Area): Area => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    })

    /** The elements that can clip this one: itself, then its ancestors without those that its position leaves. */
    function* clippersOf(element: Element) {
      let position = ''
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (position !== 'absolute' || style.position !== 'static') {
          yield { around: at, style }
          position = style.position
        }
        if (position === 'fixed') return
      }
    }

    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    /** The part of an element that its scrolling and clipping ancestors show. */
    function visibleArea(element: Element): Area {
      let area = areaOf(element.getBoundingClientRect())
      for (const { around, style } of clippersOf(element))
        if (around !== element && style.overflow !== 'visible')
          area = intersection(area, areaOf(around.getBoundingClientRect()))
      return area
    }

    /** Elements that extend beyond the window, the innermost ones. */
    function findWidePage() {
      const over = (scrollingElement?.scrollWidth ?? 0) - window.innerWidth
      if (over <= 0) return
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = visibleArea(element)
        return right > left && (right > window.innerWidth + 1 || left < -1) && isShown(element)
      })
      const inner = wide.filter(
        (element) => !wide.some((other) => other !== element && element.contains(other)),
      )
      found.push(`the page is ${over} px wider than the window: ${inner.slice(0, 3).map(nameOf).join(', ')}`)
    }

    function findCutText() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement
        if (!parent || !node.textContent?.trim() || parent.closest(ignored) || !isShown(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const fault = cutBy(range.getBoundingClientRect(), parent)
        if (fault) found.push(`${fault}: ${nameOf(parent)}`)
      }
    }

    function cutBy(text: DOMRect, parent: Element): string | undefined {
      if (text.width === 0) return undefined
      for (const { around, style } of clippersOf(parent)) {
        const box = around.getBoundingClientRect()
        // Text for screen readers.
        if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') return undefined
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined
        const beyondX = Math.round(Math.max(box.left - text.left, text.right - box.right))
        const beyondY = Math.round(Math.max(box.top - text.top, text.bottom - box.bottom))
        if (clips(style.overflowX) && beyondX > 1) return `cut off by ${beyondX} px`
        if (clips(style.overflowY) && beyondY > 4) return `cut off by ${beyondY} px in height`
        if (around.matches(controls) && beyondX > 1) return `${beyondX} px outside of its ${around.localName}`
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined
      }
      return undefined
    }

    function findOverlaps() {
      const shown = [...document.querySelectorAll(controls)]
        .filter((element) => !element.closest(ignored) && isShown(element))
        .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
        .map((element) => ({ element, area: visibleArea(element), layer: layerOf(element) }))
        .filter(({ area }) => area.right - area.left > 3 && area.bottom - area.top > 3)
        .filter(({ element, area }) => !isCovered(element, area))
      shown.forEach((one, index) => {
        for (const other of shown.slice(index + 1)) {
          if (one.layer !== other.layer || isWithin(one.element, other.element)) continue
          const both = intersection(one.area, other.area)
          if (both.right - both.left <= 3 || both.bottom - both.top <= 3) continue
          if (encloses(one.area, other.area) || encloses(other.area, one.area)) continue
          found.push(`${nameOf(one.element)} overlaps ${nameOf(other.element)}`)
        }
      })
    }

    /** Whether something covers the whole element, such as a panel. A point outside of the window is not covered. */
    function isCovered(element: Element, { left, top, right, bottom }: Area): boolean {
      const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
      )
      return points.every((over) => over !== null && !isWithin(element, over))
    }

    const isWithin = (one: Element, other: Element) => one.contains(other) || other.contains(one)
    /** A control on another one, such as the button in a search field. */
    const encloses = (outer: Area, inner: Area) =>
      outer.left <= inner.left + 1 &&
      outer.right >= inner.right - 1 &&
      outer.top <= inner.top + 1 &&
      outer.bottom >= inner.bottom - 1

    /** The innermost element that floats over the page with this one. */
    function layerOf(element: Element): Element | undefined {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at)
        if (at.matches(layers) || position === 'fixed' || position === 'sticky') return at
      }
      return undefined
    }

    findWidePage()
    findCutText()
    findOverlaps()
    return [...new Set(found)]
  })
}
