import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { episodesApi } from '@lectern/domain/api/documents/episodes.ts'
import { countAudio, missingAudioSentence, type AudioCount } from '@lectern/domain/podcast/audio-count.ts'
import { Captions, Download, FileAudio, FileText, type LucideIcon, Text } from 'lucide-react'
import { sentencesOf } from '../../messages/sentences.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuGroup, MenuItem, MenuLine } from '../../ui/overlays/menu.tsx'
import { usePodcastEditor, usePodcastParts } from './document/editor-context.ts'
import { messages } from './messages.ts'
import { useFileDownload } from './use-file-download.ts'

const files = (): readonly { endpoint: Endpoint; label: string; icon: LucideIcon }[] => [
  { endpoint: episodesApi.audio, label: messages.episodeFile, icon: FileAudio },
  { endpoint: episodesApi.webVtt, label: messages.transcriptFile, icon: Captions },
  { endpoint: episodesApi.subRip, label: messages.subtitlesFile, icon: Captions },
  { endpoint: episodesApi.text, label: messages.textFile, icon: FileText },
]

interface DownloadMenuProps {
  /** Whether there are edits that the files will not contain. */
  unsaved: boolean
  className?: string
}

/**
 * Downloads the episode and its text as files. While lines have no audio, only an episode without those lines is
 * available.
 */
export function DownloadMenu({ unsaved, className }: DownloadMenuProps) {
  const { page } = usePodcastEditor()
  const count = usePodcastParts(countAudio)
  const missing = missingAudioSentence(count)
  const { download, waiting, stop } = useFileDownload(page)
  if (waiting) return <StopButton onStop={stop} className={className} />
  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          size="small"
          aria-label={messages.download}
          className={className}
          icon={<Download aria-hidden className="size-4" />}
        >
          <span className="md:max-xl:hidden">{messages.download}</span>
        </Button>
      }
    >
      <MenuGroup note={missing ?? savedSentence(count, unsaved)}>
        {files().map(({ endpoint, label, icon: Icon }) => (
          <MenuItem
            key={label}
            icon={<Icon aria-hidden className="size-4" />}
            disabled={missing !== undefined}
            onSelect={() => download(endpoint)}
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
            onSelect={() => download(episodesApi.audio, { partial: 'true' })}
          >
            {messages.partialEpisodeFile}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** A sentence about the version that the files contain. */
function savedSentence({ outdated }: AudioCount, unsaved: boolean): string {
  const version = unsaved ? messages.asSavedWithoutEdits : messages.asSaved
  return outdated === 0 ? version : sentencesOf([version, messages.outdatedLines(outdated)])
}

function StopButton({ onStop, className }: { onStop: () => void; className?: string | undefined }) {
  return (
    <Button
      look="quiet"
      size="small"
      className={className}
      aria-label={messages.stopPreparing}
      icon={<Download aria-hidden className="size-4 animate-pulse motion-reduce:animate-none" />}
      onClick={onStop}
    >
      <span className="md:max-xl:hidden">{messages.preparing}</span>
    </Button>
  )
}
