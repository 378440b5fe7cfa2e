/** Marks what is said in the drawn transcript, and keeps it in view. */
export interface TranscriptFollow {
  readonly follows: () => boolean
  readonly setFollows: (follows: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  /** @param going Whether the episode plays. A page that only shows a place does not scroll. */
  readonly show: (time: number, going: boolean) => void
}

const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])

/** The transcript follows the player until the reader scrolls. */
export function createTranscriptFollow(): TranscriptFollow {
  const lines = timed('#transcript [data-start]', 'start')
  const listeners = new Set<() => void>()
  let follows = true
  let line: HTMLElement | undefined
  let sentence: HTMLElement | undefined

  const setFollows = (next: boolean) => {
    if (next === follows) return
    follows = next
    if (next) bringIntoView(sentence ?? line)
    for (const listener of listeners) listener()
  }
  listenToReader(() => setFollows(false))

  return {
    follows: () => follows,
    setFollows,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(time, going) {
      const nextLine = lines.findLast(({ at }) => at <= time)?.element
      const said = nextLine?.querySelectorAll<HTMLElement>('[data-at]') ?? []
      const nextSentence = [...said].findLast((one) => Number(one.dataset['at']) <= time)
      if (nextLine === line && nextSentence === sentence) return
      move(line, nextLine)
      move(sentence, nextSentence)
      line = nextLine
      sentence = nextSentence
      if (follows && going) bringIntoView(sentence ?? line)
    },
  }
}

function timed(selector: string, field: string): readonly { at: number; element: HTMLElement }[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => ({
    at: Number(element.dataset[field]),
    element,
  }))
}

function move(from: HTMLElement | undefined, to: HTMLElement | undefined): void {
  from?.removeAttribute('aria-current')
  to?.setAttribute('aria-current', 'true')
}

/** Scrolling by script causes none of these events. A press on the element of the page is one on its scroll bar. */
function listenToReader(onScroll: () => void): void {
  addEventListener('wheel', onScroll, { passive: true })
  addEventListener('touchmove', ({ target }) => !isInBar(target) && onScroll(), { passive: true })
  addEventListener('pointerdown', ({ target }) => target === document.documentElement && onScroll())
  addEventListener('keydown', ({ key, target }) => scrollKeys.has(key) && !isInBar(target) && onScroll())
}

const isInBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#player') !== null

/** Scrolls if it is not between the top of the screen and the bar. */
function bringIntoView(shown: HTMLElement | undefined): void {
  if (!shown?.checkVisibility() || getSelection()?.isCollapsed === false) return
  const { top, bottom } = shown.getBoundingClientRect()
  const end = document.getElementById('player')?.getBoundingClientRect().top ?? innerHeight
  if (top >= 16 && bottom <= end - 16) return
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: top - end / 3, behavior: smooth ? 'smooth' : 'auto' })
}
