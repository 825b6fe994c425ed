import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { Button } from '@waymark/ui/button'
import { Dialog } from '@waymark/ui/dialog'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { SearchField } from '@waymark/ui/search-field'
import { SecondLine } from '@waymark/ui/second-line'
import { SelectField } from '@waymark/ui/select-field'
import { Stack } from '@waymark/ui/stack'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useNavigate } from '@waymark/web-kit/router'
import type { CurrentServiceArea } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { fullName } from '../scheduling/staff-words.ts'
import { type AssignableRole, justAdded, roleOptions } from './member.ts'
import styles from './staffs.module.css'

const maxShown = 20

interface AddMemberDialogProps {
  readonly area: CurrentServiceArea
  readonly onClose: () => void
}

/** People of the organisation who do not work at the location yet; adding one opens their settings. */
export function AddMemberDialog({ area, onClose }: AddMemberDialogProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const [userRole, setUserRole] = useState<AssignableRole>(staffRole.Staff)
  const { serviceAreaId } = area
  const people = useCall(
    serviceArea.getUsersToAssign,
    { serviceAreaId, search, pageSize: maxShown },
    { keepPrevious: true },
  )
  const add = useSend(serviceArea.updateUserRoleAssignedServicesOnServiceArea, {
    quiet: true,
    onSuccess: (_done, { userProfileId }) => {
      notify('success', 'Added. Now choose their services and hours.')
      void navigate(`/service-area/staffs?person=${userProfileId}`, { state: justAdded })
    },
  })

  return (
    <Dialog isOpen onClose={onClose} size="wide" title="Add a person" subtitle={`To ${area.name}`}>
      <Stack>
        <SelectField label="As" options={roleOptions} value={userRole} onChange={setUserRole} />
        <SearchField label="Search your organisation" value={search} onChange={setSearch} />
        {add.error && (
          <Notice tone="danger" title="Not added." isLive>
            {add.error.status === 404 ? 'This person is no longer in your organisation.' : add.error.message}
          </Notice>
        )}
        <Loaded
          of={people}
          what="the people"
          headingLevel={3}
          sum={({ totalCount }) =>
            totalCount === 0
              ? 'Nobody else in your organisation matches. You can add new people under User management.'
              : `${formatCount(totalCount, 'person', 'people')} to add${totalCount > maxShown ? `. These are the first ${maxShown}: search for others.` : ''}`
          }
        >
          {({ items }) => (
            <ul className={styles.people}>
              {items.map((person) => (
                <li key={person.userProfileId} className={styles.person}>
                  <div>
                    <b>{fullName(person)}</b>
                    <SecondLine>{person.email}</SecondLine>
                  </div>
                  <Button
                    size="small"
                    icon={UserPlus}
                    isPending={add.isPending && add.variables.input.userProfileId === person.userProfileId}
                    pendingLabel="Adding"
                    onPress={() =>
                      add.mutate({ input: { serviceAreaId, userProfileId: person.userProfileId, userRole } })
                    }
                  >
                    Add <VisuallyHidden>{fullName(person)}</VisuallyHidden>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  )
}
