/** Languages in which people of a team can talk or sign with a client, by BCP 47 code: those of the country first. */
export const spokenLanguages = [
  { code: 'en', name: 'English' },
  { code: 'mi', name: 'Te reo Māori' },
  { code: 'nzs', name: 'New Zealand Sign Language (NZSL)' },
  { code: 'asf', name: 'Auslan' },
  { code: 'af', name: 'Afrikaans' },
  { code: 'am', name: 'Amharic' },
  { code: 'ar', name: 'Arabic' },
  { code: 'bn', name: 'Bengali' },
  { code: 'yue', name: 'Cantonese' },
  { code: 'rar', name: 'Cook Islands Māori' },
  { code: 'hr', name: 'Croatian' },
  { code: 'prs', name: 'Dari' },
  { code: 'nl', name: 'Dutch' },
  { code: 'fj', name: 'Fijian' },
  { code: 'fil', name: 'Filipino (Tagalog)' },
  { code: 'fr', name: 'French' },
  { code: 'sm', name: 'Gagana Sāmoa (Samoan)' },
  { code: 'de', name: 'German' },
  { code: 'el', name: 'Greek' },
  { code: 'gu', name: 'Gujarati' },
  { code: 'hi', name: 'Hindi' },
  { code: 'id', name: 'Indonesian' },
  { code: 'it', name: 'Italian' },
  { code: 'ja', name: 'Japanese' },
  { code: 'km', name: 'Khmer' },
  { code: 'ko', name: 'Korean' },
  { code: 'rop', name: 'Kriol' },
  { code: 'to', name: 'Lea faka-Tonga (Tongan)' },
  { code: 'mk', name: 'Macedonian' },
  { code: 'ml', name: 'Malayalam' },
  { code: 'cmn', name: 'Mandarin' },
  { code: 'ne', name: 'Nepali' },
  { code: 'fa', name: 'Persian (Farsi)' },
  { code: 'pjt', name: 'Pitjantjatjara' },
  { code: 'pl', name: 'Polish' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'pa', name: 'Punjabi' },
  { code: 'ru', name: 'Russian' },
  { code: 'sr', name: 'Serbian' },
  { code: 'si', name: 'Sinhala' },
  { code: 'so', name: 'Somali' },
  { code: 'es', name: 'Spanish' },
  { code: 'ta', name: 'Tamil' },
  { code: 'th', name: 'Thai' },
  { code: 'tkl', name: 'Tokelauan' },
  { code: 'tcs', name: 'Torres Strait Creole (Yumplatok)' },
  { code: 'tr', name: 'Turkish' },
  { code: 'tvl', name: 'Tuvaluan' },
  { code: 'uk', name: 'Ukrainian' },
  { code: 'ur', name: 'Urdu' },
  { code: 'niu', name: 'Vagahau Niue (Niuean)' },
  { code: 'vi', name: 'Vietnamese' },
] as const

export type SpokenLanguage = (typeof spokenLanguages)[number]['code']

/** How many languages one person can name. */
export const maxSpokenLanguages = 12

/** What somebody speaks or signs, in the order of the list: "English, Auslan". Codes of a later release are left out. */
export function languagesText(codes: readonly string[]): string {
  return spokenLanguages.flatMap(({ code, name }) => (codes.includes(code) ? name : [])).join(', ')
}

/** The codes of the list. */
export const spokenLanguageCodes: readonly SpokenLanguage[] = spokenLanguages.map(({ code }) => code)

/** Whether a code of the database is one of the list. */
export function isSpokenLanguage(code: string): code is SpokenLanguage {
  return spokenLanguages.some((one) => one.code === code)
}
