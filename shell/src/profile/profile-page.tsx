import { notification } from '@waymark/contracts/notification'
import { type PagePart, Parts } from '@waymark/ui/parts'
import { Slot } from '@waymark/web-kit/slot'
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
import { PushNotifications } from './push-notifications.tsx'
import { SecondStepPart } from './second-step/second-step.tsx'
import { ServiceWatches } from './service-watches.tsx'
import { StartLocation } from './start-location.tsx'
import { TextMessages } from './text-messages.tsx'

/** /user/profile: what belongs to the person themself. */
export function ProfilePage() {
  const page = usePage()
  const user = useAppStore((state) => state.user)
  const areas = useAppStore((state) => state.serviceAreas)
  const texts = useCall(notification.getTextSettings, {})
  const pushes = useCall(notification.getPushSettings, {})
  if (!user) return null
  const start: PagePart = {
    id: 'start',
    title: 'Where you start',
    hint: 'The location that is open after you log in. You can change it at the top of each page.',
    children: <StartLocation key={user.userProfileId} user={user} areas={areas} />,
  }
  const shownToClients: PagePart = {
    id: 'photo',
    title: 'Your photo and languages',
    hint: 'Clients who book see them beside your name, where they choose who comes and on their bookings. Both are up to you.',
    children: (
      <Slot
        key={user.userProfileId}
        name="staffProfile"
        props={{ userProfileId: user.userProfileId, personName: null }}
      />
    ),
  }
  const textMessages: PagePart = {
    id: 'texts',
    title: 'Text messages',
    hint: 'Short forms of the emails, on your mobile phone. You choose each, and reply STOP to end them all.',
    children: <TextMessages isBusiness={user.accountType === 'Business'} />,
  }
  const pushNotifications: PagePart = {
    id: 'notifications',
    title: 'Notifications on your devices',
    hint: 'Short forms of the emails, shown by your phone or computer while Waymark is closed. You choose each.',
    children: <PushNotifications isBusiness={user.accountType === 'Business'} />,
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
    ...(user.accountType === 'Business' ? [shownToClients] : []),
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
    {
      id: 'waiting',
      title: 'Services you wait for',
      hint: 'We tell you once when somebody offers them near the place. Emails are chosen above.',
      children: <ServiceWatches />,
    },
    ...(texts.data?.isOffered ? [textMessages] : []),
    ...(pushes.data?.isOffered ? [pushNotifications] : []),
    { id: 'password', title: 'Password', children: <PasswordForm /> },
    {
      id: 'second-step',
      title: 'Second step',
      hint: 'You can let your account ask for more than your password, so that whoever has seen it does not get in.',
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
