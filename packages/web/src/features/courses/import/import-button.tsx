import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { RichMessage } from '../../../messages/rich-message.tsx'
import { Button } from '../../../ui/button.tsx'
import { importFiles } from './imports-store.ts'
import { messages } from './messages.ts'

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
        aria-label={messages.courseFiles}
        onChange={({ target }) => {
          importFiles(target.files ?? [])
          // Allows the user to choose the same file again.
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
          <RichMessage text={messages.import} parts={{ file: <span className="max-sm:sr-only" /> }} />
        </span>
      </Button>
    </>
  )
}
