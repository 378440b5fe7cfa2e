import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useMediaSession } from '../../../slides/player/media-session.ts'
import { usePodcast, usePodcastEditor } from '../editor-context.ts'

/** Shows the segment that a full preview has come to. */
export function FollowPreview() {
  const { store, player } = usePodcastEditor()
  const segment = useStore(player.state, ({ previewing, place }) => (previewing ? place?.segment : undefined))
  useEffect(() => {
    if (segment !== undefined) store.select(segment)
  }, [segment, store])
  return null
}

/** Gives the media keys to what is heard, as long as something is. */
export function MediaKeysWhilePlaying() {
  const { player } = usePodcastEditor()
  const loaded = useStore(player.state, ({ place }) => place !== undefined)
  return loaded ? <PodcastOnMediaKeys /> : null
}

function PodcastOnMediaKeys() {
  const { player } = usePodcastEditor()
  const { place, phase } = useStore(player.state)
  const { podcast, segments } = usePodcast()
  const segment = place && segments[place.segment]
  useMediaSession(player.mediaKeys, {
    title: podcast.title,
    part: segment?.segment_title ?? '',
    playing: phase === 'playing' || phase === 'loading',
  })
  return null
}
