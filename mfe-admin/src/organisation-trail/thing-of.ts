interface Thing {
  readonly targetKind: string
  readonly targetId: number | null
  readonly targetName: string | null
}

/** What an action was done to, in the organisation's words, and where it is. */
export function thingOf({ targetKind, targetId, targetName }: Thing): { label: string; href: string | null } {
  switch (targetKind) {
    case 'account':
      return { label: 'Your organisation', href: '/business/profile' }
    case 'person':
      return { label: targetName ?? 'Somebody who is gone', href: `/business/user-management/${targetId}` }
    case 'booking':
      return { label: `Booking ${targetId}`, href: `/booking/${targetId}` }
    case 'access map':
      return { label: `Access map ${targetId}`, href: `/business/access-maps/${targetId}` }
    default:
      return {
        label: `${targetKind.charAt(0).toUpperCase()}${targetKind.slice(1)} ${targetId ?? ''}`.trim(),
        href: null,
      }
  }
}
