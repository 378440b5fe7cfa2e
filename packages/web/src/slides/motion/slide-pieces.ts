import type { Transition } from './transition.ts'

/** How far each piece extends over the edges of its shape, in px, so that there is no visible seam. */
const overlap = 0.75

/**
 * Fills a layer with copies of a slide. Each copy shows one shape of the slide in its place, and is no larger than its
 * shape, so that it moves fast. The content of canvases is copied too.
 */
export function cutSlide(
  slide: HTMLElement,
  layer: HTMLElement,
  { shapes, edge = '' }: NonNullable<Transition['pieces']>,
): readonly HTMLElement[] {
  const pieces = shapes.map((shape) => {
    const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
    const piece = document.createElement('div')
    piece.className = 'slide-piece'
    piece.style.cssText = css({ left, top, width, height })
    const outline = shape.map(([x, y]) => `${place(x, left, width)} ${place(y, top, height)}`)
    const copy = document.createElement('div')
    copy.style.cssText = css({
      left: -left / width,
      top: -top / height,
      width: 1 / width,
      height: 1 / height,
    })
    copy.append(...[...slide.childNodes].map((node) => node.cloneNode(true)))
    const cut = document.createElement('div')
    cut.style.clipPath = `polygon(${outline.join(', ')})`
    cut.append(copy)
    const thick = document.createElement('div')
    thick.style.filter = edge
    thick.append(cut)
    piece.append(thick)
    paintAlike(slide, copy)
    return piece
  })
  layer.append(...pieces)
  return pieces
}

function css(shares: Readonly<Record<string, number>>): string {
  return Object.entries(shares)
    .map(([property, share]) => `${property}:${share * 100}%`)
    .join(';')
}

function place(at: number, start: number, length: number): string {
  const share = (at - start) / length
  return `calc(${(share * 100).toFixed(3)}% + ${share > 0.5 ? overlap : -overlap}px)`
}

/** Copies of a canvas are blank. */
function paintAlike(original: HTMLElement, copy: HTMLElement): void {
  const copies = copy.querySelectorAll('canvas')
  for (const [index, canvas] of original.querySelectorAll('canvas').entries())
    if (canvas.width > 0 && canvas.height > 0) copies[index]?.getContext('2d')?.drawImage(canvas, 0, 0)
}
