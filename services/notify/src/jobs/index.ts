import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Schedule } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { sendAccountEmail } from './account-email.ts'
import { bookingChanged } from './booking-changed.ts'
import { bookingReminder } from './booking-reminder.ts'
import { bookingWarning } from './booking-warning.ts'
import { deliverEmail } from './deliver-email.ts'
import { deliverPush } from './deliver-push.ts'
import { deliverText } from './deliver-text.ts'
import { forgetOld } from './forget-old.ts'
import { forgetPerson } from './forget-person.ts'
import { guestBookingLinks } from './guest-booking-links.ts'
import { invitationAccepted } from './invitation-accepted.ts'
import { sendInvitationEmail } from './invitation-email.ts'
import { messageWritten } from './message-written.ts'
import { sessionMessage } from './session-message.ts'
import { tellPeople } from './tell-people.ts'
import { unreadMessageEmail } from './unread-message-email.ts'
import { waitlistEnded } from './waitlist-ended.ts'
import { waitlistJoined } from './waitlist-joined.ts'

export const notifyJobs: JobHandlers<'notify', Context> = {
  'notify.booking-changed': bookingChanged,
  'notify.booking-reminder': bookingReminder,
  'notify.booking-warning': bookingWarning,
  'notify.account-email': sendAccountEmail,
  'notify.invitation-email': sendInvitationEmail,
  'notify.invitation-accepted': invitationAccepted,
  'notify.guest-booking-links': guestBookingLinks,
  'notify.forget-old': forgetOld,
  'notify.forget-person': forgetPerson,
  'notify.message-written': messageWritten,
  'notify.session-message': sessionMessage,
  'notify.tell-people': tellPeople,
  'notify.unread-message-email': unreadMessageEmail,
  'notify.waitlist-ended': waitlistEnded,
  'notify.waitlist-joined': waitlistJoined,
  'notify.deliver-email': deliverEmail,
  'notify.deliver-text': deliverText,
  'notify.deliver-push': deliverPush,
}

export const notifySchedules: readonly Schedule[] = [
  { job: jobs.notify.forgetOld, payload: {}, cron: '10 3 * * *', timeZone: 'Pacific/Auckland' },
]
