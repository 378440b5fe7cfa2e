import { Mic, MicOff } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { inBackground } from '../ui/in-background.ts'
import type { MicrophoneTrouble } from './capture/microphone.ts'
import type { Recorder } from './recorder.ts'

const troubles: Record<MicrophoneTrouble, { title: string; text: string }> = {
  blocked: {
    title: 'The microphone is blocked',
    text: 'Press the lock beside the address, allow Microphone, then try again. The synthesized voice stays until then.',
  },
  none: {
    title: 'No microphone found',
    text: 'Plug one in and it appears here by itself. Or upload a recording, WAV, MP3 or M4A.',
  },
  unplugged: {
    title: 'The microphone is gone',
    text: 'Plug it in again and it appears here by itself. Or upload a recording, WAV, MP3 or M4A.',
  },
  'in use': {
    title: 'The microphone does not answer',
    text: 'Another program may be using it. Close calls and other recorders, then try again.',
  },
  'not offered': {
    title: 'This browser offers no microphone here',
    text: 'It does so at addresses that begin with https. You can upload a recording, WAV, MP3 or M4A.',
  },
}

/** Where browsers keep who may use the microphone. */
const places =
  'Chrome and Edge: the sign before the address, then Microphone. Firefox: the crossed-out microphone before the address. Safari: the menu Safari, Settings for this website, Microphone.'

/** What stands in the place of the recorder before the browser asks, and when there is no microphone. */
export function MicrophoneNotice({ recorder, trouble }: { recorder: Recorder; trouble?: MicrophoneTrouble }) {
  const [where, setWhere] = useState(false)
  if (trouble === undefined) {
    return (
      <Notice
        icon={<Mic aria-hidden />}
        title="Say it in your own voice"
        text="Your browser will ask for the microphone. Nothing is recorded before you press Record, and nothing leaves this page before you keep a take."
      >
        <Button look="primary" onClick={() => inBackground(recorder.open())}>
          Use my microphone
        </Button>
      </Notice>
    )
  }
  const { title, text } = troubles[trouble]
  const canUpload = trouble !== 'blocked' && trouble !== 'in use'
  return (
    <Notice icon={<MicOff aria-hidden />} title={title} text={text} alert>
      {trouble !== 'not offered' && <Button onClick={() => inBackground(recorder.open())}>Try again</Button>}
      {canUpload && <UploadButton recorder={recorder} />}
      {trouble === 'blocked' && (
        <Button look="quiet" aria-expanded={where} onClick={() => setWhere(!where)}>
          Show me where
        </Button>
      )}
      {where && trouble === 'blocked' && <p className="w-full text-sm text-ink-2">{places}</p>}
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

/** Makes a take of a sound file. */
function UploadButton({ recorder }: { recorder: Recorder }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => field.current?.click()}>Upload a recording</Button>
      <input
        ref={field}
        type="file"
        accept="audio/*,.wav,.mp3,.m4a"
        aria-label="Recording to upload"
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
