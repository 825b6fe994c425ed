import { SectionHeading } from '@waymark/ui/section-heading'
import { useAppStore } from '@waymark/web-kit/store'
import { usePage } from '@waymark/web-kit/use-page'
import { DisplaySettings } from './display-settings.tsx'
import { NamesForm } from './names-form.tsx'
import { PasswordForm } from './password-form.tsx'
import css from './profile-page.module.css'

/** What belongs to the person themself: names, password, and how the pages look to them. */
export function ProfilePage() {
  const heading = usePage('My profile')
  const user = useAppStore((state) => state.user)
  if (!user) return null
  return (
    <div className={css.page}>
      <h1 {...heading}>My profile</h1>
      <section aria-labelledby="names" className={css.part}>
        <SectionHeading id="names">Your name</SectionHeading>
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
      </section>
      <section aria-labelledby="password" className={css.part}>
        <SectionHeading id="password">Password</SectionHeading>
        <PasswordForm />
      </section>
      <section aria-labelledby="display" className={css.part}>
        <SectionHeading id="display" hint="Kept in this browser, for you alone. Changes show at once.">
          How the pages look
        </SectionHeading>
        <DisplaySettings />
      </section>
    </div>
  )
}
