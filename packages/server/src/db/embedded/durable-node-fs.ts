import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { z } from 'zod'

/** The part of Emscripten's NODEFS that is missing `fsync`, and what it passes: an open file, or an open directory. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: object }) => number }
  realPath(node: object): string
}

type ModuleOptions = Parameters<NodeFS['init']>[1]
type Prepare = NonNullable<ModuleOptions['preRun']>[number]

const nodeFileSystem = z.custom<NodeFileSystem>(
  (value) => value instanceof Object && 'stream_ops' in value && 'realPath' in value,
  'This PGlite keeps its files in another way than Lectern knows.',
)

/**
 * PGlite's files in a folder, really on the disk when PostgreSQL has asked for that. As shipped, PGlite asks for
 * nothing (`-F`) and could not if it wanted, since Emscripten's NODEFS has no `fsync`: a power cut then leaves a
 * database that cannot be opened again.
 */
export class DurableNodeFS extends NodeFS {
  /** How many times data was forced to the disk. A test looks at it, since all of the above rests on this hook. */
  syncs = 0
  /** PostgreSQL may have written from here on. */
  touched = false
  /** Set for a start that was given up, so that it can no longer reach the files when it wakes after all. */
  abandoned = false

  override async init(postgres: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(postgres, options)
    const prepare: Prepare = (module) => {
      if (this.abandoned) throw new Error('This start of the database was given up.')
      this.touched = true
      const files = nodeFileSystem.parse(module.NODEFS)
      files.stream_ops.fsync = ({ nfd, node }) => {
        this.syncs += 1
        if (typeof nfd === 'number') fdatasyncSync(nfd)
        else syncPath(files.realPath(node))
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [prepare, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

/** Forces a file, or the names in a directory, to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
