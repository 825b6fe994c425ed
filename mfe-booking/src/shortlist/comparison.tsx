import { shortlist } from '@waymark/contracts/shortlist'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { ErrorState } from '@waymark/ui/error-state'
import { LinkButton } from '@waymark/ui/link-button'
import { PageHeading } from '@waymark/ui/page-heading'
import { Skeleton } from '@waymark/ui/skeleton'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { shortlistHref } from './compare-query.ts'
import { type ComparedArea, type ComparedTrait, comparedTraits } from './compared-traits.tsx'
import css from './shortlist.module.css'

/** Up to four places side by side: a column for each, a row for each thing one chooses by. */
export function Comparison({ ids }: { readonly ids: readonly number[] }) {
  const title = `Compare ${ids.length} places`
  const { ref } = usePage(title)
  const compared = useCall(shortlist.compareShortlist, { serviceAreaIds: [...ids] })
  const back = <LinkButton href={shortlistHref(ids, false)}>Back to your shortlist</LinkButton>
  return (
    <div className={css.compared}>
      <PageHeading ref={ref} actions={back}>
        {title}
      </PageHeading>
      {compared.isPending && <Skeleton label="Loading the places" shape="table" count={6} />}
      {compared.isError && (
        <ErrorState
          title={
            compared.error.status === 404 ? 'One of these places is not on your shortlist' : 'The places did not load'
          }
          next={compared.error.status === 404 ? 'Go back and choose the places again.' : compared.error.message}
          requestId={compared.error.requestId}
          {...(compared.error.status === 404 ? {} : { onRetry: () => void compared.refetch() })}
          isRetrying={compared.isFetching}
          actions={back}
        />
      )}
      {compared.data && (
        <DataTable
          caption={`${compared.data.areas.map(({ serviceAreaName }) => serviceAreaName).join(', ')} side by side`}
          columns={columnsOf(compared.data.areas)}
          rows={comparedTraits(compared.data.areas)}
          idOf={({ id }) => id}
          isDense
        />
      )}
    </div>
  )
}

function columnsOf(areas: readonly ComparedArea[]): readonly TableColumn<ComparedTrait>[] {
  return [
    { id: 'trait', header: 'What', isRowHeader: true, cell: ({ title }) => title },
    ...areas.map((area) => ({
      id: String(area.serviceAreaId),
      header: area.serviceAreaName,
      cell: ({ of }: ComparedTrait) => of(area),
    })),
  ]
}
