import { pdfActualTexts, pdfText } from '@waymark/service-kit/testing/pdf-text'
import { expect, test } from 'vitest'
import type { Receipt } from '../src/answers/receipt.ts'
import { receiptPdf } from '../src/answers/receipt-pdf.ts'

const receipt: Receipt = {
  title: 'GST receipt',
  receiptNumber: 'WM-7',
  issuedAt: '2026-11-27T13:20:00',
  supplierName: 'Pōhutukawa Galleries',
  supplierLegalName: null,
  supplierAddress: '3 Ōtaki Road, Whangārei',
  supplierNzbn: null,
  supplierTaxNumber: null,
  cards: [],
  clientName: 'Pōua',
  activityTitle: 'Tūhura',
  startDateTime: '2026-11-29T11:30:00',
  timeZone: 'Pacific/Auckland',
  lines: [{ text: '1 x Tūhura', amountCents: 1100 }],
  totalCents: 1100,
  gst: null,
  currency: 'NZD',
  entries: [],
  balanceCents: 1100,
  refundOnItsWayCents: 0,
  cashToGiveBackCents: 0,
}

const nameIn = async (clientName: string) => {
  const file = await receiptPdf({ ...receipt, clientName })
  const [, drawn] = /For (.*?)\n?Tūhura/s.exec((await pdfText(file)).join('').replaceAll('\u{A0}', ' ')) ?? []
  return { drawn, read: await pdfActualTexts(file) }
}

test('seller, buyer and activity keep their macrons', async () => {
  const text = (await pdfText(await receiptPdf(receipt))).join('\n')
  expect(text).toContain('From Pōhutukawa Galleries, 3 Ōtaki Road, Whangārei')
  expect(text).toContain('For Pōua')
  expect(text).toContain('1 x Tūhura')
})

test.each([
  'Āēīōū Ŏőǭ',
  'Nguyễn Thị Ánh',
  'Łukasz Żółć',
  'Şağlam Çiğdem',
  'Θεοδώρα',
  'Наталія Ґжицька',
  'Նարե',
  'ნინო',
])('the name %s is drawn as it is written', async (name) => {
  expect(await nameIn(name)).toEqual({ drawn: name, read: [] })
})

test('a name whose marks are letters of their own is drawn with one for both', async () => {
  expect(await nameIn('Po\u0304ua')).toMatchObject({ drawn: 'Pōua' })
})

test('words that are read from the right stand from the right, and are copied as they are written', async () => {
  const { drawn, read } = await nameIn('Ria דנה כהן Tane')
  expect(drawn).toBe('Ria ןהכ הנד Tane')
  expect(read).toEqual(['For Ria דנה כהן Tane'])
})

test('what the font lacks is one mark, and is read as it is written', async () => {
  expect(await nameIn('Ria 👩🏽‍🦽 Tane')).toEqual({ drawn: 'Ria \u{FFFD} Tane', read: ['For Ria 👩🏽‍🦽 Tane'] })
  expect(await nameIn('鈴木')).toMatchObject({ drawn: '\u{FFFD}\u{FFFD}' })
})
