export const wrongPassword = { WrongPassword: 'Your current password is not right.' } as const
