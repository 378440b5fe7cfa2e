/** The arrangement of a course: modules in order, each with its items. */
export type Outline = readonly OutlineModule[]

export interface OutlineModule {
  /** Null for items without a module. */
  readonly name: string | null
  readonly items: readonly OutlineItem[]
}

export interface OutlineItem {
  /** Identifier of the resource that it shows. */
  readonly resource: string
  /** Title in the course; may be empty. */
  readonly title: string
}
