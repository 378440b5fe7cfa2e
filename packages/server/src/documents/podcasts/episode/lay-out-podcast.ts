import { createHash } from 'node:crypto'
import { episodeFrameMs } from '@lectern/domain/podcast/episode/episode-plan.ts'
import { lineAt } from '@lectern/domain/podcast/find-line.ts'
import type { CatalogueStore } from '../../../course-material/media/catalogue-store.ts'
import { fileNameOf } from '../../../course-material/media/media-address.ts'
import { episodeFrameBytes } from '../../../audio/speech/audio/episode-frames.ts'
import type { createEpisodeClips } from './episode-clips.ts'
import { type createEpisodeTags, mediaPlaceOf } from './episode-tags.ts'
import type { Episode } from './episode.ts'
import { lengthOf } from './joined-file.ts'
import type { EpisodeLayout } from './layout-cache.ts'
import { layOutEpisode } from './lay-out-episode.ts'
import { type HeardPart, partsWithMusic } from './parts-with-music.ts'

interface LayoutDependencies {
  readonly catalogue: CatalogueStore
  readonly clips: ReturnType<typeof createEpisodeClips>
  readonly tags: ReturnType<typeof createEpisodeTags>
}

/** The parts of an episode's MP3: its tag, its picture and its clips. Makes only the clips that are new. */
export async function layOutPodcast(
  { catalogue, clips, tags }: LayoutDependencies,
  episode: Episode,
): Promise<EpisodeLayout> {
  const { place, podcast, plan } = episode
  const heard = await partsOf(catalogue, episode)
  const [made, [tag]] = await Promise.all([
    clips.clipsOf(
      mediaPlaceOf(place, podcast),
      heard.map(({ source }) => source),
    ),
    tags.tagsOf(place, [episode]),
  ])
  if (!tag) throw new Error('Cannot make the ID3 tag of an episode.')
  const { head, artwork } = tag
  const placed = made.map(({ filename, bytes }, index) => ({
    startMs: heard[index]?.startMs ?? 0,
    clip: { filename, length: bytes },
  }))
  const picture = { filename: artwork.filename, length: artwork.bytes }
  const parts = [head, picture, ...layOutEpisode(placed, plan.durationMs)]
  const bytes = parts.reduce((sum, part) => sum + lengthOf(part), 0)
  const version = createHash('sha256')
    .update(head)
    .update(JSON.stringify([artwork.sha256, placed, plan.durationMs]))
  return {
    title: podcast.podcast.title,
    language: podcast.podcast.language,
    parts,
    bytes,
    soundAt: bytes - (plan.durationMs / episodeFrameMs) * episodeFrameBytes,
    version: version.digest('hex').slice(0, 32),
  }
}

/** The parts of an episode in playing order. */
async function partsOf(
  catalogue: CatalogueStore,
  { podcast, plan, sounds, music }: Episode,
): Promise<HeardPart[]> {
  const named = plan.lines.map((line) => fileNameOf(lineAt(podcast, line)?.audio_path ?? '') ?? '')
  const files = new Map((await catalogue.findAll(named)).map((file) => [file.filename, file]))
  const lines = plan.lines.flatMap(({ startMs, endMs }, index) => {
    const source = files.get(named[index] ?? '')
    return source ? [{ startMs, endMs, source }] : []
  })
  const { intro, outro } = sounds
  const end = plan.durationMs
  return [
    ...(intro ? [{ startMs: episodeFrameMs, endMs: episodeFrameMs + intro.durationMs, source: intro }] : []),
    ...(music && plan.music ? partsWithMusic(lines, music, plan.music) : lines),
    ...(outro ? [{ startMs: end - outro.durationMs, endMs: end, source: outro }] : []),
  ]
}
