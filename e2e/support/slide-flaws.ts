/**
 * Checks the slides on a gallery page for layout errors. Served to the browser and run there (slides-grid.spec.ts).
 * Lengths are px of the stage, which is 1280 by 720 at any displayed size.
 */
import { relativeLuminance } from '../../packages/domain/src/theme/contrast.ts'

const stageWidth = 1280
/** Minimum text size. Formulas may contain smaller text, as is usual in mathematics. */
const leastSize = 24
/** Text of this size is large text (WCAG) even on a stage at half size. */
const largeSize = 40
const least = { large: 3, other: 4.5 }
const slack = 2

/** Ignores the visual copy of formulas, which screen readers skip, and ornaments. */
const unread = '.katex-mathml, [aria-hidden=true]:not(.katex-html, .katex-html *)'

const boxes =
  '[data-text], li, section, label, figure, img, table, th, td, button, .slide-quote, .slide-definition, .slide-text, .slide-note'

/** Violations of the rules for size and position, as sentences. */
export function findFlaws(): string[] {
  return figures().flatMap(({ name, stage }) => {
    const canvas = stage.querySelector<HTMLElement>('.slide-canvas')
    if (!canvas) return [`${name}: there is no slide`]
    const scale = stage.getBoundingClientRect().width / stageWidth
    return [
      ...flawsOfStage(stage, name),
      ...flawsOfPage(canvas),
      ...flawsOfBoxes(canvas, scale),
      ...flawsOfTexts(canvas, scale),
      ...flawsOfPictures(canvas),
      ...flawsOfLead(canvas),
    ].map((flaw) => `${name}: ${flaw}`)
  })
}

/**
 * Texts with too little contrast to any pixel behind them. `picture` shows the whole page with texts hidden
 * (`hideTexts`).
 */
export async function findFaint(picture: string): Promise<string[]> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas.')
  context.drawImage(image, 0, 0)
  const faint = figures().flatMap(({ name, stage }) =>
    textsOf(stage).flatMap(({ text, element, rects }) => {
      if (element.closest('button:disabled')) return []
      const ink = inkOf(element)
      const asked =
        Number.parseFloat(getComputedStyle(element).fontSize) >= largeSize ? least.large : least.other
      const contrasts = rects.map((rect) => leastContrast(context, rect, ink))
      const lowest = Math.min(...contrasts)
      return lowest < asked ? [`${name}: "${text}" has a contrast of ${lowest.toFixed(2)}`] : []
    }),
  )
  return faint
}

/** Hides texts, so that a screenshot shows only what is behind them. */
export function hideTexts(): void {
  const style = document.createElement('style')
  style.textContent = `
    .slide-canvas * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
    .slide-canvas svg :is(text, tspan) { fill: transparent !important }
    .slide-canvas .katex * { border-color: transparent !important }
    .slide-canvas .katex svg { visibility: hidden }`
  style.id = 'hidden-texts'
  document.head.append(style)
}

export function showTexts(): void {
  document.querySelector('#hidden-texts')?.remove()
}

function figures(): { readonly name: string; readonly stage: HTMLElement }[] {
  return [...document.querySelectorAll('figure:has(> .slide-stage)')].flatMap((figure, index) => {
    const stage = figure.querySelector<HTMLElement>('.slide-stage')
    const name = figure.querySelector(':scope > figcaption')?.textContent
    return stage ? [{ name: `${name} (${index})`, stage }] : []
  })
}

function flawsOfStage(stage: HTMLElement, name: string): string[] {
  const wanted = name.includes('right-to-left') ? 'ar rtl' : 'en ltr'
  const scrolls = stage.querySelector('[data-overflowing]') !== null
  return [
    ...(`${stage.lang} ${stage.dir}` === wanted ? [] : [`it is in ${stage.lang} ${stage.dir}`]),
    ...(scrolls && !name.includes('overlong') ? ['it does not fit'] : []),
  ]
}

function flawsOfPage(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll<HTMLElement>('[data-page]')].flatMap((page) => {
    if (page.scrollWidth > page.clientWidth + 1) return ['its content is too wide']
    const scrolls = getComputedStyle(page).overflowY === 'auto' && page.tabIndex === 0
    return page.scrollHeight > page.clientHeight + 1 && !scrolls
      ? ['what is too much cannot be scrolled']
      : []
  })
}

