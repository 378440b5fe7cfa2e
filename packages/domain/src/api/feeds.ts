import { z } from 'zod/mini'
import { externalId } from '../courses/ids.ts'
import { endpoint } from './endpoint.ts'

const path = '/api/courses/{courseId}/feed'
const params = z.object({ courseId: externalId })

const line = (most: number) => z.nullable(z.string().check(z.trim(), z.maxLength(most)))

/** What podcast apps show of the feed; null or empty for what Lectern says by itself. */
const feedDetails = z.object({
  /** Otherwise the organization of the account that created the feed. */
  author: line(200),
  /** Otherwise a sentence that names the course. */
  description: line(4000),
})
export type FeedDetails = z.infer<typeof feedDetails>

/** The address that podcast apps are given, null while there is none, and what they show. */
const feed = z.extend(feedDetails, { url: z.nullable(z.string()) })
export type Feed = z.infer<typeof feed>

/** A podcast that is marked complete. */
const feedEpisode = z.object({
  page_id: externalId,
  title: z.string(),
  /** Why the feed leaves it out, as a sentence; null if the feed holds it. */
  left_out: z.nullable(z.string()),
})
export type FeedEpisode = z.infer<typeof feedEpisode>

const token = z.string().check(z.minLength(20), z.maxLength(100))
const ofFeed = { method: 'GET', access: 'public', answer: z.unknown() } as const

const feedFile = (name: string, file: string, summary: string) => ({
  ...endpoint({ ...ofFeed, path: `/api/feeds/{token}/${name}`, params: z.object({ token }), summary }),
  file,
})

const episodeFile = (name: string, file: string, summary: string) => ({
  ...endpoint({
    ...ofFeed,
    path: `/api/feeds/{token}/{pageId}/${name}`,
    params: z.object({ token, pageId: externalId }),
    summary,
  }),
  file,
})

/**
 * The private podcast feed of a course. Its address cannot be guessed, and whoever has it may listen; revoking it makes
 * that end. It holds the podcasts that are marked complete and have all of their audio.
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
    summary: 'Give a course its private podcast feed. One that there is already stays as it is.',
    access: 'user',
    params,
    answer: feed,
    status: 201,
  }),
  describe: endpoint({
    method: 'PUT',
    path,
    summary: 'Say who the author of the feed of a course is, and what it is about.',
    access: 'user',
    params,
    body: feedDetails,
    answer: feed,
  }),
  episodes: endpoint({
    method: 'GET',
    path: `${path}/episodes`,
    summary:
      'The podcasts of a course that are marked complete, with the reason where its feed leaves one out.',
    access: 'user',
    params,
    answer: z.object({ episodes: z.array(feedEpisode) }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path,
    summary: 'Revoke the feed of a course. Its address is never good again.',
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
  audio: episodeFile('episode.mp3', 'audio/mpeg', 'An episode of the feed.'),
  episodeArtwork: episodeFile('artwork.png', 'image/png', 'The picture of an episode.'),
  transcript: episodeFile('transcript.vtt', 'text/vtt; charset=utf-8', 'What is said in an episode.'),
  subRip: episodeFile(
    'transcript.srt',
    'application/x-subrip; charset=utf-8',
    'What is said in an episode, for apps that read SubRip only.',
  ),
  chapters: episodeFile(
    'chapters.json',
    'application/json+chapters; charset=utf-8',
    'The chapters of an episode.',
  ),
} as const
