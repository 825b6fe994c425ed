import { account } from '@waymark/contracts/account'
import { invitation } from '@waymark/contracts/invitation'
import { notification } from '@waymark/contracts/notification'
import { support } from '@waymark/contracts/support'
import { optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import { UiProvider } from '@waymark/ui/ui-provider'
import { FakeGateway } from '@waymark/web-kit/testing/fake-gateway'
import { chooseIn, formRefuser, type RefusedForm, tickIn, typeInto } from '@waymark/web-kit/testing/refused-form'
import { expect, test } from 'vitest'
import { ContactForm } from '../help/contact-form.tsx'
import { InviteFriendsForm } from '../invitations/invite-friends-form.tsx'
import { NeedsProfile } from '../needs/needs-profile.tsx'
import { DeleteDialog } from '../profile/delete-account.tsx'
import { EmailForm } from '../profile/email-form.tsx'
import { EmailPreferences } from '../profile/email-preferences.tsx'
import { NamesForm } from '../profile/names-form.tsx'
import { PasswordForm } from '../profile/password-form.tsx'
import { PhoneCodeForm } from '../profile/phone-code-form.tsx'
import { PhoneForm } from '../profile/phone-form.tsx'
import { PushPreferencesForm } from '../profile/push-notifications.tsx'
import { AddDialog } from '../profile/second-step/add-dialog.tsx'
import { ConfirmApp } from '../profile/second-step/confirm-app.tsx'
import { RemoveDialog } from '../profile/second-step/remove-dialog.tsx'
import { RenewCodesDialog } from '../profile/second-step/renew-codes-dialog.tsx'
import { StartLocation } from '../profile/start-location.tsx'
import { TextPreferencesForm } from '../profile/text-messages.tsx'
import { ForgotPasswordPage } from '../sign-in/forgot-password-page.tsx'
import { RegisterBusinessPage } from '../sign-in/register-business-page.tsx'
import { RegisterProfilePage } from '../sign-in/register-profile-page.tsx'
import { NewPassword, passwordWords } from '../sign-in/reset-password-page.tsx'
import { SendActivation } from '../sign-in/send-activation.tsx'
import { individual, manager } from './people.ts'

const password = 'Waymark-2026'
const own = { firstName: 'Mere', lastName: 'Ngata', phone: '021 555 0100', email: 'mere@example.org', newEmail: null }
const turningSpace = { accessibilityOptionId: 8, weight: 'must', threshold: null } as const

function fillPerson(form: HTMLElement) {
  typeInto(form, 'firstName', 'Mere')
  typeInto(form, 'lastName', 'Ngata')
  typeInto(form, 'email', 'mere@example.org')
  typeInto(form, 'password', password)
  tickIn(form, 'agreesToTerms')
}

const forms: readonly RefusedForm[] = [
  {
    file: 'help/contact-form.tsx',
    call: support.sendContactMessage,
    name: 'Write to us',
    element: <ContactForm />,
    fill: async (form) => {
      await chooseIn(form, 'topic', 'A booking')
      typeInto(form, 'body', 'Where is it?')
    },
  },
  {
    file: 'invitations/invite-friends-form.tsx',
    call: invitation.sendInvitationToFriendFromIndividual,
    name: 'Refer a friend',
    element: <InviteFriendsForm />,
    fill: (form) => typeInto(form, 'emails', 'mere@example.org, hemi@example.org'),
  },
  {
    file: 'profile/delete-account.tsx',
    call: account.deleteMyAccount,
    name: 'Delete my account',
    element: <DeleteDialog email={individual.email} onClose={() => {}} />,
    fill: (form) => typeInto(form, 'password', password),
  },
  {
    file: 'profile/email-preferences.tsx',
    call: account.updateUserEmailPreferences,
    name: 'Emails',
    element: <EmailPreferences userProfileId={5} isBusiness={false} />,
    gateway: new FakeGateway().answer(account.getUserEmailPreferences, () => ({
      userProfileId: 5,
      preferences: [{ emailKind: 'booking confirmed' as const, name: 'A booking is confirmed', isWanted: true }],
    })),
    unseen: ['userProfileId'],
  },
  {
    file: 'profile/email-form.tsx',
    call: account.changeEmail,
    name: 'Your email address',
    element: <EmailForm own={own} />,
    fill: (form) => {
      typeInto(form, 'email', 'mere.new@example.org')
      typeInto(form, 'password', password)
    },
  },
  {
    file: 'profile/names-form.tsx',
    call: account.updateProfile,
    name: 'Your name and phone',
    element: <NamesForm own={own} />,
  },
  {
    file: 'needs/needs-profile.tsx',
    call: account.updateNeeds,
    name: 'What you need',
    element: <NeedsProfile />,
    gateway: new FakeGateway().answer(account.getNeeds, () => ({ needs: [turningSpace] })),
    own: ['Start with what is true for you', ...optionGroups.map((group) => optionGroupLabels[group])],
  },
  {
    file: 'profile/phone-code-form.tsx',
    call: notification.confirmPhone,
    name: 'The code that we sent',
    element: <PhoneCodeForm phone="+64215550142" />,
    fill: (form) => typeInto(form, 'code', '123456'),
  },
  {
    file: 'profile/phone-form.tsx',
    call: notification.sendPhoneCode,
    name: 'Your mobile phone',
    element: <PhoneForm isFirst />,
    fill: (form) => typeInto(form, 'phone', '021 555 0142'),
  },
  {
    file: 'profile/text-messages.tsx',
    call: notification.updateTextPreferences,
    name: 'Text messages',
    element: (
      <TextPreferencesForm
        preferences={[{ kind: 'booking confirmed', name: 'A booking is confirmed', isWanted: true }]}
      />
    ),
  },
  {
    file: 'profile/push-notifications.tsx',
    call: notification.updatePushPreferences,
    name: 'Notifications on your devices',
    element: (
      <PushPreferencesForm
        preferences={[{ kind: 'booking confirmed', name: 'A booking is confirmed', isWanted: true }]}
      />
    ),
  },
  {
    file: 'profile/password-form.tsx',
    call: account.changePassword,
    name: 'Password',
    element: <PasswordForm />,
    fill: (form) => {
      typeInto(form, 'currentPassword', password)
      typeInto(form, 'newPassword', `${password}-1`)
    },
  },
  {
    file: 'profile/second-step/add-dialog.tsx',
    call: account.beginSecondFactor,
    name: 'Add an authenticator app',
    element: <AddDialog kind="app" onClose={() => {}} />,
    fill: (form) => typeInto(form, 'currentPassword', password),
    unseen: ['kind'],
  },
  {
    file: 'profile/second-step/confirm-app.tsx',
    call: account.confirmSecondFactor,
    name: 'Authenticator app',
    element: <ConfirmApp app={{ secret: 'ABCD', address: 'otpauth://x' }} onConfirmed={() => {}} onClose={() => {}} />,
    fill: (form) => typeInto(form, 'code', '123456'),
  },
  {
    file: 'profile/second-step/remove-dialog.tsx',
    call: account.removeSecondFactor,
    name: 'Remove',
    element: (
      <RemoveDialog
        factor={{ secondFactorId: 1, name: 'My phone', createdAt: '2026-11-20T00:00:00Z' }}
        onClose={() => {}}
      />
    ),
    fill: (form) => typeInto(form, 'currentPassword', password),
    unseen: ['secondFactorId'],
  },
  {
    file: 'profile/second-step/renew-codes-dialog.tsx',
    call: account.renewRecoveryCodes,
    name: 'New recovery codes',
    element: <RenewCodesDialog onClose={() => {}} />,
    fill: (form) => typeInto(form, 'currentPassword', password),
  },
  {
    file: 'profile/start-location.tsx',
    call: account.updateProfile,
    name: 'Where you start',
    element: <StartLocation user={manager} areas={[]} />,
    unseen: ['firstName', 'lastName'],
  },
  {
    file: 'sign-in/forgot-password-page.tsx',
    call: account.forgotPassword,
    name: 'Forgot your password?',
    element: <ForgotPasswordPage />,
    fill: (form) => typeInto(form, 'email', 'mere@example.org'),
  },
  {
    file: 'sign-in/register-business-page.tsx',
    call: account.registerBusinessAccount,
    name: 'Register your organisation',
    element: <RegisterBusinessPage />,
    fill: (form) => {
      fillPerson(form)
      tickIn(form, 'kind', 'Council')
      typeInto(form, 'accountName', 'Porirua City')
      typeInto(form, 'address', '16 Cobham Court')
    },
    unseen: ['latitude', 'longitude', 'region'],
  },
  {
    file: 'sign-in/register-profile-page.tsx',
    call: account.registerUser,
    name: 'Create your account',
    element: <RegisterProfilePage />,
    fill: fillPerson,
  },
  {
    file: 'sign-in/reset-password-page.tsx',
    call: account.resetPassword,
    name: 'Set a new password',
    element: <NewPassword token="a-token-of-24-characters" words={passwordWords.renewing} isJoining={false} />,
    fill: (form) => typeInto(form, 'newPassword', password),
    unseen: ['token'],
  },
  {
    file: 'sign-in/send-activation.tsx',
    call: account.resentActiveEmail,
    name: 'Send the link again',
    element: <SendActivation />,
    fill: (form) => typeInto(form, 'email', 'mere@example.org'),
  },
]
const refuse = formRefuser({ UiProvider, user: individual })

test.each(forms)('a 422 reaches each field of $file', async (form) => {
  const { unseen = [], own = [] } = form
  expect(await refuse(form)).toEqual({ unseen, onlyInSummary: [], own })
})
