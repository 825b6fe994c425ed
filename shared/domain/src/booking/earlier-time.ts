/** How many earlier times somebody is told of for one booking. */
export const earlierNotices = {
  maxPerDay: 3,
  maxPerBooking: 20,
} as const
