import { staffRole } from '@waymark/domain/enums'

/** The password of every account of the demo world. */
export const demoPassword = 'Waymark-2026'

/** One of the people that anyone may sign in as. */
export interface DemoAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  /** Key of the organisation; undefined for individuals and the system account. */
  readonly organisation?: string
  readonly isAccountAdmin?: true
  readonly isGlobalAdmin?: true
  /** Role in service area 1 of the Hybrid organisation. */
  readonly role?: (typeof staffRole)[keyof typeof staffRole]
  /** The organisation that an individual is restricted to. */
  readonly restrictedTo?: string
  /** Shown beside the address in the list of demo accounts. */
  readonly about: string
}

/** Key of the organisation that is still in the wizard; its id follows the forty. */
export const onboardingKey = 'kereru'

/** The accounts of the demo world, in user profile id order from 1: the staff member is profile 1. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'staff@demo.test',
    firstName: 'Sina',
    lastName: 'Leota',
    phone: '021 555 0101',
    organisation: 'kowhai',
    role: staffRole.Staff,
    about: 'Staff at Kōwhai Care, Newtown',
  },
  {
    email: 'hybrid.admin@demo.test',
    firstName: 'Aroha',
    lastName: 'Ngata',
    phone: '021 555 0102',
    organisation: 'kowhai',
    isAccountAdmin: true,
    about: 'account admin of Kōwhai Care (Hybrid)',
  },
  {
    email: 'service.manager@demo.test',
    firstName: 'Mereana',
    lastName: 'Pōmare',
    phone: '021 555 0103',
    organisation: 'kowhai',
    role: staffRole.StaffAndServiceManager,
    about: 'Staff & Service Manager at Kōwhai Care, Newtown',
  },
  {
    email: 'staff.manager@demo.test',
    firstName: 'Daniel',
    lastName: 'Fraser',
    phone: '021 555 0104',
    organisation: 'kowhai',
    role: staffRole.StaffManager,
    about: 'Staff Manager at Kōwhai Care, Newtown',
  },
  {
    email: 'coordinator@demo.test',
    firstName: 'Ioane',
    lastName: 'Tuilagi',
    phone: '021 555 0105',
    organisation: 'kowhai',
    role: staffRole.ActivityCoordinator,
    about: 'Activity Coordinator at Kōwhai Care, Newtown',
  },
  {
    email: 'provider.admin@demo.test',
    firstName: 'Helen',
    lastName: 'Marsden',
    phone: '021 555 0106',
    organisation: 'rimu',
    isAccountAdmin: true,
    about: 'account admin of Rimu Physio (Service provider)',
  },
  {
    email: 'activity.admin@demo.test',
    firstName: 'Nikau',
    lastName: 'Rewi',
    phone: '021 555 0107',
    organisation: 'tui',
    isAccountAdmin: true,
    about: 'account admin of Tūī Studio (Activity operator)',
  },
  {
    email: 'council.admin@demo.test',
    firstName: 'Savitri',
    lastName: 'Desai',
    phone: '021 555 0108',
    organisation: 'harbour',
    isAccountAdmin: true,
    about: 'account admin of Harbour City Council (Council)',
  },
  {
    email: 'onboarding@demo.test',
    firstName: 'Tui',
    lastName: 'Manihera',
    phone: '021 555 0109',
    organisation: onboardingKey,
    isAccountAdmin: true,
    about: 'a new organisation, half way through the wizard',
  },
  {
    email: 'global.admin@demo.test',
    firstName: 'Robyn',
    lastName: 'Keating',
    phone: '021 555 0110',
    isGlobalAdmin: true,
    about: 'global administrator',
  },
  {
    email: 'individual@demo.test',
    firstName: 'Hēmi',
    lastName: 'Parata',
    phone: '021 555 0142',
    about: 'individual, books services and activities',
  },
  {
    email: 'restricted@demo.test',
    firstName: 'Vera',
    lastName: 'Lindqvist',
    phone: '021 555 0112',
    restrictedTo: 'rimu',
    about: 'individual who sees Rimu Physio only',
  },
]
