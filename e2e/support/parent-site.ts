import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another site that shows the address of its query in a frame, and the height that the frame reports. */
export interface ParentSite extends AsyncDisposable {
  readonly origin: string
}

const page = `<!doctype html>
<html lang="en">
  <title>A course page</title>
  <iframe title="A slideshow" width="800" height="450" style="border:0" allow="autoplay; fullscreen"></iframe>
  <p data-testid="height"></p>
  <a href="#after">After the frame</a>
  <script>
    addEventListener('message', ({ data }) => {
      if (data.type === 'lectern:size') document.querySelector('p').textContent = String(data.height)
    })
    document.querySelector('iframe').src = new URLSearchParams(location.search).get('frame')
  </script>
</html>`

/** Starts a site on a free port. It stops at the end of the scope (`await using`). */
export async function startParentSite(): Promise<ParentSite> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
