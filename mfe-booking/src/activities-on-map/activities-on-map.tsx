import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { activityBooking } from '@waymark/contracts/activity-booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { Loaded } from '@waymark/ui/loaded'
import type { CallError } from '@waymark/web-kit/call-error'
import { formatCount } from '@waymark/web-kit/format'
import { pagesKey } from '@waymark/web-kit/pages-key'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { send } from '@waymark/web-kit/send'
import { useMoreFocus } from '@waymark/web-kit/use-more-focus'
import { useEffect } from 'react'
import css from './activities-on-map.module.css'
import { ActivityLink } from './activity-link.tsx'

const call = activityBooking.getActivitySessionsForNewBooking
type Found = OutputOf<typeof call>

/** The activities in a view of the map. The last answer stays while the next one loads. */
export function ActivitiesOnMap({ asked, sort, onCounted, onClearFilters }: SlotProps['activitiesOnMap']) {
  const input = { ...asked, sort, pageSize: limits.defaultPageSize }
  const found = useInfiniteQuery<Found, CallError, { pages: Found[] }, readonly unknown[], number>({
    queryKey: pagesKey(call, input),
    queryFn: ({ signal, pageParam }) => send(call, { ...input, pageNumber: pageParam }, { signal, ignore401: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.pageNumber * last.pageSize < last.totalCount ? last.pageNumber + 1 : undefined),
    placeholderData: keepPreviousData,
    meta: { reads: call.reads ?? [] },
  })
  const totalCount = found.isPlaceholderData ? undefined : found.data?.pages[0]?.totalCount
  const activities = found.data?.pages.flatMap(({ items }) => items) ?? []
  const more = useMoreFocus(activities.length)

  // The host names the count in its heading.
  useEffect(() => {
    if (totalCount !== undefined) onCounted(totalCount)
  }, [totalCount, onCounted])

  return (
    <div aria-busy={found.isPlaceholderData}>
      <Loaded
        of={found}
        what="the activities"
        shape="cards"
        count={4}
        kept="Your filters are kept."
        empty={() =>
          totalCount === 0 && {
            title: 'No activities here',
            children: onClearFilters
              ? 'Nothing in this part of the map has everything you ask for, and spaces left.'
              : 'No organiser in this part of the map has sessions with spaces left.',
            action: onClearFilters && (
              <Button variant="primary" onPress={onClearFilters}>
                Clear all filters
              </Button>
            ),
          }
        }
      >
        {() => null}
      </Loaded>
      <ol ref={more.list} className={css.list}>
        {activities.map((activity) => (
          <li key={activity.activityId}>
            <ActivityLink activity={activity} headingLevel={2} isPlaceNamed />
          </li>
        ))}
      </ol>
      {found.hasNextPage && (
        <Button
          isWide
          isPending={found.isFetchingNextPage}
          pendingLabel="Loading"
          onPress={() => {
            more.onMore()
            void found.fetchNextPage()
          }}
        >
          Show{' '}
          {formatCount(
            Math.min(limits.defaultPageSize, (found.data?.pages[0]?.totalCount ?? 0) - activities.length),
            'more activity',
            'more activities',
          )}
        </Button>
      )}
    </div>
  )
}
