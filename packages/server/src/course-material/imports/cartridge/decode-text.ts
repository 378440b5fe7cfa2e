/** The start of a document in which browsers look for a declared encoding, in bytes. */
const head = 1024

/**
 * Decodes an HTML or XML document: by its byte order mark, its declaration, or as UTF-8. Anything else is read as
 * Windows-1252, as in old documents.
 */
export function decodeText(bytes: Uint8Array): string {
  const declared = markOf(bytes) ?? declaredIn(bytes)
  return decode(bytes, declared ?? 'utf-8', true) ?? decode(bytes, 'windows-1252', false) ?? ''
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb ? 'utf-8' : undefined
}

function declaredIn(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, head)).toString('latin1')
  const label =
    /<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)|<meta[^>]*\bcharset\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)
  const name = (label?.[1] ?? label?.[2])?.toLowerCase()
  // A declaration that is readable byte by byte is not in UTF-16, whatever it declares.
  return name?.startsWith('utf-16') ? 'utf-8' : name
}

function decode(bytes: Uint8Array, label: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}
