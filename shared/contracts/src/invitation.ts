import { answeredInvitationStates, invitationStates, maxInvitations } from '@waymark/domain/account/invitation'
import type { ServiceAreaId } from '@waymark/domain/ids'
import { managementRoles } from '@waymark/domain/rights/roles'
import * as z from 'zod/mini'
import { anyone, areaRole, individualOnly, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { organisationSuspended } from './refusals.ts'
import { email, id, optionalText, pageFields, pageOf, rowId } from './shapes.ts'

const ofAreaManagers = areaRole(managementRoles)

const emails = () =>
  z
    .array(email())
    .check(
      z.minLength(1, 'Write an email address.'),
      z.maxLength(maxInvitations, `Invite at most ${maxInvitations} at once.`),
    )
const message = () => z._default(optionalText(500), '')
const invitationToken = () =>
  z.string().check(z.minLength(20, 'This link is not complete.'), z.maxLength(300, 'This link is not complete.'))

/** An invitation that a location sent. */
const sentInvitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  state: z.literal(answeredInvitationStates),
  isWithdrawn: z.boolean(),
  restrictsToUs: z.boolean(),
  /** Repeated when the invitation is sent again. */
  message: z.string(),
  invitedByName: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  acceptedAt: z.nullable(z.string()),
  acceptedByName: z.nullable(z.string()),
})

const tooManyInvitations = {
  TooManyInvitations: 'You can send {max} invitations a day. Send the others tomorrow.',
} as const

/**
 * Does not reveal whether an address has an account. `tooSoon` lists those invited minutes ago, who get no second
 * email.
 */
const invitedAnswer = z.object({ invited: z.array(z.string()), tooSoon: z.array(z.string()) })

/** The invitation behind an emailed link. */
const shownInvitation = z.object({
  kind: z.literal(['client', 'friend']),
  email: z.string(),
  inviterName: z.string(),
  accountName: z.nullable(z.string()),
  serviceAreaId: z.nullable(rowId<ServiceAreaId>()),
  serviceAreaName: z.nullable(z.string()),
  /** Accepting restricts the person to this organisation. */
  restricts: z.boolean(),
  message: z.string(),
  expiresAt: z.string(),
  /** Whether the signed-in person is the one invited; null when nobody is signed in. */
  isForMe: z.nullable(z.boolean()),
})

/** Invitation (calls.md, /api/Invitation/). */
export const invitation = {
  sendInvitationToConsumer: defineCall({
    method: 'POST',
    path: '/api/Invitation/send-invitation-to-consumer',
    summary: 'Invite clients to a location by email, or send them the invitation again',
    changes: ['invitation'],
    access: ofAreaManagers,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        emails: emails(),
        message: message(),
        restrictsToUs: z._default(z.boolean(), false),
      }),
    output: () => invitedAnswer,
    refusals: { ...tooManyInvitations, ...organisationSuspended('it cannot invite clients') },
  }),
  getSentInvitations: defineCall({
    method: 'POST',
    path: '/api/Invitation/get-sent-invitations',
    summary: 'Invitations that a location sent, the newest first',
    reads: ['invitation'],
    access: ofAreaManagers,
    input: () =>
      z.strictObject({
        serviceAreaId: id<ServiceAreaId>(),
        search: z._default(optionalText(100), ''),
        state: z._default(z.literal(['all', ...invitationStates]), 'all'),
        ...pageFields,
      }),
    output: () => pageOf(sentInvitation),
  }),
  withdrawInvitation: defineCall({
    method: 'POST',
    path: '/api/Invitation/withdraw-invitation',
    summary: 'Take back an invitation that a location sent and nobody has accepted; its link stops working',
    changes: ['invitation'],
    access: ofAreaManagers,
    input: () => z.strictObject({ serviceAreaId: id<ServiceAreaId>(), invitationId: z.uuid() }),
    output: () => z.object({ done: z.literal(true) }),
    refusals: { Accepted: 'It was accepted before you could withdraw it.' },
  }),
  isValidInvitationEmail: defineCall({
    method: 'POST',
    path: '/api/Invitation/is-valid-invitation-email',
    summary: 'What an emailed invitation is about, and whether it can still be accepted',
    reads: ['invitation'],
    access: anyone,
    input: () => z.strictObject({ token: invitationToken() }),
    output: () =>
      z.object({
        isValid: z.boolean(),
        /** `unknown` for a link that Waymark never sent. */
        state: z.literal([...answeredInvitationStates, 'unknown']),
        isWithdrawn: z.boolean(),
        invitation: z.nullable(shownInvitation),
      }),
  }),
  addShortlistFromEmailInvitation: defineCall({
    method: 'POST',
    path: '/api/Invitation/add-shortlist-from-email-invitation',
    summary: 'Accept an emailed invitation; a provider’s location goes onto my shortlist moments later',
    changes: ['invitation', 'shortlist'],
    access: signedIn,
    input: () => z.strictObject({ token: invitationToken() }),
    output: () => z.object({ serviceAreaId: z.nullable(rowId<ServiceAreaId>()) }),
    refusals: {
      LinkNotValid: 'This invitation has been used or has expired. Ask for a new one.',
      AnotherPerson: 'This invitation was sent to another address. Log in with that address to accept it.',
      IndividualsOnly: 'This invitation is for a person’s own account. Log in with yours to accept it.',
      RestrictedElsewhere: 'Your account can only see and book one other provider. Ask them to change that first.',
    },
    notWhileActing: true,
  }),
  sendInvitationToFriendFromIndividual: defineCall({
    method: 'POST',
    path: '/api/Invitation/send-invitation-to-friend-from-individual',
    summary: 'Invite friends to Waymark by email',
    changes: [],
    access: individualOnly,
    isFilledIn: true,
    input: () => z.strictObject({ emails: emails(), message: message() }),
    output: () => invitedAnswer,
    refusals: tooManyInvitations,
    notWhileActing: true,
  }),
} as const
