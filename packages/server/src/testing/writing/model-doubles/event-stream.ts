import { crc32 } from 'node:zlib'

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function header(name: string, value: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(Buffer.byteLength(value))
  // The type 7 is a string.
  return Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    Buffer.from([7]),
    length,
    Buffer.from(value),
  ])
}

/** A message in the binary format of Amazon's event streams: https://smithy.io/2.0/aws/amazon-eventstream.html. */
export function eventMessage(headers: Readonly<Record<string, string>>, data: object): Buffer {
  const head = Buffer.concat(Object.entries(headers).map(([name, value]) => header(name, value)))
  const payload = Buffer.from(JSON.stringify(data))
  const prelude = Buffer.concat([uint32(16 + head.length + payload.length), uint32(head.length)])
  const message = Buffer.concat([prelude, uint32(crc32(prelude)), head, payload])
  return Buffer.concat([message, uint32(crc32(message))])
}
