import { musicBeds, noMusic } from '@lectern/domain/podcast/music/music-beds.ts'
import type { PodcastInfo } from '@lectern/domain/podcast/podcast.ts'
import { Play, Square } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { usePodcastPart } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { useMusicListening } from './use-music-listening.ts'

interface MusicFieldProps {
  change: (changes: Partial<PodcastInfo>) => void
}

/** Selects the music of the opening and the closing. The user can listen to each music bed. */
export function MusicField({ change }: MusicFieldProps) {
  const music_bed = usePodcastPart(({ podcast }) => podcast.music_bed)
  const chosen = musicBeds.find(({ id }) => id === music_bed)?.id ?? noMusic
  const { heard, toggle } = useMusicListening()
  const name = useId()
  return (
    <fieldset aria-describedby={`${name}-note`}>
      <legend className="mb-1.5 text-sm font-medium">{messages.music}</legend>
      <div className="overflow-hidden rounded-2 ring ring-line">
        {[{ id: noMusic, label: messages.noMusic }, ...musicBeds].map(({ id, label }) => (
          <div key={id} className="flex items-center gap-1 border-b border-line pe-1 last:border-b-0">
            <label className="flex min-h-8.5 min-w-0 flex-1 items-center gap-2.5 ps-2.5 text-sm pointer-coarse:min-h-10">
              <input
                type="radio"
                name={name}
                checked={chosen === id}
                onChange={() => change({ music_bed: id })}
                className="size-4 accent-brand"
              />
              {label}
            </label>
            {id !== noMusic && (
              <IconButton
                label={heard === id ? messages.stopListeningTo(label) : messages.listenTo(label)}
                onClick={() => toggle(id)}
              >
                {heard === id ? (
                  <Square aria-hidden className="size-3.5 fill-current" />
                ) : (
                  <Play aria-hidden className="size-4 fill-current" />
                )}
              </IconButton>
            )}
          </div>
        ))}
      </div>
      <p id={`${name}-note`} className="mt-1.5 text-xs text-ink-3">
        {messages.musicNote}
      </p>
    </fieldset>
  )
}
