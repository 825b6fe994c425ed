import Download from 'lucide-react/icons/download'
import type { ReactNode, Ref } from 'react'
import { Button } from '../actions/button.tsx'
import { Page } from '../layout/page.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { ExportState, type ExportStateProps } from '../messages/export-state.tsx'
import { countOf } from './list-controls.ts'
import { ListPart, type ListPartProps } from './list-part.tsx'

interface ListFrame {
  /** `usePage()` of web-kit: the title of the route, and the ref that takes the focus. */
  page: { readonly title: string; readonly ref: Ref<HTMLHeadingElement> }
  lead?: ReactNode
  /** Actions on the whole list, such as adding to it. */
  actions?: ReactNode
  /** Exports the list to a file, with the same search and filters. */
  exporting?: ExportStateProps['exporting'] & { readonly start: () => void }
  /** Dialogs that the list opens. */
  children?: ReactNode
}

type WithoutTitle<Props> = Props extends unknown ? Omit<Props, 'title'> : never

export type ListPageProps<Row, Id extends string | number> = ListFrame & WithoutTitle<ListPartProps<Row, Id>>

/** A screen that is one list: its heading, a file of it, and the list with all that `ListPart` does. */
export function ListPage<Row, Id extends string | number>(props: ListPageProps<Row, Id>) {
  const { page, lead, actions, exporting, children, ...part } = props
  const total = part.found.data?.totalCount ?? 0
  return (
    <Page>
      <PageHeading
        page={page}
        lead={lead}
        actions={
          <>
            {actions}
            {exporting && total > 0 && (
              <Button
                icon={Download}
                isPending={exporting.isPending}
                pendingLabel="Exporting"
                onPress={() => exporting.start()}
              >
                Export to Excel
              </Button>
            )}
          </>
        }
      />
      {exporting && <ExportState exporting={exporting} content={countOf(total, part.nouns)} />}
      <ListPart {...part} title={page.title} />
      {children}
    </Page>
  )
}
