import { z } from 'zod/mini'
import { learnerCourse, learnerDocument } from '../../learn/learner-document.ts'
import { learnerReport, reportLimit } from '../../learn/learner-events.ts'
import { endpoint } from '../endpoint/endpoint.ts'

/** Every text is accepted, so that a malformed secret gets the same answer as an unknown one. */
const secret = z.string()
const file = z.string()
/** Without the header, tabs and transcript of the page, for frames. */
const page = { query: z.object({ embed: z.optional(z.string()) }), html: true } as const

/** A document has its own share, or it belongs to the share of its course. */
const places = {
  ofShare: { path: '/learn/{secret}', params: { secret } },
  ofCourse: {
    path: '/learn/course/{secret}/{pageId}/{format}',
    params: { secret, pageId: z.string(), format: z.string() },
  },
} as const

// The type parameter keeps the fields of the parameters.
function documentFiles<Params extends Readonly<Record<string, z.ZodMiniType>>>({
  path,
  params,
}: {
  readonly path: `/learn/${string}`
  readonly params: Params
}) {
  const ofDocument = {
    method: 'GET',
    access: 'public',
    params: z.object(params),
    answer: z.unknown(),
  } as const
  const download = (name: string, type: string, summary: string) => ({
    ...endpoint({ ...ofDocument, path: `${path}/${name}`, summary }),
    file: type,
  })
  return {
    page: {
      ...endpoint({
        ...ofDocument,
        path,
        summary: 'The page of a published document for learners.',
        query: page.query,
      }),
      html: true,
    },
    document: endpoint({
      ...ofDocument,
      path: `${path}/piece.json`,
      summary: 'A published document as learners get it.',
      answer: learnerDocument,
    }),
    version: endpoint({
      ...ofDocument,
      path: `${path}/version.json`,
      summary: 'The published version and when it was completed, for pages that learners have open.',
      answer: z.object({ published_at: z.string(), version: z.string() }),
    }),
    media: {
      ...endpoint({
        ...ofDocument,
        path: `${path}/media/{file}`,
        params: z.object({ ...params, file }),
        query: z.object({ of: z.optional(z.string()) }),
        summary: 'A picture or an audio file of a published document.',
      }),
      file: '*/*',
    },
    audio: {
      ...endpoint({
        ...ofDocument,
        path: `${path}/episode.mp3`,
        query: z.object({ download: z.optional(z.string()), v: z.optional(z.string()) }),
        summary: 'A published podcast as one MP3. Lines without audio are omitted.',
      }),
      file: 'audio/mpeg',
    },
    waveform: endpoint({
      ...ofDocument,
      path: `${path}/waveform.json`,
      query: z.object({ v: z.optional(z.string()) }),
      summary: 'The loudness of a published podcast over time, in equal parts, from 0 to 100.',
      answer: z.object({ levels: z.array(z.number()) }),
    }),
    artwork: {
      ...endpoint({
        ...ofDocument,
        path: `${path}/artwork.png`,
        query: z.object({ small: z.optional(z.string()) }),
        summary: 'The picture of a published document, for previews of links. With `small`, for a list.',
      }),
      file: 'image/png',
    },
    transcript: download('transcript.txt', 'text/plain; charset=utf-8', 'The text of a published document.'),
    captions: download('captions.vtt', 'text/vtt; charset=utf-8', 'The captions of a published podcast.'),
  } as const
}

/** Characters of a search. */
export const longestSearch = 200

const courseParams = z.object({ secret })

/**
 * The calls of learners' pages. No call reads an account, a cookie or a bearer token. An unknown, revoked or expired
 * secret, and a document that is not published, are the same 404.
 */
export const learnApi = {
  coursePage: {
    ...endpoint({
      method: 'GET',
      path: '/learn/course/{secret}',
      summary: 'The page of a course for learners, with its published documents.',
      access: 'public',
      params: courseParams,
      query: page.query,
      answer: z.unknown(),
    }),
    html: true,
  },
  course: endpoint({
    method: 'GET',
    path: '/learn/course/{secret}/course.json',
    summary: 'The published documents of a course.',
    access: 'public',
    params: courseParams,
    answer: learnerCourse,
  }),
  search: endpoint({
    method: 'GET',
    path: '/learn/course/{secret}/search.json',
    summary: 'The pages of a course whose titles, slides or transcripts contain all words of a search.',
    access: 'public',
    params: courseParams,
    query: z.object({ q: z.string().check(z.maxLength(longestSearch)) }),
    answer: z.object({ pages: z.array(z.string()) }),
  }),
  oEmbed: endpoint({
    method: 'GET',
    path: '/api/oembed',
    summary: 'How to embed the page at an address of a share (oEmbed 1.0, as JSON).',
    access: 'public',
    query: z.object({
      url: z.string().check(z.maxLength(2000)),
      maxwidth: z.optional(z.string()),
      maxheight: z.optional(z.string()),
      format: z.optional(z.string()),
    }),
    answer: z.object({
      version: z.literal('1.0'),
      type: z.literal('rich'),
      title: z.string(),
      provider_name: z.string(),
      provider_url: z.string(),
      html: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  }),
} as const

/** The calls of a document that has its own share. */
export const learnDocumentApi = documentFiles(places.ofShare)
/** The calls of a document in the share of its course. */
export const learnDocumentOfCourseApi = documentFiles(places.ofCourse)

const events = {
  method: 'POST',
  summary:
    'What a visit did: started, played a part, answered, completed. Invalid events are ignored, and nothing is kept with DNT: 1 or Sec-GPC: 1.',
  access: 'public',
  body: learnerReport,
  answer: z.undefined(),
  status: 204,
  bodyLimit: reportLimit,
} as const

/** The calls with which learners' pages report events. */
export const learnEventsApi = {
  ofShare: endpoint({
    ...events,
    path: `${places.ofShare.path}/events`,
    params: z.object(places.ofShare.params),
  }),
  ofCourse: endpoint({
    ...events,
    path: `${places.ofCourse.path}/events`,
    params: z.object(places.ofCourse.params),
  }),
} as const
