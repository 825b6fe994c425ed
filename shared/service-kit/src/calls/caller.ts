import type { Access } from '@waymark/contracts/access'
import type { PersonClaims } from '../auth/tokens.ts'

export interface AnonymousCaller {
  readonly kind: 'anonymous'
}

export interface GuestCaller {
  readonly kind: 'guest'
  readonly guestId: string
  /** Where the link was sent that they came by: they see what was booked with it. Null for who books here. */
  readonly email: string | null
}

export interface PersonCaller extends PersonClaims {
  readonly kind: 'person'
}

/** Who makes a call, as proven by its tokens. */
export type Caller = AnonymousCaller | GuestCaller | PersonCaller

export const anonymous: AnonymousCaller = { kind: 'anonymous' }

/** The callers that can reach a handler past the call's access check. */
export type CallerOf<Who extends Access> = 'public' extends Who['kind']
  ? Caller
  : 'guest' extends Who['kind']
    ? GuestCaller | PersonCaller
    : PersonCaller
