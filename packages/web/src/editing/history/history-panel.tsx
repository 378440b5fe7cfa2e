import type { DocumentVersion } from '@lectern/domain/documents/document-version.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useQueryFailure } from '../../api/use-query-failure.ts'
import { failsWithoutConnection } from '../../api/without-connection.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { RetryBanner } from '../../ui/retry-banner.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useOpenDocument } from '../document/document-store.ts'
import type { EditingSession } from '../session/editing-session.ts'
import { offerUndo } from '../rewriting/offer-undo.ts'
import { compareParts, summarizeChanges } from './compare-parts.ts'
import { messages } from './history-panel-messages.ts'
import { PartChanges } from './part-changes.tsx'
import { originOf } from './version-origin.ts'
import { timeOf } from './version-words.ts'

interface HistoryPanelProps<Document> {
  session: EditingSession<Document>
  onClose: () => void
}

/** A dialog with the versions of the last 30 days. Each can be compared with the open document and restored. */
export function HistoryPanel<Document>({ session, onClose }: HistoryPanelProps<Document>) {
  const { kind, page } = session
  const [chosen, setChosen] = useState<number>()
  const versions = useQuery({
    queryKey: ['versions', kind.format, page.courseId, page.pageId],
    queryFn: () => kind.loadVersions(page),
    staleTime: 0,
    gcTime: 0,
    ...failsWithoutConnection,
  })
  const failure = useQueryFailure(versions, messages.notLoaded)
  const [now] = useState(() => new Date())
  return (
    <Dialog open onClose={onClose} title={messages.history} place="end">
      <p className="mb-3 text-sm text-ink-2">{messages.explanation}</p>
      {versions.isPending && !failure && (
        <output className="flex items-center gap-2.5 text-sm text-ink-2">
          <Spinner className="size-4" />
          {messages.loading}
        </output>
      )}
      {failure && <RetryBanner {...failure} />}
      <ul className="-mx-5 border-t border-line">
        {versions.data?.map((version) => (
          <li key={version.revision} className="border-b border-line">
            <button
              type="button"
              aria-expanded={chosen === version.revision}
              onClick={() => setChosen(chosen === version.revision ? undefined : version.revision)}
              className={classes(
                'flex min-h-13 w-full items-baseline gap-3 px-5 py-2.5 text-start focus-visible:-outline-offset-2',
                chosen === version.revision ? 'bg-brand-soft' : 'hover:bg-hover',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-strong">{timeOf(version, now)}</span>
                <span className="block text-xs text-ink-2">{originOf(version)}</span>
              </span>
              <span className="text-xs whitespace-nowrap text-ink-3 tabular-nums">
                {version.current ? messages.current : messages.parts[kind.format](version.parts)}
              </span>
            </button>
            {chosen === version.revision && (
              <VersionDetails session={session} version={version} onRestored={onClose} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface VersionDetailsProps<Document> {
  session: EditingSession<Document>
  version: DocumentVersion
  onRestored: () => void
}

function VersionDetails<Document>({ session, version, onRestored }: VersionDetailsProps<Document>) {
  const { kind, page, store } = session
  const open = useOpenDocument(store, ({ history }) => history.present)
  const loaded = useQuery({
    queryKey: ['version', kind.format, page.courseId, page.pageId, version.revision],
    queryFn: () => kind.loadVersion(page, version.revision, store.getState().history.present),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    ...failsWithoutConnection,
  })
  const failure = useQueryFailure(loaded, messages.versionNotLoaded)
  if (failure) return <RetryBanner {...failure} className="mx-5 my-3 sm:mx-7" />
  if (!loaded.data) return <p className="px-5 py-3 text-sm text-ink-2">{messages.loadingVersion}</p>
  const document = loaded.data
  const changes = compareParts(kind.describeParts(open), kind.describeParts(document))
  const [frame] = compareParts([kind.describeFrame(open)], [kind.describeFrame(document)])
  const all = frame && frame.kind !== 'same' ? [frame, ...changes] : changes
  const differs = all.some((change) => change.kind !== 'same')

  function restore() {
    const before = store.mark()
    store.settle()
    store.edit(() => document)
    store.settle()
    offerUndo(store, messages.versionIsBack(timeOf(version, new Date())), before, messages.openIsBack)
    onRestored()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 pt-2.5 pb-4">
      <p className="text-sm">{summarizeChanges(changes, kind.format, frame)}</p>
      <PartChanges changes={all} language={kind.languageOf(document)} />
      <Button size="small" look="soft" disabled={!differs} className="justify-self-start" onClick={restore}>
        {messages.restore}
      </Button>
    </div>
  )
}
