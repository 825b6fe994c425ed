/** Stands in for what react-aria asks about the browser's own language. */
const language = { locale: 'en-NZ', direction: 'ltr' }

export const getDefaultLocale = () => language
export const useDefaultLocale = () => language
export const isRTL = () => false
