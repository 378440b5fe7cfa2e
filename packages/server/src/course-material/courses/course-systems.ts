import type { CourseSystemKind } from './course-system-kind.ts'
import { canvas } from './course-systems/canvas/canvas.ts'
import { moodle } from './course-systems/moodle/moodle.ts'

/** The kinds of course systems that Lectern reads. */
export const courseSystems = { canvas, moodle } satisfies Record<string, CourseSystemKind>
