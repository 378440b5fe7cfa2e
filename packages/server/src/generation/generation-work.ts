import { type WritingOptions, writingOptions } from '@lectern/domain/api/writing-options.ts'
import type { AudioGap, JobKind } from '@lectern/domain/jobs/job.ts'
import { audioStatus } from '@lectern/domain/narration/audio-status.ts'
import { isOwnRecording } from '@lectern/domain/narration/own-recording.ts'
import { z } from 'zod/mini'
import type { CourseAccess } from '../access/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Documents } from '../documents/documents.ts'
import { type VoicedParts, voiceParts, type VoicingRooms } from '../documents/voice-parts.ts'
import type { JobContext, JobWork } from '../jobs/job-kind.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
import type { SpokenPart } from '../narration/spoken-part.ts'
import { keepImages } from './keep-images.ts'
import { readCoursePage } from './read-course-page.ts'
import type { Writer, WritingRequest } from './writer.ts'

/** What generation and voicing work with. */
export interface GenerationRooms extends VoicingRooms {
  readonly access: CourseAccess
  readonly writer: Writer
}

/** Where slideshows and podcasts differ in being generated and voiced. */
export interface GenerationPlan<Document> {
  readonly documents: Documents<Document>
  /** Lets the writer write, and makes a document of it. */
  readonly write: (writer: Writer, request: WritingRequest) => Promise<Document>
  /** Which voice speaks a part, by what the request holds. */
  readonly voiceOf: (part: SpokenPart, voices: Voices) => string
  /** What a part is called in a message: 'slide', 'slides'. */
  readonly partNames: { readonly one: string; readonly many: string }
  /** Told of the audio of each part that is spoken, as soon as it is there. Nothing waits for what it does. */
  readonly onVoiced?: (file: MediaFile) => void
}

const voices = {
  voice_id: z.optional(z.string()),
  voice_id_host1: z.optional(z.string()),
  voice_id_host2: z.optional(z.string()),
}
const generationRequest = z.object({ ...voices, options: z.optional(writingOptions) })
const voicingRequest = z.object({
  ...voices,
  regenerate: z.optional(z.boolean()),
  /** Speak also what an author has recorded. */
  replace_recordings: z.optional(z.boolean()),
  /** Keys of the parts to voice; all without. */
  parts: z.optional(z.array(z.string())),
})

export type Voices = Pick<z.infer<typeof voicingRequest>, keyof typeof voices>
type VoicingOfParts = Voices &
  Pick<z.infer<typeof voicingRequest>, 'regenerate' | 'replace_recordings' | 'parts'>

/** The job that makes a document of a page: read, write, keep, and voice it when voices were chosen. */
export function generationWork<Document>(
  kind: JobKind,
  plan: GenerationPlan<Document>,
  rooms: GenerationRooms,
): JobWork {
  return {
    kind,
    async run(context) {
      const request = generationRequest.parse(context.request)
      const options = request.options ?? {}
      const written = context.written ? [] : await writeDocument(context, plan, rooms, options)
      const notes = [...written, ...wishesNotFollowed(rooms.writer, options)]
      if (!request.voice_id && !(request.voice_id_host1 && request.voice_id_host2))
        return { message: sentences(notes) }
      const { gaps, message } = outcomeOf(plan, await voiceDocument(context, plan, rooms, request))
      return { gaps, message: sentences([...notes, ...message]) }
    },
  }
}

/** The job that voices a document that is there already. */
export function voicingWork<Document>(
  kind: JobKind,
  plan: GenerationPlan<Document>,
  rooms: GenerationRooms,
): JobWork {
  return {
    kind,
    async run(context) {
      const request = voicingRequest.parse(context.request)
      const voiced = await voiceDocument(context, plan, rooms, request)
      if (voiced.silentBecause) throw voiced.silentBecause
      const { gaps, message } = outcomeOf(plan, voiced)
      return { outcome: { failed: voiced.failed }, gaps, message: sentences(message) }
    },
  }
}

