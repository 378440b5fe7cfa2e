import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { compressFiles } from './compress-files.ts'
import { modulesOfScreen } from './modules-of-screen.ts'

/** Where `npm run dev` has the server; see docs/configuration.md. */
const server = process.env['LECTERN_DEV_SERVER'] ?? 'http://127.0.0.1:8080'

const target = ['chrome123', 'firefox128', 'safari17.5']

const player = modulesOfScreen('/src/player-entry.tsx', 'player')

/** The modules that the slideshow's page needs before it plays. */
const learner = modulesOfScreen('/src/learn/slideshow/slideshow-client.tsx', 'learn')

const playerBuild: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/player',
    target,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/player-entry.tsx',
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'player.js',
        chunkFileNames: 'assets/[name]-[hash].js',
        // One file for what later files share with the first, instead of one request for each module.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => id.includes('/node_modules/preact/') || player.has(id),
              minShareCount: 2,
            },
          ],
        },
        assetFileNames: ({ names }) =>
          names[0] === 'player-entry.css' ? 'player.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
}

/** Renders the first slide on a server, without a browser (docs/decisions/2026-11-21-player-entry.md). */
const firstSlideBuild: EnvironmentOptions = {
  consumer: 'server',
  define: { 'process.env.NODE_ENV': '"production"' },
  // The file works without the packages of the web build, which a production install does not have.
  resolve: { noExternal: true },
  build: {
    outDir: 'dist/player-server',
    target: 'node24',
    copyPublicDir: false,
    emitAssets: false,
    rolldownOptions: {
      input: 'src/first-slide-entry.tsx',
      output: { entryFileNames: 'first-slide.js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
}

/**
 * The scripts and styles of the pages for learners, one entry for each page. `dist/learn-server/` names their files by the
 * manifest.
 */
const learnBuild: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/learner',
    target,
    copyPublicDir: false,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: {
        start: 'src/learn/start-page.ts',
        slideshow: 'src/learn/slideshow/slideshow-client.tsx',
        podcast: 'src/learn/podcast/podcast-client.tsx',
        course: 'src/learn/course/course-client.tsx',
        'not-found': 'src/learn/not-found/not-found-client.ts',
      },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => id.includes('/node_modules/preact/') || learner.has(id),
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}

/** Draws the pages for learners on a server (`LearnPages` of domain). */
const learnServerBuild: EnvironmentOptions = {
  consumer: 'server',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Like `firstSlideBuild`, it works without packages.
  resolve: { noExternal: true },
  build: {
    outDir: 'dist/learn-server',
    target: 'node24',
    copyPublicDir: false,
    emitAssets: false,
    rolldownOptions: {
      input: 'src/learn-server-entry.tsx',
      // A page in the browser loads some modules only when it needs them. The server has all of them.
      checks: { ineffectiveDynamicImport: false },
      output: { entryFileNames: 'learn-pages.js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
}

/**
 * The modules that the login screen shares with others are in one file: in a dozen small files they would be 2 kB larger when
 * compressed, and the login screen has a limit of size (`e2e/account/account.spec.ts`).
 */
const login = modulesOfScreen('/features/account/login-screen.tsx', 'client')

const appBuild: EnvironmentOptions = {
  build: {
    rolldownOptions: {
      output: {
        // The login screen contains the names of all chunks. Seven characters tell the versions of a chunk apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [{ name: 'shared', test: login.has, minShareCount: 2 }] },
      },
    },
  },
}

/**
 * Sonner brings its styles in a style element that its script makes, which the content security policy forbids.
 * `ui/overlays/toaster.tsx` imports its style sheet instead.
 */
const sonnerWithoutStyleElement: Plugin = {
  name: 'sonner-without-style-element',
  transform: {
    filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs/ },
    handler: (code) => code.replace(/^__insertCSS\(.*$/m, ''),
  },
}

const preact = (module: string) => fileURLToPath(import.meta.resolve(module))

/** Preact has the interface of React in a tenth of its size. Each module of React has a module of Preact. */
const preactModules: Readonly<Record<string, string>> = {
  react: preact('preact/compat'),
  'react-dom': preact('preact/compat'),
  'react-dom/client': preact('preact/compat/client'),
  'react/jsx-runtime': preact('preact/jsx-runtime'),
}

/** The player and the pages for learners are built with Preact (docs/decisions/2026-11-21-player-entry.md). */
const playerOnPreact: Plugin = {
  name: 'player-on-preact',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'player' || name === 'learn',
  resolveId: (source) => preactModules[source],
}

/**
 * One command builds the app and, in `dist/player/`, the player, which any page can load without the app
 * (docs/decisions/2026-11-21-player-entry.md). Both contain their shared code, so that the folder is complete.
 */
export default defineConfig({
  root: import.meta.dirname,
  // Tailwind's own optimizer would rewrite light-dark(), and with it the tokens of a dark part in a light page.
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    sonnerWithoutStyleElement,
    playerOnPreact,
    login.plugin,
    player.plugin,
    learner.plugin,
    compressFiles,
  ],
  build: { target, chunkSizeWarningLimit: 700 },
  builder: {},
  environments: {
    client: appBuild,
    player: playerBuild,
    firstSlide: firstSlideBuild,
    learn: learnBuild,
    learnServer: learnServerBuild,
  },
  // The folder of the player may be anywhere. Only the page of the app, which has many addresses, needs paths from the root.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  server: { proxy: { '/api': { target: server, changeOrigin: true } } },
})
