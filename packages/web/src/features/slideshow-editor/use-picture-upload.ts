import { imagesApi, pictureLimit } from '@lectern/domain/api/images.ts'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-problem.ts'
import { upload } from '../../api/upload.ts'
import type { PageAddress } from '../../editing/editable-document.ts'

interface Sending {
  /** How much has left, from 0 to 1; undefined when nothing is on its way. */
  readonly share?: number
  /** Why the last one could not be kept. */
  readonly problem?: string
}

/** Sends a picture to be kept with a page, one at a time. What is on its way is given up when its field goes. */
export function usePictureUpload({ courseId, pageId }: PageAddress, onKept: (url: string) => void) {
  const [sending, setSending] = useState<Sending>({})
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File): Promise<void> {
    if (file.size > pictureLimit) {
      setSending({ problem: 'This picture is larger than 10 MiB. Please choose a smaller one.' })
      return
    }
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setSending({ share: 0 })
    try {
      const { url } = await upload(imagesApi.upload, file, {
        params: { courseId, pageId },
        signal: control.signal,
        onProgress: (share) => setSending({ share }),
      })
      setSending({})
      onKept(url)
    } catch (problem) {
      if (running.current !== control) return
      setSending(
        control.signal.aborted
          ? {}
          : { problem: sentenceOf(problem, 'The picture could not be uploaded. Please try again.') },
      )
    }
  }

  return { ...sending, send, cancel: () => running.current?.abort() }
}
