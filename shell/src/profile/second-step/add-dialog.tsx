import { startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import { account } from '@waymark/contracts/account'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Dialog } from '@waymark/ui/dialog'
import { Form } from '@waymark/ui/form'
import { Notice } from '@waymark/ui/notice'
import { PasswordField } from '@waymark/ui/password-field'
import { Stack } from '@waymark/ui/stack'
import { SubmitButton } from '@waymark/ui/submit-button'
import { TextField } from '@waymark/ui/text-field'
import { session } from '@waymark/web-kit/browser-session'
import { notify } from '@waymark/web-kit/notices'
import { useForm } from '@waymark/web-kit/use-form'
import { useSend } from '@waymark/web-kit/use-send'
import { useEffect, useRef, useState } from 'react'
import { ConfirmApp } from './confirm-app.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface AddDialogProps {
  readonly kind: 'app' | 'passkey'
  readonly onClose: () => void
}

/** As `confirmSecondFactor` takes it. */
const maxNameLength = 60
const added = { app: 'Your authenticator app is added.', passkey: 'Your passkey is added.' } as const
const titles = { app: 'Add an authenticator app', passkey: 'Add a passkey' } as const

/** Adds an authenticator app or a passkey: the password, the new one, and with the first one the recovery codes. */
export function AddDialog({ kind, onClose }: AddDialogProps) {
  const [app, setApp] = useState<{ readonly secret: string; readonly address: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isUnused, setIsUnused] = useState(false)
  // Whoever leaves takes the question of the browser with them.
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      WebAuthnAbortService.cancelCeremony()
    }
  }, [])
  const done = (recoveryCodes: readonly string[] | null) => {
    // The rights of an administrator come with the next token.
    void session.refresh(true)
    if (recoveryCodes) return setCodes(recoveryCodes)
    notify('success', added[kind])
    onClose()
  }
  const confirm = useSend(account.confirmSecondFactor, { onSuccess: (answer) => done(answer.recoveryCodes) })
  const begin = useForm(account.beginSecondFactor, {
    values: { currentPassword: '', name: '' },
    toInput: ({ currentPassword }) => ({ currentPassword, kind }),
    fieldOf: { WrongPassword: 'currentPassword' },
    check: ({ name }) =>
      name.trim().length > maxNameLength ? { name: `Use at most ${maxNameLength} characters.` } : {},
    onSuccess: async ({ secret, address, passkeyOptions }, { values: { name } }) => {
      if (secret !== null && address !== null) return setApp({ secret, address })
      if (passkeyOptions === null || !isShown.current) return
      setIsUnused(false)
      const made = await startRegistration({ optionsJSON: JSON.parse(passkeyOptions) }).catch(() => null)
      if (made) confirm.mutate({ input: { name, passkey: JSON.stringify(made) } })
      else setIsUnused(true)
    },
  })
  // The title takes the focus at each step.
  const title = codes ? 'Keep your recovery codes' : app ? 'Scan the key with your app' : titles[kind]
  return (
    <Dialog isOpen onClose={onClose} title={title} isDismissable={!codes}>
      {codes ? (
        <RecoveryCodes codes={codes} news={added[kind]} onClose={onClose} />
      ) : app ? (
        <ConfirmApp app={app} onConfirmed={done} onClose={onClose} />
      ) : (
        <Form {...begin.props} label={titles[kind]} purpose="continue">
          <Stack gap={5}>
            <p>
              {kind === 'app'
                ? 'An authenticator app on your phone or computer shows a new code every 30 seconds. After your password we ask for it.'
                : 'A passkey is your fingerprint, face, PIN or security key. After your password we ask for it.'}
            </p>
            {isUnused && (
              <Notice tone="warning" title="No passkey was made." isLive>
                Your browser or device stopped, or already has one for this account. You can try again.
              </Notice>
            )}
            <PasswordField {...begin.field('currentPassword')} label="Your password" />
            {kind === 'passkey' && (
              <TextField
                {...begin.field('name')}
                isOptional
                maxCharacters={maxNameLength}
                label="Name"
                hint="Such as the phone, computer or key that it is on. You can leave it empty."
              />
            )}
            <Cluster>
              <SubmitButton pendingLabel="One moment">Continue</SubmitButton>
              <Button onPress={onClose}>Not now</Button>
            </Cluster>
          </Stack>
        </Form>
      )}
    </Dialog>
  )
}
