/** For a client who rang up, and has no account: whom to ask, and how to see the booking themself. */
export function forCaller({
  account_name: provider,
  area_phone: phone,
}: {
  readonly account_name: string
  readonly area_phone: string | null
}): string {
  const call = phone ? `call ${provider} on ${phone}` : `ask ${provider}`
  return `${provider} made this booking for you when you asked them. To change or cancel it, ${call}. To see it online, create a Waymark account with this address: there we ask you whether the bookings made with it are yours.`
}

/** Why a client without an account gets an email. */
export const callerFooter = (provider: string) =>
  `You get this email because ${provider} booked for you, and you agreed to it.`

/** Where they can see the booking. */
export const callerLink = (publicUrl: URL) => ({
  words: 'Create an account to see it',
  href: new URL('/register-profile', publicUrl).href,
})
