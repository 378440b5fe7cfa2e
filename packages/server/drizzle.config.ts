import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'drizzle-kit'

/** drizzle-kit wants paths from the working directory, whichever that is. */
const path = (file: string) => relative(process.cwd(), fileURLToPath(new URL(file, import.meta.url)))

export default defineConfig({
  dialect: 'postgresql',
  schema: path('./src/platform/db/schema'),
  out: path('./src/platform/db/migrations'),
})
