import { FliteFiles } from './flite-files.ts'

/**
 * Flite, the speech synthesiser, as a WebAssembly command. Each call runs the program from its start, like a shell, on
 * files in memory.
 */
export interface FliteProgram {
  /** Runs it with these arguments and files (by name, without a leading slash). Returns the files after the run. */
  run(args: readonly string[], files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array>
}

/**
 * Instantiating takes longer than a short sentence, so one instance serves all calls. Before each call, the memory that
 * the program changes is restored. That memory (data, stack, heap) follows the constants.
 */
export async function startFlite(module: WebAssembly.Module): Promise<FliteProgram> {
  let files = new FliteFiles()
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: wasi(
      () => memory,
      () => files,
    ),
  })
  const { memory, _start: start } = instance.exports as { memory: WebAssembly.Memory; _start: () => void }
  const pristine = new Uint8Array(memory.buffer).slice(-changeableBytes)
  const changeable = memory.buffer.byteLength - changeableBytes
  return {
    run(args, input) {
      new Uint8Array(memory.buffer, changeable).fill(0).set(pristine)
      files = new FliteFiles(args, input)
      start()
      return files.contents()
    },
  }
}

/** At the end of the initial memory of 17 MB. A call changes its last 86 kB. */
const changeableBytes = 1 << 20

const success = 0
const badDescriptor = 8
const noSuchFile = 44
const rootDescriptor = 3

/**
 * The thirteen calls of WASI (preview 1) that the program imports. Node's own `node:wasi` needs real files and prints a
 * warning that it is experimental.
 */
function wasi(memoryOf: () => WebAssembly.Memory, filesOf: () => FliteFiles): WebAssembly.ModuleImports {
  const view = () => new DataView(memoryOf().buffer)
  const bytes = (at: number, length: number) => new Uint8Array(memoryOf().buffer, at, length)
  const write32 = (at: number, value: number) => view().setUint32(at, value, true)
  const write64 = (at: number, value: number) => view().setBigUint64(at, BigInt(value), true)

  /** Passes each buffer of a list to `step` until one is not used up. Writes the total number of bytes. */
  const transfer = (list: number, count: number, result: number, step: (buffer: Uint8Array) => number) => {
    let total = 0
    for (let entry = list; entry < list + count * 8; entry += 8) {
      const length = view().getUint32(entry + 4, true)
      const done = step(bytes(view().getUint32(entry, true), length))
      total += done
      if (done < length) break
    }
    write32(result, total)
    return success
  }

  return {
    args_sizes_get(count: number, size: number) {
      const { args } = filesOf()
      write32(count, args.length)
      write32(
        size,
        args.reduce((sum, arg) => sum + arg.length, 0),
      )
      return success
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer
      filesOf().args.forEach((arg, index) => {
        write32(pointers + index * 4, at)
        bytes(at, arg.length).set(arg)
        at += arg.length
      })
      return success
    },
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      write64(time, 0)
      return success
    },
    fd_prestat_get(descriptor: number, result: number) {
      if (descriptor !== rootDescriptor) return badDescriptor
      write32(result, 0)
      write32(result + 4, 1)
      return success
    },
    fd_prestat_dir_name(_descriptor: number, path: number) {
      bytes(path, 1).set([0x2f])
      return success
    },
    fd_fdstat_get(descriptor: number, result: number) {
      const [terminal, folder, file] = [2, 3, 4]
      bytes(result, 24).fill(0xff)
      bytes(result, 8).fill(0)
      bytes(result, 1).fill(
        (descriptor < rootDescriptor ? terminal : descriptor === rootDescriptor ? folder : file) ?? 0,
      )
      return success
    },
    fd_fdstat_set_flags: () => success,
    path_open(
      _folder: number,
      _lookup: number,
      path: number,
      length: number,
      flags: number,
      ...rest: number[]
    ) {
      const name = new TextDecoder().decode(bytes(path, length))
      const descriptor = filesOf().open(name, { create: (flags & 1) !== 0, truncate: (flags & 8) !== 0 })
      if (descriptor === undefined) return noSuchFile
      write32(rest.at(-1) ?? 0, descriptor)
      return success
    },
    fd_read(descriptor: number, list: number, count: number, result: number) {
      const file = filesOf().opened(descriptor)
      return file ? transfer(list, count, result, (buffer) => file.read(buffer)) : badDescriptor
    },
    fd_write(descriptor: number, list: number, count: number, result: number) {
      // The standard output of the program is ignored.
      const file = filesOf().opened(descriptor)
      return transfer(list, count, result, (buffer) => file?.write(buffer) ?? buffer.length)
    },
    fd_seek(descriptor: number, offset: bigint, origin: number, result: number) {
      const file = filesOf().opened(descriptor)
      if (!file) return badDescriptor
      write64(result, file.seek(Number(offset), origin))
      return success
    },
    fd_close: () => success,
    proc_exit(code: number) {
      throw new Error(`flite ended with exit code ${code}`)
    },
  }
}
