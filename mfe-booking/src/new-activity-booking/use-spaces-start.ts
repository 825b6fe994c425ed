import { account } from '@waymark/contracts/account'
import { ageFault } from '@waymark/domain/activity/people'
import { adoptGuestDraft } from '@waymark/web-kit/drafts'
import { guestToken, keepGuest, useGuest } from '@waymark/web-kit/guest'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo, useState } from 'react'
import { nobody, personName, type SpacesDraft } from './spaces-draft.ts'

/** What a form for spaces starts with, and who it is for: a person, or a guest who gives their details in it. */
export function useSpacesStart(activitySessionId: number) {
  const user = useAppStore((state) => state.user)
  const userServiceAreaId = useAppStore(({ user: person, currentServiceArea }) =>
    person?.accountType === 'Business' ? (currentServiceArea?.serviceAreaId ?? null) : null,
  )
  const guest = useGuest((state) => state.guest)
  const profile = useOwnProfile()
  const draft = `spaces:${activitySessionId}`
  // What was typed before logging in stays.
  useState(() => user && adoptGuestDraft(draft, user.userProfileId))
  const values = useMemo<SpacesDraft>(() => {
    const known = user ?? guest
    return {
      people: [{ ...nobody, name: known ? `${known.firstName} ${known.lastName}` : '' }],
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      contactEmail: known?.email ?? '',
      contactPhone: (user ? profile.data : guest)?.phone ?? '',
      notes: '',
    }
  }, [user, guest, profile.data])
  const register = useSend(account.registerGuestUser, { quiet: true, onSuccess: keepGuest })

  /** A guest is registered with the booking's details, unless this tab knows them already. */
  async function beGuest({ firstName, lastName, contactEmail: email, contactPhone: phone }: SpacesDraft) {
    const details = { firstName, lastName, email, phone }
    if (user || (guest && !guest.isByLink && guestToken(Date.now()) !== null && isSameGuest(guest, details))) return {}
    await register.mutateAsync({ input: { ...details, phone: phone.trim() === '' ? null : phone } })
    return {}
  }

  return { values, draft, beGuest, isGuest: user === null, userServiceAreaId }
}

/** What the account knows of the person; a form that opens before would take what it brings for somebody's change. */
export function useOwnProfile() {
  const isSignedIn = useAppStore(({ user }) => user !== null)
  return useCall(account.getProfile, {}, { enabled: isSignedIn, ignore401: true })
}

type Details = Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', string>>

function isSameGuest(one: Details, other: Details): boolean {
  return (['firstName', 'lastName', 'email', 'phone'] as const).every((name) => one[name] === other[name].trim())
}

/** What the contract cannot say: whose name is missing. */
export function spacesProblems(draft: SpacesDraft, ages: Ages): Record<string, string | undefined> {
  return { ...peopleProblems(draft, ages), ...contactProblems(draft) }
}

type Ages = Parameters<typeof ageFault>[1]

/** Whose name is missing, and whose age does not fit. */
export function peopleProblems({ people }: Pick<SpacesDraft, 'people'>, ages: Ages): Record<string, string> {
  return Object.fromEntries(
    people.flatMap((person, index) => {
      const ofPerson =
        people.length > 1 ? `Write the name of person ${index + 1}, or remove them.` : 'Write the name of who comes.'
      const tooYoungOrOld = ageFault(person.age, ages)
      const ofCompanion = `Write the name of the companion of ${personName(person, index)}, or remove them.`
      return [
        ...(person.name.trim() === '' ? [[`people.${index}.name`, ofPerson] as const] : []),
        ...(tooYoungOrOld === null ? [] : [[`people.${index}.age`, tooYoungOrOld] as const]),
        ...(person.companion?.name.trim() === '' ? [[`people.${index}.companion.name`, ofCompanion] as const] : []),
      ]
    }),
  )
}

function contactProblems({ firstName, lastName }: SpacesDraft): Record<string, string | undefined> {
  return {
    firstName: firstName.trim() === '' ? 'Write your first name.' : undefined,
    lastName: lastName.trim() === '' ? 'Write your last name.' : undefined,
  }
}