/** Answers what could not be kept, as sentences. */
async function writeDocument<Document>(
  context: JobContext,
  plan: GenerationPlan<Document>,
  rooms: GenerationRooms,
  options: WritingOptions,
): Promise<string[]> {
  const { account, courseId, pageId, signal } = context
  context.report({ stage: 'reading', done: 0, total: 0 })
  const base = await context.beginFrom(await plan.documents.contentRevision(account, courseId, pageId))
  const { course } = await rooms.access.requirePage(account, courseId, pageId)
  const system = await rooms.access.systemOf(account, courseId)
  const page = await readCoursePage(system, course, pageId, signal)
  const place = {
    courseSystem: homeOfCourse(account, courseId),
    courseId,
    pageId,
    organization: account.organization,
    accountId: account.id,
  }
  const { images, missing } = await keepImages({ system, catalogue: rooms.catalogue }, place, page, signal)

  context.report({ stage: 'writing', done: 0, total: 0 })
  const document = await plan.write(rooms.writer, {
    page,
    options,
    images,
    signal,
    onProgress: (done, total) => context.report({ stage: 'writing', done, total }),
  })
  signal.throwIfAborted()
  await context.keep(() => plan.documents.putGenerated(account, { courseId, pageId }, document, base))
  return missing > 0
    ? [`${missing === 1 ? 'A picture' : `${missing} pictures`} of the page could not be fetched.`]
    : []
}

async function voiceDocument<Document>(
  context: JobContext,
  { documents, voiceOf, onVoiced }: GenerationPlan<Document>,
  rooms: GenerationRooms,
  { regenerate = false, replace_recordings = false, parts: keys, ...voicesChosen }: VoicingOfParts,
): Promise<VoicedParts> {
  const { account, courseId, pageId, signal } = context
  const { document } = await documents.get(account, courseId, pageId)
  const wanted = documents.format
    .parts(document)
    .filter((part) => part.script.trim() !== '' && (keys?.includes(part.key) ?? true))
    .filter((part) => replace_recordings || !isOwnRecording(part.audio))
  const parts = wanted.filter((part) => regenerate || !hasAudio(part, voiceOf(part, voicesChosen)))
  const total = wanted.length
  const current = total - parts.length
  context.report({ stage: 'voicing', done: current, total })
  return voiceParts(rooms, {
    account,
    place: { courseId, pageId },
    parts,
    total,
    language: documents.format.language(document),
    voiceOf: (part) => voiceOf(part, voicesChosen),
    regenerate,
    madeSince: context.askedAt,
    signal,
    async onVoiced(part, file, done) {
      onVoiced?.(file)
      const how = { replacesRecording: replace_recordings }
      await documents.giveAudio(account, { courseId, pageId }, part, file, how)
      context.report({ stage: 'voicing', done: current + done, total })
    },
  })
}

/** Whether the part has audio as it is now, in this voice: then there is nothing to do. */
function hasAudio({ script, host, audioPath, audio }: SpokenPart, voiceId: string): boolean {
  if (!audioPath || audio?.voice_id !== voiceId) return false
  const spoken = { script, audio_path: audioPath, audio, ...(host && { speaker: host }) }
  return audioStatus(spoken) === 'Available'
}

/** A language that it cannot write in is none of them: for that it refuses the page. */
function wishesNotFollowed({ declines }: Writer, options: WritingOptions): string[] {
  const { audience, instructions, minutes, tone } = declines
  return Object.entries({ audience, instructions, minutes, tone }).flatMap(([name, sentence]) =>
    sentence !== undefined && name in options ? [sentence] : [],
  )
}

/** What stayed silent, by reason, and the sentences that say so, and what was said otherwise than written. */
function outcomeOf<Document>(
  { partNames }: GenerationPlan<Document>,
  { failed, warnings }: VoicedParts,
): { gaps: AudioGap[]; message: string[] } {
  const counted = (count: number) => `${count} ${count === 1 ? partNames.one : partNames.many}`
  const gaps = [...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, parts]) => ({
    reason,
    parts: parts.map(({ key }) => key),
  }))
  const silent = gaps.map(
    ({ reason, parts }) =>
      `${counted(parts.length)} ${parts.length === 1 ? 'has' : 'have'} no audio: ${reason}`,
  )
  const warned = [...Map.groupBy(warnings, ({ warning }) => warning)].map(
    ([warning, parts]) => `${counted(parts.length)}: ${warning}`,
  )
  return { gaps, message: [...silent, ...warned] }
}

function sentences(list: readonly string[]): string | undefined {
  return list.length > 0 ? list.join(' ') : undefined
}
