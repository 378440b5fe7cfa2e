import type { DialogueLine } from '@lectern/domain/podcast/podcast.ts'
import { spokenPlace, SpokenWords } from '../../../editing/panels/spoken-words.tsx'
import { useAudioTime } from '../../../audio/use-audio-time.ts'
import { lineTextLook } from './line-look.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import { useLinePlayback } from '../now-playing/use-playback.ts'

/** Lies under the text of a line and lights the sentence that is heard. */
export function SpokenLine({ line }: { line: DialogueLine }) {
  const playback = useLinePlayback(line.key)
  if (playback !== 'playing' && playback !== 'paused') return null
  return (
    <div
      aria-hidden
      dir="auto"
      className={`${lineTextLook} pointer-events-none absolute inset-0 overflow-hidden wrap-break-word whitespace-pre-wrap text-transparent`}
    >
      <HeardSentence line={line} playing={playback === 'playing'} />
    </div>
  )
}

function HeardSentence({ line: { content, audio }, playing }: { line: DialogueLine; playing: boolean }) {
  const { player } = usePodcastEditor()
  const time = useAudioTime(player, playing)
  return <SpokenWords text={content} place={spokenPlace(content, audio?.sentences, time)} />
}
