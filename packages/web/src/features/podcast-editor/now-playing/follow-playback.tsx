import { segmentOfLine } from '@lectern/domain/podcast/find-line.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useOpenDocument } from '../../../editing/document/document-store.ts'
import { useMediaSession } from '../../../audio/media-session.ts'
import { usePodcastEditor, usePodcastPart } from '../document/editor-context.ts'

/** Shows the segment that a full preview plays. */
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

/** Lets media keys control the player while a line is loaded. */
export function MediaKeysWhilePlaying() {
  const { player } = usePodcastEditor()
  const loaded = useStore(player.state, ({ line }) => line !== undefined)
  return loaded ? <PodcastOnMediaKeys /> : null
}

function PodcastOnMediaKeys() {
  const { player } = usePodcastEditor()
  const { line, phase } = useStore(player.state)
  const title = usePodcastPart(({ podcast }) => podcast.title)
  const part = usePodcastPart((podcast) =>
    line === undefined ? undefined : segmentOfLine(podcast, line)?.segment_title,
  )
  useMediaSession(player.mediaKeys, {
    title,
    part: part ?? '',
    playing: phase === 'playing' || phase === 'loading',
  })
  return null
}
