/** How something looks at one moment of its motion: CSS properties that cost no layout. None: as it is at rest. */
export interface Frame {
  readonly opacity?: number
  readonly transform?: string
  readonly filter?: string
  readonly clipPath?: string
}

const properties = {
  opacity: 'opacity',
  transform: 'transform',
  filter: 'filter',
  clipPath: 'clip-path',
} as const

/** Puts an element into a frame, and out of everything the frame does not name. */
export function applyFrame(element: HTMLElement, frame: Frame): void {
  for (const [name, property] of Object.entries(properties)) {
    const value = frame[name as keyof typeof properties]
    if (value === undefined) element.style.removeProperty(property)
    else element.style.setProperty(property, String(value))
  }
}
