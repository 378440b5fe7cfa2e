import type { Endpoint } from '@lectern/domain/api/endpoint.ts'
import { episodesApi } from '@lectern/domain/api/episodes.ts'
import { countAudio, missingAudioSentence, type AudioCount } from '@lectern/domain/podcast/audio-count.ts'
import { Captions, Download, FileAudio, FileText, type LucideIcon, Text } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../ui/overlays/menu.tsx'
import { usePodcastEditor, usePodcastParts } from './document/editor-context.ts'
import { useFileKeeping } from './use-file-keeping.ts'

const files: readonly { endpoint: Endpoint; label: string; icon: LucideIcon }[] = [
  { endpoint: episodesApi.audio, label: 'Episode (MP3)', icon: FileAudio },
  { endpoint: episodesApi.webVtt, label: 'Transcript (WebVTT)', icon: Captions },
  { endpoint: episodesApi.subRip, label: 'Subtitles (SRT)', icon: Captions },
  { endpoint: episodesApi.text, label: 'Text', icon: FileText },
]

interface DownloadMenuProps {
  /** Whether there are edits that the files will not have. */
  unsaved: boolean
  className?: string
}

/** The podcast as files to keep: the episode and what is said in it. Not while lines have no audio, unless without them. */
export function DownloadMenu({ unsaved, className }: DownloadMenuProps) {
  const { page } = usePodcastEditor()
  const count = usePodcastParts(countAudio)
  const missing = missingAudioSentence(count)
  const { keep, waiting, stop } = useFileKeeping(page)
  if (waiting) return <StopButton onStop={stop} className={className} />
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          size="small"
          aria-label="Download"
          className={className}
          icon={<Download aria-hidden className="size-4" />}
        >
          <span className="md:max-xl:hidden">Download</span>
        </Button>
      }
    >
      <MenuGroup note={missing ?? savedSentence(count, unsaved)}>
        {files.map(({ endpoint, label, icon: Icon }) => (
          <MenuItem
            key={label}
            icon={<Icon aria-hidden className="size-4" />}
            disabled={missing !== undefined}
            onSelect={() => keep(endpoint)}
          >
            {label}
          </MenuItem>
        ))}
      </MenuGroup>
      {missing !== undefined && count.missing < count.lines && (
        <>
          <MenuLine />
          <MenuItem
            icon={<Text aria-hidden className="size-4" />}
            onSelect={() => keep(episodesApi.audio, { partial: 'true' })}
          >
            Episode without those lines (MP3)
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** Which version one gets. */
function savedSentence({ outdated }: AudioCount, unsaved: boolean): string {
  const version = unsaved ? 'The saved version, without your unsaved edits.' : 'As it is saved.'
  if (outdated === 0) return version
  return `${version} ${outdated === 1 ? 'One line sounds' : `${outdated} lines sound`} as before the last edit: generate audio to change that.`
}

function StopButton({ onStop, className }: { onStop: () => void; className?: string | undefined }) {
  return (
    <Button
      look="quiet"
      size="small"
      className={className}
      aria-label="Stop preparing the download"
      icon={<Download aria-hidden className="size-4 animate-pulse motion-reduce:animate-none" />}
      onClick={onStop}
    >
      <span className="md:max-xl:hidden">Preparing... Stop</span>
    </Button>
  )
}
