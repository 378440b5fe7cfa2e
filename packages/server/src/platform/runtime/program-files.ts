const isBuilt = import.meta.url.endsWith('.js')

/** `src`, relative to this file or to the build in `dist`. */
const sources = new URL(isBuilt ? '../src/' : '../../', import.meta.url)

/** A file of `src` by its path there. Works from the sources and from the build in `dist`. */
export function sourceFile(path: string): URL {
  return new URL(path, sources)
}

/** A program that runs in its own thread or process, by the path of its source. Each is an entry of the build. */
export function programFile(path: `${string}.ts`): URL {
  const name = path.replace(/^.*\/|\.ts$/g, '')
  return isBuilt ? new URL(`${name}.js`, import.meta.url) : sourceFile(path)
}
