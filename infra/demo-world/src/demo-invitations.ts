import { invitationDays } from '@waymark/domain/account/invitation'
import type { InvitationTable } from '@waymark/identity-service/db/schema'
import type { DemoPeople } from './demo-people.ts'
import type { Row } from './row.ts'

const dayMs = 86_400_000
const newtownId = 1

interface DemoInvitation {
  readonly to: string
  readonly from: string
  readonly sentDaysAgo: number
  /** Days after it was sent; undefined when nobody accepted. */
  readonly acceptedAfterDays?: number
  readonly restricts?: true
  readonly message?: string
}

/** Invitations of Kōwhai Care, Newtown: accepted, open and expired. */
const invitations: readonly DemoInvitation[] = [
  {
    to: 'individual@demo.test',
    from: 'hybrid.admin@demo.test',
    sentDaysAgo: 61,
    acceptedAfterDays: 1,
    message: 'Kia ora Hēmi, here is how you can book us for your mum from now on.',
  },
  { to: 'moana.faleolo@mail.example', from: 'service.manager@demo.test', sentDaysAgo: 40, acceptedAfterDays: 3 },
  { to: 'alice.nguyen@mail.example', from: 'service.manager@demo.test', sentDaysAgo: 33, acceptedAfterDays: 0 },
  { to: 'joyce.allan@mail.example', from: 'staff.manager@demo.test', sentDaysAgo: 25 },
  { to: 'tamati.kereama@mail.example', from: 'service.manager@demo.test', sentDaysAgo: 17, restricts: true },
  {
    to: 'ngaire.whaanga@mail.example',
    from: 'service.manager@demo.test',
    sentDaysAgo: 4,
    restricts: true,
    message: 'Your daughter asked us to send you this. Ring us if anything is not clear.',
  },
  { to: 'colin.mcrae@mail.example', from: 'hybrid.admin@demo.test', sentDaysAgo: 1 },
]

/** The invitations of the demo world, with stable ids by position. */
export function demoInvitations(people: DemoPeople, now: Date): readonly Row<InvitationTable>[] {
  const accountId = people.accountIdByKey.get('kowhai') ?? 0
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs)
  return invitations.map(({ to, from, sentDaysAgo, acceptedAfterDays, restricts = false, message = '' }, index) => {
    const isAccepted = acceptedAfterDays !== undefined
    return {
      id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      kind: 'client',
      email: to,
      invited_by_id: people.profileByEmail(from).id,
      account_id: accountId,
      service_area_id: newtownId,
      restricts,
      message,
      created_at: at(sentDaysAgo),
      sent_at: at(sentDaysAgo),
      expires_at: at(sentDaysAgo - invitationDays),
      accepted_at: isAccepted ? at(sentDaysAgo - acceptedAfterDays) : null,
      accepted_by_id: isAccepted ? people.profileByEmail(to).id : null,
    }
  })
}
