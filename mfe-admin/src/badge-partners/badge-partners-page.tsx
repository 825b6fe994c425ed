import { badgePartner } from '@waymark/contracts/badge-partner'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { EmptyState } from '@waymark/ui/empty-state'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { SearchField } from '@waymark/ui/search-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { Tag } from '@waymark/ui/tag'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { pageHref } from '@waymark/web-kit/page-href'
import { useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import css from './badge-partners.module.css'

const path = '/global-admin/badge-partners'

/** Organisations that vouch for venues. */
export function BadgePartnersPage() {
  const heading = usePage('Badge partners')
  const list = useListState({ filters: [], sort: '' })
  const [query] = useSearchParams()
  const found = useCall(
    badgePartner.getAllBadgePartners,
    { search: list.search, pageNumber: list.page, pageSize: list.pageSize },
    { keepPrevious: true },
  )
  const add = (
    <LinkButton href={`${path}/new`} variant="primary">
      Add a badge partner
    </LinkButton>
  )
  return (
    <div className={css.page}>
      <PageHeading
        ref={heading.ref}
        lead="Organisations that vouch for venues. Their badge stands on each venue they name."
        actions={add}
      >
        Badge partners
      </PageHeading>
      <search aria-label="Badge partners">
        <SearchField
          label="Search"
          placeholder="Name of the badge partner"
          value={list.searchText}
          onChange={list.setSearchText}
          debounceMs={0}
        />
      </search>
      {found.isPending && <Skeleton label="Loading badge partners" shape="table" count={list.pageSize} />}
      {found.isError && (
        <ErrorState
          title="The badge partners did not load"
          next={found.error.message}
          requestId={found.error.requestId}
          onRetry={() => void found.refetch()}
          isRetrying={found.isFetching}
        />
      )}
      {found.data?.items.length === 0 &&
        (list.search === '' ? (
          <EmptyState title="No badge partner yet" action={add}>
            An organisation that vouches for venues stands here, with the venues it names.
          </EmptyState>
        ) : (
          <EmptyState title="No badge partner fits" action={<Button onPress={list.clear}>Show all</Button>}>
            Try fewer letters.
          </EmptyState>
        ))}
      {found.data && found.data.items.length > 0 && (
        <>
          <p className={css.result} role="status">
            <b>{formatCount(found.data.totalCount, 'badge partner')}</b>
          </p>
          <DataTable
            caption="Badge partners"
            columns={columns}
            rows={found.data.items}
            idOf={(row) => row.badgePartnerId}
            isDense
          />
          <Pagination
            label="Pages of badge partners"
            page={list.page}
            pageSize={list.pageSize}
            total={found.data.totalCount}
            hrefOf={(page) => pageHref(path, query, page)}
            onPageSizeChange={list.setPageSize}
          />
        </>
      )}
    </div>
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
