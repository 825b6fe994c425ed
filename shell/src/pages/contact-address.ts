/** Where people write to us. */
export const contactAddress = 'hello@waymark.example'
