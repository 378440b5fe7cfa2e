import { episodeSounds, noSound } from '@lectern/domain/podcast/episode/episode-sounds.ts'
import type { PodcastInfo } from '@lectern/domain/podcast/podcast.ts'
import { Play } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select, type SelectOption } from '../../../ui/fields/select.tsx'
import { usePodcastParts } from '../document/editor-context.ts'
import { messages } from './messages.ts'
import { playSound } from './play-sound.ts'

const sounds = () => episodeSounds.map(({ id, label }): SelectOption<string> => ({ value: id, label }))

interface SoundFieldsProps {
  change: (changes: Partial<PodcastInfo>) => void
}

/** Selects the opening and closing sound of the episode. */
export function SoundFields({ change }: SoundFieldsProps) {
  const { intro_sound, outro_sound } = usePodcastParts(
    ({ podcast: { intro_sound: intro = noSound, outro_sound: outro = noSound } }) => ({
      intro_sound: intro,
      outro_sound: outro,
    }),
  )
  return (
    <>
      <SoundField
        label={messages.openingSound}
        listenLabel={messages.listenToOpening}
        value={intro_sound}
        onChange={(id) => change({ intro_sound: id })}
      />
      <SoundField
        label={messages.closingSound}
        listenLabel={messages.listenToClosing}
        value={outro_sound}
        onChange={(id) => change({ outro_sound: id })}
      />
    </>
  )
}

interface SoundFieldProps {
  label: string
  /** Name of the button that plays it. */
  listenLabel: string
  value: string
  onChange: (id: string) => void
}

function SoundField({ label, listenLabel, value, onChange }: SoundFieldProps) {
  const sound = episodeSounds.find(({ id }) => id === value)
  return (
    <div className="flex items-end gap-1.5">
      <Select
        label={label}
        size="small"
        className="min-w-0 flex-1"
        options={[{ value: noSound, label: messages.noSound }, ...sounds()]}
        value={sound?.id ?? noSound}
        onChange={onChange}
      />
      <IconButton label={listenLabel} disabled={!sound} onClick={() => sound && playSound(sound)}>
        <Play aria-hidden className="size-4 fill-current" />
      </IconButton>
    </div>
  )
}
