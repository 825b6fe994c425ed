import { badgePartner } from '@waymark/contracts/badge-partner'
import type { OutputOf } from '@waymark/contracts/define-call'
import type { TableColumn } from '@waymark/ui/data-table'
import { HelpOn } from '@waymark/ui/help-on'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { Tag } from '@waymark/ui/tag'
import { TextLink } from '@waymark/ui/text-link'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import css from './badge-partners.module.css'

const path = '/global-admin/badge-partners'

/** Organisations that vouch for venues. */
export function BadgePartnersPage() {
  const list = useListState({ filters: [], sort: '' })
  const found = useCall(
    badgePartner.getAllBadgePartners,
    { search: list.search, ...list.paging },
    { keepPrevious: true },
  )
  const add = (
    <LinkButton href={`${path}/new`} variant="primary">
      Add a badge partner
    </LinkButton>
  )
  return (
    <ListPage
      page={usePage()}
      lead="Organisations that vouch for venues. Their badge shows on each venue they name."
      actions={
        <>
          <HelpOn helpKey="badgePartnerHome" />
          {add}
        </>
      }
      nouns={['badge partner', 'badge partners']}
      list={list}
      found={found}
      searchFor="Name of the badge partner"
      empty={{
        title: 'No badge partner yet',
        action: add,
        children: 'Here you will see organisations that vouch for venues, with the venues they name.',
      }}
      tryThis="Try fewer letters."
      columns={columns}
      idOf={(row) => row.badgePartnerId}
    />
  )
}

type PartnerRow = OutputOf<typeof badgePartner.getAllBadgePartners>['items'][number]

const columns: readonly TableColumn<PartnerRow>[] = [
  {
    id: 'name',
    header: 'Badge partner',
    isRowHeader: true,
    cell: (row) => (
      <span className={css.named}>
        {row.logo && <img className={css.smallLogo} src={row.logo.url} alt="" />}
        <TextLink href={`${path}/${row.badgePartnerId}`} isStrong>
          {row.name}
        </TextLink>
      </span>
    ),
  },
  { id: 'website', header: 'Website', cell: (row) => row.website ?? 'None' },
  { id: 'venues', header: 'Venues', isNumeric: true, cell: (row) => row.venueCount },
  {
    id: 'state',
    header: 'State',
    hasNoWrap: true,
    cell: (row) => (row.isActive ? <Tag tone="place">Shown</Tag> : <Tag>Not shown</Tag>),
  },
]
