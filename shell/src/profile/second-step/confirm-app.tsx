import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { CopyButton } from '@waymark/ui/copy-button'
import { Form } from '@waymark/ui/form'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { useForm } from '@waymark/web-kit/use-form'
import { QRCodeSVG } from 'qrcode.react'
import css from './second-step.module.css'

interface ConfirmAppProps {
  readonly app: { readonly secret: string; readonly address: string }
  readonly onConfirmed: (recoveryCodes: readonly string[] | null) => void
  readonly onClose: () => void
}

/** The secret as a picture and as text, and the first code that the app makes of it. */
export function ConfirmApp({ app, onConfirmed, onClose }: ConfirmAppProps) {
  const form = useForm(account.confirmSecondFactor, {
    values: { name: '', code: '' },
    fieldOf: { WrongCode: 'code' },
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  const grouped = app.secret.match(/.{1,4}/g)?.join(' ') ?? app.secret
  return (
    <Form {...form.props} label="Authenticator app" purpose="add the app">
      <Stack gap={5}>
        <p>Scan this picture with the app, or type or paste the key into it. Then enter the code that it shows.</p>
        <div className={css.paper}>
          <QRCodeSVG value={app.address} size={176} marginSize={2} level="M" title="The key, as a QR code" />
        </div>
        <div className={css.key}>
          <p>
            Key: <code>{grouped}</code>
          </p>
          <CopyButton text={app.secret}>Copy the key</CopyButton>
        </div>
        <TextField {...form.field('code')} isOptional={false} label="Code from the app" autoComplete="one-time-code" />
        <TextField {...form.field('name')} label="Name" hint="Such as the phone it is on. You can leave it empty." />
        <Cluster>
          <SubmitButton pendingLabel="Checking">Add the app</SubmitButton>
          <Button onPress={onClose}>Not now</Button>
        </Cluster>
      </Stack>
    </Form>
  )
}
