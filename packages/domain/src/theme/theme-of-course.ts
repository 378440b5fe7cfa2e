import { seededRandom } from '../title-art/drawing-parts.ts'
import { contrast, readableContrast } from './contrast.ts'
import type { ThemePreset } from './theme.ts'
import { themes } from './themes.ts'

/** Light presets, because slides are also printed and shown in bright rooms. Authors choose the dark ones. */
const light = Object.values<ThemePreset>(themes).filter(
  ({ theme }) => (contrast(theme.text_primary, '#FFFFFF') ?? 0) >= readableContrast,
)

/** The theme of generated slideshows of a course: all of them look alike, and other courses look different. */
export function themeOfCourse(courseId: string): ThemePreset {
  const at = Math.floor(seededRandom(courseId)() * light.length)
  return light[at] ?? themes['educational-blue']
}
