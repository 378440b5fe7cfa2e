import { translatedPage } from '@lectern/domain/documents/translated-page.ts'
import { partsBehind } from '@lectern/domain/translation/behind.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { type Language, languageName } from '@lectern/domain/voices/languages.ts'
import { Languages } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageWords } from '../../messages/problems/problem-sentence.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { openedOnDemand } from '../../ui/overlays/opened-on-demand.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { EditorAction } from '../commands/editor-action.ts'
import { hasUnsavedEdits, useOpenDocument } from '../document/document-store.ts'
import { messages as pageChanges } from '../page-changes/messages.ts'
import { leavesWithoutQuestion } from '../drafts/leave-guard.tsx'
import type { EditingSession, SavingActions } from '../session/editing-session.ts'
import { openGeneratedOrOffer } from '../session/open-generated.ts'
import { AlsoInMenu, canTranslate } from './also-in-menu.tsx'
import { createBehindOriginal } from './behind-original.ts'
import { DeleteTranslation } from './delete-translation.tsx'
import { messages } from './messages.ts'
import type { TranslatedParts } from './translated-parts.ts'
import { editorPath, originalOf, useTranslationList } from './translation-list.ts'
import { type LoadedOriginal, useOriginal } from './use-original.ts'

const TranslateDialog = openedOnDemand(async () => (await import('./translate-dialog.tsx')).TranslateDialog)
const BehindPanel = openedOnDemand(async () => (await import('./behind-panel.tsx')).BehindPanel)

export interface EditorTranslation {
  /** Whether the open document is a translation. */
  readonly isTranslation: boolean
  /** The languages of the document, among the facts about it. */
  readonly menu: ReactNode
  readonly action: EditorAction
  /** Says that parts are behind the original. */
  readonly bar: ReactNode
  readonly panels: ReactNode
}

/** The languages of an open document, its translation, and the parts of a translation that are behind its original. */
export function useTranslation<Document>(
  session: EditingSession<Document>,
  saving: Pick<SavingActions, 'save'>,
  parts: TranslatedParts<Document>,
): EditorTranslation {
  const { kind, page, store } = session
  const navigate = useNavigate()
  const [translating, setTranslating] = useState(false)
  const [showsBehind, setShowsBehind] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const [behind] = useState(() => createBehindOriginal({ store, page, format: kind.format, ...parts }))
  const original = useOriginal(session)
  const languages = useTranslationList(page, kind.format, (job, language) => end(job, language))
  const isTranslation = translatedPage(page.pageId) !== undefined
  const pathOf = (pageId: string) => editorPath(kind.format, { ...page, pageId })
  const open = (pageId: string) => inBackground(navigate(pathOf(pageId)))

  function end(job: Job, language: Language): void {
    // The audio of the open translation, or a translation that ended while the dialog is closed.
    if (job.page_id === page.pageId) return inBackground(openGeneratedOrOffer(session, job))
    if (translating || job.state === 'cancelled') return
    if (job.state === 'failed') return toast.error(messageWords(job) ?? messages.failed)
    toast.success(messages.ready(languageName(language)), {
      action: { label: messages.open, onPress: () => open(job.page_id) },
    })
  }

  async function beforeStart(): Promise<boolean> {
    await session.saving.untilSent()
    return !hasUnsavedEdits(store.getState()) || (await saving.save())
  }

  /** Does not wait for a connection, because the deletion needs one too. */
  async function saveLastEdits(): Promise<void> {
    if (hasUnsavedEdits(store.getState())) inBackground(session.saving.autosave())
    await session.saving.untilSent()
  }

  return {
    isTranslation,
    menu: (
      <AlsoInMenu
        page={page}
        format={kind.format}
        languages={languages}
        onTranslate={() => setTranslating(true)}
        onDelete={() => setDeleting(true)}
      />
    ),
    action: {
      name: 'translate',
      label: messages.translateInto,
      icon: Languages,
      enabled: canTranslate(languages.list),
      run: () => setTranslating(true),
    },
    bar: isTranslation && (
      <BehindBar session={session} parts={parts} original={original} onShow={() => setShowsBehind(true)} />
    ),
    panels: (
      <>
        <DeleteTranslation
          page={page}
          format={kind.format}
          open={deleting}
          beforeDelete={saveLastEdits}
          onDeleted={() =>
            inBackground(navigate(pathOf(originalOf(page).pageId), { state: leavesWithoutQuestion }))
          }
          onRestored={() => open(page.pageId)}
          onClose={() => setDeleting(false)}
        />
        {translating && languages.list && (
          <TranslateDialog
            original={originalOf(page)}
            format={kind.format}
            list={languages.list}
            beforeStart={isTranslation ? async () => true : beforeStart}
            onOpen={(pageId) => {
              setTranslating(false)
              open(pageId)
            }}
            onClose={() => setTranslating(false)}
          />
        )}
        {showsBehind && (
          <BehindPanel
            session={session}
            parts={parts}
            behind={behind}
            original={original}
            onClose={() => setShowsBehind(false)}
          />
        )}
      </>
    ),
  }
}

interface BehindBarProps<Document> {
  session: EditingSession<Document>
  parts: TranslatedParts<Document>
  original: LoadedOriginal<Document>
  onShow: () => void
}

function BehindBar<Document>({ session, parts, original, onShow }: BehindBarProps<Document>) {
  const { document } = original
  const count = useOpenDocument(session.store, ({ history }) =>
    document === undefined ? 0 : partsBehind(parts.translation, document, history.present).length,
  )
  if (count === 0) return null
  return (
    <Banner
      kind="info"
      action={
        <Button look="link" size="small" className="-my-1.5" onClick={onShow}>
          {pageChanges.show}
        </Button>
      }
    >
      {messages.behind(count)}
    </Banner>
  )
}
