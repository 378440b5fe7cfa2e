import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { importFiles } from './imports-store.ts'

/** Chooses course files and imports them. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".imscc,.zip"
        aria-label="Course files"
        onChange={({ target }) => {
          importFiles(target.files ?? [])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button
        data-tour="import"
        look="quiet"
        size="small"
        icon={<FileUp aria-hidden className="size-4" />}
        onClick={() => input.current?.click()}
      >
        <span>
          Import<span className="max-sm:sr-only"> course file</span>
        </span>
      </Button>
    </>
  )
}
