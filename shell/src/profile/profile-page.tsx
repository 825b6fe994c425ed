import { SectionHeading } from '@waymark/ui/section-heading'
import { TextLink } from '@waymark/ui/text-link'
import { useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import type { ReactNode } from 'react'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { DisplaySettings } from './display-settings.tsx'
import { EmailPreferences } from './email-preferences.tsx'
import { MyData } from './my-data.tsx'
import { NamesForm } from './names-form.tsx'
import { NeedsProfile } from './needs/needs-profile.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './profile-page.module.css'
import { SecondStepPart } from './second-step/second-step.tsx'
import { StartLocation } from './start-location.tsx'

const parts = {
  names: 'Your name',
  start: 'Where you start',
  needs: 'What you need',
  emails: 'Emails',
  password: 'Password',
  'second-step': 'Second step',
  display: 'How pages look',
  devices: 'Your devices',
  data: 'Your data',
  delete: 'Delete your account',
} as const

/** /user/profile: what belongs to the person themself. */
export function ProfilePage() {
  const page = usePage()
  const user = useAppStore((state) => state.user)
  const areas = useAppStore((state) => state.serviceAreas)
  if (!user) return null
  const hasChoice = areas.length > 1
  return (
    <div className={css.page}>
      <h1 ref={page.ref} tabIndex={-1}>
        {page.title}
      </h1>
      <nav aria-label="On this page" className={css.contents}>
        <ul>
          {Object.entries(parts)
            .filter(([id]) => id !== 'start' || hasChoice)
            .map(([id, title]) => (
              <li key={id}>
                <TextLink href={`#${id}`} isStandalone onPress={() => goToPart(id)}>
                  {title}
                </TextLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className={css.parts}>
        <Part id="names">
          <p className={css.soft}>
            You log in as <b>{user.email}</b>
            {user.accountType === 'Business' && (
              <>
                , for <b>{user.accountName}</b>
              </>
            )}
            .
          </p>
          <NamesForm key={user.userProfileId} user={user} />
        </Part>
        {hasChoice && (
          <Part
            id="start"
            hint="The location that is open after you log in. You can change it at the top of each page."
          >
            <StartLocation key={user.userProfileId} user={user} areas={areas} />
          </Part>
        )}
        <Part
          id="needs"
          hint="Say it once: places, services and activities are matched against it. Only you see it, until you share a need with a booking."
        >
          <NeedsProfile />
        </Part>
        <Part
          id="emails"
          hint="About your bookings. Emails about your account and its safety always come; notifications in the app do too."
        >
          <EmailPreferences userProfileId={user.userProfileId} isBusiness={user.accountType === 'Business'} />
        </Part>
        <Part id="password">
          <PasswordForm />
        </Part>
        <Part
          id="second-step"
          hint="Your account asks for more than your password, so that nobody else gets in who has seen it."
        >
          <SecondStepPart />
        </Part>
        <Part id="display" hint="Kept in this browser, for you only. Changes show straight away.">
          <DisplaySettings />
        </Part>
        <Part
          id="devices"
          hint="Where you are signed in. If you do not know a device, sign it out and change your password."
        >
          <Devices />
        </Part>
        <Part id="data">
          <MyData />
        </Part>
        <Part id="delete">
          <DeleteAccount user={user} />
        </Part>
      </div>
    </div>
  )
}

interface PartProps {
  readonly id: keyof typeof parts
  readonly hint?: string
  readonly children: ReactNode
}

function Part({ id, hint, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={css.part} tabIndex={-1}>
      <SectionHeading id={id} hint={hint}>
        {parts[id]}
      </SectionHeading>
      {children}
    </section>
  )
}

/** The router scrolls to a part; the focus moves there too, so that Tab continues from it. */
function goToPart(id: string): void {
  document.getElementById(id)?.closest('section')?.focus()
}
