/** How something looks at one moment of its motion: CSS properties that cost no layout. None: as it is at rest. */
export interface Frame {
  readonly opacity?: number
  readonly transform?: string
  readonly transformOrigin?: string
  readonly filter?: string
  readonly clipPath?: string
  readonly mask?: string
  readonly textShadow?: string
  readonly color?: string
  readonly background?: string
  /** `opacity` for what is larger than at rest: so each frame paints it, as finely as it then has to be. */
  readonly willChange?: 'opacity'
}

type Property = readonly [name: keyof Frame, property: string]

/** The name in CSS of each property. One that is forgotten does not compile. */
const properties: readonly Property[] = Object.entries({
  opacity: 'opacity',
  transform: 'transform',
  transformOrigin: 'transform-origin',
  filter: 'filter',
  clipPath: 'clip-path',
  mask: 'mask',
  textShadow: 'text-shadow',
  // Not its own colour, which it must still have when this is taken from it.
  color: '-webkit-text-fill-color',
  background: 'background',
  willChange: 'will-change',
} satisfies Record<keyof Frame, string>) as readonly Property[]

/** Which properties an element was given, so that those alone are taken from it again. */
const given = new WeakMap<HTMLElement, readonly Property[]>()

/** Puts an element into a frame, and out of everything that an earlier frame named and this one does not. */
export function applyFrame(element: HTMLElement, frame: Frame): void {
  for (const [name, property] of given.get(element) ?? [])
    if (frame[name] === undefined) element.style.removeProperty(property)
  const named = properties.filter(([name]) => frame[name] !== undefined)
  for (const [name, property] of named) element.style.setProperty(property, String(frame[name]))
  given.set(element, named)
}
