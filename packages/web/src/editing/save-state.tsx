import { Check } from 'lucide-react'

/** Says whether what stands here is safe. */
export function SaveState({ busy, unsaved }: { busy: boolean; unsaved: boolean }) {
  const text = busy ? 'Saving...' : unsaved ? 'Unsaved changes' : 'All changes saved'
  return (
    <span className="inline-flex items-center gap-1">
      {text === 'All changes saved' && <Check aria-hidden className="size-4" />}
      {text}
    </span>
  )
}
