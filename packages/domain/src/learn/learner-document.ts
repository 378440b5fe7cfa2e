import { z } from 'zod/mini'
import { formatNames } from '../courses/formats.ts'
import { podcast } from '../podcast/podcast.ts'
import { slideshow } from '../slideshow/slideshow.ts'

/** Another document that a learner can go to. */
const learnerLink = z.object({
  format: z.enum(formatNames),
  title: z.string(),
  /** Path of its page. */
  url: z.string(),
  /** Slides or segments. */
  parts: z.number(),
  /** Null while it has no audio. */
  duration_ms: z.nullable(z.number()),
})
export type LearnerLink = z.infer<typeof learnerLink>

/** The same content in another language. */
const learnerTranslation = z.object({
  /** BCP 47 tag. */
  language: z.string(),
  /** Path of its page. */
  url: z.string(),
})
export type LearnerTranslation = z.infer<typeof learnerTranslation>

/** Times of an episode, in milliseconds from its start, as in `EpisodePlan`. */
const learnerPlan = z.object({
  duration_ms: z.number(),
  chapters: z.array(
    z.object({ segment: z.number(), title: z.string(), start_ms: z.number(), end_ms: z.number() }),
  ),
  /** The lines that are heard. `segment` and `line` are indexes in the podcast. */
  lines: z.array(
    z.object({ segment: z.number(), line: z.number(), start_ms: z.number(), end_ms: z.number() }),
  ),
})
export type LearnerPlan = z.infer<typeof learnerPlan>

/**
 * A published slideshow or podcast as learners get it. It contains nothing about the author, the organization or the
 * course page except what is shown: `sources`, passages and labels are removed. Addresses of media are below `address`.
 */
export const learnerDocument = z.object({
  /** Path of the document's page, without a slash at its end. Its files are below it. */
  address: z.string(),
  title: z.string(),
  /** BCP 47 tag of the content. Null if it is not known. */
  language: z.nullable(z.string()),
  course: z.object({
    title: z.string(),
    /** Path of the course's page, if the address belongs to the share of a course. */
    url: z.nullable(z.string()),
  }),
  /** The module of the page in the course. */
  module: z.nullable(z.string()),
  /** Title of the course page that the document was made from. */
  page_title: z.string(),
  /**
   * The authors and licenses of the page's pictures that it shows. The address of the course page is left out, because
   * everyone who has the link of a document gets this, and the address names the course system and the course.
   */
  credits: z.array(z.string()),
  /** When it was published (ISO 8601). */
  published_at: z.string(),
  /** Identifies what it shows and plays. It also changes when missing audio is made after the document was published. */
  version: z.string(),
  /** Whether files may be downloaded. */
  downloads: z.boolean(),
  /** The same page in the other format, if the learner may see it. */
  siblings: z.array(learnerLink),
  /** The same document in other languages, if the learner may see it: the original first. */
  translations: z.array(learnerTranslation),
  /** The next document of the course in the same format, if the address belongs to the share of a course. */
  next: z.nullable(learnerLink),
  /** The address of the course's private podcast feed, for a podcast in the share of a course that offers it. */
  feed_url: z.nullable(z.string()),
  content: z.discriminatedUnion('format', [
    z.object({ format: z.literal('slideshow'), slideshow }),
    z.object({
      format: z.literal('podcast'),
      podcast,
      /** Null if no line has audio. Lines without audio are omitted. */
      plan: z.nullable(learnerPlan),
      /** Length of `episode.mp3` in bytes. Null without audio. */
      bytes: z.nullable(z.number()),
      /** Path of the MP3 of this version. After another version is published, it keeps its bytes or is not found. */
      audio: z.nullable(z.string()),
    }),
  ]),
})
export type LearnerDocument = z.infer<typeof learnerDocument>

/** A page of a course with its published documents. */
const learnerCoursePage = z.object({
  page_id: z.string(),
  title: z.string(),
  pieces: z.array(
    z.extend(learnerLink, {
      /** When it was published (ISO 8601). */
      published_at: z.string(),
    }),
  ),
  /** The same content in other languages, one for each. */
  translations: z.array(learnerTranslation),
})

/** The published documents of a course, by module, in the order of the course. */
export const learnerCourse = z.object({
  /** Path of its page, without a slash at its end. */
  address: z.string(),
  title: z.string(),
  code: z.string(),
  language: z.nullable(z.string()),
  /** Pages without a module have the title null and come last. */
  modules: z.array(z.object({ title: z.nullable(z.string()), pages: z.array(learnerCoursePage) })),
  /** The address of the course's private podcast feed. Null if it has none. */
  feed_url: z.nullable(z.string()),
})
export type LearnerCourse = z.infer<typeof learnerCourse>
