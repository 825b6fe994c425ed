import type { account } from '@waymark/contracts/account'
import { accessOption } from '@waymark/domain/access-fit/options'
import { moneyText } from '@waymark/domain/booking/price'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { bookingStatus, staffRoleOf } from '@waymark/domain/enums'
import { languagesText } from '@waymark/domain/language/spoken-languages'
import { staffRoleNames } from '@waymark/domain/rights/roles'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { file } from '@waymark/service-kit/refusal'
import { ownText } from '../../answers/own-words.ts'
import type { Context } from '../../context.ts'
import {
  listOwnActivityBookings,
  listOwnBookings,
  listOwnShortlist,
  listOwnWaitlistEntries,
} from '../../db/own-bookings.ts'
import { readOwnData } from '../../db/own-data.ts'
import { readOwnText } from '../../db/own-words.ts'

const statusNames = new Map<number, string>(Object.entries(bookingStatus).map(([name, value]) => [value, name]))

export const downloadMyData: Handler<Context, typeof account.downloadMyData> = async (_input, { context, caller }) => {
  const { userProfileId } = caller
  const [own, bookings, activityBookings, waitlists, shortlist, words] = await Promise.all([
    readOwnData(context.db, userProfileId),
    listOwnBookings(context.db, userProfileId),
    listOwnActivityBookings(context.db, userProfileId),
    listOwnWaitlistEntries(context.db, userProfileId),
    listOwnShortlist(context.db, userProfileId),
    readOwnText(context.db, userProfileId),
  ])
  const { person } = own
  const wordsOf = new Map(words.bookingText.map((one) => [one.booking_id, one]))
  const data = {
    writtenAt: context.now().toISOString(),
    profile: {
      userProfileId: person.id,
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      phone: person.phone,
      hasPhoto: person.avatar_key !== null,
      languages: languagesText(person.spoken_languages),
      account: person.account_name,
      accountType: person.account_type,
      countryId: person.country_id,
      isAccountAdmin: person.is_account_admin,
      seesOnly: person.restricted_to,
      addressConfirmedAt: person.email_confirmed_at,
      registeredAt: person.created_at,
    },
    roles: own.roles.map((role) => ({ location: role.name, role: staffRoleNames[staffRoleOf(role.role)] })),
    needs: own.needs.map((need) => ({
      need: accessOption(need.accessibility_option_id)?.label,
      weight: need.weight,
      threshold: need.threshold,
    })),
    activityKinds: own.activityKindIds.map((id) => activityKind(id)?.label),
    emailPreferences: own.emailPreferences.map((one) => ({ kind: one.email_kind, isWanted: one.is_wanted })),
    shortlist: shortlist.map(({ name }) => name),
    bookings: bookings.map((booking) => ({
      bookingId: booking.id,
      location: booking.area_name,
      service: serviceName(booking.service_id, booking.own_service_name),
      status: statusNames.get(booking.status),
      starts: instantToWall(booking.time_zone, booking.starts_at.getTime()),
      ends: instantToWall(booking.time_zone, booking.ends_at.getTime()),
      timeZone: booking.time_zone,
      forWhom: booking.recipient_name,
      address: booking.address,
      unitNumber: booking.unit_number,
      fee: booking.fee_display,
      cancelReason: booking.cancel_reason,
      notes: wordsOf.get(booking.id)?.notes,
      recipientPhone: wordsOf.get(booking.id)?.recipient_phone,
      recipientNotes: wordsOf.get(booking.id)?.recipient_notes,
      accessNotes: wordsOf.get(booking.id)?.access_notes,
      needsShared: wordsOf.get(booking.id)?.shared_option_ids.map((id) => accessOption(id)?.label),
      bookedAt: booking.created_at,
    })),
    activityBookings: activityBookings.map((booking) => ({
      bookingId: booking.id,
      location: booking.area_name,
      activity: booking.title,
      status: statusNames.get(booking.status),
      starts: instantToWall(booking.time_zone, booking.starts_at.getTime()),
      ends: instantToWall(booking.time_zone, booking.ends_at.getTime()),
      timeZone: booking.time_zone,
      contact: { name: booking.contact_name, email: booking.contact_email, phone: booking.contact_phone },
      spaces: booking.spaces,
      companions: booking.companions,
      price: moneyText(booking.total_cents, booking.currency),
      cancelReason: booking.cancel_reason,
      bookedAt: booking.created_at,
    })),
    waitlists: waitlists.map((entry) => ({
      location: entry.area_name,
      activity: entry.title,
      starts: instantToWall(entry.time_zone, entry.starts_at.getTime()),
      timeZone: entry.time_zone,
      state: entry.state,
      spaces: entry.spaces,
      contact: { name: entry.contact_name, email: entry.contact_email, phone: entry.contact_phone },
      people: entry.people,
      joinedAt: entry.created_at,
    })),
    ...ownText(words),
    invitationsSent: own.invitations.map((one) => ({
      kind: one.kind,
      email: one.email,
      message: one.message,
      sentAt: one.sent_at,
      acceptedAt: one.accepted_at,
    })),
    devices: own.sessions.map((session) => ({
      browser: session.user_agent,
      signedInAt: session.created_at,
      lastUsedAt: session.last_used_at,
      endedAt: session.ended_at,
      byAdministrator: session.acting_admin_id !== null,
    })),
  }
  return file({
    buffer: Buffer.from(JSON.stringify(data, null, 2)),
    name: 'waymark my data.json',
    contentType: 'application/json',
  })
}
