import { shortlist } from '@waymark/contracts/shortlist'
import { DataTable, type TableColumn } from '@waymark/ui/data-table'
import { LinkButton } from '@waymark/ui/link-button'
import { Loaded } from '@waymark/ui/loaded'
import { PageHeading } from '@waymark/ui/page-heading'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { shortlistHref } from './compare-query.ts'
import { type ComparedArea, type ComparedTrait, comparedTraits } from './compared-traits.tsx'
import css from './shortlist.module.css'

/** Up to four places side by side: a column for each, a row for each criterion. */
export function Comparison({ ids }: { readonly ids: readonly number[] }) {
  const page = usePage(`Compare ${ids.length} places`)
  const compared = useCall(shortlist.compareShortlist, { serviceAreaIds: [...ids] })
  const back = <LinkButton href={shortlistHref(ids, false)}>Back to your shortlist</LinkButton>
  return (
    <div className={css.compared}>
      <PageHeading page={page} actions={back} />
      <Loaded
        of={compared}
        what="the places"
        shape="table"
        count={6}
        missing={{
          title: 'One of these places is not on your shortlist',
          next: 'Go back and choose the places again.',
          actions: back,
        }}
      >
        {({ areas }) => (
          <DataTable
            caption={`${areas.map(({ serviceAreaName }) => serviceAreaName).join(', ')} side by side`}
            columns={columnsOf(areas)}
            rows={comparedTraits(areas)}
            idOf={({ id }) => id}
            groupOf={({ group }) => ({ id: group, title: group })}
            isDense
          />
        )}
      </Loaded>
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
