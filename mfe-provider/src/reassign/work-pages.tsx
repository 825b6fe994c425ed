import { Button } from '@waymark/ui/button'
import { announce } from '@waymark/web-kit/announcement'
import styles from './bookings-to-reassign.module.css'

interface WorkPagesProps {
  /** "bookings". */
  readonly what: string
  readonly page: number
  readonly pageSize: number
  readonly count: number
  readonly onOpen: (page: number) => void
}

/** Earlier and later ones of a list in a dialog; `page` counts from 0. */
export function WorkPages({ what, page, pageSize, count, onOpen }: WorkPagesProps) {
  const rangeOf = (at: number) => `${at * pageSize + 1} to ${Math.min((at + 1) * pageSize, count)}`

  function open(next: number) {
    onOpen(next)
    announce(`${what[0]?.toUpperCase()}${what.slice(1)} ${rangeOf(next)}`)
  }

  return (
    <div className={styles.pages}>
      <Button
        size="small"
        disabledReason={page === 0 ? 'These are the first.' : undefined}
        onPress={() => open(page - 1)}
      >
        Earlier {what}
      </Button>
      <span>
        {rangeOf(page)} of {count}
      </span>
      <Button
        size="small"
        disabledReason={(page + 1) * pageSize >= count ? 'These are the last.' : undefined}
        onPress={() => open(page + 1)}
      >
        Later {what}
      </Button>
    </div>
  )
}
