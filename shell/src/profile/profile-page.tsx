import { notification } from '@waymark/contracts/notification'
import { type PagePart, Parts } from '@waymark/ui/parts'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { EmailForm } from './email-form.tsx'
import { EmailPreferences } from './email-preferences.tsx'
import { MyData } from './my-data.tsx'
import { NamesForm } from './names-form.tsx'
import { NeedsSummary } from './needs-summary.tsx'
import { OwnDetails } from './own-details.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './profile-page.module.css'
import { SecondStepPart } from './second-step/second-step.tsx'
import { StartLocation } from './start-location.tsx'
import { TextMessages } from './text-messages.tsx'

/** /user/profile: what belongs to the person themself. */
export function ProfilePage() {
  const page = usePage()
  const user = useAppStore((state) => state.user)
  const areas = useAppStore((state) => state.serviceAreas)
  const texts = useCall(notification.getTextSettings, {})
  if (!user) return null
  const start: PagePart = {
    id: 'start',
    title: 'Where you start',
    hint: 'The location that is open after you log in. You can change it at the top of each page.',
    children: <StartLocation key={user.userProfileId} user={user} areas={areas} />,
  }
  const textMessages: PagePart = {
    id: 'texts',
    title: 'Text messages',
    hint: 'Short forms of the emails, on your mobile phone. You choose each, and reply STOP to end them all.',
    children: <TextMessages isBusiness={user.accountType === 'Business'} />,
  }
  const parts: PagePart[] = [
    {
      id: 'names',
      title: 'Your name and phone',
      children: (
        <>
          <p className={css.soft}>
            {user.accountType === 'Business' ? (
              <>
                You work for <b>{user.accountName}</b>.
              </>
            ) : (
              'Providers see them with your bookings.'
            )}
          </p>
          <OwnDetails>{(own) => <NamesForm key={user.userProfileId} own={own} />}</OwnDetails>
        </>
      ),
    },
    {
      id: 'address',
      title: 'Your email address',
      children: <OwnDetails>{(own) => <EmailForm key={user.userProfileId} own={own} />}</OwnDetails>,
    },
    ...(areas.length > 1 ? [start] : []),
    {
      id: 'needs',
      title: 'What you need',
      hint: 'Say it once: places, services and activities are matched against it. Only you see it, until you share a need with a booking.',
      children: <NeedsSummary />,
    },
    {
      id: 'emails',
      title: 'Emails',
      hint: 'About your bookings. Emails about your account and its safety always come; notifications in the app do too.',
      children: <EmailPreferences userProfileId={user.userProfileId} isBusiness={user.accountType === 'Business'} />,
    },
    ...(texts.data?.isOffered ? [textMessages] : []),
    { id: 'password', title: 'Password', children: <PasswordForm /> },
    {
      id: 'second-step',
      title: 'Second step',
      hint: 'Your account asks for more than your password, so that nobody else gets in who has seen it.',
      children: <SecondStepPart />,
    },
    {
      id: 'display',
      title: 'How pages look',
      hint: 'Kept in this browser, for you only. Changes show straight away.',
      children: <DisplaySettings />,
    },
    {
      id: 'devices',
      title: 'Your devices',
      hint: 'Where you are signed in. If you do not know a device, sign it out and change your password.',
      children: <Devices />,
    },
    { id: 'data', title: 'Your data', children: <MyData /> },
    { id: 'delete', title: 'Delete your account', children: <DeleteAccount user={user} /> },
  ]
  return (
    <div className={css.page}>
      <h1 ref={page.ref} tabIndex={-1}>
        {page.title}
      </h1>
      <Parts parts={parts} />
    </div>
  )
}
