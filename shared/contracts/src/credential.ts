import { credentialKinds } from '@waymark/domain/account/credentials'
import { staffRole } from '@waymark/domain/enums'
import type { CredentialId, ServiceAreaId, ServiceAreaServiceId, UserProfileId } from '@waymark/domain/ids'
import { areaManagerRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { accountAdminOnly, areaRole } from './access.ts'
import { defineCall } from './define-call.ts'
import { done, id, localDate, optionalText, rowId } from './shapes.ts'

const kind = z.literal(credentialKinds, 'Choose a kind.')

/** What somebody does not hold, or no longer: the day on which it ended is null where it was never checked. */
export const lackedCredential = z.object({ kind, expiresOn: z.nullable(z.string()) })

const staffName = { userProfileId: rowId<UserProfileId>(), firstName: z.string(), lastName: z.string() }
const lackingPeople = z.array(z.object({ ...staffName, lacks: z.array(lackedCredential) }))

/** What is required of a location, or of one of its services. */
const requiredKinds = {
  serviceAreaId: id<ServiceAreaId>(),
  /** Null for every service of the location. */
  serviceAreaServiceId: z.nullable(id<ServiceAreaServiceId>()),
  kinds: z.array(kind).check(z.maxLength(credentialKinds.length)),
}

/** Our own group: what an organisation has checked of its people, and what its services require. None of it is public. */
export const credential = {
  getCredentials: defineCall({
    method: 'POST',
    path: '/api/Credential/get-credentials',
    summary: 'What the organisation has checked of one of its people: by whom, when, and until when it holds',
    reads: ['credential'],
    access: accountAdminOnly,
    input: () => z.strictObject({ userProfileId: id<UserProfileId>() }),
    output: () =>
      z.object({
        today: z.string(),
        credentials: z.array(
          z.object({
            credentialId: rowId<CredentialId>(),
            kind,
            number: z.nullable(z.string()),
            /** The last day on which it holds; null for ever. */
            expiresOn: z.nullable(z.string()),
            checkedOn: z.string(),
            checkedByName: z.string(),
          }),
        ),
      }),
    isPrivateRead: true,
  }),
  saveCredential: defineCall({
    method: 'POST',
    path: '/api/Credential/save-credential',
    summary: 'Note that the caller has checked a credential of somebody, in place of the one of its kind',
    changes: ['credential', 'freeTime'],
    access: accountAdminOnly,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        userProfileId: id<UserProfileId>(),
        kind,
        number: z._default(optionalText(60), ''),
        expiresOn: z._default(z.nullable(localDate()), null),
        checkedOn: localDate(),
      }),
    output: () => z.object({ credentialId: rowId<CredentialId>() }),
    refusals: {
      CheckedLater: 'Choose a day until today.',
      EndsBeforeCheck: 'It ends before the day on which it was checked.',
    },
  }),
  deleteCredential: defineCall({
    method: 'POST',
    path: '/api/Credential/delete-credential',
    summary: 'Delete a credential of one of my people',
    changes: ['credential', 'freeTime'],
    access: accountAdminOnly,
    input: () => z.strictObject({ credentialId: id<CredentialId>() }),
    output: () => done,
  }),
  getCredentialRules: defineCall({
    method: 'POST',
    path: '/api/Credential/get-credential-rules',
    summary: 'What a location and its services require of their staff, and who does not hold it today',
    reads: ['credential', 'service', 'team'],
    access: areaRole(areaManagerRoles, { holds: 'service' }),
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>() }),
    output: () =>
      z.object({
        today: z.string(),
        /** Of every service of the location. */
        kinds: z.array(kind),
        services: z.array(
          z.object({ serviceAreaServiceId: rowId<ServiceAreaServiceId>(), name: z.string(), kinds: z.array(kind) }),
        ),
        /** Staff of its services who lack something, by name. */
        people: lackingPeople,
        /** Staff of its services who hold something required that ends within 30 days, by name. */
        ending: z.array(z.object({ ...staffName, endsSoon: z.array(z.object({ kind, expiresOn: z.string() })) })),
      }),
  }),
  getCredentialGaps: defineCall({
    method: 'POST',
    path: '/api/Credential/get-credential-gaps',
    summary: 'Who would lack a credential today if a location, or one of its services, required these',
    reads: ['credential', 'service', 'team'],
    access: areaRole([staffRole.StaffAndServiceManager, staffRole.Admin], { holds: 'service' }),
    input: () => z.strictObject(requiredKinds),
    output: () =>
      z.object({
        people: lackingPeople,
        /** Services that somebody does, but nobody could be sent for, by name. */
        servicesOfNobody: z.optional(z.array(z.string())),
      }),
  }),
  setCredentialRules: defineCall({
    method: 'POST',
    path: '/api/Credential/set-credential-rules',
    summary: 'Set what a location, or one of its services, requires of its staff; who lacks it is not sent',
    changes: ['credential', 'freeTime'],
    access: areaRole([staffRole.StaffAndServiceManager, staffRole.Admin], { holds: 'service' }),
    isFilledIn: true,
    input: () => z.strictObject(requiredKinds),
    output: () => done,
  }),
} as const
