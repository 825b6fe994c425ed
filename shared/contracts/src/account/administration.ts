import { accountTypes } from '@waymark/domain/enums'
import type { AccountId, UserProfileId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { globalAdminOnly, signedIn } from '../access.ts'
import { currentUser } from '../current-user.ts'
import { defineCall } from '../define-call.ts'
import { lastAdmin } from '../refusals.ts'
import { email, id, nothing, optionalText, pageFields, pageOf, personName, phone, rowId, text } from '../shapes.ts'
import { secondStep, secondStepRefusals } from './second-factor.ts'

/** One organisation in the global administrator's list. */
const businessAccountRow = z.object({
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  businessAccountSubtype: z.literal([1, 2, 3, 4]),
  countryId: z.literal([1, 2]),
  adminName: z.nullable(z.string()),
  adminEmail: z.nullable(z.string()),
  serviceAreaCount: z.int(),
  userCount: z.int(),
  onboardingStep: z.int(),
  isOnboarding: z.boolean(),
  /** Null while it is open. */
  suspension: z.nullable(z.literal(['suspended', 'closed for good'])),
  /** Rises with every change of the subtype; sent back when changing it. */
  version: z.int(),
  createdAt: z.string(),
})

/** Filters of the global administrator's list of people. */
export const profileFilters = ['all', 'active', 'notConfirmed', 'deactivated', 'accountAdmin', 'restricted'] as const

export type ProfileFilter = (typeof profileFilters)[number]

export const profileTypes = ['all', 'Business', 'Individual'] as const

export type ProfileType = (typeof profileTypes)[number]

/** One person in the global administrator's list. */
const userRow = z.object({
  userProfileId: rowId<UserProfileId>(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  accountId: rowId<AccountId>(),
  accountName: z.string(),
  accountType: z.literal(accountTypes),
  businessAccountSubtype: z.nullable(z.literal([1, 2, 3, 4])),
  isAccountAdmin: z.boolean(),
  isActive: z.boolean(),
  isConfirmed: z.boolean(),
  /** Rises with every change of the person; sent back when changing them. */
  version: z.int(),
  createdAt: z.string(),
})

const changedMeanwhile = {
  ChangedMeanwhile:
    'Someone else has just changed this. We have loaded their changes. Please check them, then save again.',
} as const

/** People and organisations, for global administrators; acting as somebody. */
export const administration = {
  getBusinessAccounts: defineCall({
    method: 'POST',
    path: '/api/Account/get-business-accounts',
    summary: 'Organisation accounts, searched and paged',
    reads: ['account', 'location', 'person'],
    access: globalAdminOnly,
    input: () =>
      z.strictObject({
        search: z._default(optionalText(100), ''),
        businessAccountSubtype: z.optional(z.literal([1, 2, 3, 4])),
        countryId: z.optional(z.literal([1, 2])),
        accountId: z.optional(id<AccountId>()),
        sort: z._default(z.literal(['name', '-name', 'created', '-created']), 'name'),
        ...pageFields,
      }),
    output: () => pageOf(businessAccountRow),
  }),
  getBusinessAccountsSubtype: defineCall({
    method: 'POST',
    path: '/api/Account/get-business-accounts-subtype',
    summary: 'How many organisation accounts each subtype has',
    reads: ['account'],
    access: globalAdminOnly,
    input: () => nothing,
    output: () =>
      z.array(z.object({ businessAccountSubtype: z.literal([1, 2, 3, 4]), name: z.string(), accountCount: z.int() })),
  }),
  getUserList: defineCall({
    method: 'POST',
    path: '/api/Account/get-user-list',
    summary: 'Everybody who has an account, searched and paged',
    reads: ['account', 'person'],
    access: globalAdminOnly,
    input: () =>
      z.strictObject({
        search: z._default(optionalText(100), ''),
        profileType: z._default(z.literal(profileTypes), 'all'),
        profileFilter: z._default(z.literal(profileFilters), 'all'),
        accountId: z.optional(id<AccountId>()),
        userProfileId: z.optional(id<UserProfileId>()),
        ...pageFields,
      }),
    output: () => pageOf(userRow),
  }),
  getUserToken: defineCall({
    method: 'POST',
    path: '/api/Account/get-user-token',
    summary: 'Act as a person for fifteen minutes; asks for my password again, and keeps the reason in the audit trail',
    changes: ['auditTrail'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        reason: text(300),
        password: text(255),
        ...secondStep,
      }),
    output: () => currentUser,
    refusals: {
      ...secondStepRefusals,
      WrongPassword: 'Your password is not right.',
      AccountLocked: 'There were too many wrong passwords. Try again in 15 minutes.',
      NotAnAdministrator: 'You cannot act as another administrator.',
    },
    notWhileActing: true,
  }),
  extendActing: defineCall({
    method: 'POST',
    path: '/api/Account/extend-acting',
    summary: 'Go on acting as the person for fifteen minutes from now, at most ten times',
    changes: ['auditTrail'],
    access: signedIn,
    input: () => nothing,
    output: () => currentUser,
    refusals: {
      NotActing: 'You are not acting as anybody.',
      LongEnough: 'You have acted as this person for as long as you can. Start again to continue.',
    },
  }),
  updateUserByGlobalAdmin: defineCall({
    method: 'POST',
    path: '/api/Account/update-user-by-global-admin',
    summary: 'Change a person; a new address has to be confirmed, and ends their sessions',
    changes: ['auditTrail', 'person', 'session'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        version: z.int32(),
        firstName: personName(),
        lastName: personName(),
        email: email(),
        phone: z._default(z.nullable(phone()), null),
        isAccountAdmin: z.boolean(),
        isActive: z.boolean(),
      }),
    output: () => z.object({ userProfileId: rowId<UserProfileId>(), version: z.int() }),
    refusals: {
      ...changedMeanwhile,
      ...lastAdmin,
      EmailTaken: 'Somebody else already uses this address.',
      NotYourself: 'You cannot remove your own rights. Another admin can.',
    },
    notWhileActing: true,
  }),
  updateAccountSubtypeByGlobalAdmin: defineCall({
    method: 'POST',
    path: '/api/Account/update-account-subtype-by-global-admin',
    summary: 'Change what kind of organisation an account is',
    changes: ['account', 'auditTrail'],
    access: globalAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        accountId: id<AccountId>(),
        version: z.int32(),
        businessAccountSubtype: z.literal([1, 2, 3, 4], 'Choose a kind of organisation.'),
      }),
    output: () =>
      z.object({
        accountId: rowId<AccountId>(),
        businessAccountSubtype: z.literal([1, 2, 3, 4]),
        version: z.int(),
      }),
    refusals: changedMeanwhile,
    notWhileActing: true,
  }),
} as const
