import { fileURLToPath } from 'node:url'
import { defineConfig } from 'drizzle-kit'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  dialect: 'postgresql',
  schema: path('./src/db/schema.ts'),
  out: path('./src/db/migrations'),
})
