import { userManagement } from '@waymark/contracts/user-management'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import Pencil from 'lucide-react/icons/pencil'
import UserPlus from 'lucide-react/icons/user-plus'
import { fullName } from '../scheduling/staff-words.ts'
import { teamColumns } from './team-columns.tsx'
import { TeamFilters, teamNarrowing } from './team-filters.tsx'
import { userHref } from './team-member.ts'

/** /business/user-management: the people of the organisation who can log in, with their roles. */
export function UserManagementPage() {
  const list = useListState({ filters: ['role', 'location', 'state'], sort: 'name' })
  const found = useCall(
    userManagement.getUserProfiles,
    { search: list.search, ...teamNarrowing(list.filters), ...list.paging },
    { keepPrevious: true },
  )
  return (
    <ListPage
      page={usePage()}
      lead="The people of your organisation who can log in, and what each of them can do where."
      actions={
        <LinkButton variant="primary" icon={UserPlus} href="/business/user-management/new">
          Invite a person
        </LinkButton>
      }
      nouns={['person', 'people']}
      list={list}
      found={found}
      searchFor="Name or email"
      filters={<TeamFilters list={list} />}
      empty={{ title: 'Nobody yet', children: 'Here you will see the people of your organisation.' }}
      noMatch="Nobody matches your search"
      tryThis="Try fewer letters, or another filter."
      columns={teamColumns}
      idOf={(member) => member.userProfileId}
      rowActions={(member) => (
        <LinkButton variant="quiet" size="small" icon={Pencil} href={userHref(member)}>
          Change <VisuallyHidden>{fullName(member)}</VisuallyHidden>
        </LinkButton>
      )}
    />
  )
}
