import { Notice } from '../messages/notice.tsx'

/** A field that somebody else saved in the meantime and that was changed here too. */
export interface Conflict {
  readonly label: string
  /** What they saved, where it can be put into words. */
  readonly theirs?: string | undefined
}

/** Shows what somebody else saved in fields that are also changed here, because saving replaces it. */
export function ConflictNotice({ conflicts }: { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <Notice tone="warning" title="You both changed this." isLive>
      {conflicts.map(({ label, theirs }) => (
        <p key={label}>
          {theirs === undefined ? (
            `${label}: somebody else saved something different.`
          ) : (
            <>
              {label}, as somebody else saved it: <b>{theirs === '' ? 'empty' : theirs}</b>
            </>
          )}
        </p>
      ))}
      <p>The form shows yours. Saving replaces theirs.</p>
    </Notice>
  )
}
