import type { clientRecord } from '@waymark/contracts/client-record'
import type { OutputOf } from '@waymark/contracts/define-call'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { TextLink } from '@waymark/ui/text-link'
import { formatDate } from '@waymark/web-kit/format'

type Client = OutputOf<typeof clientRecord.getClientList>['items'][number]

/** How to reach a client, and their visits. */
export const clientColumns: readonly TableColumn<Client>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ userProfileId, firstName, lastName, hasAccount }) => (
      <>
        <TextLink isStrong href={`/booking/clients/${userProfileId}`}>
          {firstName} {lastName}
        </TextLink>
        {!hasAccount && <SecondLine>No account yet</SecondLine>}
      </>
    ),
  },
  { id: 'phone', header: 'Phone', hasNoWrap: true, cell: ({ phone }) => phone ?? 'Not given' },
  { id: 'visits', header: 'Visits', cell: ({ visitCount }) => visitCount },
  { id: 'lastVisit', header: 'Last visit', cell: ({ lastVisit }) => (lastVisit ? formatDate(lastVisit) : 'None yet') },
  {
    id: 'nextVisit',
    header: 'Next visit',
    cell: ({ nextVisit }) => (nextVisit ? formatDate(nextVisit) : 'None booked'),
  },
]
