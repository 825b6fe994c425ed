import { support } from '@waymark/contracts/support'
import { Button } from '@waymark/ui/button'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import type { ContactMessage } from './contact-message.ts'
import { messageColumns } from './message-columns.tsx'
import { MessageDialog } from './message-dialog.tsx'

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
        <ListFilter
          list={list}
          filter="state"
          label="Which"
          all="Waiting"
          options={[{ id: 'closed', label: 'Closed' }]}
        />
      }
      empty={{
        title: state === 'closed' ? 'No message has been closed' : 'Nobody waits for an answer',
        children: 'Here you will see what people write to us, the oldest first.',
      }}
      columns={messageColumns}
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
