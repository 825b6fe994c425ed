import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { formatInstant } from '@waymark/web-kit/format'
import type { ContactMessage } from './contact-message.ts'
import css from './contact-messages.module.css'

/** Who wrote what, and when. */
export const messageColumns: readonly TableColumn<ContactMessage>[] = [
  {
    id: 'who',
    header: 'Who',
    isRowHeader: true,
    cell: (row) => (
      <span className={css.who}>
        <b>{row.name}</b>
        <SecondLine>{row.email}</SecondLine>
        <span className={css.small}>{row.isSignedIn ? 'Was signed in' : 'Not signed in'}</span>
      </span>
    ),
  },
  {
    id: 'message',
    header: 'Message',
    cell: (row) => (
      <span className={css.lines}>
        <b>{row.topic}</b>
        <span className={css.excerpt}>{row.body}</span>
      </span>
    ),
  },
  { id: 'sent', header: 'Sent', cell: (row) => formatInstant(row.sentAt) },
]
