import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { z } from 'zod'

/** The part of Emscripten's NODEFS that needs `fsync`, and its argument: an open file, or an open directory. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number | null; node: object }) => number }
  realPath(node: object): string
}

type ModuleOptions = Parameters<NodeFS['init']>[1]
type Prepare = NonNullable<ModuleOptions['preRun']>[number]

const nodeFileSystem = z.custom<NodeFileSystem>(
  (value) => value instanceof Object && 'stream_ops' in value && 'realPath' in value,
  'This PGlite stores its files in a way that Lectern does not support.',
)

/**
 * Stores PGlite's files in a folder, and syncs them to the disk when PostgreSQL requests it. By default PGlite
 * requests nothing (`-F`), and Emscripten's NODEFS has no `fsync`. A power failure could then leave a database that
 * cannot be opened.
 */
export class DurableNodeFS extends NodeFS {
  /** Number of syncs to the disk. A test checks it, because durability depends on this hook. */
  syncs = 0
  /** True once PostgreSQL may have written. */
  touched = false
  /** Set after a start that timed out, so that it can no longer write the files if it continues. */
  abandoned = false

  override async init(postgres: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(postgres, options)
    const prepare: Prepare = (module) => {
      if (this.abandoned) throw new Error('This start of the database has timed out.')
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

/** Syncs a file, or the names in a directory, to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
