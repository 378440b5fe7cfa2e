import { maxPagesPerRequest } from '@lectern/domain/api/generation.ts'
import type { WritingOptions } from '@lectern/domain/api/writing-options.ts'
import type { Course, CoursePage } from '@lectern/domain/courses/course.ts'
import { forEachFormat, type Format, formatNames } from '@lectern/domain/courses/formats.ts'
import { type ChosenVoices, voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { type VoiceRole, voiceRoles } from '@lectern/domain/voices/voice-role.ts'
import { missingVoices } from './format-offers.tsx'
import { messages } from './messages.ts'

/** A page with its course. */
export interface PageOfCourse {
  readonly course: Course
  readonly page: CoursePage
}

/** The choices of the dialog: whether each format is chosen, and the id of the voice of each speaker, if one is selected. */
export type Choices = Readonly<Record<Format, boolean> & Record<VoiceRole, string | undefined>>

export interface Selection extends Choices {
  readonly pages: readonly PageOfCourse[]
  /** Undefined if an option is wrong. */
  readonly options: WritingOptions | undefined
}

export const noChoices: Choices = {
  ...forEachFormat(() => false),
  ...voicesOfRoles(() => undefined),
}

/** The voice of each speaker. */
export function voicesOfRoles(
  voiceOf: (role: VoiceRole) => string | undefined,
): Readonly<Record<VoiceRole, string | undefined>> {
  // The list has every role.
  return Object.fromEntries(voiceRoles.map((role) => [role, voiceOf(role)])) as Record<
    VoiceRole,
    string | undefined
  >
}

export function chosenFormats(selection: Choices): readonly Format[] {
  return formatNames.filter((format) => selection[format])
}

/** The selected voices of a format, as its request has them. */
export function voicesFor(format: Format, selection: Choices): ChosenVoices {
  const voices = voicesOf(format).flatMap(({ role, field }) => {
    const voice = selection[role]
    return voice === undefined ? [] : [[field, voice] as const]
  })
  return Object.fromEntries(voices)
}

/** Whether a voice is selected for every speaker of a format. */
export function hasAllVoices(format: Format, selection: Choices): boolean {
  return voicesOf(format).every(({ role }) => selection[role] !== undefined)
}

/** The first choice that is missing before content can be generated, as a sentence. */
export function missingChoice(selection: Selection): string | undefined {
  const chosen = chosenFormats(selection)
  const silent = chosen.find((format) => !hasAllVoices(format, selection))
  if (selection.pages.length === 0) return messages.noPage
  if (chosen.length === 0) return messages.noFormat
  if (silent) return missingVoices[silent]()
  return selection.options === undefined ? messages.wrongOptions : undefined
}

/**
 * Language tags of the content, as far as they are known: the selected one, those that the server recognised in the
 * pages, or those of the courses.
 */
export function languagesOf(
  { pages, options }: Pick<Selection, 'pages' | 'options'>,
  recognised: readonly string[] = [],
): string[] {
  if (options?.language !== undefined) return [options.language]
  if (recognised.length > 0) return [...recognised]
  return [...new Set(pages.flatMap(({ course }) => course.language ?? []))]
}

/** The pages by request. A request has pages of one course, and its number of pages is limited. */
export function splitIntoRequests(
  pages: readonly PageOfCourse[],
): { course: Course; pages: readonly CoursePage[] }[] {
  return groupByCourse(pages).flatMap(({ course, pages: all }) =>
    Array.from({ length: Math.ceil(all.length / maxPagesPerRequest) }, (_, at) => ({
      course,
      pages: all.slice(at * maxPagesPerRequest, (at + 1) * maxPagesPerRequest),
    })),
  )
}

function groupByCourse(pages: readonly PageOfCourse[]): { course: Course; pages: CoursePage[] }[] {
  const courses = new Map<string, { course: Course; pages: CoursePage[] }>()
  for (const { course, page } of pages) {
    const known = courses.get(course.id)
    if (known) known.pages.push(page)
    else courses.set(course.id, { course, pages: [page] })
  }
  return [...courses.values()]
}
