/** The look of something at one moment of its motion: CSS properties that need no layout. An empty frame is at rest. */
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
  /** `opacity` for something larger than at rest, so that each frame paints it in its current resolution. */
  readonly willChange?: 'opacity'
}

type Property = readonly [name: keyof Frame, property: string]

/** The CSS name of each property. A missing one does not compile. */
const properties: readonly Property[] = Object.entries({
  opacity: 'opacity',
  transform: 'transform',
  transformOrigin: 'transform-origin',
  filter: 'filter',
  clipPath: 'clip-path',
  mask: 'mask',
  textShadow: 'text-shadow',
  // Not `color`, because the element must still have its colour when this property is removed.
  color: '-webkit-text-fill-color',
  background: 'background',
  willChange: 'will-change',
} satisfies Record<keyof Frame, string>) as readonly Property[]

/** The properties that were set on an element, so that only those are removed. */
const given = new WeakMap<HTMLElement, readonly Property[]>()

/**
 * Sets the properties of a frame on an element, and removes those of an earlier frame that this frame does not have.
 */
export function applyFrame(element: HTMLElement, frame: Frame): void {
  for (const [name, property] of given.get(element) ?? [])
    if (frame[name] === undefined) element.style.removeProperty(property)
  const named = properties.filter(([name]) => frame[name] !== undefined)
  for (const [name, property] of named) element.style.setProperty(property, String(frame[name]))
  given.set(element, named)
}
