import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import type { Slideshow } from '@lectern/domain/slideshow/slideshow.ts'
import { defaultTheme } from '@lectern/domain/theme/themes.ts'
import type { Documents } from '../../library/documents.ts'
import type { MediaFile, MediaPlace } from '../../../course-material/media/catalogue-store.ts'
import type { createArtworks, WantedArtwork } from './artwork/artworks.ts'
import type { Episode, EpisodeCourse, EpisodePlace } from './episode.ts'
import { id3TagBeforeArtwork } from './id3-tag.ts'
import { languageCode } from './language-code.ts'

/** The ID3 tag of an episode: its bytes before the artwork, and the artwork's file, which ends it. */
export interface EpisodeTag {
  readonly episode: Episode
  readonly head: Uint8Array
  readonly artwork: MediaFile
}

/** Tags and artworks of episodes of one course. The number of queries does not grow with the number of episodes. */
export function createEpisodeTags({
  slideshows,
  artworks,
}: {
  slideshows: Documents<Slideshow>
  artworks: ReturnType<typeof createArtworks>
}) {
  /** The artwork of each page, in the theme of its slideshow if it has one. */
  async function artworksFor(
    { home, courseId, course, version }: EpisodeCourse,
    wanted: readonly { readonly place: EpisodePlace; readonly podcast: Podcast }[],
  ): Promise<WantedArtwork[]> {
    const pageIds = wanted.map(({ place }) => place.pageId)
    const isPublished = version === 'published'
    const found = await slideshows[isPublished ? 'findPublished' : 'findAll'](home, courseId, pageIds)
    return wanted.map(({ place, podcast }) => {
      const { title } = podcast.podcast
      // Learners get nothing of the author's account.
      const organization = isPublished ? '' : podcast.podcast.organization
      return {
        place: mediaPlaceOf(place, podcast),
        texts: { title, organization, course },
        theme: found.get(place.pageId)?.document.presentation.css_theme ?? defaultTheme.theme,
      }
    })
  }

  return {
    artworksFor,

    async tagsOf(course: EpisodeCourse, episodes: readonly Episode[]): Promise<EpisodeTag[]> {
      const drawn = await artworks.drawAll(await artworksFor(course, episodes))
      return episodes.flatMap((episode, index) => {
        const artwork = drawn[index]
        return artwork ? [{ episode, head: headOf(episode, artwork), artwork }] : []
      })
    },
  }
}

function headOf({ place, podcast, plan, savedAt }: Episode, artwork: MediaFile): Uint8Array {
  const { title, organization, language } = podcast.podcast
  return id3TagBeforeArtwork({
    title,
    artist: (place.version === 'current' && organization) || place.course,
    album: place.course,
    language: languageCode(language),
    year: savedAt.getUTCFullYear(),
    chapters: plan.chapters,
    artworkBytes: artwork.bytes,
  })
}

/** The place where the files of an episode are stored. */
export function mediaPlaceOf({ home, courseId, pageId }: EpisodePlace, { podcast }: Podcast): MediaPlace {
  return { courseSystem: home, courseId, pageId, organization: podcast.organization }
}
