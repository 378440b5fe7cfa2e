import { CircleAlert, CircleCheck } from 'lucide-react'
import { Spinner } from '../../ui/spinner.tsx'

interface FindingRowProps {
  /** Undefined while the check runs. */
  readonly ok: boolean | undefined
  readonly title?: string
  readonly children: string
}

/** The finding of one check. */
export function FindingRow({ ok, title, children }: FindingRowProps) {
  return (
    <li className="flex items-start gap-2.5">
      {ok === undefined && <Spinner className="mt-0.5 size-4 shrink-0 text-ink-3" />}
      {ok === true && <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-done-text" />}
      {ok === false && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />}
      <div className="min-w-0">
        {title !== undefined && <p className="font-medium">{title}</p>}
        <p className="text-ink-2">{children}</p>
      </div>
    </li>
  )
}
