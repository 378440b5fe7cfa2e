import { episodesApi } from '@lectern/domain/api/documents/episodes.ts'
import { podcastMusicApi } from '@lectern/domain/api/documents/podcast-music.ts'
import { exportWords } from '@lectern/domain/podcast/transcripts/export-words.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import {
  captionsOfEpisode,
  chaptersJson,
  plainTranscript,
  subRip,
  webVtt,
} from '@lectern/domain/podcast/transcripts/transcripts.ts'
import type { Account } from '../../../accounts/account.ts'
import type { CourseAccess } from '../../../course-material/access/course-access.ts'
import { courseHome } from '../../../course-material/courses/course-home.ts'
import { type Call, ok, route, type Route } from '../../../route.ts'
import type { Episode, EpisodePlace } from './episode.ts'
import type { Episodes } from './episodes.ts'
import type { MusicFiles } from './music-files.ts'
import { textFile } from './text-file.ts'

/** The podcast of a page as files, for users who may see the page. */
export function episodeRoutes({
  access,
  episodes,
  music,
}: {
  access: CourseAccess
  episodes: Episodes
  music: MusicFiles
}): Route[] {
  async function placeOf(account: Account, courseId: string, pageId: string): Promise<EpisodePlace> {
    const { course } = await access.requirePage(account, courseId, pageId)
    const home = courseHome(account, courseId)
    return { home, courseId, pageId, course: course.name, version: 'current' }
  }

  type EpisodeCall = Call<{ courseId: string; pageId: string }, unknown, { partial: boolean }>
  async function episodeFor({ account, params, query }: EpisodeCall): Promise<Episode> {
    return episodes.episodeOf(await placeOf(account, params.courseId, params.pageId), query.partial)
  }

  const { audio, webVtt: vtt, subRip: srt, text, chapters, artwork } = episodesApi
  return [
    route(audio, async (call) => {
      const place = await placeOf(call.account, call.params.courseId, call.params.pageId)
      const { title, language, file } = await episodes.audioOf(place, call.query.partial)
      return ok({ ...file, name: fileName({ title, language }, 'mp3') })
    }),
    route(vtt, async (call) => {
      const { podcast, plan } = await episodeFor(call)
      return ok(
        textFile(vtt.file, webVtt(captionsOfEpisode(podcast, plan)), fileName(podcast.podcast, 'vtt')),
      )
    }),
    route(srt, async (call) => {
      const { podcast, plan } = await episodeFor(call)
      const subtitles = subRip(captionsOfEpisode(podcast, plan), podcast.podcast.language)
      return ok(textFile(srt.file, subtitles, fileName(podcast.podcast, 'srt')))
    }),
    route(text, async (call) => {
      const { podcast, plan } = await episodeFor(call)
      return ok(textFile(text.file, plainTranscript(podcast, plan), fileName(podcast.podcast, 'txt')))
    }),
    route(chapters, async (call) => {
      const { plan } = await episodeFor(call)
      return ok(textFile(chapters.file, JSON.stringify(chaptersJson(plan))))
    }),
    route(podcastMusicApi.part, async ({ params }) => ok(await music.serve(params.bed, params.part))),
    route(artwork, async ({ account, params }) =>
      ok(await episodes.artworkOf(await placeOf(account, params.courseId, params.pageId))),
    ),
  ]
}

/** The podcast's title, without characters that file systems do not allow. */
function fileName(
  { title, language }: Pick<Podcast['podcast'], 'title' | 'language'>,
  extension: string,
): string {
  const plain = title
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return `${plain.slice(0, 120) || exportWords(language).podcast}.${extension}`
}
