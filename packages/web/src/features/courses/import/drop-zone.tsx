import { FileUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { importFiles, addFailedImport } from './imports-store.ts'
import { messages } from './messages.ts'

/** Imports course files that the user drops anywhere on the screen. Shows a notice while files are over it. */
export function DropZone() {
  if (!useFilesOver()) return null
  return (
    <div className="pointer-events-none fixed inset-3 z-(--z-panel) grid place-items-center rounded-4 border-2 border-dashed border-brand bg-brand-soft">
      <div className="grid justify-items-center gap-2 text-center">
        <FileUp aria-hidden className="size-10 text-brand" />
        <p className="text-xl font-strong text-brand-text">{messages.drop}</p>
        <p className="text-ink-2">{messages.whatToDrop}</p>
      </div>
    </div>
  )
}

/** Whether files are being dragged over the window. Imports the files that are dropped. */
function useFilesOver(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const on = (kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(
        kind,
        (event) => {
          if (event.dataTransfer?.types.includes('Files')) act(event)
        },
        { signal: stop.signal },
      )
    on('dragenter', () => setOver(true))
    // Without this, the browser would open the file in place of Lectern.
    on('dragover', (event) => event.preventDefault())
    on('dragleave', ({ relatedTarget }) => {
      // The related target is null only when the pointer leaves the window.
      if (!relatedTarget) setOver(false)
    })
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      importDropped(event.dataTransfer?.items ?? [])
    })
    return () => stop.abort()
  }, [])
  return over
}

function importDropped(items: Iterable<DataTransferItem>): void {
  const files: File[] = []
  for (const item of items) {
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (entry?.isDirectory) {
      addFailedImport(entry.name, messages.isFolder)
    } else if (file) files.push(file)
  }
  importFiles(files)
}
