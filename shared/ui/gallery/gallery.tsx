import { Logo } from '@waymark/ui/logo'
import { PageHeading } from '@waymark/ui/page-heading'
import { SkipLink } from '@waymark/ui/skip-link'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { ToastRegion } from '@waymark/ui/toast'
import Contrast from 'lucide-react/icons/contrast'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { Actions } from './actions.tsx'
import { Fields } from './fields.tsx'
import styles from './gallery.module.css'
import { Lists } from './lists.tsx'
import { Marks } from './marks.tsx'
import { Messages } from './messages.tsx'
import { Times } from './times.tsx'

type Theme = 'system' | 'light' | 'dark' | 'contrast'

const themes = [
  { id: 'system', label: 'System', icon: Monitor },
  { id: 'light', label: 'Light', icon: Sun },
  { id: 'dark', label: 'Dark', icon: Moon },
  { id: 'contrast', label: 'High contrast', icon: Contrast },
] as const

/** All components on one page, to look at while changing them. */
export function Gallery() {
  const [theme, setTheme] = useState<Theme>('system')

  function show(next: Theme) {
    setTheme(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
  }

  return (
    <>
      <header className={styles.page}>
        <SkipLink />
        <Logo href="#top" />
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        <PageHeading
          lead="Every part that screens are made of."
          actions={<SwitchSegment label="Display" options={themes} value={theme} onChange={show} />}
        >
          Components
        </PageHeading>
        <div className={styles.sheet}>
          <Actions />
          <Fields />
          <Times />
          <Marks />
          <Lists />
          <Messages />
        </div>
      </main>
      <ToastRegion />
    </>
  )
}
