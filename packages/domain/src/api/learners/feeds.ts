import { z } from 'zod/mini'
import { externalId } from '../../courses/ids.ts'
import { endpoint, pictureLimit } from '../endpoint/endpoint.ts'

const path = '/api/courses/{courseId}/feed'
const params = z.object({ courseId: externalId })

const line = (most: number) => z.nullable(z.string().check(z.trim(), z.maxLength(most)))

/** The texts of the feed in podcast apps. Null or empty selects the default. */
const feedDetails = z.object({
  /** Default: the organization of the account that created the feed. */
  author: line(200),
  /** Default: a sentence that names the course. */
  description: line(4000),
})
export type FeedDetails = z.infer<typeof feedDetails>

/** The feed's address for podcast apps, null if there is no feed, and its texts. */
const feed = z.extend(feedDetails, {
  url: z.nullable(z.string()),
  /** The public address of the author's artwork. Null if Lectern draws the pictures of the feed. */
  artwork: z.nullable(z.string()),
})
export type Feed = z.infer<typeof feed>

/** A podcast that is marked complete. */
const feedEpisode = z.object({
  page_id: externalId,
  title: z.string(),
  /** Why the feed omits it, as a sentence. Null if the feed contains it. */
  left_out: z.nullable(z.string()),
})
export type FeedEpisode = z.infer<typeof feedEpisode>

/** Podcast directories require square artwork with a side between these numbers of pixels. */
export const artworkSides = { least: 1400, most: 3000 }

const token = z.string().check(z.minLength(20), z.maxLength(100))
const ofFeed = { method: 'GET', access: 'public', answer: z.unknown() } as const

const feedFile = (name: string, file: string, summary: string) => ({
  ...endpoint({ ...ofFeed, path: `/api/feeds/{token}/${name}`, params: z.object({ token }), summary }),
  file,
  anyOrigin: true as const,
})

const episodeFile = (name: string, file: string, summary: string) => ({
  ...endpoint({
    ...ofFeed,
    path: `/api/feeds/{token}/{pageId}/${name}`,
    params: z.object({ token, pageId: externalId }),
    summary,
  }),
  file,
  anyOrigin: true as const,
})

/**
 * The private podcast feed of a course. Its address is secret: anyone who has it can listen until it is revoked. The
 * feed contains the podcasts that are marked complete and have audio for all lines.
 */
export const feedsApi = {
  get: endpoint({
    method: 'GET',
    path,
    summary: 'The private podcast feed of a course, if it has one.',
    access: 'user',
    params,
    answer: feed,
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Give a course its private podcast feed. An existing feed does not change.',
    access: 'user',
    params,
    answer: feed,
    status: 201,
  }),
  describe: endpoint({
    method: 'PUT',
    path,
    summary: 'Set the author and the description of the feed of a course.',
    access: 'user',
    params,
    body: feedDetails,
    answer: feed,
  }),
  seeArtwork: {
    ...endpoint({
      method: 'GET',
      path: `${path}/artwork`,
      summary:
        "The picture of a course's feed in podcast apps: the author's artwork, or the one that Lectern draws.",
      access: 'media',
      params,
      answer: z.unknown(),
    }),
    file: 'image/png',
  },
  putArtwork: endpoint({
    method: 'POST',
    path: `${path}/artwork`,
    summary:
      "Set the artwork of a course's feed and its episodes: a square JPEG or PNG of 1400 to 3000 pixels per side. It replaces the previous one.",
    access: 'user',
    params,
    upload: { limit: pictureLimit },
    answer: feed,
    status: 201,
  }),
  removeArtwork: endpoint({
    method: 'DELETE',
    path: `${path}/artwork`,
    summary: "Remove the author's artwork of a course's feed. Lectern then draws its pictures again.",
    access: 'user',
    params,
    answer: feed,
  }),
  episodes: endpoint({
    method: 'GET',
    path: `${path}/episodes`,
    summary:
      'The podcasts of a course that are marked complete. Podcasts that the feed omits have the reason.',
    access: 'user',
    params,
    answer: z.object({ episodes: z.array(feedEpisode) }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path,
    summary: 'Revoke the feed of a course. Its address never works again.',
    access: 'user',
    params,
    answer: z.object({ status: z.literal('success') }),
  }),
  rss: {
    ...feedFile(
      'feed.xml',
      'application/rss+xml; charset=utf-8',
      'The feed: RSS 2.0 with the tags of iTunes and Podcasting 2.0.',
    ),
    compressed: true,
  },
  artwork: feedFile('artwork.png', 'image/png', 'The picture of the course.'),
  ownArtwork: {
    ...endpoint({
      ...ofFeed,
      path: '/api/feeds/{token}/own-artwork/{file}',
      params: z.object({ token, file: z.string().check(z.maxLength(200)) }),
      summary: "The author's artwork of the feed. A new picture has a new address, because apps cache it.",
    }),
    file: 'image/jpeg',
    anyOrigin: true,
  },
  audio: episodeFile('episode.mp3', 'audio/mpeg', 'An episode of the feed.'),
  episodeArtwork: episodeFile('artwork.png', 'image/png', 'The picture of an episode.'),
  transcript: episodeFile('transcript.vtt', 'text/vtt; charset=utf-8', 'The spoken text of an episode.'),
  subRip: episodeFile(
    'transcript.srt',
    'application/x-subrip; charset=utf-8',
    'The spoken text of an episode, for apps that support only SubRip.',
  ),
  chapters: episodeFile(
    'chapters.json',
    'application/json+chapters; charset=utf-8',
    'The chapters of an episode.',
  ),
} as const
