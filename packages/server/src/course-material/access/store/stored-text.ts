import type { SystemCourse, SystemPage } from '../../courses/course-system.ts'

/** PostgreSQL text columns cannot hold NUL. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

export function cleanCourse({ id, name, code, language }: SystemCourse): SystemCourse {
  return { id, name: withoutNul(name), code: withoutNul(code), ...(language ? { language } : {}) }
}

export function cleanPage({ id, title, module, position, availability, editedAt }: SystemPage): SystemPage {
  return {
    id,
    title: withoutNul(title),
    module: module && {
      id: withoutNul(module.id),
      name: withoutNul(module.name),
      position: module.position,
    },
    position,
    ...(availability && { availability }),
    ...(editedAt !== undefined && { editedAt }),
  }
}
