import type { Access } from '@waymark/contracts/access'
import type { PersonClaims } from '../auth/tokens.ts'

export interface AnonymousCaller {
  readonly kind: 'anonymous'
}

export interface GuestCaller {
  readonly kind: 'guest'
  readonly guestId: string
}

export interface PersonCaller extends PersonClaims {
  readonly kind: 'person'
}

/** Who makes a call, as its tokens prove. */
export type Caller = AnonymousCaller | GuestCaller | PersonCaller

export const anonymous: AnonymousCaller = { kind: 'anonymous' }

/** The callers that reach a handler once the call's access is held. */
export type CallerOf<Who extends Access> = 'public' extends Who['kind']
  ? Caller
  : 'guest' extends Who['kind']
    ? GuestCaller | PersonCaller
    : PersonCaller
