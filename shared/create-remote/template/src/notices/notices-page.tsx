import { notification } from '@waymark/contracts/notification'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Pagination } from '@waymark/ui/pagination'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import css from './notices-page.module.css'

/** Every notice of the person, the newest first: the menu of the top bar shows the last ones. */
export function NoticesPage() {
  const page = usePage()
  const list = useListState({ filters: [], sort: '' })
  const found = useCall(notification.getNotifications, list.paging, { keepPrevious: true })
  return (
    <Page>
      <PageHeading page={page} />
      <Loaded
        of={found}
        what="your notices"
        shape="cards"
        count={3}
        empty={({ items }) =>
          items.length === 0 && {
            title: 'No notices yet',
            children: 'When something happens to a booking, it shows here.',
          }
        }
        sum={({ totalCount }) => formatCount(totalCount, 'notice')}
      >
        {({ items, totalCount }) => (
          <>
            <Stack as="ul">
              {items.map(({ notificationId, title, text, href }) => (
                <li key={notificationId} className={css.notice}>
                  <strong>{href === null ? title : <TextLink href={href}>{title}</TextLink>}</strong>
                  <p>{text}</p>
                </li>
              ))}
            </Stack>
            <Pagination
              label="Pages of notices"
              page={list.page}
              pageSize={list.pageSize}
              total={totalCount}
              hrefOf={list.hrefOf}
              onPageSizeChange={list.setPageSize}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
