import { credential } from '@waymark/contracts/credential'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { HelpOn } from '@waymark/ui/help-on'
import { LinkButton } from '@waymark/ui/link-button'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { useListState } from '@waymark/web-kit/list-state'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import Settings from 'lucide-react/icons/settings-2'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { useAreaZone } from '../activity/use-area-zone.ts'
import { RulesButton } from '../credentials/rules-dialog.tsx'
import { fullName } from '../scheduling/staff-words.ts'
import { useHasServices } from '../use-has-services.ts'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { roleOptions } from './member.ts'
import { staffColumns } from './staff-columns.tsx'

/** The people of a location, found by name and role. */
export function StaffList({ area }: { readonly area: CurrentServiceArea }) {
  const list = useListState({ filters: ['role'], sort: 'name' })
  const isAccountAdmin = useAppStore(({ user }) => user?.isAccountAdmin === true)
  const hasServices = useHasServices()
  const timeZone = useAreaZone(area.serviceAreaId)
  const mayChangeRules = useAppStore(
    ({ user, role }) => user?.isAccountAdmin === true || role === staffRole.StaffAndServiceManager,
  )
  const [isAdding, setIsAdding] = useState(false)
  const role = roleOptions.find(({ id }) => String(id) === list.filters.role[0])
  const of = { serviceAreaId: area.serviceAreaId, search: list.search, ...(role ? { userRole: role.id } : {}) }
  const found = useCall(serviceArea.getListUserRoleOnServiceArea, { ...of, ...list.paging }, { keepPrevious: true })
  const rules = useCall(credential.getCredentialRules, { serviceAreaId: area.serviceAreaId }, { enabled: hasServices })
  return (
    <ListPage
      page={usePage()}
      lead={`Who works at ${area.name}, in which role${hasServices ? ' and on which services' : ''}.`}
      actions={
        <>
          {hasServices && <RulesButton area={area} mayChange={mayChangeRules} />}
          {isAccountAdmin && (
            <Button variant="primary" icon={UserPlus} onPress={() => setIsAdding(true)}>
              Add a person
            </Button>
          )}
        </>
      }
      nouns={['person', 'people']}
      list={list}
      found={found}
      searchFor="Name or email"
      filters={
        <ListFilter
          list={list}
          filter="role"
          label="Role"
          help={<HelpOn helpKey="serviceAreaRoles" />}
          all="All roles"
          options={roleOptions}
        />
      }
      empty={{
        title: 'Nobody works here yet',
        children: 'Here you will see the people of this location. The admin of your organisation adds them.',
      }}
      noMatch="Nobody matches your search"
      tryThis="Try fewer letters, or another role."
      columns={staffColumns(hasServices, rules.data, timeZone, isAccountAdmin)}
      idOf={(member) => member.userProfileId}
      rowActions={(member) => (
        <LinkButton
          variant="quiet"
          size="small"
          icon={Settings}
          href={`/service-area/staffs?person=${member.userProfileId}`}
        >
          Change <VisuallyHidden>{fullName(member)}</VisuallyHidden>
        </LinkButton>
      )}
    >
      {isAdding && <AddMemberDialog area={area} onClose={() => setIsAdding(false)} />}
    </ListPage>
  )
}