function flawsOfBoxes(canvas: HTMLElement, scale: number): string[] {
  return [...canvas.querySelectorAll<HTMLElement>(boxes)].flatMap((box) => {
    if (box.scrollWidth > box.clientWidth + 1 && box.matches('[data-text]'))
      return [`"${shortText(box)}" is wider than its place`]
    const rect = box.getBoundingClientRect()
    // A picture that fills its area is cropped by it.
    if (rect.width === 0 || box.matches('img[data-filling]')) return []
    for (
      let around = box.parentElement;
      around && around !== canvas.parentElement;
      around = around.parentElement
    ) {
      const outer = around.getBoundingClientRect()
      const wide = rect.left < outer.left - slack * scale || rect.right > outer.right + slack * scale
      if (wide && !around.matches('.slide-comparison *, .slide-page'))
        return [`"${shortText(box)}" is beside <${around.localName}>`]
      const scrolled = around.closest('[data-overflowing] [data-page], [data-overflowing]') !== null
      const high = rect.top < outer.top - slack * scale || rect.bottom > outer.bottom + slack * scale
      if (high && !scrolled) return [`"${shortText(box)}" is above or below <${around.localName}>`]
    }
    return []
  })
}

function flawsOfTexts(canvas: HTMLElement, scale: number): string[] {
  const stage = canvas.getBoundingClientRect()
  const texts = textsOf(canvas)
  const single = texts.flatMap(({ text, element, rects }) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    if (size < leastSize && !element.closest('.katex')) return [`"${text}" is ${size} px`]
    const beside = rects.some(({ left, right }) => left < stage.left - 1 || right > stage.right + 1)
    return beside ? [`"${text}" is beside the slide`] : []
  })
  const blocks = [...canvas.querySelectorAll<HTMLElement>('[data-text]')].filter(
    (block) => !block.querySelector('[data-text]') && block.getClientRects().length > 0,
  )
  const overlaps = blocks.flatMap((block, index) => {
    const one = block.getBoundingClientRect()
    const other = blocks.slice(index + 1).find((next) => {
      if (block.contains(next) || next.contains(block)) return false
      const two = next.getBoundingClientRect()
      const [across, down] = [
        Math.min(one.right, two.right) - Math.max(one.left, two.left),
        Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top),
      ]
      return across > slack * scale && down > slack * scale
    })
    return other ? [`"${shortText(block)}" overlaps "${shortText(other)}"`] : []
  })
  return [...single, ...overlaps]
}

function flawsOfPictures(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll('img')].flatMap((image) => [
    ...(image.alt.trim() ? [] : ['a picture says nothing']),
    ...(image.complete && image.naturalWidth > 0 ? [] : ['a picture is missing']),
  ])
}

/** The first sentence of a text is set apart, at 1.5 times the size of the rest or more. */
function flawsOfLead(canvas: HTMLElement): string[] {
  const [lead, rest] = ['.slide-lead', '.slide-rest > p'].map((selector) => canvas.querySelector(selector))
  if (!lead || !rest) return []
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  return size(lead) < size(rest) * 1.49 ? ['the first sentence is not set apart'] : []
}

interface DrawnText {
  readonly text: string
  readonly element: Element
  readonly rects: readonly DOMRect[]
}

/** The visible texts of a slide. */
function textsOf(within: Element): DrawnText[] {
  const sight = within.getBoundingClientRect()
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const texts: DrawnText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || element.closest(unread)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(
      ({ width, top, bottom }) => width > 2 && top >= sight.top && bottom <= sight.bottom,
    )
    texts.push({ text: text.slice(0, 40), element, rects })
  }
  return texts
}

function shortText(element: Element): string {
  return element.textContent?.trim().slice(0, 40) || `<${element.localName}>`
}

type Rgba = readonly [number, number, number, number]

const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** The colour of a text, with its opacity. */
function inkOf(element: Element): Rgba {
  if (!paint) throw new Error('No canvas.')
  paint.clearRect(0, 0, 1, 1)
  const { color, fill } = getComputedStyle(element)
  paint.fillStyle = element instanceof SVGElement ? fill : color
  paint.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data
  let opacity = alpha / 255
  for (let around: Element | null = element; around; around = around.parentElement)
    opacity *= Number(getComputedStyle(around).opacity)
  return [red, green, blue, opacity]
}

/**
 * The lowest contrast of a text colour with the pixels in the middle of a rectangle. Its edge may belong to an adjacent
 * element.
 */
function leastContrast(context: OffscreenCanvasRenderingContext2D, rect: DOMRect, ink: Rgba): number {
  const [left, top] = [Math.ceil(rect.left + scrollX) + 1, Math.ceil(rect.top + scrollY + rect.height * 0.2)]
  const [right, bottom] = [
    Math.floor(rect.right + scrollX) - 1,
    Math.floor(rect.bottom + scrollY - rect.height * 0.2),
  ]
  if (right <= left || bottom <= top) return Infinity
  const { data } = context.getImageData(left, top, right - left, bottom - top)
  const seen = new Set(new Uint32Array(data.buffer))
  const contrasts = [...seen].map((px) => {
    const ground = [px & 255, (px >> 8) & 255, (px >> 16) & 255] as const
    const mixed = (channel: 0 | 1 | 2) => ink[channel] * ink[3] + ground[channel] * (1 - ink[3])
    const [one, other] = [relativeLuminance([mixed(0), mixed(1), mixed(2)]), relativeLuminance([...ground])]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  })
  return Math.min(...contrasts)
}
