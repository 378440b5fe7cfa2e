import { open } from 'node:fs/promises'

/** Properties are at the end of a model file. */
const tailBytes = 64 * 1024

/**
 * The names of the speakers in the properties of a Kokoro model. The file is a protobuf message: a property is a message
 * with the key in field 1 and the value in field 2. Empty if there are none.
 */
export async function speakerNamesIn(modelFile: string): Promise<string[]> {
  const tail = await readTail(modelFile)
  const names = propertyIn(tail, 'speaker_names')
  if (names !== undefined) return names.split(',').map((name) => name.trim())
  // 0->af_alloy,1->af_aoede
  const pairs = propertyIn(tail, 'id2speaker')?.split(',') ?? []
  return pairs.map((pair) => pair.split('->').at(-1)?.trim() ?? '')
}

async function readTail(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(size, tailBytes)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer
  } finally {
    await file.close()
  }
}

function propertyIn(tail: Buffer, key: string): string | undefined {
  const start = tail.lastIndexOf(Buffer.concat([Buffer.from([0x0a, key.length]), Buffer.from(key)]))
  if (start === -1) return undefined
  let at = start + 2 + key.length
  if (tail[at] !== 0x12) return undefined
  let length = 0
  for (let shift = 0; shift < 28; shift += 7) {
    const byte = tail[(at += 1)] ?? 0
    length |= (byte & 0x7f) << shift
    if (byte < 0x80) break
  }
  return tail.toString('utf8', at + 1, at + 1 + length)
}
