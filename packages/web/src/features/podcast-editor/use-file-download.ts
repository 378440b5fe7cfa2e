import type { Endpoint } from '@lectern/domain/api/endpoint/endpoint.ts'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { downloadFile } from '../../api/download-file.ts'
import type { PageAddress } from '../../editing/document/editable-document.ts'
import { inBackground } from '../../ui/in-background.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { messages } from './messages.ts'

/** Shorter waiting times are not shown. */
const noticeableMs = 300

export interface FileDownload {
  readonly download: (endpoint: Endpoint, query?: Readonly<Record<string, string>>) => void
  /** Whether the server needs a noticeable time to create the file. */
  readonly waiting: boolean
  readonly stop: () => void
}

/** Downloads files of a page, one at a time. */
export function useFileDownload({ courseId, pageId }: PageAddress): FileDownload {
  const [waiting, setWaiting] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function fetchFile(endpoint: Endpoint, query: Readonly<Record<string, string>>): Promise<void> {
    current.current?.abort()
    const mine = new AbortController()
    current.current = mine
    const notice = setTimeout(() => setWaiting(true), noticeableMs)
    try {
      await downloadFile(endpoint, { params: { courseId, pageId }, query, signal: mine.signal })
    } catch (problem) {
      if (!mine.signal.aborted) toast.error(sentenceOf(problem, messages.downloadFailed))
    } finally {
      clearTimeout(notice)
      if (current.current === mine) setWaiting(false)
    }
  }

  return {
    download: (endpoint, query = {}) => inBackground(fetchFile(endpoint, query)),
    waiting,
    stop() {
      current.current?.abort()
      setWaiting(false)
    },
  }
}
