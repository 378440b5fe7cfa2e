/** What a menu says of a motion. How it moves is told where slides are drawn. */
export interface MotionName {
  readonly id: string
  readonly label: string
  readonly family: 'basic' | 'advanced'
}
