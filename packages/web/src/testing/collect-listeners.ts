import { vi } from 'vitest'

/** Collects the listeners that are added to a target from now on. Files of tests share a page, so `remove` takes them away. */
export function collectListeners(target: EventTarget): { readonly remove: () => void } {
  const added: Parameters<EventTarget['addEventListener']>[] = []
  const add = target.addEventListener.bind(target)
  const spy = vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
    added.push(listener)
    add(...listener)
  })
  return {
    remove() {
      for (const [type, listener] of added.splice(0)) target.removeEventListener(type, listener)
      spy.mockRestore()
    },
  }
}
