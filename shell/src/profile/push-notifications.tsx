import type { OutputOf } from '@waymark/contracts/define-call'
import { notification } from '@waymark/contracts/notification'
import { isOfOrganisations } from '@waymark/domain/account/email-kinds'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { FieldGroup } from '@waymark/ui/field-group'
import { Form } from '@waymark/ui/form'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { formatCount } from '@waymark/web-kit/format'
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo, useState } from 'react'
import { closePush, openPush, whyNoPush } from './this-device.ts'

type PushSettings = OutputOf<typeof notification.getPushSettings>

/** Whether this device shows notifications, and what the person's devices show them about. */
export function PushNotifications({ isBusiness }: { readonly isBusiness: boolean }) {
  const found = useCall(notification.getPushSettings, {})
  return (
    <Loaded of={found} what="your notifications" shape="form" count={3} kept="Nothing you saved is lost.">
      {(settings) => (
        <Stack gap={6}>
          <ThisDevice settings={settings} />
          {(settings.isOnHere || settings.otherDeviceCount > 0) && (
            <PushPreferencesForm
              // Only organisations are told about feedback, and staff about their sessions.
              preferences={
                isBusiness ? settings.preferences : settings.preferences.filter(({ kind }) => !isOfOrganisations(kind))
              }
            />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function ThisDevice({ settings }: { readonly settings: PushSettings }) {
  const { publicKey, isOnHere, otherDeviceCount } = settings
  const [fault, setFault] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const keep = useSend(notification.keepPushDevice, {
    onSuccess: () => notify('success', 'This device shows notifications now.'),
  })
  const remove = useSend(notification.removePushDevice, {
    onSuccess: () => notify('success', 'This device shows no more notifications.'),
  })

  async function turnOn(key: string) {
    setFault(null)
    setIsAsking(true)
    try {
      const device = await openPush(key)
      if (device) keep.mutate({ input: device })
      else setFault('You have not allowed notifications, so nothing has changed.')
    } catch {
      setFault('This browser could not turn notifications on. Please try again in a moment. Emails still tell you.')
    } finally {
      setIsAsking(false)
    }
  }

  function turnOff() {
    setFault(null)
    // The server sends nothing from then on, whether or not the browser lets its address go.
    closePush().catch(() => undefined)
    remove.mutate({ input: {} })
  }

  const reason = whyNoPush()
  return (
    <Stack gap={4}>
      <p>
        {isOnHere
          ? 'This device shows notifications while you are signed in on it.'
          : 'This device shows no notifications.'}
        {otherDeviceCount > 0 &&
          ` ${formatCount(otherDeviceCount, 'other device')} of yours ${otherDeviceCount === 1 ? 'does' : 'do'}.`}
      </p>
      {fault !== null && (
        <Notice tone="warning" title="Notifications are not on.">
          {fault}
        </Notice>
      )}
      {isOnHere ? (
        <div>
          <Button isPending={remove.isPending} pendingLabel="One moment" onPress={turnOff}>
            Turn off for this device
          </Button>
        </div>
      ) : reason === null ? (
        <div>
          <Button
            isPending={isAsking || keep.isPending}
            pendingLabel="One moment"
            onPress={() => publicKey !== null && void turnOn(publicKey)}
          >
            Turn on for this device
          </Button>
        </div>
      ) : (
        <p>{reason}</p>
      )}
    </Stack>
  )
}

export function PushPreferencesForm({ preferences }: Pick<PushSettings, 'preferences'>) {
  const values = useMemo(
    () => ({ preferences: preferences.map(({ kind, isWanted }) => ({ kind, isWanted })) }),
    [preferences],
  )
  const form = useForm(notification.updatePushPreferences, {
    values,
    draft: 'push-preferences',
    onSuccess: () => notify('success', 'Your notification choices are saved.'),
  })
  return (
    <Form {...form.props} label="Notifications on your devices" purpose="save your notification choices">
      <FieldGroup name="preferences" label="Show me when">
        {preferences.map(({ kind, name }, index) => (
          <Checkbox key={kind} {...form.tick(`preferences.${index}.isWanted`)}>
            {name}
          </Checkbox>
        ))}
      </FieldGroup>
      <SubmitButton>Save notification choices</SubmitButton>
    </Form>
  )
}
