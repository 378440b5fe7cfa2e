import { onTestFinished } from 'vitest'

/** Observers of size and visibility that report what the test defines, until the end of the test. */
export function fakeObservers() {
  const resized = new Set<ResizeObserverCallback>()
  const sighted = new Set<IntersectionObserverCallback>()
  const real = {
    ResizeObserver: globalThis.ResizeObserver,
    IntersectionObserver: globalThis.IntersectionObserver,
  }
  onTestFinished(() => void Object.assign(globalThis, real))
  Object.assign(globalThis, {
    ResizeObserver: observerOf(resized),
    IntersectionObserver: observerOf(sighted),
  })
  return {
    resize: (width: number) => {
      const entry = { contentRect: { width, height: (width * 9) / 16 } } as unknown as ResizeObserverEntry
      for (const report of resized) report([entry], {} as ResizeObserver)
    },
    sight: (isIntersecting: boolean) => {
      const entry = { isIntersecting } as IntersectionObserverEntry
      for (const report of sighted) report([entry], {} as IntersectionObserver)
    },
    watching: () => resized.size + sighted.size,
  }
}

function observerOf<Callback>(callbacks: Set<Callback>) {
  return class {
    readonly #callback: Callback
    constructor(callback: Callback) {
      this.#callback = callback
    }
    observe() {
      callbacks.add(this.#callback)
    }
    disconnect() {
      callbacks.delete(this.#callback)
    }
  }
}
