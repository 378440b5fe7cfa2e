import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** Serves the source files of the web app, and the gallery, for tests of what the product does not show. */
export async function startSourceServer(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: join(root, 'packages/web/vite.config.ts'),
    cacheDir: mkdtempSync(join(tmpdir(), 'lectern-e2e-vite-')),
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null, proxy: {} },
  })
  return server.listen()
}

/** An empty page that can import the source files by their paths. */
export async function openSources(page: Page, server: ViteDevServer): Promise<void> {
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('The sources are not served.')
  await page.route('**/empty.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  )
  await page.goto(`${address}empty.html`)
}

/** The import address of a repository file in such a page. */
export function sourceOf(path: string): string {
  return `/@fs${join(root, path)}`
}
