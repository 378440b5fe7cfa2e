import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` has the server; see docs/configuration.md. */
const server = process.env['LECTERN_DEV_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  // Tailwind's own optimizer would rewrite light-dark(), and with it the tokens of a dark part in a light page.
  plugins: [react(), tailwindcss({ optimize: false })],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': { target: server, changeOrigin: true } } },
})
