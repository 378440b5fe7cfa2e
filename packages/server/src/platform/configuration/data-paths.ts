import { join } from 'node:path'

/** The paths inside the data directory. */
export function dataPaths(dataDir: string): {
  /** Paid speech whose audio is not stored yet, and claims of processes that buy speech or pictures. */
  speech: string
  media: string
  secret: string
  outbox: string
  incoming: string
} {
  return {
    incoming: join(dataDir, 'incoming'),
    media: join(dataDir, 'media'),
    speech: join(dataDir, 'speech'),
    secret: join(dataDir, 'secret.key'),
    outbox: join(dataDir, 'outbox'),
  }
}
