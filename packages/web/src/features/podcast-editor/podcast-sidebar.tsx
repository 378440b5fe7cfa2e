import type { ReactNode } from 'react'
import type { EditorAction } from '../../editing/commands/editor-action.ts'
import { DownloadMenu } from './download-menu.tsx'
import type { EditorTab } from './editor-tabs.tsx'
import { HostVoices, type HostVoicesProps } from './hosts/host-voices.tsx'
import { PodcastInformation } from './information/podcast-information.tsx'
import { messages } from './messages.ts'
import { NowPlaying } from './now-playing/now-playing.tsx'
import { SegmentList } from './segments/segment-list.tsx'

interface PodcastSidebarProps extends Omit<
  HostVoicesProps,
  'needed' | 'all' | 'pronunciation' | 'onGoToLine'
> {
  actions: Readonly<Record<'addSegment' | 'voiceNeeded' | 'voiceAll' | 'pronunciation', EditorAction>>
  /** The part that a phone shows. */
  tab: EditorTab
  onDialogue: () => void
  unsaved: boolean
}

/** The panel beside the dialogue: the podcast's information, its voices, its segments and the player. */
export function PodcastSidebar({ actions, tab, onDialogue, unsaved, ...hosts }: PodcastSidebarProps) {
  return (
    <aside aria-label={messages.podcast} className="flex min-h-0 flex-col border-line bg-surface md:border-e">
      <div className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <Tab shown={tab === 'info'}>
          <PodcastInformation />
          <div className="px-4 py-3 md:hidden">
            <DownloadMenu unsaved={unsaved} className="min-h-10" />
          </div>
        </Tab>
        <Tab shown={tab === 'voices'}>
          <HostVoices
            {...hosts}
            pronunciation={actions.pronunciation}
            needed={actions.voiceNeeded}
            all={actions.voiceAll}
            onGoToLine={onDialogue}
          />
        </Tab>
        <Tab shown={tab === 'segments'}>
          <SegmentList add={actions.addSegment} onSelect={onDialogue} />
        </Tab>
      </div>
      <NowPlaying />
    </aside>
  )
}

/** Only phones hide the parts of other tabs. */
function Tab({ shown, children }: { shown: boolean; children: ReactNode }) {
  return <div className={shown ? '' : 'max-md:hidden'}>{children}</div>
}
