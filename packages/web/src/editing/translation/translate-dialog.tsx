import { jobsApi } from '@lectern/domain/api/jobs.ts'
import { type Translations, translationsApi } from '@lectern/domain/api/documents/translations.ts'
import type { Format } from '@lectern/domain/courses/formats.ts'
import type { Job } from '@lectern/domain/jobs/job.ts'
import { voicesOf } from '@lectern/domain/voices/chosen-voices.ts'
import { type Language, languageName, languageOf } from '@lectern/domain/voices/languages.ts'
import { useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { storeJobs, useUnfinishedJob } from '../../api/events/jobs.ts'
import { messageWords, reasonWords } from '../../messages/problems/problem-sentence.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { inBackground } from '../../ui/in-background.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { languageOptionsByName } from '../../voices/voice-search.ts'
import { VoiceSelector } from '../../voices/voice-selector.tsx'
import type { PageAddress } from '../document/editable-document.ts'
import { followJob } from '../jobs/follow-job.ts'
import { useLeavingSignal } from '../jobs/use-leaving-signal.ts'
import { messages as pageChanges } from '../page-changes/messages.ts'
import { messages } from './messages.ts'

/** A translation that was started here. */
interface Run {
  readonly jobId: string
  readonly pageId: string
  readonly language: Language
}

interface TranslateDialogProps {
  /** The page of the original. */
  original: PageAddress
  format: Format
  list: Translations
  /** Saves the edits of the open document. False if that fails. */
  beforeStart: () => Promise<boolean>
  onOpen: (pageId: string) => void
  onClose: () => void
}

interface Offered {
  readonly value: Language
  readonly label: string
}

type Voices = Readonly<Record<string, string | undefined>>

/** Chooses a language and voices, and shows the progress of the translation. */
export function TranslateDialog(props: TranslateDialogProps) {
  const { original, format, list, beforeStart, onOpen, onClose } = props
  const offered = offeredLanguages(list)
  const [language, setLanguage] = useState(offered[0]?.value)
  const [voices, setVoices] = useState<Voices>({})
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [run, setRun] = useState<Run>()
  const [ended, setEnded] = useState<Job>()
  const leaving = useLeavingSignal()

  async function start(chosen: Language): Promise<void> {
    setStarting(true)
    setProblem(undefined)
    try {
      if (!(await beforeStart())) return
      const started = await call(translationsApi.create, {
        params: { ...original, format },
        body: { language: chosen, ...voices },
      })
      setRun({ jobId: started.job_id, pageId: started.page_id, language: chosen })
      inBackground(follow(started.job_id))
    } catch (error) {
      setProblem(sentenceOf(error, messages.notStarted))
    } finally {
      setStarting(false)
    }
  }

  async function follow(jobId: string): Promise<void> {
    const signal = leaving()
    const group = await followJob(jobId, signal).catch((reason: unknown) => {
      if (!signal.aborted) throw reason
    })
    // The dialog was closed. The editor reports the end of the translation.
    if (!group) return
    const { jobs, failed_pages: failed } = group
    const [job] = jobs
    if (job?.state === 'succeeded') return setEnded(job)
    const [reason] = failed
    setRun(undefined)
    setProblem(
      job?.state === 'cancelled' ? messages.cancelled : reason ? reasonWords(reason) : messages.failed,
    )
  }

  if (run)
    return (
      <Dialog
        open
        onClose={onClose}
        title={messages.title[format]}
        footer={
          ended ? (
            <Button look="primary" className="ms-auto" onClick={() => onOpen(run.pageId)}>
              {messages.open}
            </Button>
          ) : (
            <CancelButton jobId={run.jobId} />
          )
        }
      >
        {ended ? (
          <Ended job={ended} language={run.language} />
        ) : (
          <Running original={original} format={format} run={run} />
        )}
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title[format]}
      footer={
        <div className="flex flex-1 flex-wrap justify-end gap-2.5">
          <Button onClick={onClose}>{pageChanges.cancel}</Button>
          <Button
            look="primary"
            busy={starting}
            unavailable={!language}
            onClick={() => language && inBackground(start(language))}
          >
            {messages.translate}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">{messages.about}</p>
        {problem !== undefined && <Banner kind="warn">{problem}</Banner>}
        {language && (
          <>
            <Select
              label={messages.language}
              options={offered}
              value={language}
              onChange={(next) => {
                setLanguage(next)
                setVoices({})
              }}
            />
            <VoiceSelectors
              key={language}
              format={format}
              language={language}
              voices={voices}
              onChange={(field, voiceId) => setVoices((chosen) => ({ ...chosen, [field]: voiceId }))}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The languages that the document does not have yet, by their names. */
function offeredLanguages({ original, translations }: Translations): readonly Offered[] {
  const known = new Set([
    languageOf(original.language ?? undefined),
    ...translations.map(({ language }) => language),
  ])
  return languageOptionsByName().flatMap(({ value, label }) => {
    const language = languageOf(value)
    return language && !known.has(language) ? [{ value: language, label }] : []
  })
}

interface VoiceSelectorsProps {
  format: Format
  language: Language
  voices: Voices
  onChange: (field: string, voiceId: string) => void
}

function VoiceSelectors({ format, language, voices, onChange }: VoiceSelectorsProps) {
  return (
    <div className="grid gap-3">
      {voicesOf(format).map(({ role, field }) => (
        <VoiceSelector
          key={role}
          label={role === 'narrator' ? messages.narrator : messages.host(role.toUpperCase())}
          voiceRole={role}
          value={voices[field]}
          contentLanguages={[language]}
          onChange={(voiceId) => onChange(field, voiceId)}
        />
      ))}
    </div>
  )
}

function Running({ original, format, run }: { original: PageAddress; format: Format; run: Run }) {
  const job = useUnfinishedJob(original.courseId, run.pageId, format)
  // The job has ended when its outcome is still being loaded.
  const [last, setLast] = useState(job)
  if (job && job !== last) setLast(job)
  const { stage, done, total } = (job ?? last)?.progress ?? { stage: 'waiting', done: 0, total: 0 }
  const words =
    stage === 'voicing'
      ? messages.voicing(done, total)
      : stage === 'writing'
        ? messages.translating(done, total)
        : messages.waiting
  const share = total > 0 ? done / total : 0
  return (
    <div className="grid gap-3 py-2">
      <p className="text-sm font-strong">{messages.translationInto(languageName(run.language))}</p>
      <output className="text-sm">{words}</output>
      <Progress label={words} value={stage === 'voicing' ? 0.5 + share / 2 : share / 2} />
      <p className="text-sm text-ink-2">{messages.workContinues}</p>
    </div>
  )
}

function Ended({ job, language }: { job: Job; language: Language }) {
  const note = messageWords(job)
  return (
    <div className="grid gap-3 py-2">
      <output className="text-sm">{messages.ready(languageName(language))}</output>
      {note !== undefined && <Banner kind="info">{note}</Banner>}
    </div>
  )
}

function CancelButton({ jobId }: { jobId: string }) {
  const [problem, setProblem] = useState<string>()
  async function cancel(): Promise<void> {
    try {
      await call(jobsApi.cancel, { params: { jobId } })
      storeJobs((await call(jobsApi.get, { params: { jobId } })).jobs)
    } catch (error) {
      setProblem(sentenceOf(error, messages.notCancelled))
    }
  }
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-2.5">
      {problem !== undefined && <output className="text-sm text-danger">{problem}</output>}
      <Button onClick={() => inBackground(cancel())}>{pageChanges.cancel}</Button>
    </div>
  )
}
