import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { LearnPages } from '@lectern/domain/learn/learn-pages.ts'

/** Loads the module that the web build emits for drawing pages. Undefined if the web was not built. */
export async function loadLearnPages(file: string): Promise<LearnPages | undefined> {
  if (!existsSync(file)) return undefined
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isLearnPages(module)) throw new Error(`${file} does not draw pages for learners. Run "npm run build".`)
  return module
}

function isLearnPages(module: unknown): module is LearnPages {
  const names = ['renderDocument', 'renderCourse', 'renderNotFound'] as const
  return (
    typeof module === 'object' &&
    module !== null &&
    names.every((name) => typeof Reflect.get(module, name) === 'function')
  )
}
