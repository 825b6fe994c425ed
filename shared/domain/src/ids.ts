declare const kind: unique symbol

/**
 * The id of one kind of row. All ids are whole numbers; the kind, which only the compiler sees, keeps one from standing
 * where another belongs. Rules and screens that do not mind which it is take a plain number.
 */
export type Id<Kind extends string> = number & { readonly [kind]: Kind }

export type AccountId = Id<'account'>
export type UserProfileId = Id<'userProfile'>
/** A person's role in one service area (`serviceAreaUserProfileId`). */
export type MembershipId = Id<'membership'>
/** An authenticator app or a passkey. */
export type SecondFactorId = Id<'secondFactor'>
export type ServiceAreaId = Id<'serviceArea'>
/** A picture of a location, an activity or an amenity. */
export type PictureId = Id<'picture'>
/** A service of the catalogue, such as gardening. */
export type ServiceId = Id<'service'>
/** A service of the catalogue as one service area offers it. */
export type ServiceAreaServiceId = Id<'serviceAreaService'>
export type BookingId = Id<'booking'>
export type SeriesId = Id<'bookingSeries'>
/** Somebody whom a person books for, kept for the next time. */
export type SavedRecipientId = Id<'savedRecipient'>
/** What an organisation notes of a client. */
export type ClientNoteId = Id<'clientNote'>
/** A price that a client asked for. */
export type QuoteId = Id<'quote'>
/** A service that somebody waits for near a place. */
export type ServiceWatchId = Id<'serviceWatch'>
export type SavedAddressId = Id<'savedAddress'>
export type ConversationId = Id<'conversation'>
export type ActivityId = Id<'activity'>
/** One date of an activity. */
export type ActivitySessionId = Id<'activitySession'>
export type PaymentId = Id<'payment'>
export type RefundId = Id<'refund'>
/** What somebody says of a location in public. */
export type ReviewId = Id<'review'>
/** What somebody has written to us. */
export type ContactMessageId = Id<'contactMessage'>
export type WaitlistEntryId = Id<'waitlistEntry'>
export type BadgePartnerId = Id<'badgePartner'>
/** Something out of order for a while. */
export type OutageId = Id<'outage'>
/** A day on which a location is closed. */
export type ClosedDayId = Id<'closedDay'>
/** What an organisation has checked of one of its people. */
export type CredentialId = Id<'credential'>
export type AccessMapId = Id<'accessMap'>

/** The same type with plain numbers for ids: of rows that a test or the demo world makes up. */
export type PlainIds<Value> = Value extends Id<string> ? number : Value extends readonly Id<string>[] ? number[] : Value

/** An id that came as a plain number from outside of the contracts and the database: a bus topic, a vendor's metadata. */
export function idFrom<Wanted extends Id<string>>(value: number): Wanted {
  return value as Wanted
}
