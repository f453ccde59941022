/** The text of a PromptPay QR code (EMVCo, merchant presented). */
import type { Satang } from '#lib/money'

/** Application id of PromptPay credit transfers. */
const application = 'A000000677010111'

/** ISO 4217 code of the baht. */
const baht = '764'

/**
 * Builds the text to draw as a QR code. `target` is a phone number, a national or tax id (13 digits) or an
 * e-wallet id (15), in any notation. Without an amount the payer types one.
 * @throws RangeError if the target is not one of these, or the amount is not positive
 */
export function promptPayText(target: string, amount?: Satang): string {
  if (amount !== undefined && amount <= 0) throw new RangeError(`Not an amount to pay: ${amount}`)
  const text = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'), // 11: reusable, 12: for one payment
    field('29', field('00', application) + account(target)),
    field('58', 'TH'),
    field('53', baht),
    amount === undefined ? '' : field('54', amountText(amount)),
    '6304', // the checksum covers its own tag and length
  ].join('')
  return text + checksum(text)
}

/**
 * Parses a PromptPay text.
 * @returns null if its checksum or format is wrong
 */
export function readPromptPay(text: string): { account: string; amount: number | null } | null {
  if (text.length < 8 || checksum(text.slice(0, -4)) !== text.slice(-4)) return null
  const fields = fieldsOf(text)
  const merchant = fieldsOf(fields?.get('29') ?? '')
  const account = merchant?.get('01') ?? merchant?.get('02') ?? merchant?.get('03')
  if (merchant?.get('00') !== application || account === undefined) return null
  const amount = fields?.get('54')
  return { account, amount: amount === undefined ? null : Math.round(Number(amount) * 100) }
}

function account(target: string): string {
  const digits = target.replace(/\D/g, '')
  if (digits.length === 15) return field('03', digits)
  if (digits.length === 13) return field('02', digits)
  if (digits.length < 9 || digits.length > 12) throw new RangeError(`No PromptPay id: ${target}`)
  return field('01', digits.replace(/^0/, '66').padStart(13, '0'))
}

/** Uses integer arithmetic so that no satang is lost. */
function amountText(amount: Satang): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value
}

function fieldsOf(text: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const length = Number(rest.slice(2, 4))
    const value = rest.slice(4, 4 + length)
    if (!/^\d{4}/.test(rest) || value.length !== length) return null
    fields.set(rest.slice(0, 2), value)
    rest = rest.slice(4 + length)
  }
  return fields
}

/** CRC-16/CCITT-FALSE as four uppercase hex digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
