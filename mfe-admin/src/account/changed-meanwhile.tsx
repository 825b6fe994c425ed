import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { Notice } from '@waymark/ui/notice'
import { useCall } from '@waymark/web-kit/use-call'
import { changesBetween, draftOf } from './user-draft.ts'
import type { UserRow } from './user-query.ts'

interface ChangedMeanwhileProps {
  /** The state this administrator started from. */
  readonly base: UserRow
  /** They have seen what was saved, and continue over it. */
  readonly onGoOn: (now: UserRow) => void
}

/** Shows the second of two administrators what the first one saved; nothing is overwritten unseen. */
export function ChangedMeanwhile({ base, onGoOn }: ChangedMeanwhileProps) {
  const latest = useCall(account.getUserList, { userProfileId: base.userProfileId }, { staleMs: 0 })
  const now = latest.data?.items.find(({ version }) => version !== base.version)
  const saved = now ? changesBetween(draftOf(base), draftOf(now)) : []
  return (
    <Notice
      tone="warning"
      title="Somebody else has changed these details since you opened them."
      isLive
      actions={now && <Button onPress={() => onGoOn(now)}>Continue with my changes</Button>}
    >
      {latest.isError && <p>{latest.error.message}</p>}
      {now && saved.length === 0 && <p>They saved it without changing anything. Your entries are kept.</p>}
      {saved.length > 0 && (
        <>
          <p>These are their changes. Your entries are kept; the other fields now show what they saved.</p>
          <DescriptionList items={saved} />
        </>
      )}
    </Notice>
  )
}
