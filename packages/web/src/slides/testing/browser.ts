/**
 * Adds the functions of a browser that jsdom lacks and slides need: CSS support is claimed, motion is enabled, nothing
 * changes its size.
 */
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
