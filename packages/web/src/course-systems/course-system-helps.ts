import type { CourseSystemHelp } from './course-system-help.ts'
import { canvas } from './course-system-helps/canvas.tsx'
import { moodle } from './course-system-helps/moodle.tsx'

/** In the order of the screen. */
export const courseSystemHelps: readonly CourseSystemHelp[] = [canvas, moodle]
