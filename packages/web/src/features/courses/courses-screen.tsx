export function CoursesScreen() {
  return null
}
