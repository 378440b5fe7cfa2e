import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { classes } from '../../../ui/classes.ts'
import { usePodcastEditor } from '../document/editor-context.ts'
import { lineTextLook } from './line-look.ts'

/** Marks the results of the search below the text of a line. The current result has a stronger mark. */
export function FindingMarks({ line, text }: { line: string; text: string }) {
  const { search } = usePodcastEditor()
  // `useShallow` compares numbers, so that a line renders only when its own results change.
  const bounds = useStore(
    search,
    useShallow(({ findings, at }) =>
      findings.flatMap((finding, index) =>
        finding.line === line ? [finding.start, finding.end, index === at ? 1 : 0] : [],
      ),
    ),
  )
  if (bounds.length === 0) return null
  const marks = Array.from({ length: bounds.length / 3 }, (_, index) => ({
    start: bounds[index * 3] ?? 0,
    end: bounds[index * 3 + 1] ?? 0,
    before: bounds[index * 3 - 2] ?? 0,
    current: bounds[index * 3 + 2] === 1,
  }))
  return (
    <div
      aria-hidden
      dir="auto"
      className={classes(
        lineTextLook,
        'pointer-events-none absolute inset-0 overflow-hidden wrap-break-word whitespace-pre-wrap text-transparent',
      )}
    >
      {marks.map(({ start, end, before, current }) => (
        <span key={start}>
          {text.slice(before, start)}
          <mark
            className={classes(
              'rounded-mark text-transparent',
              current ? 'bg-accent ring-2 ring-accent' : 'bg-accent-soft-2',
            )}
          >
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end)}
    </div>
  )
}
