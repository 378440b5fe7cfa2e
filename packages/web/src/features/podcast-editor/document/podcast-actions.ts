import { addSegment } from '@lectern/domain/podcast/edit-segments.ts'
import { hosts } from '@lectern/domain/podcast/podcast.ts'
import type { Podcast } from '@lectern/domain/podcast/podcast.ts'
import {
  ArrowDown,
  ArrowUp,
  AudioLines,
  Check,
  CornerDownRight,
  FoldVertical,
  MessageSquarePlus,
  Play,
  Plus,
  RefreshCw,
  Replace,
  Square,
} from 'lucide-react'
import type { EditorAction } from '../../../editing/commands/actions.ts'
import type { DocumentStore } from '../../../editing/document/document-store.ts'
import { messages } from './messages.ts'
import type { DialogueActs } from './dialogue-acts.ts'
import type { LinePlayer } from '../playback/line-player.ts'

interface PodcastActionParts {
  readonly store: DocumentStore<Podcast>
  readonly acts: DialogueActs
  readonly player: LinePlayer
  readonly previewing: boolean
  readonly generating: boolean
  readonly busy: boolean
  readonly onFind: () => void
  readonly onGenerate: () => void
  /** Asks the user first. */
  readonly onRegenerateAll: () => void
  readonly onComplete: () => void
}

/** The actions of the podcast editor, without those of every editor. */
export function podcastActions(parts: PodcastActionParts): readonly EditorAction[] {
  const { store, acts, player, previewing } = parts
  const { history, selected, place } = store.getState()
  const last = place === history.present.segments.length - 1
  const always = { enabled: true }
  return [
    {
      ...always,
      name: 'find',
      label: messages.findAndReplace,
      icon: Replace,
      shortcuts: ['Mod+F'],
      run: parts.onFind,
    },
    ...hosts.map((host) => ({
      ...always,
      name: `add-${host}`,
      label: messages.addHost(host),
      icon: MessageSquarePlus,
      run: () => acts.addAtEnd(host),
    })),
    {
      ...always,
      name: 'add-segment',
      label: messages.addSegment,
      icon: Plus,
      run: () => addSegmentTo(store),
    },
    {
      name: 'up',
      label: messages.moveSegmentUp,
      icon: ArrowUp,
      enabled: place > 0,
      run: () => acts.moveSegment(selected, -1),
    },
    {
      name: 'down',
      label: messages.moveSegmentDown,
      icon: ArrowDown,
      enabled: !last,
      run: () => acts.moveSegment(selected, 1),
    },
    {
      name: 'merge',
      label: messages.mergeSegment,
      icon: FoldVertical,
      enabled: !last,
      run: () => acts.mergeWithNext(selected),
    },
    {
      name: 'generate',
      label: messages.generateAudio,
      icon: AudioLines,
      enabled: !parts.generating,
      run: parts.onGenerate,
    },
    {
      name: 'regenerate',
      label: messages.regenerateAllAudio,
      icon: RefreshCw,
      enabled: !parts.generating,
      run: parts.onRegenerateAll,
    },
    previewing
      ? { ...always, name: 'preview', label: messages.stopPreview, icon: Square, run: player.stop }
      : { ...always, name: 'preview', label: messages.preview, icon: Play, run: player.preview },
    { name: 'complete', label: messages.complete, icon: Check, enabled: !parts.busy, run: parts.onComplete },
  ]
}

/** Adds a segment at the end and shows it. */
export function addSegmentTo(store: DocumentStore<Podcast>): void {
  store.edit(addSegment)
  store.selectLast()
}

/** An action for each segment that shows it. */
export function goToSegmentActions(store: DocumentStore<Podcast>): readonly EditorAction[] {
  return store.getState().history.present.segments.map(({ key, segment_title }, index) => ({
    name: `segment-${index + 1}`,
    label: messages.goToSegment(index + 1, segment_title),
    icon: CornerDownRight,
    enabled: true,
    run: () => store.select(key),
  }))
}
