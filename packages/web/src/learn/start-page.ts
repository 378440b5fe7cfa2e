import { firstPaint } from './first-paint.ts'

/**
 * The first script of a page for learners. It loads the others after the first paint, because the server has drawn the first
 * slide: they would take bandwidth and processor time from it.
 */
async function start(): Promise<void> {
  await firstPaint()
  const { scripts = '' } = document.documentElement.dataset
  // The imported ones are loaded at the same time as the script of the page, not after it.
  await Promise.all(scripts.split(' ').map(async (file) => import(/* @vite-ignore */ file)))
}

// This file imports nothing that other files share: it would be loaded with them, before the first paint.
start().catch((failure: unknown) => reportError(failure))
