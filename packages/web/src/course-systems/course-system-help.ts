import type { ComponentType } from 'react'

/** Help for the users of one kind of course system. */
export interface CourseSystemHelp {
  /** The name of the kind, as the server sends it. */
  readonly name: string
  /** The steps to an API key, in order. Each is a sentence. */
  readonly keySteps: () => readonly string[]
  /** A decorative drawing of the screen on which the key is created. */
  readonly KeyPicture: ComponentType
  /** Sentences with steps to check if no course is listed. */
  readonly checks: () => readonly string[]
}
