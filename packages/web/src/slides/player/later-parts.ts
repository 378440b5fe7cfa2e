import { fetchLater, onDemand } from '../runtime/on-demand.ts'
import { captionCode } from './captions/use-captions.ts'

// Most users need none of these. They are loaded after the first frame, so that they work without network later.
export const transcriptPanel = onDemand(() => import('./captions/transcript.tsx'), 'Transcript')
export const keysDialog = onDemand(() => import('./controls/keys-dialog.tsx'), 'KeysDialog')
export const mediaSession = onDemand(() => import('../../audio/media-session.ts'), 'MediaSessionKeys')
export const seekPreview = onDemand(() => import('./controls/seek-preview.tsx'), 'SeekPreview')
export const upcoming = onDemand(() => import('./upcoming.tsx'), 'Upcoming')

/** Loads all of them. The result stops it. */
export const fetchLaterParts = () =>
  fetchLater(() => [captionCode, transcriptPanel, keysDialog, seekPreview, upcoming])
