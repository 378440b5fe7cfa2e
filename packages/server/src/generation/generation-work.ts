import { type WritingOptions, writingOptions } from '@lectern/domain/api/writing-options.ts'
import type { JobKind } from '@lectern/domain/jobs/job.ts'
import { z } from 'zod/mini'
import type { CourseAccess } from '../courses/course-access.ts'
import { homeOfCourse } from '../courses/home-of-course.ts'
import type { Documents } from '../documents/documents.ts'
import { type FailedPart, voiceParts, type VoicingRooms } from '../documents/voice-parts.ts'
import type { PartAudio, SpokenPart } from '../documents/document-format.ts'
import type { JobContext, JobWork } from '../jobs/job-kind.ts'
import type { MediaFile } from '../media/catalogue-store.ts'
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
  /** How a part is called in a message: 'Slide 3'. */
  readonly partName: (key: string) => string
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
  /** Keys of the parts to voice; all without. */
  parts: z.optional(z.array(z.string())),
})

export type Voices = Pick<z.infer<typeof voicingRequest>, keyof typeof voices>
type VoicingOfParts = Voices & Pick<z.infer<typeof voicingRequest>, 'regenerate' | 'parts'>

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
      const failed = await voiceDocument(context, plan, rooms, request)
      return { message: sentences([...notes, ...failureSentences(plan, failed)]) }
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
      const failed = await voiceDocument(context, plan, rooms, request)
      return { outcome: { failed }, message: sentences(failureSentences(plan, failed)) }
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
  await context.report({ stage: 'reading', done: 0, total: 0 })
  const { course } = await rooms.access.requirePage(account, courseId, pageId)
  const system = await rooms.access.systemOf(account, courseId)
  const page = await readCoursePage(system, course, pageId, signal)
  const place = {
    courseSystem: homeOfCourse(account, courseId),
    courseId,
    pageId,
    organization: account.organization,
  }
  const { images, missing } = await keepImages({ system, catalogue: rooms.catalogue }, place, page, signal)

  await context.report({ stage: 'writing', done: 0, total: 0 })
  const document = await plan.write(rooms.writer, {
    page,
    options,
    images,
    signal,
    onProgress: (done, total) => void context.report({ stage: 'writing', done, total }),
  })
  signal.throwIfAborted()
  await plan.documents.putGenerated(account, { courseId, pageId }, document)
  await context.markWritten()
  return missing > 0
    ? [`${missing === 1 ? 'A picture' : `${missing} pictures`} of the page could not be fetched.`]
    : []
}

async function voiceDocument<Document>(
  context: JobContext,
  { documents, voiceOf, onVoiced }: GenerationPlan<Document>,
  rooms: GenerationRooms,
  { regenerate = false, parts: keys, ...voicesChosen }: VoicingOfParts,
): Promise<FailedPart[]> {
  const { account, courseId, pageId, signal } = context
  const { document } = await documents.get(account, courseId, pageId)
  const wanted = documents.format
    .parts(document)
    .filter((part) => part.script.trim() !== '' && (keys?.includes(part.key) ?? true))
  const known = regenerate ? undefined : await documents.audioOf(account, courseId, pageId)
  const parts = wanted.filter((part) => !isOf(known?.get(part.key), part, voiceOf(part, voicesChosen)))
  const total = wanted.length
  const current = total - parts.length
  await context.report({ stage: 'voicing', done: current, total })
  return voiceParts(rooms, {
    account,
    place: { courseId, pageId },
    parts,
    voiceOf: (part) => voiceOf(part, voicesChosen),
    regenerate,
    signal,
    async onVoiced(part, file, done) {
      onVoiced?.(file)
      await documents.giveAudio(account, { courseId, pageId }, part, file.filename)
      await context.report({ stage: 'voicing', done: current + done, total })
    },
  })
}

/** Whether this is audio of the part as it is now, in this voice: then there is nothing to do. */
function isOf(spoken: PartAudio | undefined, part: SpokenPart, voiceId: string): boolean {
  if (!spoken) return false
  const { text, voice_id, said_otherwise } = spoken.audio
  return text === part.script && voice_id === voiceId && !said_otherwise
}

/** A language that it cannot write in is none of them: for that it refuses the page. */
function wishesNotFollowed({ declines }: Writer, options: WritingOptions): string[] {
  const { audience, instructions, minutes, tone } = declines
  return Object.entries({ audience, instructions, minutes, tone }).flatMap(([name, sentence]) =>
    sentence !== undefined && name in options ? [sentence] : [],
  )
}

/** A sentence for each reason, naming the parts that it kept from being spoken: 'Slide 2, Slide 5: …'. */
function failureSentences<Document>(
  { partName }: GenerationPlan<Document>,
  failed: readonly FailedPart[],
): string[] {
  const byReason = Map.groupBy(failed, ({ reason }) => reason)
  return [...byReason].map(
    ([reason, parts]) => `${parts.map(({ key }) => partName(key)).join(', ')}: ${reason}`,
  )
}

function sentences(list: readonly string[]): string | undefined {
  return list.length > 0 ? list.join(' ') : undefined
}
