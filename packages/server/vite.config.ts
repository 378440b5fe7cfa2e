import { defineConfig } from 'vite'

/**
 * Lectern as it is run: its own modules and Drizzle in a few files. Loaded one by one from source it takes three times the
 * time and the memory (docs/decisions/2026-11-22-built-server.md). Everything else stays in `node_modules`.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      external: /^@lectern\/sandbox-lms\//,
      input: {
        main: 'src/main.ts',
        transfer: 'src/operation/transfer.ts',
        'speech-worker': 'src/audio/speech/workers/speech-worker.ts',
        'outline-thread': 'src/generation/writers/outline/thread/outline-thread.ts',
        'page-html-thread': 'src/course-material/imports/cartridge/page-html-thread.ts',
        'page-thread': 'src/generation/page-reader/page-thread.ts',
        'espeak-process': 'src/audio/speech/espeak/espeak-process.ts',
        'sherpa-process': 'src/audio/speech/local/sherpa-process.ts',
      },
      // Programs and files are found from the folder of the module that asks (`src/platform/runtime/program-files.ts`).
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: ['drizzle-orm'] },
})
