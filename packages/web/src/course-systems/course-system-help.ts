import type { ComponentType } from 'react'

/** What a user needs to know of one kind of course system. */
export interface CourseSystemHelp {
  /** The kind as the server names it. */
  readonly name: string
  /** Where to click to get an API key, in order. Each is a sentence. */
  readonly keySteps: () => readonly string[]
  /** A drawing of the place where the key is made. It says nothing that the steps do not. */
  readonly KeyPicture: ComponentType
  /** What to look at there when no course is listed. Each is a sentence. */
  readonly checks: () => readonly string[]
}
