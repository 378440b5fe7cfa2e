import { translated } from '../messages/translated.ts'

/** Why schemas refuse an id of a course system. */
export const idMessages = translated('ids', {
  tooLong: (most: number) =>
    `Lectern cannot use this page, because its id in the course system has more than ${most} characters. Give the page a shorter name there.`,
})
