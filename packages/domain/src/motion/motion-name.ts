/** The menu entry of a motion. Its movement is defined in the web app. */
export interface MotionName {
  readonly id: string
  readonly label: string
  readonly family: 'basic' | 'advanced'
}
