import { Notice } from '../messages/notice.tsx'

interface ConflictNoticeProps {
  /** Fields that somebody else saved meanwhile and that were changed here too. */
  readonly theirs: Readonly<Record<string, unknown>>
  readonly labels: Readonly<Record<string, string>>
}

/** What somebody else saved in the fields that one changes oneself: saving replaces it, so it is shown. */
export function ConflictNotice({ theirs, labels }: ConflictNoticeProps) {
  const entries = Object.entries(theirs)
  if (entries.length === 0) return null
  return (
    <Notice tone="warning" title="You both changed this." isLive>
      {entries.map(([name, value]) => (
        <p key={name}>
          {labels[name]}, as somebody else saved it: <b>{value === '' ? 'empty' : String(value)}</b>
        </p>
      ))}
      <p>Yours stands in the form. Saving replaces theirs.</p>
    </Notice>
  )
}
