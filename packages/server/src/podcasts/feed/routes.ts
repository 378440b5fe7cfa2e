import { feedsApi } from '@lectern/domain/api/feeds.ts'
import { chaptersJson, cuesOf, webVtt } from '@lectern/domain/podcast/transcripts.ts'
import { ok, route, type Route } from '../../route.ts'
import type { Episodes } from '../episode/episodes.ts'
import { textFile } from '../episode/text-file.ts'
import type { Feeds } from './feeds.ts'

/** The private feeds of courses: for those who make them, and for the podcast apps that have their address. */
export function feedRoutes({ feeds, episodes }: { feeds: Feeds; episodes: Episodes }): Route[] {
  const { rss, artwork, audio, episodeArtwork, transcript, chapters } = feedsApi
  return [
    route(feedsApi.get, async ({ account, params }) =>
      ok({ url: await feeds.get(account, params.courseId) }),
    ),
    route(feedsApi.create, async ({ account, params }) =>
      ok({ url: await feeds.create(account, params.courseId) }),
    ),
    route(feedsApi.revoke, async ({ account, params }) => {
      await feeds.revoke(account, params.courseId)
      return ok({ status: 'success' as const })
    }),
    route(rss, async ({ params }) => ok(textFile(rss.file, await feeds.rss(params.token)))),
    route(artwork, async ({ params }) => ok(await feeds.artwork(params.token))),
    route(audio, async ({ params }) =>
      ok(await episodes.audioOf(await feeds.episode(params.token, params.pageId))),
    ),
    route(episodeArtwork, async ({ params }) => {
      const { place } = await feeds.episode(params.token, params.pageId)
      return ok(await episodes.artworkOf(place))
    }),
    route(transcript, async ({ params }) => {
      const { podcast, plan } = await feeds.episode(params.token, params.pageId)
      return ok(textFile(transcript.file, webVtt(cuesOf(podcast, plan))))
    }),
    route(chapters, async ({ params }) => {
      const { plan } = await feeds.episode(params.token, params.pageId)
      return ok(textFile(chapters.file, JSON.stringify(chaptersJson(plan))))
    }),
  ]
}
