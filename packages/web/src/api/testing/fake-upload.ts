/** An XMLHttpRequest that sends nothing: tests say how far it is, and how it ends. */
export class FakeUpload {
  /** All that were sent, in order. */
  static sent: FakeUpload[] = []

  readonly headers = new Map<string, string>()
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } =
    {}
  address = ''
  file: File | undefined
  status = 0
  responseText = ''
  aborted = false
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void

  open(method: string, path: string): void {
    this.address = `${method} ${path}`
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value)
  }

  send(file: File): void {
    this.file = file
    FakeUpload.sent.push(this)
  }

  abort(): void {
    this.aborted = true
    this.onabort?.()
    this.onloadend?.()
  }

  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total })
    if (loaded === total) this.upload.onload?.()
  }

  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
    this.onloadend?.()
  }

  breakOff(): void {
    this.onerror?.()
    this.onloadend?.()
  }
}
