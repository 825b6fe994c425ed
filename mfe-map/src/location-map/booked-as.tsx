import { Button } from '@waymark/ui/button'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useAppStore } from '@waymark/web-kit/store'
import { lazy, Suspense, useState } from 'react'
import styles from './venue-panel.module.css'

const NameDialog = lazy(async () => ({ default: (await import('./name-dialog.tsx')).NameDialog }))

/** Under which name somebody who is signed in books from the map, to be put right there. */
export function BookedAs() {
  const user = useAppStore((state) => state.user)
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  return (
    <p className={styles.small}>
      You book as {user.firstName} {user.lastName}.{' '}
      <Button variant="quiet" size="small" onPress={() => setOpen(true)}>
        Change <VisuallyHidden>my name</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <NameDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
