/** Stands in for react-aria's module of the browser's own language. */
const language = { locale: 'en-NZ', direction: 'ltr' }

export const getDefaultLocale = () => language
export const useDefaultLocale = () => language
