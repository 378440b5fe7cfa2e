import { Mic, MicOff } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { inBackground } from '../ui/in-background.ts'
import type { MicrophoneTrouble } from './capture/microphone.ts'
import { messages } from './messages.ts'
import type { Recorder } from './recorder.ts'

/** Title and text for an author without a microphone. */
function noticeOf(trouble: MicrophoneTrouble): { title: string; text: string } {
  if (trouble === 'blocked') return { title: messages.blocked, text: messages.aboutBlocked }
  if (trouble === 'none') return { title: messages.noMicrophone, text: messages.aboutNoMicrophone }
  if (trouble === 'unplugged') return { title: messages.unplugged, text: messages.aboutUnplugged }
  if (trouble === 'in use') return { title: messages.inUse, text: messages.aboutInUse }
  return { title: messages.notOffered, text: messages.aboutNotOffered }
}

/** Shown instead of the recorder before the browser asks for the microphone, and if there is no microphone. */
export function MicrophoneNotice({ recorder, trouble }: { recorder: Recorder; trouble?: MicrophoneTrouble }) {
  const [helpOpen, setHelpOpen] = useState(false)
  if (trouble === undefined) {
    return (
      <Notice icon={<Mic aria-hidden />} title={messages.inYourVoice} text={messages.aboutMicrophone}>
        <Button look="primary" onClick={() => inBackground(recorder.open())}>
          {messages.allowMicrophone}
        </Button>
      </Notice>
    )
  }
  const { title, text } = noticeOf(trouble)
  const canUpload = trouble !== 'blocked' && trouble !== 'in use'
  return (
    <Notice icon={<MicOff aria-hidden />} title={title} text={text} alert>
      {trouble !== 'not offered' && (
        <Button onClick={() => inBackground(recorder.open())}>{messages.tryAgain}</Button>
      )}
      {canUpload && <UploadButton recorder={recorder} />}
      {trouble === 'blocked' && (
        <Button look="quiet" aria-expanded={helpOpen} onClick={() => setHelpOpen(!helpOpen)}>
          {messages.showWhere}
        </Button>
      )}
      {helpOpen && trouble === 'blocked' && (
        <p className="w-full text-sm text-ink-2">{messages.whereBrowsersAllow}</p>
      )}
    </Notice>
  )
}

interface NoticeProps {
  icon: ReactNode
  title: string
  text: string
  alert?: boolean
  children: ReactNode
}

function Notice({ icon, title, text, alert = false, children }: NoticeProps) {
  return (
    <div className="mx-auto grid max-w-[52ch] justify-items-center gap-1.5 py-3 text-center">
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
        {icon}
      </span>
      <div role={alert ? 'alert' : undefined} className="grid gap-1">
        <h3 className="font-strong">{title}</h3>
        <p className="text-ink-2">{text}</p>
      </div>
      <div className="mt-1.5 flex flex-wrap justify-center gap-2.5">{children}</div>
    </div>
  )
}

/** Makes a take from a sound file. */
function UploadButton({ recorder }: { recorder: Recorder }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => field.current?.click()}>{messages.uploadRecording}</Button>
      <input
        ref={field}
        type="file"
        accept="audio/*,.wav,.mp3,.m4a"
        aria-label={messages.fileToUpload}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file) inBackground(recorder.upload(file))
        }}
      />
    </>
  )
}
