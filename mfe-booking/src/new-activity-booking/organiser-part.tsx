import { phoneHref } from '@waymark/domain/account/phone'
import { Avatar } from '@waymark/ui/avatar'
import { Notice } from '@waymark/ui/notice'
import { Section } from '@waymark/ui/section'
import { TextLink } from '@waymark/ui/text-link'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

/** Who runs it, how they are reached, and what to know before one comes. */
export function OrganiserPart({ activity }: { readonly activity: AskedActivity }) {
  const { accountName, accountLogo, organiserName, organiserEmail, organiserPhone, preparation, documents } = activity
  return (
    <Section title="Who runs it">
      <div className={css.organiser}>
        <Avatar name={accountName} tone="teal" {...(accountLogo === null ? {} : { imageUrl: accountLogo })} />
        <div>
          <b>{accountName}</b>
          {organiserName && <p className={css.small}>Ask for {organiserName}.</p>}
          {organiserPhone && (
            <p>
              <TextLink href={phoneHref(organiserPhone)} isStandalone>
                {organiserPhone}
              </TextLink>
            </p>
          )}
          {organiserEmail && (
            <p>
              <TextLink href={`mailto:${organiserEmail}`} isStandalone>
                {organiserEmail}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      {preparation !== '' && (
        <Notice tone="info" title="Before you come.">
          {preparation}
        </Notice>
      )}
      {documents.length > 0 && (
        <ul>
          {documents.map(({ title, url }) => (
            <li key={url}>
              <TextLink href={url} isStandalone>
                {title} (PDF)
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
