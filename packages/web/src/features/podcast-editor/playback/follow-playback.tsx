import { segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useOpenDocument } from '../../../editing/document-store.ts'
import { useMediaSession } from '../../../slides/player/media-session.ts'
import { usePodcast, usePodcastEditor } from '../editor-context.ts'

/** Shows the segment that a full preview has come to. */
export function FollowPreview() {
  const { store, player } = usePodcastEditor()
  const line = useStore(player.state, (state) => (state.previewing ? state.line : undefined))
  const segment = useOpenDocument(store, ({ history }) =>
    line === undefined ? undefined : segmentOfLine(history.present, line)?.key,
  )
  useEffect(() => {
    if (segment !== undefined) store.select(segment)
  }, [segment, store])
  return null
}

/** Gives the media keys to what is heard, as long as something is. */
export function MediaKeysWhilePlaying() {
  const { player } = usePodcastEditor()
  const loaded = useStore(player.state, ({ line }) => line !== undefined)
  return loaded ? <PodcastOnMediaKeys /> : null
}

function PodcastOnMediaKeys() {
  const { player } = usePodcastEditor()
  const { line, phase } = useStore(player.state)
  const cast = usePodcast()
  const segment = line === undefined ? undefined : segmentOfLine(cast, line)
  useMediaSession(player.mediaKeys, {
    title: cast.podcast.title,
    part: segment?.segment_title ?? '',
    playing: phase === 'playing' || phase === 'loading',
  })
  return null
}
