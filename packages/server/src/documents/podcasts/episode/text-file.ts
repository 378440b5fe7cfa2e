import { servedBytes, type ServedFile } from '../../../course-material/media/served-file.ts'

/** A text as a file. With a `name`, browsers download it under that name; otherwise they show it. */
export function textFile(contentType: string, text: string, name?: string): ServedFile {
  return { ...servedBytes(contentType, Buffer.from(text, 'utf8')), ...(name !== undefined && { name }) }
}
