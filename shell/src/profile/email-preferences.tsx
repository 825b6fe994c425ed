import { account } from '@waymark/contracts/account'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo } from 'react'
import css from './profile-page.module.css'

type Preferences = OutputOf<typeof account.getUserEmailPreferences>

interface EmailPreferencesProps {
  readonly userProfileId: number
  readonly isBusiness: boolean
}

/** Which emails about bookings a person wants, kind by kind. */
export function EmailPreferences({ userProfileId, isBusiness }: EmailPreferencesProps) {
  const found = useCall(account.getUserEmailPreferences, { userProfileId })
  return (
    <Loaded of={found} what="your email choices" shape="form" count={4} kept="They are saved as they were.">
      {({ preferences }) => (
        <PreferencesForm
          userProfileId={userProfileId}
          // Only organisations are told about feedback.
          preferences={
            isBusiness ? preferences : preferences.filter(({ emailKind }) => emailKind !== 'booking feedback given')
          }
        />
      )}
    </Loaded>
  )
}

function PreferencesForm({ userProfileId, preferences }: Preferences) {
  const initial = useMemo(
    () => ({ unwanted: preferences.flatMap(({ emailKind, isWanted }): string[] => (isWanted ? [] : [emailKind])) }),
    [preferences],
  )
  const draft = useDraft('email-preferences', initial)
  const { unwanted } = draft.value
  const save = useSend(account.updateUserEmailPreferences, {
    quiet: true,
    onSuccess: () => {
      draft.discard()
      notify('success', 'Your email choices are saved.')
    },
  })
  const change = (kind: string, isWanted: boolean) =>
    draft.change({ unwanted: isWanted ? unwanted.filter((one) => one !== kind) : [...unwanted, kind] })

  return (
    <div className={css.fields}>
      <fieldset className={css.choices}>
        <legend className={css.legend}>Email me when</legend>
        {preferences.map(({ emailKind, name }) => (
          <Checkbox
            key={emailKind}
            isSelected={!unwanted.includes(emailKind)}
            onChange={(isWanted) => change(emailKind, isWanted)}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      {save.error && (
        <Notice tone="danger" title="Not saved." isLive>
          {save.error.message}
        </Notice>
      )}
      <div>
        <Button
          variant="primary"
          isPending={save.isPending}
          onPress={() =>
            save.mutate({
              input: {
                userProfileId,
                preferences: preferences.map(({ emailKind }) => ({
                  emailKind,
                  isWanted: !unwanted.includes(emailKind),
                })),
              },
            })
          }
        >
          Save email choices
        </Button>
      </div>
    </div>
  )
}
