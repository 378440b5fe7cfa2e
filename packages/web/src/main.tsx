import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { router } from './app/router.tsx'
import { translateWith } from './messages/translated.ts'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Tests set it to find text that is not a message.
if (localStorage.getItem('interface_language') === 'pseudo')
  translateWith((await import('./messages/pseudo.ts')).pseudo)

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
