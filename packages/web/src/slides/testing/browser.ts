/** What jsdom lacks of a browser and slides need: CSS support is claimed, motion is wanted. */
export function completeBrowser(): void {
  Object.assign(globalThis, {
    CSS: { supports: () => true },
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  })
}
