import { invitationDays } from '@waymark/domain/account/invitation'
import type { InvitationRow } from '../db/invitations.ts'
import type { EmailContent } from './render-email.ts'

interface LinkFacts {
  readonly publicUrl: URL
  /** Signed token of the invitation. */
  readonly token: string
}

/** The content of an invitation. Its subject names nobody, since it shows on a locked phone. */
export function invitationEmail(invitation: InvitationRow, { publicUrl, token }: LinkFacts): EmailContent {
  const at = (path: string) => new URL(`${path}#token=${token}`, publicUrl).href
  const { account_name: accountName, area_name: areaName, inviter_name: inviterName } = invitation
  const sender = accountName ?? inviterName
  const words = invitation.message === '' ? [] : [`${inviterName} writes: ${invitation.message}`]
  const once = `The link works once, for ${invitationDays} days.`
  const footer = [
    `You get this email because ${sender} gave us your address. If you do not know them, you do not need to do anything.`,
  ]
  if (invitation.kind === 'friend')
    return {
      subject: 'You are invited to Waymark',
      heading: `${inviterName} invites you to Waymark`,
      paragraphs: [
        'Kia ora,',
        ...words,
        'Waymark shows how accessible places are, and books services and activities that fit what you need.',
        once,
      ],
      action: { words: 'See Waymark', href: at('/invitation-landing-page') },
      footer,
    }
  return {
    subject: 'You are invited to Waymark',
    heading: `${sender} invites you`,
    paragraphs: [
      'Kia ora,',
      ...words,
      `${sender} would like you to book with them on Waymark. When you accept, ${areaName ?? sender} goes on your shortlist.`,
      ...(invitation.restricts ? [`On Waymark you will then see and book ${sender} only.`] : []),
      once,
    ],
    action: { words: 'See the invitation', href: at('/add-shortlist') },
    footer,
  }
}
