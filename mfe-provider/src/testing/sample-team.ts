import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { staffRole } from '@waymark/domain/enums'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { aroha } from '@waymark/web-kit/testing/people'
import type { Member } from '../staffs/member.ts'
import type { TeamMember } from '../user-management/team-member.ts'

export const sina: TeamMember = {
  userProfileId: 21,
  firstName: 'Sina',
  lastName: 'Leota',
  email: 'sina@example.org',
  phone: null,
  avatar: null,
  isAccountAdmin: false,
  isActive: true,
  isInvited: true,
  isMe: false,
  version: 3,
  roles: [],
}
export const member: Member = {
  serviceAreaUserProfileId: 3,
  userProfileId: 21,
  firstName: 'Sina',
  lastName: 'Leota',
  email: 'sina@example.org',
  phone: null,
  avatar: null,
  userRole: staffRole.Staff,
  assignedServices: [{ serviceAreaServiceId: 12, serviceName: 'Morning care' }],
  workingHours: [{ dayOfWeek: 1, starts: '09:00', ends: '17:00' }],
  leave: [],
  bookingsToday: 2,
  hasAccepted: true,
  comingBookings: 9,
  version: 'v1',
}
const [newtown] = aroha.listServiceAreaUserProfile
export const area = {
  serviceAreaId: newtown?.serviceAreaId ?? 1,
  name: 'Kōwhai Care, Newtown',
  suburb: 'Newtown',
  userRole: staffRole.Admin,
  timeZone: 'Pacific/Auckland',
}
export const team = new FakeGateway()
  .answer(serviceArea.getPrimaryManagers, () => [])
  .answer(serviceArea.getServiceAreasByUser, () => [area])
  .answer(serviceArea.getListUserRoleOnServiceArea, () => ({
    items: [member],
    totalCount: 1,
    pageNumber: 1,
    pageSize: 50,
  }))
  .answer(service.getActiveServicesToAssignUser, () => [
    { serviceAreaServiceId: 12, serviceName: 'Morning care', familyName: 'Personal care' },
  ])
