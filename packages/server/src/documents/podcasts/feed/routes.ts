import { feedsApi } from '@lectern/domain/api/learners/feeds.ts'
import {
  captionsOfEpisode,
  chaptersJson,
  subRip,
  webVtt,
} from '@lectern/domain/podcast/transcripts/transcripts.ts'
import type { Attempts } from '../../../accounts/attempts/attempts.ts'
import { ok, route, type Route } from '../../../route.ts'
import type { Episodes } from '../episode/episodes.ts'
import { textFile } from '../episode/text-file.ts'
import type { Feeds } from './feeds.ts'

/** Pictures that an account may upload for feeds per hour. */
const artworksPerHour = 60

/** The private feeds of courses: for their authors, and for the podcast apps that have the address. */
export function feedRoutes({
  feeds,
  episodes,
  attempts,
}: {
  feeds: Feeds
  episodes: Episodes
  attempts: Pick<Attempts, 'limit'>
}): Route[] {
  const { rss, artwork, ownArtwork, audio, episodeArtwork, transcript, subRip: srt, chapters } = feedsApi
  return [
    route(feedsApi.get, async ({ account, params }) => ok(await feeds.get(account, params.courseId))),
    route(feedsApi.create, async ({ account, params }) => ok(await feeds.create(account, params.courseId))),
    route(feedsApi.describe, async ({ account, params, body }) =>
      ok(await feeds.describe(account, params.courseId, body)),
    ),
    route(feedsApi.episodes, async ({ account, params }) =>
      ok({ episodes: await feeds.episodes(account, params.courseId) }),
    ),
    route(feedsApi.seeArtwork, async ({ account, params }) =>
      ok(await feeds.seeArtwork(account, params.courseId)),
    ),
    route(feedsApi.putArtwork, async ({ account, params, upload }) => {
      await attempts.limit({ name: `artwork of ${account.id}`, most: artworksPerHour, windowMinutes: 60 })
      return ok(await feeds.putArtwork(account, params.courseId, upload))
    }),
    route(feedsApi.removeArtwork, async ({ account, params }) =>
      ok(await feeds.removeArtwork(account, params.courseId)),
    ),
    route(feedsApi.revoke, async ({ account, params }) => {
      await feeds.revoke(account, params.courseId)
      return ok({ status: 'success' as const })
    }),
    route(rss, async ({ params }) => {
      const { xml, modified } = await feeds.rss(params.token)
      return ok({ ...textFile(rss.file, xml), ...(modified && { modified }) })
    }),
    route(artwork, async ({ params }) => ok(await feeds.artwork(params.token))),
    route(ownArtwork, async ({ params }) => ok(await feeds.artwork(params.token))),
    route(audio, async ({ params }) => {
      const { file } = await episodes.audioOf(await feeds.place(params.token, params.pageId))
      return ok(file)
    }),
    route(episodeArtwork, async ({ params }) =>
      ok(await episodes.artworkOf(await feeds.place(params.token, params.pageId))),
    ),
    route(transcript, async ({ params }) => {
      const { podcast, plan } = await episodes.episodeOf(await feeds.place(params.token, params.pageId))
      return ok(textFile(transcript.file, webVtt(captionsOfEpisode(podcast, plan))))
    }),
    route(srt, async ({ params }) => {
      const { podcast, plan } = await episodes.episodeOf(await feeds.place(params.token, params.pageId))
      const captions = captionsOfEpisode(podcast, plan)
      return ok(textFile(srt.file, subRip(captions, podcast.podcast.language)))
    }),
    route(chapters, async ({ params }) => {
      const { plan } = await episodes.episodeOf(await feeds.place(params.token, params.pageId))
      return ok(textFile(chapters.file, JSON.stringify(chaptersJson(plan))))
    }),
  ]
}
