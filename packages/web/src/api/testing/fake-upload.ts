/** An XMLHttpRequest that sends nothing. Tests set its progress and its end. */
export class FakeUpload extends EventTarget {
  /** All uploads, in the order in which they were sent. */
  static sent: FakeUpload[] = []

  readonly headers = new Map<string, string>()
  readonly upload = new EventTarget()
  address = ''
  file: File | undefined
  status = 0
  responseText = ''
  private answered: Readonly<Record<string, string>> = {}
  aborted = false

  open(method: string, path: string): void {
    this.address = `${method} ${path}`
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name.toLowerCase(), value)
  }

  getResponseHeader(name: string): string | null {
    return this.answered[name.toLowerCase()] ?? null
  }

  send(file: File): void {
    this.file = file
    FakeUpload.sent.push(this)
  }

  abort(): void {
    this.aborted = true
    this.end('abort')
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
    if (loaded === total) this.upload.dispatchEvent(new Event('load'))
  }

  /** `headers` have names in lower case. */
  answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
    this.status = status
    this.answered = headers
    this.responseText = JSON.stringify(body)
    this.end('load')
  }

  breakOff(): void {
    this.end('error')
  }

  private end(kind: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(kind))
    this.dispatchEvent(new Event('loadend'))
  }
}
