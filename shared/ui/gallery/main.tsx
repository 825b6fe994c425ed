import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@waymark/ui/styles/base.css'
import { UiProvider } from '@waymark/ui/ui-provider'
import { Gallery } from './gallery.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root element')

createRoot(root).render(
  <StrictMode>
    <UiProvider navigate={(path) => window.history.pushState(null, '', path)}>
      <Gallery />
    </UiProvider>
  </StrictMode>,
)
