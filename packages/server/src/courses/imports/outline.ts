/** How a course is arranged: modules in order, each with what stands in it. */
export type Outline = readonly OutlineModule[]

export interface OutlineModule {
  /** Null for what stands beside the modules. */
  readonly name: string | null
  readonly items: readonly OutlineItem[]
}

export interface OutlineItem {
  /** Identifier of the resource that it shows. */
  readonly resource: string
  /** As the course calls it there; may be empty. */
  readonly title: string
}
