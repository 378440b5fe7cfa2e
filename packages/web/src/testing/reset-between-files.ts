import { afterAll, vi } from 'vitest'

// Test files share a thread with its page. Each file evaluates the modules of the app again, so that no store keeps the
// state of the previous file, and begins with an empty page and unchanged globals.
vi.resetModules()
if ('document' in globalThis) {
  restoreGlobals()
  emptyPage()
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

type Properties = Readonly<Record<string, PropertyDescriptor>>

/** Tests change properties of these objects, such as observers and sizes that jsdom does not have. */
function restoreGlobals(): void {
  const key = Symbol.for('lectern.globals-before-tests')
  const changed = [
    globalThis,
    navigator,
    document,
    URL,
    Storage,
    Range,
    Element,
    HTMLElement,
    HTMLMediaElement,
    HTMLCanvasElement,
    HTMLDialogElement,
    HTMLInputElement,
  ]
  const objects: object[] = changed.flatMap((object) =>
    typeof object === 'function' ? [object, object.prototype as object] : [object],
  )
  // The modules of this thread are reset, so the first file keeps this at the global object.
  const before = (Reflect.get(globalThis, key) as Properties[] | undefined) ?? objects.map(propertiesOf)
  Reflect.set(globalThis, key, before)
  for (const [index, object] of objects.entries()) restore(object, before[index] ?? {})
}

function propertiesOf(object: object): Properties {
  return Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(object)).filter(
      // Vitest keeps its own state in properties that begin like this.
      ([name, { configurable }]) => configurable && !name.startsWith('__'),
    ),
  )
}

function restore(object: object, before: Properties): void {
  for (const [name, now] of Object.entries(propertiesOf(object))) {
    const then = before[name]
    if (!then) Reflect.deleteProperty(object, name)
    else if (now.value !== then.value || now.get !== then.get) Object.defineProperty(object, name, then)
  }
  for (const [name, then] of Object.entries(before))
    if (!Object.hasOwn(object, name)) Object.defineProperty(object, name, then)
}

function emptyPage(): void {
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
