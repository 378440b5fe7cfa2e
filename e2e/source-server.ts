import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '..')

/** Serves the sources of the web app themselves, and the gallery, for tests of what cannot be seen through the product. */
export async function startSourceServer(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(root, 'packages/web/vite.config.ts'),
    cacheDir: mkdtempSync(join(tmpdir(), 'lectern-e2e-vite-')),
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null, proxy: {} },
  })
  return server.listen()
}

/** An empty page at which the sources can be imported by their paths. */
export async function openSources(page: Page, server: ViteDevServer): Promise<void> {
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The sources are not served.')
  await page.route('**/empty.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  )
  await page.goto(`${address}empty.html`)
}

/** Where a file of the repository is imported from in such a page. */
export function sourceOf(path: string): string {
  return `/@fs${join(root, path)}`
}
