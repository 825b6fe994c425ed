import type { OutputOf } from '@waymark/contracts/define-call'
import { support } from '@waymark/contracts/support'
import { Button } from '@waymark/ui/button'
import type { TableColumn } from '@waymark/ui/data-table'
import { ListPage } from '@waymark/ui/list-page'
import { SelectField } from '@waymark/ui/select-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatInstant } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import css from './contact-messages.module.css'
import { MessageDialog } from './message-dialog.tsx'

export type ContactMessage = OutputOf<typeof support.getContactMessages>['items'][number]

const states = [
  { id: 'waiting', label: 'Waiting' },
  { id: 'closed', label: 'Closed' },
] as const

/** What people have written to us, to answer by email. */
export function ContactMessagesPage() {
  const list = useListState({ filters: ['state'], sort: '' })
  const [chosen, setChosen] = useState<ContactMessage | null>(null)
  const state = list.filters.state[0] === 'closed' ? 'closed' : 'waiting'
  const found = useCall(support.getContactMessages, { state, ...list.paging }, { keepPrevious: true })
  return (
    <ListPage
      page={usePage()}
      lead="What people have written with the contact form. They wait for an answer by email."
      nouns={['message', 'messages']}
      list={list}
      found={found}
      filters={
        <SelectField
          label="Which"
          options={states}
          value={state}
          onChange={(id) => list.setFilter('state', id === 'closed' ? ['closed'] : [])}
        />
      }
      empty={{
        title: state === 'closed' ? 'No message has been closed' : 'Nobody waits for an answer',
        children: 'Here you will see what people write to us, the oldest first.',
      }}
      columns={columns}
      idOf={(row) => row.contactMessageId}
      rowActions={(row) => (
        <Button size="small" onPress={() => setChosen(row)}>
          {row.isClosed ? 'Open' : 'Answer'}
          <VisuallyHidden>
            {' '}
            {row.name}, {row.topic}
          </VisuallyHidden>
        </Button>
      )}
    >
      {chosen && <MessageDialog message={chosen} onClose={() => setChosen(null)} />}
    </ListPage>
  )
}

const columns: readonly TableColumn<ContactMessage>[] = [
  {
    id: 'who',
    header: 'Who',
    isRowHeader: true,
    cell: (row) => (
      <span className={css.who}>
        <b>{row.name}</b>
        <span className={css.small}>{row.email}</span>
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
