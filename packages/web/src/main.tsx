import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './app/router.tsx'
import { startLanguage } from './messages/languages/start-language.ts'
import './styles.css'
import { inBackground } from './ui/in-background.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await startLanguage()
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

// A top-level await would make the bundler put the code of the first screen into more files.
inBackground(start())
