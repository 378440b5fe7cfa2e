import { inBackground } from '../ui/in-background.ts'
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

inBackground(start())
