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
import { notify } from '@waymark/web-kit/notices'
import { useCall } from '@waymark/web-kit/use-call'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useMemo } from 'react'
import { PhoneCodeForm } from './phone-code-form.tsx'
import { PhoneForm } from './phone-form.tsx'

type TextSettings = OutputOf<typeof notification.getTextSettings>

/** The phone that text messages go to, once it is confirmed by a code, and what they are about. */
export function TextMessages({ isBusiness }: { readonly isBusiness: boolean }) {
  const found = useCall(notification.getTextSettings, {})
  return (
    <Loaded of={found} what="your text messages" shape="form" count={3} kept="Nothing you saved is lost.">
      {(settings) => (
        <Stack gap={6}>
          {settings.phone !== null && <ConfirmedPhone phone={settings.phone} isStopped={settings.isStopped} />}
          {settings.newPhone !== null && <PhoneCodeForm phone={settings.newPhone} />}
          {settings.phone !== null && (
            <TextPreferencesForm
              // Only organisations are told about feedback, and staff about their sessions.
              preferences={
                isBusiness ? settings.preferences : settings.preferences.filter(({ kind }) => !isOfOrganisations(kind))
              }
            />
          )}
          <PhoneForm isFirst={settings.phone === null && settings.newPhone === null} />
        </Stack>
      )}
    </Loaded>
  )
}

function ConfirmedPhone({ phone, isStopped }: { readonly phone: string; readonly isStopped: boolean }) {
  const remove = useSend(notification.removePhone, {
    onSuccess: () => notify('success', 'You get no more text messages, and your number is forgotten here.'),
  })
  return (
    <Stack gap={4}>
      <p>
        Text messages go to <b>{phone}</b>.
      </p>
      {isStopped && (
        <Notice tone="warning" title="Text messages are stopped.">
          Somebody replied STOP from this phone. To get them again, reply START to a text message from us.
        </Notice>
      )}
      <div>
        <Button isPending={remove.isPending} pendingLabel="One moment" onPress={() => remove.mutate({ input: {} })}>
          End text messages and forget this number
        </Button>
      </div>
    </Stack>
  )
}

export function TextPreferencesForm({ preferences }: Pick<TextSettings, 'preferences'>) {
  const values = useMemo(
    () => ({ preferences: preferences.map(({ kind, isWanted }) => ({ kind, isWanted })) }),
    [preferences],
  )
  const form = useForm(notification.updateTextPreferences, {
    values,
    draft: 'text-preferences',
    onSuccess: () => notify('success', 'Your text message choices are saved.'),
  })
  return (
    <Form {...form.props} label="Text messages" purpose="save your text message choices">
      <FieldGroup name="preferences" label="Text me when">
        {preferences.map(({ kind, name }, index) => (
          <Checkbox key={kind} {...form.tick(`preferences.${index}.isWanted`)}>
            {name}
          </Checkbox>
        ))}
      </FieldGroup>
      <SubmitButton>Save text message choices</SubmitButton>
    </Form>
  )
}
