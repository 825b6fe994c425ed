import { shortlist } from '@waymark/contracts/shortlist'
import { useSend } from '@waymark/web-kit/use-send'
import { useState } from 'react'
import type { ShortlistEntry } from '../shortlist/shortlist-entry.ts'

/** A place that can be taken off the shortlist. */
export type Starred = Pick<ShortlistEntry, 'serviceAreaId' | 'serviceAreaName' | 'state' | 'note'>

/** Takes a place off the shortlist; asks first when that loses something a new star does not bring back. */
export function useTakeOff(starred: Starred | undefined, onTakenOff?: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useSend(shortlist.removeShortlist, { onSuccess: () => onTakenOff?.() })
  const take = () => {
    setIsAsking(false)
    if (starred) remove.mutate({ input: { serviceAreaId: starred.serviceAreaId } })
  }
  return {
    isPending: remove.isPending,
    isAsking,
    press: () => (starred && losses(starred).length > 0 ? setIsAsking(true) : take()),
    take,
    keep: () => setIsAsking(false),
  }
}

export type TakeOff = ReturnType<typeof useTakeOff>

/** What is lost with the star, in sentences. */
export function losses({ state, note }: Pick<Starred, 'state' | 'note'>): readonly string[] {
  return [
    ...(state === 'private'
      ? ['This place is by invitation only. To see and book it again you need a new invitation.']
      : []),
    ...(note === '' ? [] : ['Your note about it goes too.']),
  ]
}
