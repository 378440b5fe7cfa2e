import type { Job } from '@lectern/domain/jobs/job.ts'
import { useEffect, useState } from 'react'
import type { EditableDocument, PageAddress, WrittenParts } from '../document/editable-document.ts'
import { readLatest } from './read-latest.ts'

/**
 * The finished parts of a document that a job generates. They are read again when the job reports more of them. The
 * component lives as long as the job. An answer about another job is ignored, so that the parts stay on screen until the
 * stored document replaces them.
 */
export function useWritten<Document>(
  kind: EditableDocument<Document>,
  page: PageAddress,
  { id, progress }: Job,
): WrittenParts<Document> {
  const [written, setWritten] = useState<WrittenParts<Document>>({
    job_id: id,
    total: 0,
    positions: [],
    document: null,
  })
  const [reader] = useState(() =>
    readLatest(
      () => kind.loadWritten(page),
      (answer) => {
        if (answer.job_id === id) setWritten(answer)
      },
    ),
  )
  const { stage, done, parts } = progress
  const mark = JSON.stringify([stage, parts, stage === 'voicing' && done])
  // oxlint-disable-next-line react/exhaustive-deps -- read again when the progress changes
  useEffect(() => reader.read(), [reader, mark])
  useEffect(() => () => reader.close(), [reader])
  return written
}
