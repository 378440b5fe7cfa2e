/** How far text is shrunk: steps of body text, of titles, and of the gaps between them. */
export interface FitSteps {
  readonly body: number
  readonly title: number
  readonly gap: number
}

const last: FitSteps = { body: 11, title: 7, gap: 4 }
const lastLevel = last.body + last.title + last.gap

/**
 * How a slide fits. `longWords`: its parts are below each other, because a word is too long for columns. `breaks`:
 * words are broken, because one is too long even then. `fits`: it does not scroll. `full`: there is no space for
 * placeholders of empty texts while it is edited.
 */
export interface Fit {
  readonly steps: FitSteps
  readonly longWords: boolean
  readonly breaks: boolean
  readonly fits: boolean
  readonly full: boolean
}

const titles = 'h2[data-text]'
const texts = '[data-text]:not(h2)'

/**
 * Finds the settings that make a stage fit, and applies them. Words that are too wide shrink their text. If that is not
 * enough, columns become rows (`data-long-words`), and then words are broken (`data-breaking`). For the height, first
 * the body shrinks, then titles, then the gaps. Placeholders of empty texts do not count.
 */
export function fitStage(canvas: HTMLElement): Fit {
  // Motion changes what is measured. It stops while this attribute is set (slides.css).
  canvas.setAttribute('data-measuring', '')
  canvas.setAttribute('data-full', '')
  canvas.removeAttribute('data-long-words')
  canvas.removeAttribute('data-breaking')
  canvas.removeAttribute('data-overflowing')
  const wordsFit = (selector: string, steps: Partial<FitSteps>) => {
    applySteps(canvas, { body: 0, title: 0, gap: 0, ...steps })
    return !isAnyTooWide(canvas, selector)
  }
  const fitWords = () => ({
    body: lowestFitting((step) => wordsFit(texts, { body: step }), last.body),
    title: lowestFitting((step) => wordsFit(titles, { title: step }), last.title),
  })
  const inColumns = fitWords()
  const longWords = isAnyBroken(inColumns)
  canvas.toggleAttribute('data-long-words', longWords)
  const words = longWords ? fitWords() : inColumns
  const breaks = isAnyBroken(words)
  canvas.toggleAttribute('data-breaking', breaks)

  // A title that is broken anyway has the fewest breaks when it is small.
  const least = { body: words.body ?? 0, title: words.title ?? last.title, gap: 0 }
  const level = lowestFitting((tried) => {
    applySteps(canvas, stepsAt(tried, least))
    return !isAnyTooHigh(canvas)
  }, lastLevel)
  const fits = level !== undefined
  const steps = stepsAt(level ?? lastLevel, least)
  applySteps(canvas, steps)
  const fit = { steps, longWords, breaks, fits, full: !fits || !hasRoomForMore(canvas) }
  canvas.removeAttribute('data-measuring')
  applyFit(canvas, fit)
  return fit
}

/** True if everything fits in its full size. */
export function isUnshrunk({ steps, longWords, fits }: Fit): boolean {
  return fits && !longWords && steps.body + steps.title + steps.gap === 0
}

/** Applies the settings that were found before. */
export function applyFit(canvas: HTMLElement, { steps, longWords, breaks, fits, full }: Fit): void {
  applySteps(canvas, steps)
  canvas.toggleAttribute('data-long-words', longWords)
  canvas.toggleAttribute('data-breaking', breaks)
  canvas.toggleAttribute('data-overflowing', !fits)
  // A scrolling slide can be reached with the keyboard, which not every browser does by default.
  for (const page of canvas.querySelectorAll('[data-page]'))
    if (fits) page.removeAttribute('tabindex')
    else page.setAttribute('tabindex', '0')
  canvas.toggleAttribute('data-full', full)
}

/** True if words do not fit, even at the smallest size. */
function isAnyBroken({ body, title }: { body: number | undefined; title: number | undefined }): boolean {
  return body === undefined || title === undefined
}

/** The lowest of the levels 0 to `highest` that fits, if any. If a level fits, all higher levels fit. */
export function lowestFitting(fits: (level: number) => boolean, highest: number): number | undefined {
  if (fits(0)) return 0
  if (!fits(highest)) return undefined
  let tooLow = 0
  let fitting = highest
  while (fitting - tooLow > 1) {
    const middle = Math.floor((tooLow + fitting) / 2)
    if (fits(middle)) fitting = middle
    else tooLow = middle
  }
  return fitting
}

/** The steps of a level, none below `least`: body first, then titles, then gaps. */
export function stepsAt(level: number, least: FitSteps): FitSteps {
  const within = (share: number, highest: number) => Math.max(0, Math.min(share, highest))
  return {
    body: Math.max(least.body, within(level, last.body)),
    title: Math.max(least.title, within(level - last.body, last.title)),
    gap: Math.max(least.gap, within(level - last.body - last.title, last.gap)),
  }
}

/** The steps in CSS: px less for body text, the share of their space that titles lose, and the rest of the gaps. */
export function fitVariables({ body, title, gap }: FitSteps): Readonly<Record<string, string>> {
  return {
    '--fit-body': `${body * 2}px`,
    '--fit-title': String(title / last.title),
    '--fit-gap': String(1 - gap * 0.1),
  }
}

function applySteps(canvas: HTMLElement, steps: FitSteps): void {
  for (const [name, value] of Object.entries(fitVariables(steps))) canvas.style.setProperty(name, value)
}

/** True if everything fits together with the placeholders of empty texts, if there are any. */
function hasRoomForMore(canvas: HTMLElement): boolean {
  if (!canvas.querySelector('[data-stand-in]')) return true
  canvas.removeAttribute('data-full')
  return !isAnyTooHigh(canvas) && !isAnyTooWide(canvas, '[data-text]')
}

function isAnyTooWide(canvas: HTMLElement, selector: string): boolean {
  return [...canvas.querySelectorAll(selector)].some((text) => text.scrollWidth > text.clientWidth + 1)
}

function isAnyTooHigh(canvas: HTMLElement): boolean {
  return [...canvas.querySelectorAll('[data-page]')].some((page) => page.scrollHeight > page.clientHeight + 1)
}
