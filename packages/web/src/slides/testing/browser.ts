/** What jsdom lacks of a browser and slides need: CSS support is claimed, motion is wanted, nothing changes its size. */
export function completeBrowser(): void {
  Object.assign(globalThis, {
    CSS: { supports: () => true },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  })
}
